// The map: places that companies' pieces can enter, what it costs to enter them and what they give.
// The rules know places as bits of a PlaceSet; which board they belong to is data.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace orrery::skymines {

inline constexpr int kCompanies = 4;
inline constexpr int kMaxPlaces = 64;  // Moon: 24 sectors; Belt: 34 outpost and 16 shuttle spaces

using Place = std::uint8_t;      // from 0
using PlaceSet = std::uint64_t;  // bit i: place i
constexpr PlaceSet bit(Place place) { return PlaceSet{1} << place; }

// What a piece standing on a place makes enterable, by the price of the way.
struct Ways {
  PlaceSet cheap = 0;  // over a single line: 1 energy
  PlaceSet dear = 0;   // over a double line: 2 energy
};

// SK-4.20
enum class Building : std::uint8_t {
  none,
  deep_mine,
  gas_collector,
  research_station,
  surface_mine
};

struct PlaceData {
  std::uint8_t number = 0;  // as printed
  Building building = Building::none;
  std::uint8_t amount = 0;
  std::uint8_t collectors = 0;
};

// Where a place is drawn (SK-1.34): x to the right, y downwards.
using Point = std::array<std::int16_t, 2>;
struct Shape {
  Point label{};
  std::vector<Point> outline;
};

struct Map {
  std::uint8_t places = 0;
  std::array<PlaceData, kMaxPlaces> place{};  // ascending by number
  std::array<Ways, kMaxPlaces> from_place{};
  std::array<Ways, kCompanies> from_station{};
  PlaceSet collectors = 0;                            // places with a gas collector
  std::array<PlaceSet, kCompanies> start_outposts{};  // SK-6.65
  std::vector<Shape> shapes;                          // by place

  // Where a company may go next, its own places left out (SK-4.15): a place that both kinds of ways
  // reach is cheap.
  Ways reach(unsigned company, PlaceSet own) const {
    Ways ways = from_station[company];
    for (PlaceSet rest = own; rest != 0; rest &= rest - 1U) {
      const Ways& more = from_place[static_cast<unsigned>(std::countr_zero(rest))];
      ways.cheap |= more.cheap;
      ways.dear |= more.dear;
    }
    ways.cheap &= ~own;
    ways.dear &= ~own & ~ways.cheap;
    return ways;
  }
};

}  // namespace orrery::skymines
