// The table of Luna Capital: the display, the concessions, the running score, every player's city
// and the viewer's hand; in solo what the automaton has taken.
#include <algorithm>
#include <array>
#include <map>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/boards/board.h"
#include "cli/boards/luna_capital_city.h"
#include "cli/boards/luna_capital_signs.h"
#include "cli/boards/seat_signs.h"

namespace orrery::cli {
namespace {

constexpr std::string_view kCityLegend =
    "H hydrogen, O oxygen, W water, G greenhouse with pear, apple, lemon or x for any, S sales "
    "office, M meteorite, m. mod-hab and r. residential complex with what they count, LP landing "
    "pad, RD redistribution, X demolition, ## scaffolding, . empty; << and ^^ double plot; * "
    "largest group; +1 robot; [R] a robot covers the number; /////// face down. Places are "
    "row,column: of cards for a card, of cells for a plot.";
constexpr std::string_view kPadLegend =
    "Score: fs fruit sets, mh mod-habs, rc residential complexes, hd cards in hand, co concessions";

// The columns of the score pad, one for each of its rows; the last is the automaton's alone.
constexpr std::array<std::string_view, 12> kPad = {"H", "O",  "W",  "G",  "fs", "M",
                                                   "S", "mh", "rc", "hd", "co", "sp"};
// The decisions whose moves name a tile that is to be placed.
constexpr std::array<std::string_view, 3> kTileDecisions = {"use_special", "place_tile",
                                                            "burger_reserve"};

constexpr std::size_t kPadWidth = 3;
constexpr std::size_t kTotalWidth = 4;

// A message that the view holds as JSON.
Message message_of(const json::object& object) {
  Message message{std::string(text_at(object, "id"))};
  for (const auto& [name, value] : object.at("args").as_object()) {
    Argument argument{std::string(name), {}};
    if (const json::object* term = value.if_object())
      argument.value =
          Term{std::string(term->begin()->key()), std::string(term->begin()->value().as_string())};
    else if (value.is_string())
      argument.value = std::string(value.as_string());
    else
      argument.value = value.to_number<std::int64_t>();
    message.args.push_back(std::move(argument));
  }
  return message;
}

class LunaCapitalDrawing {
 public:
  explicit LunaCapitalDrawing(const BoardScene& scene) : scene_(scene), style_(scene.style) {}

  Lines draw() {
    headline();
    for (const json::value& set : scene_.view.at("display").as_array()) draw_set(set.as_object());
    for (const json::value& each : scene_.view.at("concessions").as_array())
      draw_concession(each.as_object());
    draw_pad();
    if (const json::value* automaton = scene_.view.if_contains("automaton"))
      draw_automaton(automaton->as_object());
    for (const json::value& player : scene_.view.at("players").as_array())
      draw_player(player.as_object());
    draw_pending();
    for (const std::string& text : {legend(), scene_.catalogue.say({"note.luna-capital"})})
      for (const std::string& line : wrapped(text, static_cast<std::size_t>(style_.width)))
        add(tinted(style_, Tint::dim, line));
    return std::move(lines_);
  }

 private:
  void add(std::string line) { lines_.push_back(std::move(line)); }
  void add_wrapped(const std::string& line, std::size_t indent) {
    for (std::string& each : wrapped(line, static_cast<std::size_t>(style_.width), indent))
      add(std::move(each));
  }

  std::string legend() const {
    std::string text = fmt::format("{} {}", kCityLegend, kPadLegend);
    text += scene_.view.contains("automaton") ? ", sp special tiles." : ".";
    std::vector<std::string> specials;
    for (const json::value& player : scene_.view.at("players").as_array())
      if (const json::value* special = player.as_object().if_contains("special"))
        specials.push_back(fmt::format("{} {}", plot_sign(text_at(special->as_object(), "code")),
                                       tile_name(special->as_object())));
    if (!specials.empty()) text += fmt::format(" Special tiles: {}.", fmt::join(specials, ", "));
    return text;
  }

  std::string tile_name(const json::object& tile) const {
    return scene_.catalogue.name({"tile", std::string(text_at(tile, "title"))});
  }

  std::size_t number_of(std::string_view type, std::string_view id) const {
    for (const Choice& each : scene_.choices)
      if (each.thing.type == type && each.thing.id == id) return each.number;
    return 0;
  }
  // "(3)" where this thing stands for move number 3.
  std::string choice(std::string_view type, std::string_view id) const {
    const std::size_t number = number_of(type, id);
    return number == 0 ? "" : tinted(style_, Tint::yellow, fmt::format("({})", number));
  }

