// The table of Skymines: the Moon, companies with stations and tracks, cards and plans on offer,
// bonus spaces, the running score, every player's board, and what Luna shows.
#include <algorithm>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/boards/board.h"
#include "cli/boards/seat_signs.h"
#include "cli/boards/skymines_map.h"
#include "cli/boards/skymines_signs.h"

namespace orrery::cli {
namespace {

constexpr std::size_t kDisplayRows = 4;
constexpr std::size_t kDisplayCell = 25;

class SkyminesDrawing {
 public:
  explicit SkyminesDrawing(const BoardScene& scene) : scene_(scene), style_(scene.style) {}

  Lines draw() {
    headline();
    const auto sector_choice = [this](std::string_view sector) { return choice("sector", sector); };
    for (std::string& line : draw_moon(array("sectors"), array("companies"), sector_choice, style_))
      add(std::move(line));
    for (const json::value& company : array("companies")) draw_company(company.as_object());
    draw_display();
    draw_research();
    draw_spaces();
    draw_pad();
    for (const json::value& luna : array("lunas")) draw_luna(luna.as_object());
    for (const json::value& player : array("players")) draw_player(player.as_object());
    draw_pending();
    for (const std::string& text : {std::string(kSkyLegend), say({"note.skymines"})})
      for (const std::string& line : wrapped(text, width())) add(tinted(style_, Tint::dim, line));
    return std::move(lines_);
  }

 private:
  std::size_t width() const { return static_cast<std::size_t>(style_.width); }
  const json::array& array(std::string_view key) const { return scene_.view.at(key).as_array(); }
  std::string say(const Message& message) const { return scene_.catalogue.say(message); }
  std::string bold(std::string_view text) const { return tinted(style_, Tint::bold, text); }

  void add(std::string line) { lines_.push_back(std::move(line)); }
  void add_wrapped(const std::string& line, std::size_t indent) {
    for (std::string& each : wrapped(line, width(), indent)) add(std::move(each));
  }

  // "(3)" where this thing stands for move number 3.
  std::string choice(std::string_view type, std::string_view id) const {
    for (const Choice& each : scene_.choices)
      if (each.thing.type == type && each.thing.id == id)
        return tinted(style_, Tint::yellow, fmt::format("({})", each.number));
    return "";
  }

  std::string name_of(std::int64_t seat) const {
    const auto i = static_cast<std::size_t>(seat);
    return i < scene_.names.size() ? scene_.names[i] : scene_.catalogue.say({"automaton.skymines"});
  }

  void headline() {
    const std::string_view phase = text_at(scene_.view, "phase");
    std::string who = name_of(number_at(scene_.view, "turn")) + " on turn";
    if (phase == "over") who = "the game is over";
    if (phase == "planning" || phase == "draft") who = std::string(phase);
    add_wrapped(bold(fmt::format("Round {} of {}: {}", number_at(scene_.view, "round"),
                                 number_at(scene_.view, "rounds"), who)) +
                    tinted(style_, Tint::dim,
                           fmt::format("   first player {}",
                                       name_of(number_at(scene_.view, "first_marker")))),
                2);
  }

  // --- companies ------------------------------------------------------------------------------

  void draw_company(const json::object& company) {
    const std::string_view id = text_at(company, "company");
    std::string line = fmt::format("{} {} worth {}:", company_sign(id, style_),
                                   bold(scene_.catalogue.name({"company", std::string(id)})),
                                   number_at(company, "value")) +
                       choice("company", id);
    for (const json::value& column : company.at("station").as_array())
      line += "  " + column_sign(column.as_object());
    const json::object& track = company.at("track").as_object();
    line += fmt::format("  {} {}", text_at(track, "track"), track_sign(track));
    std::int64_t seat = 0;
    for (const json::value& position : track.at("positions").as_array())
      line += fmt::format("  {} {}", name_of(seat++), position.to_number<int>());
    add_wrapped(line, 4);
  }

  // --- what is on offer -----------------------------------------------------------------------

  std::string card_text(const json::object& card) const {
    const std::string_view name = text_at(card, "card");
    return fmt::format("{} {}{}", name, bold(sky_card_sign(card, style_)), choice("card", name));
  }

