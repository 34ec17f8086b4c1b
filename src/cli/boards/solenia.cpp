// The table of Solenia: the five strips with the front on top, the orders, every player's goods and
// slots, and the viewer's hand. Cards are written as in the notation of moves.
#include <algorithm>
#include <array>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/boards/board.h"

namespace orrery::cli {
namespace {

constexpr std::size_t kLabelWidth = 8;
constexpr std::size_t kWideCell = 13;
constexpr std::size_t kNarrowCell = 6;
constexpr std::size_t kColumns = 5;
constexpr int kWideBoard = kLabelWidth + (kColumns * (kWideCell + 1)) + 1;

struct Terrain {
  std::string_view id;
  std::string_view letter;
  std::string_view word;
  Tint tint;
};
constexpr std::array kTerrains = {Terrain{"wood", "W", "wood", Tint::green},
                                  Terrain{"stone", "S", "stone", Tint::plain},
                                  Terrain{"wheat", "H", "wheat", Tint::yellow},
                                  Terrain{"water", "A", "water", Tint::blue},
                                  Terrain{"day_city", "D", "city", Tint::red},
                                  Terrain{"night_city", "N", "city", Tint::magenta}};

struct Mark {
  std::string_view id;
  std::string_view unicode;
  std::string_view plain;
};
constexpr std::array kMarks = {Mark{"circle", "●", "()"}, Mark{"triangle", "▲", "/\\"},
                               Mark{"square", "■", "[]"}, Mark{"diamond", "◆", "<>"}};

struct Colour {
  std::string_view id;
  Tint tint;
};
constexpr std::array kColours = {Colour{"orange", Tint::orange}, Colour{"pink", Tint::pink},
                                 Colour{"violet", Tint::violet}, Colour{"charcoal", Tint::grey}};

std::string_view text(const json::object& object, std::string_view key) {
  return object.at(key).as_string();
}
std::int64_t number(const json::object& object, std::string_view key) {
  const json::value& value = object.at(key);
  return value.is_uint64() ? static_cast<std::int64_t>(value.get_uint64()) : value.as_int64();
}

const Terrain& terrain_of(std::string_view id) {
  const auto* found = std::ranges::find(kTerrains, id, &Terrain::id);
  return found == kTerrains.end() ? kTerrains.front() : *found;
}

class Table {
 public:
  explicit Table(const BoardScene& scene)
      : scene_(scene),
        style_(scene.style),
        wide_(scene.style.width >= kWideBoard),
        cell_width_(wide_ ? kWideCell : kNarrowCell) {}

  Lines draw() {
    headline();
    board();
    orders();
    for (const json::value& player : scene_.view.at("players").as_array())
      draw_player(player.as_object());
    if (const json::value* rival = scene_.view.if_contains("rival")) draw_rival(rival->as_object());
    return std::move(lines_);
  }

 private:
  void add(std::string line) { lines_.push_back(std::move(line)); }
  void add_wrapped(const std::string& line, std::size_t indent) {
    for (std::string& each : wrapped(line, static_cast<std::size_t>(style_.width), indent))
      add(std::move(each));
  }
  std::string star() const { return tinted(style_, Tint::yellow, shape(style_, "★", "*")); }

  // The mark of an owner: a seat, or "rival".
  std::string mark(const json::value& owner) const {
    const json::object& who =
        owner.is_string()
            ? scene_.view.at("rival").as_object()
            : scene_.view.at("players").as_array()[owner.to_number<std::size_t>()].as_object();
    return mark_of(who);
  }
  std::string mark_of(const json::object& who) const {
    const auto* mark = std::ranges::find(kMarks, text(who, "mark"), &Mark::id);
    const auto* colour = std::ranges::find(kColours, text(who, "colour"), &Colour::id);
    const Tint tint = colour == kColours.end() ? Tint::plain : colour->tint;
    if (mark == kMarks.end()) return std::string(text(who, "colour").substr(0, 1));
    return tinted(style_, tint, shape(style_, mark->unicode, mark->plain));
  }