  std::string name_of(const json::value& seat) const {
    return scene_.names[seat.to_number<std::size_t>()];
  }

  void headline() {
    const bool over = text_at(scene_.view, "decision") == "over";
    const std::string who =
        over ? "the game is over" : name_of(scene_.view.at("turn")) + " on turn";
    add_wrapped(tinted(style_, Tint::bold,
                       fmt::format("Phase {}, round {}: {}", text_at(scene_.view, "phase"),
                                   number_at(scene_.view, "round"), who)) +
                    tinted(style_, Tint::dim,
                           fmt::format("   deck {}, tower {}", number_at(scene_.view, "deck_size"),
                                       number_at(scene_.view, "tower_size"))),
                2);
  }

  // --- display and concessions ----------------------------------------------------------------

  std::string card_text(const json::object& card) const {
    const std::string_view name = text_at(card, "card");
    return fmt::format("{} {:>2} [{}]{}", name,
                       tinted(style_, Tint::bold, fmt::format("{:>2}", number_at(card, "number"))),
                       card_sign(card, style_), choice("card", name));
  }

  std::string tiles_text(const json::object& set) const {
    std::string text;
    for (const json::value& tile : set.at("tiles").as_array()) {
      text += text.empty() ? "" : "  ";
      text += tile_sign(tile.as_object(), style_);
      text += choice("display_tile", fmt::format("{}:{}", number_at(set, "space"),
                                                 text_at(tile.as_object(), "tile")));
    }
    return text;
  }

  void draw_set(const json::object& set) {
    std::string line = fmt::format(" {}  ", number_at(set, "space"));
    if (set.at("card").is_null())
      line += "-";
    else
      line += fmt::format("{}  {}", card_text(set.at("card").as_object()), tiles_text(set));
    if (set.at("marked").as_bool())
      line += tinted(style_, Tint::yellow, "  <- last delivery: costs a card");
    add_wrapped(line, 4);
  }

  void draw_concession(const json::object& concession) {
    std::vector<std::string> holders;
    for (const json::value& seat : concession.at("claimed_by").as_array())
      holders.push_back(name_of(seat));
    std::string state = holders.empty() ? "open"
                                        : fmt::format("{} in phase {}", fmt::join(holders, ", "),
                                                      text_at(concession, "claimed_in"));
    const std::int64_t points = number_at(concession, "points");
    if (const json::value& worth = concession.at("worth_now"); worth.is_int64() && worth != points)
      state += fmt::format(", worth {} now", worth.get_int64());
    if (const json::value& got = concession.at("claimed_for"); got.is_int64() && got != points)
      state += fmt::format(" for {}", got.get_int64());
    add_wrapped(
        fmt::format(" {:3} {:5} {:2}  {}: {}", text_at(concession, "concession"),
                    text_at(concession, "term"), points,
                    scene_.catalogue.say(message_of(concession.at("condition").as_object())),
                    tinted(style_, holders.empty() ? Tint::dim : Tint::bold, state)),
        15);
  }

  // --- the running score ----------------------------------------------------------------------

  void draw_pad() {
    const bool solo = scene_.view.contains("automaton");
    const std::size_t columns = solo ? 2 : scene_.view.at("players").as_array().size();
    const std::size_t rows = solo ? kPad.size() : kPad.size() - 1;
    const auto width = static_cast<std::size_t>(style_.width);
    const std::size_t numbers = rows * kPadWidth + kTotalWidth + 1;
    const std::size_t names = std::clamp<std::size_t>(width - std::min(width, numbers + 1), 3, 16);
    std::string head(names + 1, ' ');
    for (std::size_t row = 0; row < rows; ++row)
      head += padded_left(std::string(kPad[row]), kPadWidth);
    add(tinted(style_, Tint::dim, head + padded_left("sum", kTotalWidth)));
    for (std::size_t column = 0; column < columns; ++column) {
      const bool automaton = solo && column == 1;
      const std::string name = automaton ? "Automaton" : scene_.names[column];
      pad_line(" " + padded(name.substr(0, names), names), column, rows, automaton);
    }
  }

  void pad_line(std::string line, std::size_t column, std::size_t rows, bool automaton) {
    for (std::size_t row = 0; row < rows; ++row) {
      const bool scored = automaton || row + 1 < kPad.size();
      line +=
          padded_left(scored ? fmt::to_string(scene_.scores.rows[column][row]) : "-", kPadWidth);
    }
    add(line + tinted(style_, Tint::bold,
                      padded_left(fmt::to_string(scene_.scores.total[column]), kTotalWidth)));
  }

