// The table of Solenia: the five strips with the front on top, the orders, every player's goods and
// slots, and the viewer's hand. Cards are written as in the notation of moves.
#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/boards/board.h"
#include "cli/boards/solenia_signs.h"

namespace orrery::cli {
namespace {

constexpr std::size_t kLabelWidth = 8;
constexpr std::size_t kWideCell = 13;
constexpr std::size_t kNarrowCell = 6;
constexpr std::size_t kTerrainWidth = 8;
constexpr std::size_t kColumns = 5;
constexpr int kWideBoard = kLabelWidth + (kColumns * (kWideCell + 1)) + 1;
constexpr std::size_t kSlotWidth = 10;
constexpr std::size_t kOrderWidth = 16;

constexpr std::string_view kFieldLegend =
    "row 4 is in front; row 0 leaves next and pays its cards: letters are goods, * is a star on "
    "that island, @ what the space offers";

class SoleniaDrawing {
 public:
  explicit SoleniaDrawing(const BoardScene& scene)
      : scene_(scene),
        style_(scene.style),
        wide_(scene.style.width >= kWideBoard),
        cell_width_(wide_ ? kWideCell : kNarrowCell) {}

  Lines draw() {
    headline();
    board();
    for (const std::string_view side : {"day", "night"}) orders(side);
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

  // Items after a label, each as wide as the others, on as many lines as it takes.
  void add_row(std::string_view label, std::size_t indent, const std::vector<std::string>& items,
               std::size_t item_width) {
    std::string line = padded(std::string(label), indent);
    for (const std::string& item : items) {
      if (width_of(line) > indent &&
          width_of(line) + width_of(item) > static_cast<std::size_t>(style_.width)) {
        add(std::move(line));
        line = std::string(indent, ' ');
      }
      line += padded(item, item_width);
    }
    add(std::move(line));
  }

  // "(3)" where this thing stands for move number 3.
  std::string choice(std::string_view type, std::string_view id) const {
    for (const Choice& each : scene_.choices)
      if (each.thing.type == type && each.thing.id == id)
        return tinted(style_, Tint::yellow, fmt::format("({})", each.number));
    return {};
  }

  void headline() {
    const auto turn = static_cast<std::size_t>(number_at(scene_.view, "turn"));
    const std::string who =
        text_at(scene_.view, "phase") == "over" ? std::string("the game is over")
        : turn < scene_.names.size()            ? fmt::format("{} on turn", scene_.names[turn])
                                                : std::string("the Rival on turn");
    add(tinted(style_, Tint::bold,
               fmt::format("Round {}, {}: {}", number_at(scene_.view, "round"),
                           text_at(scene_.view, "face"), who)));
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
      add(border(row, text_at(board, "airship")));
      add(strip(row, rows[row].as_object()));
    }
    add(border(rows.size(), ""));
    const std::size_t indent = wide_ ? kLabelWidth : 0;
    for (const std::string& line :
         wrapped(kFieldLegend, static_cast<std::size_t>(style_.width) - indent))
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
    const std::string face = scene_.catalogue.name({"face", std::string(text_at(strip, "face"))});
    std::string line = padded(fmt::format("{} {}", row, face), kLabelWidth);
    for (const json::value& space : strip.at("spaces").as_array())
      line += "|" + padded(cell(space.as_object()), cell_width_);
    return line + "|";
  }

  std::string cell(const json::object& space) const {
    const TerrainSign& terrain = terrain_sign(text_at(space, "terrain"));
    std::string line = tinted(style_, terrain.tint, terrain.letter);
    if (wide_)
      line = padded(fmt::format("{} {}{}", line, terrain.word, shape(style_, terrain.shape, "")),
                    kTerrainWidth);
    if (const json::value* card = space.if_contains("card")) {
      const json::object& held = card->as_object();
      line += owner_mark(owner(held.at("owner")), style_);
      return line + tinted(style_, Tint::bold, text_at(held, "card"));
    }
    const std::string mine = choice("space", text_at(space, "space"));
    return line + padded_left(mine, cell_width_ - width_of(line));
  }

  // A seat, or "rival".
  const json::object& owner(const json::value& owner) const {
    if (owner.is_string()) return scene_.view.at("rival").as_object();
    return scene_.view.at("players").as_array()[owner.to_number<std::size_t>()].as_object();
  }

  // --- orders ---------------------------------------------------------------------------------