  void headline() {
    const auto turn = static_cast<std::size_t>(number(scene_.view, "turn"));
    const bool over = text(scene_.view, "phase") == "over";
    const std::string who = over ? std::string("the game is over")
                            : turn < scene_.names.size()
                                ? fmt::format("{} on turn", scene_.names[turn])
                                : std::string("the Rival on turn");
    add(tinted(style_, Tint::bold,
               fmt::format("Round {}, {}: {}", number(scene_.view, "round"),
                           text(scene_.view, "face"), who)));
  }

  // --- the board -----------------------------------------------------------------------------

  void board() {
    const json::object& board = scene_.view.at("board").as_object();
    const json::array& rows = board.at("rows").as_array();
    std::string header(kLabelWidth + 1, ' ');
    for (std::size_t column = 0; column < kColumns; ++column)
      header += centred(fmt::format("{}", column), cell_width_ + 1);
    add(tinted(style_, Tint::dim, header));
    for (std::size_t row = rows.size(); row-- > 0;) {
      add(border(row, text(board, "airship")));
      add(strip(row, rows[row].as_object()));
    }
    add(border(rows.size(), ""));
    const std::string_view legend =
        "row 4 is in front; row 0 leaves next and pays its cards: letters are goods, * is a star "
        "on "
        "that island, @ what the space offers";
    const std::size_t indent = wide_ ? kLabelWidth : 0;
    for (const std::string& line : wrapped(legend, static_cast<std::size_t>(style_.width) - indent))
      add(std::string(indent, ' ') + tinted(style_, Tint::dim, line));
  }

  // The line above a row; the airship hangs in it over its space.
  std::string border(std::size_t row, std::string_view airship) const {
    std::string line(kLabelWidth, ' ');
    for (std::size_t column = 0; column < kColumns; ++column) {
      const bool ship = airship == fmt::format("{},{}", row, column);
      line += '+';
      line += ship ? tinted(style_, Tint::yellow, wide_ ? "==(airship)==" : "(ship)")
                   : std::string(cell_width_, '-');
    }
    return line + '+';
  }

  std::string strip(std::size_t row, const json::object& strip) const {
    std::string line =
        padded(fmt::format("{} {}", row,
                           scene_.catalogue.name({"face", std::string(text(strip, "face"))})),
               kLabelWidth);
    for (const json::value& space : strip.at("spaces").as_array())
      line += "|" + padded(cell(space.as_object()), cell_width_);
    return line + "|";
  }

  std::string cell(const json::object& space) const {
    const Terrain& terrain = terrain_of(text(space, "terrain"));
    const json::value* card = space.if_contains("card");
    std::string line = tinted(style_, terrain.tint, terrain.letter);
    if (wide_) line += padded(fmt::format(" {}", terrain.word), 7);
    if (card == nullptr) return line;
    const json::object& held = card->as_object();
    return line + mark(held.at("owner")) + tinted(style_, Tint::bold, text(held, "card"));
  }

  // --- orders ---------------------------------------------------------------------------------

  // A cost as letters, one for each good: "SSA".
  static std::string cost_letters(const json::object& cost) {
    std::string letters;
    for (const Terrain& terrain : kTerrains)
      if (const json::value* count = cost.if_contains(terrain.id))
        for (auto i = count->to_number<int>(); i > 0; --i) letters += terrain.letter;
    return letters;
  }

  void orders() {
    for (const std::string_view side : {"day", "night"}) {
      const json::object& market = scene_.view.at(side).as_object();
      std::string line = padded(fmt::format("{} orders", side), 13);
      for (const json::value& tile : market.at("display").as_array())
        line += padded(tile.is_null() ? "-" : order(tile.as_object()), 15);
      add_wrapped(line + tinted(style_, Tint::dim,
                                fmt::format("{} left", market.at("left").as_array().size())),
                  13);
    }
  }

  std::string order(const json::object& tile) const {
    return fmt::format("{} {} {}{}", text(tile, "tile"), cost_letters(tile.at("cost").as_object()),
                       number(tile, "stars"), star());
  }

