#include "games/luna_capital/city_map.h"

#include <algorithm>

namespace orrery::luna_capital {
namespace {

bool is_empty(const Area& area) {
  std::uint32_t all = 0;
  for (const std::uint32_t row : area) all |= row;
  return all == 0;
}

// The cells of an area. All rows are added up in bytes at once: without an instruction for it,
// std::popcount would be a call for each of them.
int cells_of(const Area& area) {
  std::uint32_t bytes = 0;
  for (std::uint32_t row : area) {
    row -= row >> 1U & 0x55555555U;
    row = (row & 0x33333333U) + (row >> 2U & 0x33333333U);
    bytes += (row + (row >> 4U)) & 0x0F0F0F0FU;
  }
  return static_cast<int>(bytes * 0x01010101U >> 24U);
}

// How many plots an area of whole plots has.
int plots_of_whole(const CityMap& map, Area area) {
  for (std::size_t row = 0; row < kMapRows; ++row) area[row] &= ~(map.right[row] | map.below[row]);
  return cells_of(area);
}

// One cell of an area that has any.
Area first_cell(const Area& area) {
  Area cell{};
  for (std::size_t row = 0; row < kMapRows; ++row)
    if (area[row] != 0) {
      cell[row] = area[row] & (~area[row] + 1U);
      break;
    }
  return cell;
}

bool overlap(const Area& one, const Area& other) {
  std::uint32_t both = 0;
  for (std::size_t row = 0; row < kMapRows; ++row) both |= one[row] & other[row];
  return both != 0;
}

// Plots that show a tile or a printed project.
PlotSet projects(const City& city) { return city.plots & ~city.empty & ~city.scaffolding; }

void put_cells(Area& area, const CityMap::Place& place, std::uint32_t above, std::uint32_t under) {
  area[place.row] |= above << place.column;
  area[place.row + 1U] |= under << place.column;
}

}  // namespace

CityMap::CityMap(const Components& tables, const City& city) {
  unsigned rows = 0;
  std::uint32_t columns = 0;
  for (unsigned row = 0; row < kGridRows; ++row) {
    if (city.taken[row] != 0) rows |= 1U << row;
    columns |= city.taken[row];
  }
  first_row_ = rows == 0 ? kRowOfFirst : std::countr_zero(rows);
  first_column_ = columns == 0 ? kColumnOfFirst : std::countr_zero(columns);
  for (const CardPosition at : city.positions)
    cards[grid_row(at) - static_cast<unsigned>(first_row_)] |=
        1U << (2U * (grid_column(at) - static_cast<unsigned>(first_column_)));
  for (PlotSet rest = projects(city); rest != 0; rest &= rest - 1) {
    const auto plot = static_cast<unsigned>(std::countr_zero(rest));
    add(place_of(tables, city, plot), tables.types[city.content[plot]].family);
  }
}

CityMap::Place CityMap::place_of(const Components& tables, const City& city, unsigned plot) const {
  if (plot == kShowHome) {
    const int row = city.home.row - 2 * (first_row_ - kRowOfFirst) + 1;
    const int column = city.home.column - 2 * (first_column_ - kColumnOfFirst) + 1;
    return {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column), 1};
  }
  const unsigned card = plot / kCellsPerCard;
  const CardPosition at = city.positions[card];
  return {
      static_cast<std::uint8_t>(2U * (grid_row(at) - static_cast<unsigned>(first_row_)) + 1U),
      static_cast<std::uint8_t>(2U * (grid_column(at) - static_cast<unsigned>(first_column_)) + 1U),
      tables.cards[city.cards[card]].cells[plot % kCellsPerCard]};
}

void CityMap::add(const Place& place, Family family) {
  // A Show Home in the last row has nothing below it.
  const std::uint32_t under = place.cells >> 2U;
  const std::uint32_t above = place.cells & 3U;
  of[index(family)][place.row] |= above << place.column;
  if (under != 0) of[index(family)][place.row + 1U] |= under << place.column;
  ++count[index(family)];
  if ((place.cells & (place.cells - 1U)) == 0) return;
  // Side by side the second cell is the right one of its row, else the lower one of its column.
  if (above == 3U || under == 3U)
    put_cells(right, place, above & 2U, under & 2U);
  else
    put_cells(below, place, 0, under);
}

