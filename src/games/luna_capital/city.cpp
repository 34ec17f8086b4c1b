#include "games/luna_capital/city.h"

#include <algorithm>

namespace orrery::luna_capital {
namespace {

// A word with the bits from `low` to below `high`.
constexpr std::uint32_t columns_between(unsigned low, unsigned high) {
  return high <= low ? 0 : ((1U << high) - 1U) & ~((1U << low) - 1U);
}

// Halves rounded down, also below zero: the card position of a lattice coordinate.
constexpr int half(int coordinate) { return coordinate >> 1; }

constexpr bool on_grid(int row, int column) {
  return row >= -kRowOfFirst && row <= kRowOfFirst && column > -kColumnOfFirst &&
         column < kColumnOfFirst;
}

// Which of the four cells of a card it is.
constexpr unsigned part_of(Cell cell) {
  return (static_cast<unsigned>(cell.row) & 1U) * 2U + (static_cast<unsigned>(cell.column) & 1U);
}

// LC-6.11: no card may cover the Show Home.
void block_show_home(const City& city, Positions& open) {
  const int row = half(city.home.row);
  const int column = half(city.home.column);
  if (!on_grid(row, column)) return;
  const CardPosition at = position_at(row, column);
  open[grid_row(at)] &= ~(1U << grid_column(at));
}

// The number of the card at a position in order of play; the number of cards if there is none.
std::size_t card_at(const City& city, CardPosition at) {
  return static_cast<std::size_t>(std::ranges::find(city.positions, at) - city.positions.begin());
}

}  // namespace

Positions open_positions(const City& city, int card_rows) {
  Positions open{};
  if (city.cards.empty()) {
    open[kRowOfFirst] = 1U << kColumnOfFirst;
    return open;
  }
  int top = 0;
  while (city.taken[static_cast<std::size_t>(top)] == 0) ++top;
  int bottom = kGridRows - 1;
  while (city.taken[static_cast<std::size_t>(bottom)] == 0) --bottom;
  const int first = std::max(0, bottom - card_rows + 1);
  const int last = std::min(kGridRows - 1, top + card_rows - 1);
  for (int i = first; i <= last; ++i) {
    const auto row = static_cast<std::size_t>(i);
    const std::uint32_t here = city.taken[row];
    std::uint32_t beside = here << 1U | here >> 1U;
    if (i > 0) beside |= city.taken[row - 1];
    if (i + 1 < kGridRows) beside |= city.taken[row + 1];
    open[row] = beside & ~here;
  }
  if (city.has_show_home()) block_show_home(city, open);
  return open;
}

std::uint32_t columns_for(const City& city, unsigned row, unsigned number) {
  const unsigned present = city.numbers[row];
  const unsigned bit = number_bit(number);
  if ((present & bit) != 0) return 0;
  const unsigned smaller = present & (bit - 1U);
  const unsigned larger = present & ~(bit - 1U);
  const unsigned after =
      smaller == 0 ? 0 : city.column_of[row][static_cast<std::size_t>(std::bit_width(smaller)) - 1];
  const unsigned before =
      larger == 0 ? 31 : city.column_of[row][static_cast<std::size_t>(std::countr_zero(larger))];
  return columns_between(after + 1, before);
}

bool fits(const City& city, const Positions& open, unsigned number) {
  for (unsigned row = 0; row < kGridRows; ++row)
    if (open[row] != 0 && (open[row] & columns_for(city, row, number)) != 0) return true;
  return false;
}

NumberSet fitting_numbers(const City& city, const Positions& open) {
  NumberSet fitting = 0;
  for (unsigned number = 1; number <= kMaxNumber; ++number)
    if (fits(city, open, number)) fitting |= number_bit(number);
  return fitting;
}

City without_cards(const City& city) {
  City bare;
  bare.home = city.home;
  bare.plots = city.plots & plot_bit(kShowHome);
  return bare;
}

NumberSet fitted_before(const City& city, const Components& tables, unsigned order) {
  City laid = without_cards(city);
  for (unsigned i = 0; i < order; ++i)
    place_card(laid, tables, city.cards[i], city.positions[i],
               city.is_face_down(i) ? CardMode::face_down
               : city.has_robot(i)  ? CardMode::robot
                                    : CardMode::plain);
  return fitting_numbers(laid, open_positions(laid, tables.card_rows));
}

void place_card(City& city, const Components& tables, std::uint8_t card, CardPosition at,
                CardMode mode) {
  const Card& printed = tables.cards[card];
  const auto order = static_cast<unsigned>(city.cards.size());
  const unsigned row = grid_row(at);
  const unsigned column = grid_column(at);
  city.cards.push_back(card);
  city.positions.push_back(at);
  city.taken[row] |= 1U << column;
  if (mode == CardMode::face_down) {
    city.face_down = static_cast<std::uint16_t>(city.face_down | 1U << order);
    return;  // LC-1.43: no number and no plots
  }
  if (mode == CardMode::robot) {
    city.robots = static_cast<std::uint16_t>(city.robots | 1U << order);
  } else {
    city.numbers[row] |= number_bit(printed.number);
    city.column_of[row][printed.number - 1U] = static_cast<std::uint8_t>(column);
  }
  const unsigned shift = order * kCellsPerCard;
  city.plots |= PlotSet{printed.plots} << shift;
  city.empty |= PlotSet{printed.empty} << shift;
  city.scaffolding |= PlotSet{printed.scaffolding} << shift;
  std::ranges::copy(printed.print, city.content.begin() + shift);
}

void put_tile(City& city, const TileType& type, Content tile, Plot plot) {
  const PlotSet bit = plot_bit(plot);
  city.scaffolding &= ~bit;
  if (type.family == Family::demolition) {
    city.empty |= bit;
    city.tiles &= ~bit;
    city.demolished |= bit;
    city.content[plot] = kEmpty;
  } else {
    city.empty &= ~bit;
    city.tiles |= bit;
    city.content[plot] = tile;
  }
}

void lift_tile(City& city, const Components& tables, Plot plot) {
  const PlotSet bit = plot_bit(plot);
  Content below = kEmpty;
  if (plot != kShowHome && (city.demolished & bit) == 0)
    below = tables.cards[city.cards[plot / kCellsPerCard]].print[plot % kCellsPerCard];
  city.tiles &= ~bit;
  city.content[plot] = below;
  if (below == kEmpty)
    city.empty |= bit;
  else
    city.scaffolding |= bit;
}

Cell cell_of(const City& city, Plot plot) {
  if (plot == kShowHome) return city.home;
  const CardPosition at = city.positions[plot / kCellsPerCard];
  const int cell = plot % kCellsPerCard;
  return {static_cast<std::int8_t>(2 * card_row(at) + cell / 2),
          static_cast<std::int8_t>(2 * card_column(at) + cell % 2)};
}

Plot plot_at(const City& city, Cell cell) {
  if (city.has_show_home() && city.home == cell) return kShowHome;
  if (!on_grid(half(cell.row), half(cell.column))) return kPlots;
  const std::size_t order = card_at(city, position_at(half(cell.row), half(cell.column)));
  const Plot plot = plot_of(static_cast<unsigned>(order), part_of(cell));
  return order < city.cards.size() && (city.plots & plot_bit(plot)) != 0 ? plot : Plot{kPlots};
}

Content content_at(const City& city, const Components& tables, Cell cell) {
  if (city.has_show_home() && city.home == cell) return city.content[kShowHome];
  if (!covered_by_card(city, cell)) return kEmpty;
  const std::size_t order = card_at(city, position_at(half(cell.row), half(cell.column)));
  if (city.is_face_down(static_cast<unsigned>(order))) return kEmpty;
  return city.content[plot_of(static_cast<unsigned>(order),
                              tables.cards[city.cards[order]].plot[part_of(cell)])];
}

bool covered_by_card(const City& city, Cell cell) {
  const int row = half(cell.row);
  const int column = half(cell.column);
  if (!on_grid(row, column)) return false;
  const CardPosition at = position_at(row, column);
  return (city.taken[grid_row(at)] >> grid_column(at) & 1U) != 0;
}

Cells home_cells(const City& city) {
  Cells cells;
  for (unsigned order = 0; order < city.cards.size(); ++order) {
    if (city.is_face_down(order)) continue;
    for (unsigned part = 0; part < kCellsPerCard; ++part) {
      const Cell inner = cell_of(city, plot_of(order, part));
      // Outwards from this corner of the card, up or down and left or right.
      const int down = part / 2 == 0 ? -1 : 1;
      const int right = part % 2 == 0 ? -1 : 1;
      for (const Cell cell : {Cell{static_cast<std::int8_t>(inner.row + down), inner.column},
                              Cell{inner.row, static_cast<std::int8_t>(inner.column + right)}})
        if (!covered_by_card(city, cell) && std::ranges::find(cells, cell) == cells.end())
          cells.push_back(cell);
    }
  }
  return cells;
}

}  // namespace orrery::luna_capital