  // --- players --------------------------------------------------------------------------------

  void draw_player(const json::object& player) {
    const auto seat = static_cast<std::size_t>(number(player, "seat"));
    std::int64_t stars = 0;
    for (const auto& part : player.at("stars").as_object()) stars += part.value().to_number<int>();
    add_wrapped(
        fmt::format("{} {}  [{}]  {}{} in play  hand {}, deck {}{}", mark_of(player),
                    tinted(style_, Tint::bold, scene_.names[seat]), wells(player), stars, star(),
                    number(player, "hand_size"), number(player, "deck_size"), first_mark(seat)),
        4);
    const json::object& slots = player.at("slots").as_object();
    for (const std::string_view side : {"day", "night"})
      add_wrapped(slots_line(side, slots.at(side).as_array()), 10);
    if (const json::value* improvements = player.if_contains("improvements"))
      improvements_line(improvements->as_object());
    if (const json::value* hand = player.if_contains("hand")) hand_line(player, hand->as_array());
  }

  std::string first_mark(std::size_t seat) const {
    return static_cast<std::size_t>(number(scene_.view, "first")) == seat ? "  (first)" : "";
  }

  // The storage: a letter per good, a dot per empty well.
  std::string wells(const json::object& player) const {
    const json::object& goods = player.at("goods").as_object();
    std::string line;
    std::int64_t held = 0;
    for (const Terrain& terrain : kTerrains)
      if (const json::value* count = goods.if_contains(terrain.id))
        for (auto i = count->to_number<int>(); i > 0; --i, ++held)
          line += tinted(style_, terrain.tint, terrain.letter) + ' ';
    for (; held < number(player, "capacity"); ++held) line += ". ";
    if (!line.empty()) line.pop_back();
    return line;
  }

  std::string slots_line(std::string_view side, const json::array& slots) const {
    std::string line = padded(fmt::format("    {}", side), 10);
    for (const json::value& slot : slots) {
      if (slot.is_null()) {
        line += padded("---", 10);
        continue;
      }
      const json::object& tile = slot.as_object();
      line += padded(fmt::format("{} {}{}", text(tile, "tile"), number(tile, "stars"), star()), 10);
    }
    return line;
  }

  void improvements_line(const json::object& improvements) {
    if (improvements.empty()) return;
    std::string line = "    with  ";
    for (const auto& [place, improvement] : improvements) {
      const json::object& tile = improvement.as_object();
      line += fmt::format(
          "{}{}{}  ", text(tile, "title"),
          place == "level1" ? std::string() : fmt::format(" ({})", std::string_view(place)),
          tile.at("active").as_bool() ? " active" : "");
    }
    add_wrapped(line, 10);
  }

  void hand_line(const json::object& player, const json::array& hand) {
    std::string line = "    hand  ";
    for (const json::value& card : hand)
      line += tinted(style_, Tint::bold, text(card.as_object(), "card")) + "  ";
    if (const json::value* chosen = player.if_contains("chosen"))
      line += fmt::format("(chosen: {})", text(chosen->as_object(), "card"));
    add(line);
  }

  void draw_rival(const json::object& rival) {
    std::string line =
        fmt::format("{} {}  deck {}", mark_of(rival), tinted(style_, Tint::bold, "Rival"),
                    rival.at("left").as_array().size());
    if (number(rival, "die") != 0) line += fmt::format(", last roll {}", number(rival, "die"));
    if (const json::array& removed = rival.at("removed").as_array(); !removed.empty()) {
      line += ", took out";
      for (const json::value& tile : removed) line += " " + std::string(tile.as_string());
    }
    add_wrapped(line, 4);
  }

  const BoardScene& scene_;
  const Style& style_;
  bool wide_;
  std::size_t cell_width_;
  Lines lines_;
};

}  // namespace

Lines draw_solenia(const BoardScene& scene) { return Table(scene).draw(); }

}  // namespace orrery::cli
