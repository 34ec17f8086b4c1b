// The printed things of Luna Capital: their types, and reading them from the data pack. Every value
// comes from the pack; the sizes here are limits of the code, which reading enforces.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/fixed_vector.h"

namespace orrery {
class DataPack;
class Problems;
}  // namespace orrery

namespace orrery::luna_capital {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kCards = 68;
inline constexpr int kMaxNumber = 10;
inline constexpr int kCellsPerCard = 4;
inline constexpr int kPhases = 3;
inline constexpr int kRounds = 4;
inline constexpr int kTurns = kPhases * kRounds;
inline constexpr int kCityCards = kTurns;
inline constexpr int kMaxCardRows = 3;
inline constexpr int kMaxSpaces = 4;
inline constexpr int kSoloSpaces = 3;
inline constexpr int kMaxTower = 55;  // tiles of one phase
inline constexpr int kStartHand = 3;
inline constexpr int kMaxHand = 12;  // start hand, landing pads, a cruise card, the card just taken
inline constexpr int kLandingDraw = 3;
inline constexpr int kMaxShortOffer = 2;
inline constexpr int kMaxOffer = 3;
inline constexpr int kMaxConcessions = 32;
inline constexpr int kSponsors = 4;
inline constexpr int kMaxTokens = 60;  // robots or redistribution, far above what any pack gives

// What lies on a plot, and every tile: 0 is an empty plot, 1 scaffolding, from 2 on the types of
// tiles. Tiles of equal kind and equal robots are one type (LC-9.4); print is a type without
// robots.
using Content = std::uint8_t;
inline constexpr Content kEmpty = 0;
inline constexpr Content kScaffolding = 1;
inline constexpr Content kFirstTile = 2;
inline constexpr int kMaxContents = 64;

enum class Family : std::uint8_t {
  none,  // an empty plot, scaffolding, a special tile
  hydrogen,
  oxygen,
  water,
  greenhouse,
  sales,
  meteorite,
  modhab,
  complex,
  landing_pad,
  redistribution,
  demolition,
};
inline constexpr int kFamilies = 12;
constexpr std::uint8_t index(Family family) { return static_cast<std::uint8_t>(family); }
inline constexpr int kVitalFamilies = 4;
constexpr bool is_vital(Family family) {
  return family >= Family::hydrogen && family <= Family::greenhouse;
}
// LC-1.27
constexpr bool is_building(Family family) {
  return family >= Family::modhab && family <= Family::landing_pad;
}

enum class Fruit : std::uint8_t { none, pear, apple, lemon, any };

// What a special sponsor tile does (section 6.2).
enum class Special : std::uint8_t {
  none,
  extra_plot,         // Show Home
  move_tile,          // Removal Rover
  reserve_tile,       // Takeaway Counter
  take_display_card,  // Cruise Terminal
};

struct TileType {
  Family family = Family::none;
  Family target = Family::none;  // what a mod-hab or a complex counts
  Fruit fruit = Fruit::none;
  Special special = Special::none;
  std::uint8_t robots = 0;
  std::uint8_t kind = 0;  // index of its kind in the pack; special tiles have none
};

// A construction card: four cells, 0 top left, 1 top right, 2 bottom left, 3 bottom right. A plot
// is named by its first cell; a double plot also covers the second (LC-1.34).
struct Card {
  std::uint8_t number = 0;
  std::uint8_t plots = 0;                           // bit i: cell i names a plot
  std::uint8_t empty = 0;                           // plots that are empty
  std::uint8_t scaffolding = 0;                     // plots with scaffolding
  std::array<std::uint8_t, kCellsPerCard> plot{};   // the plot a cell belongs to, by its first cell
  std::array<std::uint8_t, kCellsPerCard> cells{};  // by first cell: the cells of a plot, as bits
  std::array<Content, kCellsPerCard> print{};       // by first cell
};

enum class ConcessionTerm : std::uint8_t { short_term, long_term };

enum class ConditionType : std::uint8_t {
  pattern,
  no_scaffolding,
  vital_systems_connected,
  column,
  line,
  fewer_rows,
  count,
  row_length,
};

inline constexpr int kMaxPattern = kCityCards;

struct Concession {
  ConcessionTerm term = ConcessionTerm::short_term;
  std::uint8_t points = 0;
  ConditionType type = ConditionType::pattern;
  Family family = Family::none;  // column, line, count
  std::uint8_t at_least = 0;     // line, count, row_length
  std::uint8_t pattern_size = 0;
  // Cards of the pattern: {row, column}, both from 0.
  std::array<std::array<std::uint8_t, 2>, kMaxPattern> pattern{};
  bool removed_in_solo = false;
};

enum class SoloValue : std::uint8_t { full, half, none };

struct Sponsor {
  std::string id;
  std::string name;
  std::string colour;
  Content special = 0;  // the type of its special tile
};

// What the automaton's tiles are worth (LC-7.28 to LC-7.31).
struct AutomatonPoints {
  std::uint8_t mod_hab = 0;
  std::uint8_t complex = 0;
  std::uint8_t demolition = 0;
  std::uint8_t redistribution = 0;
  std::uint8_t landing_pad = 0;
  std::uint8_t hand = 0;
};

using TilePool = FixedVector<Content, kMaxTower>;

struct Components {
  // Construction cards, by number as the pack lists them.
  std::array<Card, kCards> cards{};
  std::vector<std::string> card_names;  // "K01a"

