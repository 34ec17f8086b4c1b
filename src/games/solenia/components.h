// The printed things of Solenia: their types, and reading them from the data pack. Every value
// comes from the pack; the sizes here are limits of the code, which reading enforces.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"
#include "games/solenia/goods.h"

namespace orrery {
class DataPack;
class Problems;
}  // namespace orrery

namespace orrery::solenia {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kRows = 5;
inline constexpr int kCols = 5;
inline constexpr int kCells = kRows * kCols;
inline constexpr int kStrips = 5;
inline constexpr int kSides = 2;
inline constexpr int kSlotsPerSide = 6;
inline constexpr int kTilesPerSide = 24;
inline constexpr int kTiles = kSides * kTilesPerSide;
inline constexpr int kDeckSize = 16;
inline constexpr int kHandSize = 3;
inline constexpr int kMaxCardKinds = kDeckSize;
inline constexpr int kCardValues = 3;
inline constexpr int kMaxDisplay = 4;
inline constexpr int kLevel1Tiles = 8;
inline constexpr int kLevel3Effects = 8;
inline constexpr int kHalvesPerSide = 8;
inline constexpr int kMaxEffects = 4;
inline constexpr int kDieSides = 6;
inline constexpr int kMaxStorage = 12;
// Goods of one kind before a storage check, and stars taken in play: no pack can give more.
inline constexpr int kMaxGoodsAtOnce = 30;
inline constexpr int kMaxPlayStars = 120;
// No price is above the goods a storage can hold, and Rigging lowers it: farther is unreachable.
inline constexpr int kMaxDistance = 15;
static_assert(kMaxDistance >= kMaxStorage + 2);
inline constexpr int kRanks = 6;

enum class Side : std::uint8_t { day, night };
constexpr std::uint8_t index(Side side) { return static_cast<std::uint8_t>(side); }
constexpr Side opposite(Side side) { return side == Side::day ? Side::night : Side::day; }

// The first four are the islands, in the order of Good.
enum class Terrain : std::uint8_t { wood, stone, wheat, water, day_city, night_city };
constexpr bool is_city(Terrain terrain) { return terrain >= Terrain::day_city; }
constexpr Side city_side(Terrain terrain) {
  return terrain == Terrain::day_city ? Side::day : Side::night;
}
constexpr Good island_good(Terrain terrain) { return static_cast<Good>(terrain); }

// A set of spaces: bit 5 x row + col (SO-1.10).
using CellMask = std::uint32_t;
inline constexpr CellMask kAllCells = (1U << kCells) - 1U;
constexpr CellMask cell_bit(unsigned cell) { return 1U << cell; }
inline constexpr CellMask kRowMask = (1U << kCols) - 1U;  // row 0

struct Strip {
  std::string id;
  bool dawn_dusk = false;  // faces are dawn and dusk instead of day and night
  // Face 0 is day or dawn, face 1 night or dusk (SO-1.11).
  std::array<std::array<Terrain, kCols>, 2> faces{};
  // Columns with a city, by face and side of the city.
  std::array<std::array<std::uint8_t, kSides>, 2> cities{};
};

struct StartOrder {
  std::string id;
  std::array<std::uint8_t, kRows> faces{};  // 0 or 1, row 0 first
};

// Departure effects of cards (SO-1.24).
enum class Departure : std::uint8_t { site, gain, star_if };

// Cards of equal value and effect are one kind (SO-1.26); states hold kinds.
struct CardKind {
  std::uint8_t value = 0;
  Departure departure = Departure::site;
  std::uint8_t count = 0;  // site: how many
  Good good = Good::wood;  // star_if: on which island
  Goods goods;             // gain: what
};

struct Tile {
  Side side = Side::day;
  Goods cost;
  std::uint8_t goods = 0;  // size of the cost
  std::uint8_t kinds = 0;  // kinds named by the cost
  std::uint8_t stars = 0;
};

// Effects of slots and level-1 improvements (section 1f of the rules' vocabulary).
enum class EffectType : std::uint8_t {
  gain,                       // goods: how many of each
  gain_one_of,                // goods: 1 for each that may be chosen
  gain_any,                   // count
  stars,                      // count
  storage,                    // count
  island_extra,               // count more on islands of goods (1 for each named)
  end_stars_per_full_column,  // count
  extension_discount,         // count
  all_cards_are_anchors,
  swap_at_turn_start,     // count
  stars_per_own_advance,  // count
  stars_per_city_card,    // count
  zero_gains_as_one,
};

struct Effect {
  EffectType type = EffectType::gain;
  std::uint8_t count = 0;
  Goods goods;
};

struct EffectList {
  std::array<Effect, kMaxEffects> items{};
  std::uint8_t size = 0;
  const Effect* begin() const { return items.data(); }
  const Effect* end() const { return items.data() + size; }
};

// What the end effect of a level-3 half counts (SO-6.42 to SO-6.49).
enum class Counts : std::uint8_t {
  good_in_storage,
  tile_on_other_side,
  tile_on_own_side,
  tile_with_goods_at_least,
  tile_with_goods_at_most,
  tile_with_kinds_at_least,
  stars_in_play,
  own_card_on_board,
};

struct EndEffect {
  Counts counts = Counts::good_in_storage;
  std::uint8_t stars = 0;    // per thing counted
  std::uint8_t limit = 0;    // the goods or kinds of "at least" and "at most"
  std::uint8_t divisor = 1;  // things per `stars`
};

// One face of the player boards.
struct BoardFace {
  std::uint8_t storage = 0;
  std::uint8_t storage_max = 0;
  std::array<std::array<EffectList, kSlotsPerSide>, kSides> slots{};  // slot 1 first
};

struct Rank {
  std::string id;                      // "rank-4", for the catalogue
  std::string name;                    // "Pilot"
  std::array<std::uint8_t, 3> from{};  // lowest total: summer, winter, improvements
};

// Where the die sends the Rival: a column, or kCityFlight.
inline constexpr std::uint8_t kCityFlight = 0xFF;

struct Components {
  // Board
  std::uint8_t airship_cell = 0;
  // Steps from a space to another (SO-1.18).
  std::array<std::array<std::uint8_t, kCells>, kCells> distance{};
  // Spaces at most one step from a set of spaces of one row, by row and set.
  std::array<std::array<CellMask, kRowMask + 1>, kRows> near{};
  std::array<Strip, kStrips> strips{};
  std::array<StartOrder, 2> start_orders{};
  std::uint8_t middle_strip = 0;                     // lies in the middle row (SO-2.3)
  std::array<std::uint8_t, kRows - 1> dealt_rows{};  // rows dealt the other strips
  std::array<std::uint8_t, kRows> fixed_layout{};    // strip per row