  // The right column is the cheapest: spaces 9 5 1 are a row.
  void draw_display() {
    const json::array& display = array("display");
    add(bold("Display") + tinted(style_, Tint::dim, " (space, card, total cost)"));
    for (std::size_t row = 0; row < kDisplayRows; ++row) {
      std::string line = " ";
      for (std::size_t i = display.size() - kDisplayRows + row + 1; i-- > 0;) {
        if (i % kDisplayRows != row) continue;
        const json::object& space = display[i].as_object();
        std::string cell = fmt::format("{:>2}  -", number_at(space, "space"));
        if (const json::object* card = space.at("card").if_object())
          cell = fmt::format("{:>2}  {}: {}", number_at(space, "space"), card_text(*card),
                             number_at(space, "total_cost"));
        line += padded(cell, kDisplayCell);
      }
      add_wrapped(line, 4);
    }
    const json::object& deck = scene_.view.at("deck").as_object();
    std::string left = fmt::format(" deck {}:", number_at(deck, "size"));
    for (const auto& [letter, count] : deck.at("letters").as_object())
      left += fmt::format(" {} {}", count.to_number<int>(), std::string_view(letter));
    left += "; removed:";
    for (const json::value& card : array("removed")) left += " " + card_text(card.as_object());
    add_wrapped(left, 4);
  }

  std::string plan_text(const json::object& plan) const {
    const std::string_view name = text_at(plan, "plan");
    return fmt::format("{}{} {}", bold(name), choice("plan", name),
                       say(sky_message(plan.at("what").as_object())));
  }

  void draw_research() {
    const json::object& research = scene_.view.at("research").as_object();
    add_wrapped(
        bold("Research") + fmt::format(" (supplement {})", number_at(research, "supplement")), 4);
    for (const json::value& each : research.at("rows").as_array()) {
      const json::object& row = each.as_object();
      std::string line =
          fmt::format(" {} for {} RP:", text_at(row, "letter"), number_at(row, "price"));
      for (const json::value& plan : row.at("plans").as_array())
        line += "  " + (plan.is_null() ? std::string("-") : plan_text(plan.as_object()) + ";");
      add_wrapped(line, 4);
    }
    if (const json::array& special = research.at("special").as_array(); !special.empty()) {
      std::string line = fmt::format(" special for {} RP:", number_at(research, "special_price"));
      for (const json::value& plan : special) line += "  " + plan_text(plan.as_object()) + ";";
      add_wrapped(line, 4);
    }
  }

  void draw_spaces() {
    std::string line = bold("Bonus spaces") + ":";
    for (const json::value& each : array("bonus_spaces")) {
      const json::object& space = each.as_object();
      const std::string_view id = text_at(space, "space");
      line += fmt::format("  {}", scene_.catalogue.name({"space", std::string(id)}));
      if (const std::int64_t fee = number_at(space, "fee"); fee > 0)
        line += fmt::format(" ${}", fee);
      line += choice("space", id);
      if (!space.at("marker").is_null())
        line += fmt::format(" [{}]", name_of(number_at(space, "marker")));
      line += ";";
    }
    add_wrapped(line, 4);
  }

  void draw_pad() {
    std::vector<std::vector<std::string>> rows = {
        {"Score", "coins", "a", "t", "s", "m", "tank", "research", "sum"}};
    const std::size_t categories = rows[0].size() - 2;
    for (std::size_t seat = 0; seat < array("players").size() + array("lunas").size(); ++seat) {
      rows.push_back({name_of(static_cast<std::int64_t>(seat))});
      for (std::size_t row = 0; row < categories; ++row)
        rows.back().push_back(fmt::to_string(scene_.scores.rows[seat][row]));
      rows.back().push_back(fmt::to_string(scene_.scores.total[seat]));
    }
    for (std::string& line : table(rows)) add_wrapped(line, 4);
  }

  // --- seats ----------------------------------------------------------------------------------

  std::string seat_text(const json::object& seat) const {
    std::string text = fmt::format(
        "{} {}  {} coins, tank {}, ",
        seat_sign(static_cast<std::size_t>(number_at(seat, "seat")), style_),
        bold(name_of(number_at(seat, "seat"))), number_at(seat, "coins"), number_at(seat, "tank"));
    text += fmt::format("research {}, markers {}, shares", number_at(seat, "upload"),
                        number_at(seat, "markers"));
    for (const auto& [company, count] : seat.at("shares").as_object())
      text += fmt::format(" {}{}", count.to_number<int>(), company_sign(company, style_));
    if (seat.at("left").as_bool()) text += tinted(style_, Tint::dim, "  has left");
    return text;
  }