  // Tiles
  std::array<TileType, kMaxContents> types{};  // by content; 0 and 1 are no tiles
  std::vector<std::string> content_names;      // "empty", "scaffolding", "hydrogen", "hydrogen+1"
  std::vector<std::string> content_codes;      // ".", "#", "H", "H+1"
  std::vector<std::string> content_titles;     // "Hydrogen collector", "Hydrogen collector +1"
  std::vector<std::string> kind_names;         // ids of the kinds
  std::array<std::uint8_t, kMaxPlayers + 1> tiles_as{};  // dots below this stay, by players
  // Tiles in play by number of players and phase, ascending (LC-2.9).
  std::array<std::array<TilePool, kPhases>, kMaxPlayers + 1> pool{};

  // Concessions: short-term ones first.
  std::array<Concession, kMaxConcessions> concessions{};
  std::uint8_t concession_count = 0;
  std::vector<std::string> concession_names;  // "S1"

  // Sponsors
  std::array<Sponsor, kSponsors> sponsors{};

  // Course
  std::array<std::uint8_t, kMaxPlayers + 1> spaces{};  // by number of players
  std::uint8_t start_hand = 0;
  std::uint8_t short_on_offer = 0;
  std::uint8_t long_on_offer = 0;
  std::uint8_t start_marker = 0;  // space, from 0
  std::uint8_t card_rows = 0;
  std::uint8_t landing_draw = 0;
  std::uint8_t robot_tokens = 0;
  std::uint8_t redistribution_tokens = 0;
  std::array<std::string, kPhases> phase_names;

  // Scoring
  std::vector<std::uint8_t> group_points;  // the last one also stands for more
  std::vector<std::uint8_t> set_points;
  std::array<std::vector<std::uint8_t>, kMaxPlayers + 1> meteorite_prizes;
  std::uint8_t sales_points = 0;
  std::uint8_t modhab_points = 0;
  std::uint8_t complex_points = 0;
  std::uint8_t hand_points = 0;

  // Solo
  std::uint8_t automaton_start_cards = 0;
  std::array<std::array<SoloValue, kPhases>, 2> solo_value{};  // by term and phase
  AutomatonPoints automaton;
};

// Names as the data pack and positions write them.
const std::vector<std::string>& family_names();
const std::vector<std::string>& special_names();  // without none
const std::vector<std::string>& condition_names();
const std::vector<std::string>& term_names();

// Reads and checks a pack; what is wrong with it goes into `problems`.
void read_components(const DataPack& pack, Components& components, Problems& problems);

}  // namespace orrery::luna_capital