  void orders(std::string_view side) {
    const json::object& market = scene_.view.at(side).as_object();
    std::vector<std::string> items;
    for (const json::value& tile : market.at("display").as_array())
      items.push_back(tile.is_null() ? "-" : order(tile.as_object()));
    items.push_back(
        tinted(style_, Tint::dim, fmt::format("+{}", market.at("left").as_array().size())));
    add_row(fmt::format("{} orders", side), 13, items, kOrderWidth);
  }

  std::string order(const json::object& tile) const {
    const std::string_view name = text_at(tile, "tile");
    return fmt::format("{} {} {}{}{}", name, goods_letters(tile.at("cost").as_object(), style_),
                       number_at(tile, "stars"), star_sign(style_), choice("tile", name));
  }

  // --- players --------------------------------------------------------------------------------

  void draw_player(const json::object& player) {
    const auto seat = static_cast<std::size_t>(number_at(player, "seat"));
    const bool first = number_at(scene_.view, "first") == number_at(player, "seat");
    std::int64_t stars = 0;
    for (const auto& part : player.at("stars").as_object())
      stars += part.value().to_number<std::int64_t>();
    add_wrapped(
        fmt::format("{} {}  [{}]  {}{} in play  hand {}, deck {}{}", owner_mark(player, style_),
                    tinted(style_, Tint::bold, scene_.names[seat]), wells(player), stars,
                    star_sign(style_), number_at(player, "hand_size"),
                    number_at(player, "deck_size"), first ? "  (first)" : ""),
        4);
    for (const std::string_view side : {"day", "night"})
      slots(side, player.at("slots").as_object().at(side).as_array());
    if (const json::value* improvements = player.if_contains("improvements"))
      draw_improvements(improvements->as_object());
    if (const json::value* hand = player.if_contains("hand")) draw_hand(player, hand->as_array());
  }

  // The storage: a letter per good, a dot per empty well.
  std::string wells(const json::object& player) const {
    const std::string goods = goods_letters(player.at("goods").as_object(), style_);
    return padded_with_dots(goods, static_cast<std::size_t>(number_at(player, "capacity")));
  }
  static std::string padded_with_dots(std::string goods, std::size_t capacity) {
    const std::size_t held = width_of(goods);
    if (held < capacity) goods.append(capacity - held, '.');
    return goods;
  }

  // Delivered tiles; an empty slot shows what it will give.
  void slots(std::string_view side, const json::array& tiles) {
    const json::array& bonuses = scene_.view.at("bonuses").as_object().at(side).as_array();
    std::vector<std::string> items;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      const json::object* tile = tiles[i].if_object();
      items.push_back(tile == nullptr ? bonus_brief(bonuses[i].as_object(), style_)
                                      : fmt::format("{} {}{}", text_at(*tile, "tile"),
                                                    number_at(*tile, "stars"), star_sign(style_)));
    }
    add_row(fmt::format("    {}", side), 10, items, kSlotWidth);
  }

  void draw_improvements(const json::object& improvements) {
    if (improvements.empty()) return;
    std::string line = "    with  ";
    for (const auto& [place, improvement] : improvements) {
      const json::object& tile = improvement.as_object();
      line += text_at(tile, "title");
      if (place != "level1") line += fmt::format(" ({})", std::string_view(place));
      line += tile.at("active").as_bool() ? " active  " : "  ";
    }
    add_wrapped(line, 10);
  }

  void draw_hand(const json::object& player, const json::array& hand) {
    std::string line = "    hand  ";
    for (const json::value& card : hand) {
      const std::string_view name = text_at(card.as_object(), "card");
      line += tinted(style_, Tint::bold, name) + choice("card", name) + "  ";
    }
    if (const json::value* chosen = player.if_contains("chosen"))
      line += fmt::format("(chosen: {})", text_at(chosen->as_object(), "card"));
    add(line);
  }

  void draw_rival(const json::object& rival) {
    std::string line =
        fmt::format("{} {}  deck {}", owner_mark(rival, style_),
                    tinted(style_, Tint::bold, "Rival"), rival.at("left").as_array().size());
    if (number_at(rival, "die") != 0)
      line += fmt::format(", last roll {}", number_at(rival, "die"));
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

Lines draw_solenia(const BoardScene& scene) { return SoleniaDrawing(scene).draw(); }

}  // namespace orrery::cli
