// The printed things of Skymines: their types, and reading them from the data pack. Every value
// comes from the pack; the sizes here are limits of the code, which reading enforces.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/skymines/cards.h"
#include "games/skymines/map.h"

namespace orrery {
class DataPack;
class Problems;
}  // namespace orrery

namespace orrery::skymines {

inline constexpr int kRounds = 7;
inline constexpr int kSlots = 5;
inline constexpr int kDisplay = 12;
inline constexpr int kDisplayRows = 4;
inline constexpr int kTracks = 10;  // A1 to E2
inline constexpr int kMaxTrackSpaces = 24;
inline constexpr int kPlanLetters = 3;
inline constexpr int kPlansPerLetter = 24;
inline constexpr int kPlans = kPlanLetters * kPlansPerLetter;
inline constexpr int kPlanColumns = 4;
inline constexpr unsigned kRedColumn = 0;  // SK-2.10: its spaces are red-framed
inline constexpr int kSpecialPlans = 6;
inline constexpr int kTokens = 10;
inline constexpr int kScreens = 16;
inline constexpr int kTankSteps = 28;
inline constexpr int kColumns = 3;
inline constexpr int kMaxHomeSpaces = 6;  // of a column
inline constexpr int kBoardSpaces = 12;   // bonus spaces of the board
inline constexpr int kTiles = 4;
inline constexpr int kMaxMarkers = 5;
inline constexpr int kLunaCards = 19;
inline constexpr int kLunaLevels = 9;
inline constexpr int kMaxLunas = 3;

enum class Company : std::uint8_t { astrogo, tawac, skymine, minerva, none };
constexpr std::uint8_t index(Company company) { return static_cast<std::uint8_t>(company); }

enum class CardType : std::uint8_t { carbon, minerals, titanium, energy, scientist, field, share };
constexpr std::uint8_t index(CardType type) { return static_cast<std::uint8_t>(type); }
inline constexpr int kResources = 3;
constexpr bool is_resource(CardType type) { return type <= CardType::titanium; }

struct Card {
  CardType type = CardType::carbon;
  std::uint8_t value = 0;
  std::uint8_t rp = 0;
  std::uint8_t cost = 0;
  Company share = Company::none;
  Company field_company = Company::none;  // field scientists: neutral is none
  std::uint8_t he = 0;                    // field scientists
  std::uint8_t coins = 0;                 // field scientists
  std::uint8_t he_per_two_collectors = 0;
  std::uint8_t letter = 0;  // of the deck: 0 A to 4 E
  // Cards with equal print are one alternative (SK-9.2) and have the same class, below 64.
  std::uint8_t same = 0;
};

// SK-4.43
enum class RequirementKind : std::uint8_t {
  none,
  resource,          // type, n
  energy,            // n
  scientist,         // n
  field,             // n
  research,          // n
  same_resource,     // n
  carbon_plus_same,  // type = carbon, first, n
};
struct Requirement {
  RequirementKind kind = RequirementKind::none;
  CardType type = CardType::carbon;
  std::uint8_t n = 0;
  std::uint8_t first = 0;
};

// Rewards of one source, added up by kind and resolved in this order (SK-4.21).
struct Reward {
  std::uint8_t coins = 0;
  std::uint8_t total_minus_one = 0;  // 1 + resource type: coins = its total - 1
  std::uint8_t he = 0;
  std::uint8_t rp = 0;
  std::uint8_t remove_outposts = 0;
  std::array<std::uint8_t, kCompanies> track{};
  std::uint8_t track_any = 0;