  // Cards and tiles. Names are those of the notation; ids those of the pack.
  std::array<CardKind, kMaxCardKinds> kinds{};
  std::array<std::uint8_t, kDeckSize> deck{};  // the kinds of a deck's cards, ascending
  std::vector<std::string> card_names;         // by kind: "2*W", "1A", "0WS", "0@2"
  std::array<Tile, kTiles> tiles{};            // day tiles first
  std::vector<std::string> tile_names;         // "D01" ...

  // Player boards
  BoardFace summer;
  BoardFace winter;
  std::vector<std::string> power_names;  // winter slots: day 1 to 6, night 1 to 6

  // Improvements
  std::uint8_t level1_column = 0;  // 0-based
  std::uint8_t level3_column = 0;
  std::array<EffectList, kLevel1Tiles> level1{};
  std::vector<std::string> level1_names;   // ids: "IM-1"
  std::vector<std::string> level1_titles;  // "Rigging"
  std::array<EndEffect, kLevel3Effects> level3_effects{};
  std::vector<std::string> level3_effect_titles;
  // Effect of each half, by side; halves of a side are numbered 0 to 7.
  std::array<std::array<std::uint8_t, kHalvesPerSide>, kSides> half_effects{};
  std::array<std::vector<std::string>, kSides> half_names;  // "IH-D1"
  std::uint8_t offered_per_player = 0;                      // level-1 tiles, and as many pairs
  std::uint8_t offered_solo = 0;

  // Setup by number of players (index 1 to 4)
  std::array<std::uint8_t, kMaxPlayers + 1> display_size{};
  // By number of players and position in turn order.
  std::array<std::array<Goods, kMaxPlayers>, kMaxPlayers + 1> start_goods{};

  // Solo
  std::array<std::uint8_t, kDieSides> die_target{};  // column or kCityFlight, by die - 1
  std::array<std::uint8_t, kCardValues> start_row{};
  std::uint8_t row_step = 1;
  std::uint8_t column_step = 1;
  std::uint8_t no_city_column = 0;  // column flown when no city space is empty
  std::array<bool, kCardValues> keen_city_flight{};
  std::array<Rank, kRanks> ranks{};
  std::uint8_t won_from_rank = 0;  // 1-based

  // Scoring
  std::array<std::uint8_t, kSlotsPerSide + 1> pair_stars{};  // by number of pairs
  std::uint8_t goods_per_star = 2;

  // Players
  std::vector<std::string> colours;
  std::vector<std::string> colour_marks;
};

// Names as the data pack and positions write them.
const std::vector<std::string>& good_names();
const std::vector<std::string>& side_names();
const std::vector<std::string>& terrain_names();
std::string_view effect_name(EffectType type);

// Reads and checks a pack; what is wrong with it goes into `problems`.
void read_components(const DataPack& pack, Components& components, Problems& problems);

}  // namespace orrery::solenia
