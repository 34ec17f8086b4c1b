// A city: where its cards lie, what stands on their plots, and where the next card or tile may go.
// Sets of plots are bits of one machine word, card positions a word per card row, so that legal
// places are found without a search.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/luna_capital/components.h"

namespace orrery::luna_capital {

// A card position (LC-1.39): card row R from -2 to 2 and card column C from -11 to 11 in one byte.
// The columns leave a free bit at either end of a row's word.
using CardPosition = std::uint8_t;
inline constexpr int kGridRows = 5;
inline constexpr int kRowOfFirst = 2;
inline constexpr int kColumnOfFirst = 12;
inline constexpr int kColumnBits = 5;
constexpr CardPosition grid_position(unsigned row, unsigned column) {
  return static_cast<CardPosition>(row << kColumnBits | column);
}
constexpr unsigned grid_row(CardPosition at) { return at >> kColumnBits; }
constexpr unsigned grid_column(CardPosition at) { return at & ((1U << kColumnBits) - 1U); }
constexpr CardPosition position_at(int row, int column) {
  return grid_position(static_cast<unsigned>(row + kRowOfFirst),
                       static_cast<unsigned>(column + kColumnOfFirst));
}
constexpr int card_row(CardPosition at) { return static_cast<int>(grid_row(at)) - kRowOfFirst; }
constexpr int card_column(CardPosition at) {
  return static_cast<int>(grid_column(at)) - kColumnOfFirst;
}
inline constexpr CardPosition kFirstPosition = grid_position(kRowOfFirst, kColumnOfFirst);

// A plot: 4 x the card's number in order of play + its first cell. The Show Home is the last one.
using Plot = std::uint8_t;
inline constexpr Plot kShowHome = kCityCards * kCellsPerCard;
inline constexpr int kPlots = kShowHome + 1;
constexpr Plot plot_of(unsigned card, unsigned cell) {
  return static_cast<Plot>(card * kCellsPerCard + cell);
}
using PlotSet = std::uint64_t;
constexpr PlotSet plot_bit(unsigned plot) { return PlotSet{1} << plot; }

// A lattice cell (LC-1.39).
struct Cell {
  std::int8_t row = 0;
  std::int8_t column = 0;
  friend bool operator==(const Cell&, const Cell&) = default;
};

// Numbers 1 to 10 as bits 0 to 9.
using NumberSet = std::uint16_t;
constexpr NumberSet number_bit(unsigned number) {
  return static_cast<NumberSet>(1U << (number - 1U));
}

struct City {
  PlotSet plots = 0;                             // plots of face-up cards, and the Show Home
  PlotSet empty = 0;                             // of these, the empty ones
  PlotSet scaffolding = 0;                       // with visible scaffolding
  PlotSet tiles = 0;                             // whose content is a tile, not print
  PlotSet demolished = 0;                        // ever demolished: print there is gone (LC-1.44)
  std::array<std::uint32_t, kGridRows> taken{};  // columns with a card, by row
  std::array<NumberSet, kGridRows> numbers{};    // visible numbers, by row
  std::uint16_t face_down = 0;                   // cards, by order of play
  std::uint16_t robots = 0;                      // cards whose number is covered
  std::array<std::array<std::uint8_t, kMaxNumber>, kGridRows> column_of{};  // of visible numbers
  FixedVector<std::uint8_t, kCityCards> cards;                              // in order of play
  FixedVector<CardPosition, kCityCards> positions;                          // of the same cards
  std::array<Content, kPlots> content{};
  Cell home;                             // of the Show Home, when it is among `plots`
  std::array<std::uint8_t, 7> unused{};  // fills the last machine word, always zero

  friend bool operator==(const City&, const City&) = default;

  bool is_face_down(unsigned card) const { return (face_down >> card & 1U) != 0; }
  bool has_robot(unsigned card) const { return (robots >> card & 1U) != 0; }
  bool has_show_home() const { return (plots & plot_bit(kShowHome)) != 0; }
};

// Card positions as a word of columns for each row.
using Positions = std::array<std::uint32_t, kGridRows>;

// How a card is placed (LC-9.16).
enum class CardMode : std::uint8_t { plain, robot, face_down };

// Where any card may be placed by conditions 1 to 3 (LC-4.13 to LC-4.15), in at most `card_rows`
// rows.
Positions open_positions(const City& city, int card_rows);
// The columns of a row where condition 4 allows a number (LC-4.18).
std::uint32_t columns_for(const City& city, unsigned row, unsigned number);
// Whether some of the open positions allows the number (LC-4.19).
bool fits(const City& city, const Positions& open, unsigned number);
// All numbers that fit.
NumberSet fitting_numbers(const City& city, const Positions& open);

// The same without cards and tiles; only the place of a Show Home stays, which no card can take.
City without_cards(const City& city);
// All numbers that fitted when the card of that order of play was placed, the place of a Show Home
// left out: it may have been taken before or after.
NumberSet fitted_before(const City& city, const Components& tables, unsigned order);

// Puts a card down; the place is legal for the mode.
void place_card(City& city, const Components& tables, std::uint8_t card, CardPosition at,
                CardMode mode);

// Where a tile may go (LC-4.32 to LC-4.35); a Show Home goes to one of `home_cells` instead.
inline PlotSet plots_for(const City& city, const TileType& type) {
  if (type.family == Family::demolition) return city.plots;
  return is_building(type.family) ? city.empty | city.scaffolding : city.empty;
}
// Puts a tile on a plot: a demolition empties it, everything else covers it.
void put_tile(City& city, const TileType& type, Content tile, Plot plot);
// Takes a tile off again; what it covered is visible again (LC-6.14).
void lift_tile(City& city, const Components& tables, Plot plot);

// A plot's first cell; that of the Show Home is its own.
Cell cell_of(const City& city, Plot plot);
// The plot whose first cell this is; kPlots if there is none.
Plot plot_at(const City& city, Cell cell);
// What a cell shows; kEmpty where there is no plot.
Content content_at(const City& city, const Components& tables, Cell cell);
// Whether a card, face up or down, covers the cell.
bool covered_by_card(const City& city, Cell cell);

// Where a Show Home may be laid (LC-6.9): at most the outer edges of the cards, two cells each.
inline constexpr std::size_t kHomeCells = 2 * (2 * std::size_t{kCityCards} + 2);
using Cells = FixedVector<Cell, kHomeCells>;
Cells home_cells(const City& city);

}  // namespace orrery::luna_capital