  friend bool operator==(const Reward&, const Reward&) = default;
};

inline constexpr int kMaxRequirements = 3;

struct Plan {
  std::array<Requirement, kMaxRequirements> requirements{};
  Reward reward;
};

// What lies on a screen or in the research display: 0 nothing; then the plans A, B, C in the order
// of the pack, the special plans, the start tokens.
using PlanCode = std::uint8_t;
inline constexpr PlanCode kNoPlan = 0;
inline constexpr PlanCode kFirstPlan = 1;
inline constexpr PlanCode kFirstSpecial = kFirstPlan + kPlans;
inline constexpr PlanCode kFirstToken = kFirstSpecial + kSpecialPlans;
inline constexpr int kPlanCodes = kFirstToken + kTokens;
constexpr bool is_lettered(PlanCode code) { return code >= kFirstPlan && code < kFirstSpecial; }
constexpr bool is_special(PlanCode code) { return code >= kFirstSpecial && code < kFirstToken; }
constexpr unsigned letter_of(PlanCode code) {
  return static_cast<unsigned>(code - kFirstPlan) / kPlansPerLetter;
}

struct SpecialPlan {
  std::uint8_t cost = 0;
  std::uint8_t end_value = 0;
};

struct StartToken {
  // Which of the ten own cards (start_card) go to rest slots 2, 3, 4.
  std::array<std::uint8_t, kSlots - 2> rest{};
  Reward bonus;                      // its track and he parts only
  std::uint8_t first_game_seat = 0;  // from 1; 0: only dealt in the draft
};

// Bonuses of the company tracks (SK-4.81 to SK-4.90). Permanent ones change totals and prices;
// those with a space are used by placing a bonus marker.
enum class SpaceEffect : std::uint8_t {
  none,
  majority,       // tiers
  first_player,   // first
  buy,            // a display card for coins, discount; optional if C2
  remove_card,    // a hand card for its printed cost + plus; only = carbon or any
  tile,           // tile
  choose_reward,  // choices of rewards
  other_tracks,   // moves on other tracks
  use_removed,    // E2
};

inline constexpr int kMaxTiers = 3;
struct Tier {
  std::uint8_t need = 0;           // of the measure
  std::uint8_t research_need = 0;  // MAJ-SCI
  Reward reward;
};

struct BonusSpace {
  SpaceEffect effect = SpaceEffect::none;
  std::uint8_t fee = 0;
  CardType measure = CardType::carbon;  // majority; scientist for MAJ-SCI
  std::uint8_t tier_count = 0;
  std::array<Tier, kMaxTiers> tiers{};
  std::uint8_t tile = 0;  // index of a tile
  Reward first;           // comes with the marker, before choices of the effect
  std::uint8_t choices = 0;
  std::array<Reward, 2> rewards{};               // choose_reward
  std::uint8_t discount = 0;                     // buy
  bool optional = false;                         // buy: the player may take nothing
  std::uint8_t plus = 0;                         // remove_card
  bool carbon_only = false;                      // remove_card
  std::array<std::uint8_t, kCompanies> moves{};  // other_tracks: 3, 2, 2
  bool action_and_purchase = false;  // use_removed: both (E2-2) instead of one of them (E2-1)
};

struct TrackBonus {
  std::uint8_t energy_plus = 0;
  std::uint8_t extra_markers = 0;
  std::uint8_t discount_minerals = 0;  // when only minerals are used
  std::uint8_t discount_titanium = 0;  // when only titanium is used
  std::uint8_t discount_any = 0;
  bool mix = false;  // SK-4.9
  std::uint8_t titanium_plus = 0;
  std::uint8_t field_symbol = 0;
  std::uint8_t collectors_plus = 0;
  BonusSpace space;  // effect none: permanent
};

struct Track {
  std::uint8_t last = 0;
  std::array<std::uint8_t, kMaxTrackSpaces + 1> shares{};   // by space (SK-1.5)
  std::array<std::uint8_t, kMaxTrackSpaces + 1> barrier{};  // by the space before it; 0: none
  std::array<std::uint8_t, 2> threshold_after{};
  std::array<std::uint8_t, 2> threshold_coins{};
  std::array<TrackBonus, 2> bonus{};
};

enum class LunaDo : std::uint8_t {
  none,
  coins,
  helium,
  research,
  advance,          // n, ranking
  expand,           // n, highest
  cards,            // by_slot: display spaces, up to two
  share_card,       //
  discard_plan,     // letter, by_slot: column
  discard_special,  //
  marker,           // by_slot: board space
};
enum class Ranking : std::uint8_t {
  most_valuable,
  second_most_valuable,
  two_most_valuable,
  least_valuable,
  biggest_lead,
  two_biggest_leads,
  all_four,
};
struct LunaAction {
  LunaDo what = LunaDo::none;
  std::uint8_t n = 0;
  Ranking ranking = Ranking::most_valuable;
  bool highest = false;  // expand MAX
  std::uint8_t letter = 0;
  std::array<std::array<std::uint8_t, 2>, kSlots> by_slot{};  // index + 1; 0: none
};
inline constexpr int kMaxLunaActions = 4;
struct LunaCard {
  std::uint8_t left = 0;
  std::uint8_t right = 0;
  std::uint8_t scientists = 0;
  bool grade_two = false;
  LunaAction reveal;  // helium or research, or none
  std::array<LunaAction, kMaxLunaActions> actions{};
};
struct LunaLevel {
  bool extra_slots = false;
  bool grade_two_on_reshuffle = false;
  std::uint8_t helium = 0;
  std::uint8_t research = 0;
  std::array<std::uint8_t, 2> helium_thresholds{};    // 0: none
  std::array<std::uint8_t, 2> research_thresholds{};  // 0: none
};

// The coin symbols of a station's column, from the top; the last space is crossed out.
struct HomeColumn {
  std::uint8_t spaces = 0;
  std::array<std::uint8_t, kMaxHomeSpaces> coins{};
};

struct Components {
  // Cards
  std::array<Card, kCards> cards{};
  std::vector<std::string> card_names;  // by card, all different: "A-01", "S1-C1", "SE-01"
  std::array<std::uint8_t, kDisplay> surcharge{};