Area CityMap::cell_at(const Place& place) {
  // The lowest bit of `cells` is the first cell; both rows of a card are in the map.
  const auto first = static_cast<unsigned>(std::countr_zero(place.cells));
  Area cell{};
  cell[place.row + first / 2U] = 1U << (place.column + first % 2U);
  return cell;
}

int plots_in(const CityMap& map, const Area& area) {
  Area counted{};
  for (std::size_t row = 0; row < kMapRows; ++row) {
    // A second cell counts only where the first one is not in the area.
    const std::uint32_t after_left = map.right[row] & (area[row] << 1U);
    const std::uint32_t after_upper = row == 0 ? 0 : map.below[row] & area[row - 1];
    counted[row] = area[row] & ~after_left & ~after_upper;
  }
  return cells_of(counted);
}

Area neighbours(const Area& area) {
  Area around{};
  for (std::size_t row = 0; row < kMapRows; ++row) around[row] = area[row] << 1U | area[row] >> 1U;
  for (std::size_t row = 1; row < kMapRows; ++row) around[row] |= area[row - 1];
  for (std::size_t row = 1; row < kMapRows; ++row) around[row - 1] |= area[row];
  return around;
}

Area connected(Area from, const Area& within) {
  for (;;) {
    Area grown = neighbours(from);
    for (std::size_t row = 0; row < kMapRows; ++row)
      grown[row] = (grown[row] | from[row]) & within[row];
    if (grown == from) return from;
    from = grown;
  }
}

int largest_group(const CityMap& map, Family family) {
  const Area& all = map.of[index(family)];
  int left = map.count[index(family)];
  int largest = std::min(1, left);
  // Only cells with a neighbour can be in a group of more than one plot.
  Area rest = neighbours(all);
  for (std::size_t row = 0; row < kMapRows; ++row) rest[row] &= all[row];
  while (left > largest && !is_empty(rest)) {
    const Area group = connected(first_cell(rest), all);
    const int size = plots_of_whole(map, group);
    largest = std::max(largest, size);
    left -= size;
    for (std::size_t row = 0; row < kMapRows; ++row) rest[row] &= ~group[row];
  }
  return largest;
}

std::vector<Group> groups(const Components& tables, const City& city) {
  const CityMap map(tables, city);
  std::vector<Group> found;
  for (PlotSet rest = projects(city); rest != 0; rest &= rest - 1) {
    const auto plot = static_cast<unsigned>(std::countr_zero(rest));
    const Family family = tables.types[city.content[plot]].family;
    if (!is_vital(family)) continue;
    const Area& all = map.of[index(family)];
    const Area area = connected(CityMap::cell_at(map.place_of(tables, city, plot)), all);
    Group group{family, 0};
    for (PlotSet others = rest; others != 0; others &= others - 1) {
      const auto other = static_cast<unsigned>(std::countr_zero(others));
      if (overlap(area, CityMap::cell_at(map.place_of(tables, city, other))))
        group.plots |= plot_bit(other);
    }
    // The plot itself is taken out by the loop.
    rest &= ~group.plots | plot_bit(plot);
    if (std::popcount(group.plots) > 1) found.push_back(group);
  }
  return found;
}

Area surroundings(const CityMap::Place& place) {
  const std::uint32_t above = std::uint32_t{place.cells & 3U} << place.column;
  const std::uint32_t under = std::uint32_t{place.cells} >> 2U << place.column;
  const auto wide = [](std::uint32_t row) { return row | row << 1U | row >> 1U; };
  Area around{};
  if (place.row > 0) around[place.row - 1U] |= wide(above);
  around[place.row] |= wide(above) | wide(under);
  if (place.row + 1U < kMapRows) around[place.row + 1U] |= wide(above) | wide(under);
  if (place.row + 2U < kMapRows) around[place.row + 2U] |= wide(under);
  around[place.row] &= ~above;
  if (place.row + 1U < kMapRows) around[place.row + 1U] &= ~under;
  return around;
}

}  // namespace orrery::luna_capital