  std::string place_text(const json::value& place) const {
    if (place.at("face_down").as_bool()) return "##";
    const json::value& card = place.at("card");
    return card.is_null() ? "-" : std::string(card.at("card").as_string());
  }

  void draw_luna(const json::object& luna) {
    add_wrapped(seat_text(luna) + fmt::format("  level {}", number_at(luna, "level")), 4);
    std::string line = "    majority";
    for (const json::value& place : luna.at("majority").as_array()) line += " " + place_text(place);
    line += "; slots";
    char letter = 'A';
    for (const json::value& place : luna.at("slots").as_array())
      line += fmt::format(" {} {}", letter++, place_text(place));
    for (const auto& [type, n] : luna.at("measures").as_object())
      line += fmt::format("; {} {}", std::string_view(type), n.to_number<int>());
    line += fmt::format("; pile {}, discard {}, grade II {}", number_at(luna, "pile"),
                        luna.at("discard").as_array().size(), number_at(luna, "grade_two"));
    add_wrapped(line, 6);
  }

  void draw_player(const json::object& player) {
    add_wrapped(seat_text(player), 4);
    draw_area(player);
    std::string hand = "    hand:";
    for (const json::value& card : player.at("hand").as_array())
      hand += "  " + card_text(card.as_object());
    add_wrapped(hand, 6);
    std::string rest = "    rest:";
    int slot = 1;
    for (const json::value& stack : player.at("rest").as_array()) {
      rest += fmt::format("  {}", slot++);
      if (stack.as_array().empty()) rest += " -";
      for (const json::value& card : stack.as_array()) rest += " " + card_text(card.as_object());
    }
    add_wrapped(rest, 6);
    draw_screens(player);
    if (const json::value* tokens = player.if_contains("tokens"))
      for (const json::value& token : tokens->as_array())
        add_wrapped("    token " + plan_text(token.as_object()), 6);
  }

  // Cards face down are in brackets; closed slots show x.
  void draw_area(const json::object& player) {
    std::string line = "    slots:";
    if (const json::value* planned = player.if_contains("planned"))
      line += fmt::format("  {} planned", planned->to_number<int>());
    for (const json::value& each : player.at("slots").as_array()) {
      const json::object& slot = each.as_object();
      std::string text = slot.at("open").as_bool() ? "-" : "x";
      if (const json::object* card = slot.at("card").if_object()) {
        text = card_text(*card);
        if (slot.at("resource_tile").as_bool()) text += "+1";
        if (!slot.at("face_up").as_bool() && text_at(scene_.view, "phase") == "action")
          text = fmt::format("[{}]", text);
      }
      line += fmt::format("  {} {}", number_at(slot, "slot"), text);
    }
    for (const json::value& tile : player.at("tiles").as_array())
      line += fmt::format("  {}{}", tile.at("face_up").as_bool() ? "tile " : "used ",
                          std::string_view(tile.at("tile").as_string()));
    add_wrapped(line, 6);
  }

  // The screens ahead of the upload marker, which is shown as ^.
  void draw_screens(const json::object& player) {
    std::string line = "    screens:";
    const std::int64_t upload = number_at(player, "upload");
    if (upload == 0) line += "  ^";
    for (const json::value& each : player.at("screens").as_array()) {
      const json::object& screen = each.as_object();
      const std::int64_t number = number_at(screen, "screen");
      const json::object* plan = screen.at("plan").if_object();
      if (plan == nullptr) continue;
      std::string text = number > upload ? plan_text(*plan) : std::string(text_at(*plan, "plan"));
      if (screen.at("face_down").as_bool()) text = fmt::format("[{}]", text);
      line += fmt::format("  {} {}{}", number, text, number == upload ? " ^" : "");
    }
    add_wrapped(line, 6);
  }

  void draw_pending() {
    const json::array& gained = scene_.view.at("pending").at("gained").as_array();
    if (gained.empty()) return;
    std::string line = "to be placed:";
    for (const json::value& plan : gained) line += "  " + plan_text(plan.as_object());
    add_wrapped(line, 4);
  }

  const BoardScene& scene_;
  const Style& style_;
  Lines lines_;
};

}  // namespace

Lines draw_skymines(const BoardScene& scene) { return SkyminesDrawing(scene).draw(); }

}  // namespace orrery::cli