  // Companies
  std::array<std::string, kCompanies> company_ids;    // "astrogo"
  std::array<std::string, kCompanies> company_names;  // "Astrogo Enterprises"
  std::array<Track, kTracks> tracks{};
  std::array<std::string, kTracks> track_ids;    // "A1"
  std::array<std::string, kTracks> track_names;  // "Power grid"
  std::array<std::uint8_t, kCompanies> first_game_track{};
  std::array<std::array<HomeColumn, kColumns>, kCompanies> moon_station{};
  Map moon;

  // Research
  std::array<Plan, kPlanCodes> plans{};  // by code; special ones and 0 are empty
  std::vector<std::string> plan_names;   // by code: "", "PA-01", ... "PS-2", ... "ST-01"
  std::array<SpecialPlan, kSpecialPlans> special_plans{};
  std::array<StartToken, kTokens> tokens{};
  std::uint16_t no_a = 0;                                   // bit i: screen i + 1 forbids A plans
  std::array<std::uint8_t, kScreens + 1> research_value{};  // by screen: highest value passed
  std::uint8_t slot_screen = 0;
  std::array<std::uint8_t, kPlanLetters> plan_price{};
  std::uint8_t special_price = 0;
  std::uint8_t flip_price = 0;
  std::uint8_t coins_per_rp_at_end = 0;

  // Tank
  std::array<std::uint8_t, kTankSteps + 1> tank_value{};  // by step: highest value passed
  std::uint8_t slot_step = 0;
  std::uint8_t surplus_coins = 0;

  // Bonus spaces and tiles
  std::array<BonusSpace, kBoardSpaces> spaces{};
  std::vector<std::string> space_names;  // "MAJ-SCI"
  std::vector<std::string> tile_names;   // "RES", "SCI", "FIELD", "ENERGY"
  std::uint8_t tile_energy = 0;
  std::uint8_t tile_rp = 0;
  std::uint8_t tile_he = 0;
  std::array<std::uint8_t, kMaxPlayers + 1> markers{};  // by number of seats
  std::uint8_t removed_price = 0;                       // coins for a card of the removed pile (E2)

  // Course
  std::uint8_t start_coins = 0;
  std::uint8_t supplement_start = 0;
  std::uint8_t foreign_energy = 0;

  // Luna
  std::array<LunaCard, kLunaCards> luna_cards{};
  std::vector<std::string> luna_card_names;  // "I-1"
  std::array<LunaLevel, kLunaLevels> luna_levels{};
  std::array<std::uint8_t, kTankSteps + 1> luna_research_value{};
  std::uint8_t luna_research_steps = 0;
  std::uint8_t luna_slot_a_helium = 0;
  std::uint8_t luna_slot_e_research = 0;
  std::uint8_t luna_surplus_coins = 0;
  std::uint8_t luna_start_coins = 0;
  std::uint8_t luna_markers = 0;
};

inline constexpr unsigned kTileRes = 0;
inline constexpr unsigned kTileSci = 1;
inline constexpr unsigned kTileField = 2;
inline constexpr unsigned kTileEnergy = 3;

// Names as the data pack and positions write them.
const std::vector<std::string>& card_type_names();

// Reads and checks a pack; what is wrong with it goes into `problems`.
void read_components(const DataPack& pack, Components& components, Problems& problems);

}  // namespace orrery::skymines