  // --- players --------------------------------------------------------------------------------

  void draw_player(const json::object& player) {
    const auto seat = static_cast<std::size_t>(number_at(player, "seat"));
    const bool first = number_at(scene_.view, "first") == number_at(player, "seat");
    std::string line = fmt::format(
        "{} {} ({}, {})  hand {}, robots {}, redistribution {}", seat_sign(seat, style_),
        tinted(style_, Tint::bold, scene_.names[seat]), text_at(player, "sponsor_name"),
        text_at(player, "colour"), number_at(player, "hand_size"), number_at(player, "robots"),
        number_at(player, "redistribution"));
    if (first) line += "  (first)";
    add_wrapped(line, 4);
    if (const json::value* special = player.if_contains("special"))
      draw_special(player, special->as_object());
    if (const json::value* hand = player.if_contains("hand"); hand && !hand->as_array().empty())
      draw_cards("hand", hand->as_array());
    for (std::string& each :
         draw_city(player.at("city").as_object(), choices_in(number_at(player, "seat")), style_))
      add(std::move(each));
  }

  void draw_special(const json::object& player, const json::object& special) {
    std::string line = fmt::format("    {} {}{}", tile_sign(special, style_), tile_name(special),
                                   player.at("special_used").as_bool() ? " (used)" : "");
    if (const json::object* reserved = player.at("reserved").if_object())
      line += "  reserved " + tile_sign(*reserved, style_);
    add_wrapped(line, 4);
  }

  void draw_cards(std::string_view label, const json::array& cards) {
    std::string line = fmt::format("    {} ", label);
    const std::size_t indent = line.size();
    for (const json::value& card : cards) {
      const std::string text = card_text(card.as_object());
      if (width_of(line) > indent &&
          width_of(line) + 2 + width_of(text) > static_cast<std::size_t>(style_.width)) {
        add(std::move(line));
        line = std::string(indent, ' ');
      }
      line += text + "  ";
    }
    add(line);
  }

  // Moves of the viewer stand for places of the viewer's city.
  CityChoices choices_in(std::int64_t seat) const {
    CityChoices choices;
    const bool mine = !scene_.viewer.is_spectator() && index(scene_.viewer.seat()) == seat;
    choices.number = [this, mine](std::string_view type, std::string_view id) {
      return mine ? number_of(type, id) : std::size_t{0};
    };
    for (const Choice& each : scene_.choices) {
      if (mine && each.thing.type == "position") choices.positions.push_back(each.thing.id);
      if (mine && each.thing.type == "cell") choices.cells.push_back(each.thing.id);
    }
    return choices;
  }

  // What the turn in progress holds.
  void draw_pending() {
    const json::object& pending = scene_.view.at("pending").as_object();
    if (const json::array& tiles = pending.at("tiles").as_array(); !tiles.empty()) {
      // A plot's choice may name what lies on it, which is none of these.
      const std::string_view decision = text_at(scene_.view, "decision");
      const bool chooses = std::ranges::find(kTileDecisions, decision) != kTileDecisions.end();
      std::string line = "to be placed:";
      for (const json::value& tile : tiles)
        line += "  " + tile_sign(tile.as_object(), style_) +
                (chooses ? choice("tile", text_at(tile.as_object(), "title")) : "");
      add_wrapped(line, 4);
    }
    if (const json::value* landing = pending.if_contains("landing"))
      draw_cards("drawn", landing->as_array());
  }

  void draw_automaton(const json::object& automaton) {
    std::map<std::string, int> tiles;
    for (const json::value& tile : automaton.at("tiles").as_array())
      ++tiles[tile_sign(tile.as_object(), style_)];
    std::string line = tinted(style_, Tint::bold, "Automaton") + "  tiles:";
    for (const auto& [sign, count] : tiles) line += fmt::format(" {}x{}", count, sign);
    if (tiles.empty()) line += " none";
    add_wrapped(line, 4);
    if (const json::array& cards = automaton.at("cards").as_array(); !cards.empty())
      draw_cards("cards", cards);
  }

  const BoardScene& scene_;
  const Style& style_;
  Lines lines_;
};

}  // namespace

Lines draw_luna_capital(const BoardScene& scene) { return LunaCapitalDrawing(scene).draw(); }

}  // namespace orrery::cli
