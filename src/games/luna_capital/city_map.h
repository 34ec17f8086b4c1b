// A city as seen from above: for every family the lattice cells that show it, one bit each, so that
// groups, lines and surroundings are found with a few operations on whole rows.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "games/luna_capital/city.h"

namespace orrery::luna_capital {

// Cells of a city, moved so that its first card row is at lattice rows 1 and 2 and its first card
// column at bits 1 and 2. Row 0, the last row and bit 0 can only hold a Show Home.
inline constexpr int kMapRows = 2 * kMaxCardRows + 2;
using Area = std::array<std::uint32_t, kMapRows>;

struct CityMap {
  CityMap(const Components& tables, const City& city);

  std::array<Area, kFamilies> of{};             // cells that show a family
  std::array<std::uint8_t, kFamilies> count{};  // plots that show it (LC-1.42: a plot counts once)
  // The second cells of double plots, right of the first or below it.
  Area right{};
  Area below{};
  // Columns with a card, bit 2 x column, for each card row.
  std::array<std::uint32_t, kMaxCardRows> cards{};

  // Where the first cell of a plot lies in the map; its other cell is told by `cells`.
  struct Place {
    std::uint8_t row;
    std::uint8_t column;
    std::uint8_t cells;  // of the card: bits 0 and 1 above, 2 and 3 below
  };
  Place place_of(const Components& tables, const City& city, unsigned plot) const;
  // The first cell alone.
  static Area cell_at(const Place& place);

 private:
  void add(const Place& place, Family family);

  int first_row_ = 0;     // grid row of the first card row
  int first_column_ = 0;  // and grid column
};

// How many plots an area touches: a double plot counts once (LC-1.42).
int plots_in(const CityMap& map, const Area& area);

// All cells of `within` that are connected with `from`, a part of it: of the cells that show a
// family, a group (LC-5.14).
Area connected(Area from, const Area& within);

// The largest group of plots that show the family (LC-5.14); 0 without one.
int largest_group(const CityMap& map, Family family);

// A group of two or more plots: all that show the vital system and are connected (LC-5.14). Its
// size is the number of its plots.
struct Group {
  Family family;
  PlotSet plots;
};
// All groups of a city, those with an older plot first.
std::vector<Group> groups(const Components& tables, const City& city);

// The cells around a plot, by edge or corner (LC-1.41).
Area surroundings(const CityMap::Place& place);

// The cells that share an edge with a cell of the area.
Area neighbours(const Area& area);

}  // namespace orrery::luna_capital
