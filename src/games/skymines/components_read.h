// The rooms of reading a pack: each function reads some files into the components and complains
// about what it finds wrong in them. Used by the files components*.cpp alone.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/pack_file.h"
#include "games/skymines/components.h"

namespace orrery::skymines {

// Limits of numbers: with them no counter of a state and no score can overflow.
inline constexpr int kMaxCardValue = 6;  // of a resource, of energy, of research points
inline constexpr int kMaxCost = 12;
inline constexpr int kMaxSurcharge = 6;
inline constexpr int kMaxReward = 9;   // of one kind, from one source
inline constexpr int kMaxAmount = 4;   // of a building
inline constexpr int kMaxSurplus = 3;  // coins for a step or a point too many
inline constexpr int kMaxFee = 9;
inline constexpr int kMaxPlus = 12;  // coins added to the cost of a removed card
inline constexpr int kMaxNeed = 15;
inline constexpr int kMaxTrackShares = 9;
inline constexpr int kMaxSymbols = 3;  // coins on a home space
inline constexpr int kMaxTrackValue = 250;
inline constexpr int kMaxEndValue = 50;
inline constexpr int kMaxRemovedOutposts = 4;
inline constexpr int kMaxStartCoins = 20;
inline constexpr int kMaxFieldHelium = 4;
inline constexpr int kMaxPerTwoCollectors = 1;
inline constexpr int kMaxCollectorsPlus = 6;
inline constexpr int kMaxTitaniumPlus = 2;

// Numbers of pieces that the program cannot change (SK-1.18).
inline constexpr int kMoonOutposts = 15;
inline constexpr int kBeltOutposts = 12;
inline constexpr int kShuttles = 5;
inline constexpr int kOneTimeMarkers = 3;

// The highest score. A turn other than an expansion takes one reward, of which helium and points
// may all be surplus, with the points of a scientist, or the helium of a company's collectors, or
// the price of a removed card. A seat has at most 17 turns a round (SK-11.31); it expands at most
// twice, once with a removed card, and enters no more sectors than a station has pieces. Thresholds
// pay for every seat that passes them. All shares on cards may be of one company.
inline constexpr int kMostTurns = 17;
inline constexpr int kMostPieces = kColumns * kMaxHomeSpaces;
inline constexpr int kMostOfResource = kSlots * (kMaxCardValue + kMaxTitaniumPlus) + 1;
inline constexpr int kMostOfTurn = std::max(
    {kMaxReward * (1 + 2 * kMaxSurplus) + kMostOfResource + kMaxCardValue * kMaxSurplus,
     kMaxReward + (kMaxFieldHelium + (kMaxPlaces + kMaxCollectorsPlus) / 2 * kMaxPerTwoCollectors) *
                      kMaxSurplus,
     kMaxCost + kMaxPlus});
inline constexpr int kMostOfExpansion = kMostPieces * kMaxAmount * kMaxSurplus;
inline constexpr int kMostCoins = kRounds * (kMostTurns * kMostOfTurn + 2 * kMostOfExpansion) +
                                  kCompanies * 2 * kMaxPlayers * kMaxReward + 2 * kMaxStartCoins +
                                  kRounds;
inline constexpr int kMostForShares =
    (kCompanies * kMaxTrackShares + kDeckCards) * kMostPieces * kMaxSymbols;
static_assert(kMostCoins + kMostForShares + 2 * kMaxTrackValue + kSpecialPlans * kMaxEndValue <=
              std::numeric_limits<std::int16_t>::max());

struct PackFiles : PackFolder {
  using PackFolder::PackFolder;
  PackFile belt{*this, "belt.json"};
  PackFile box{*this, "box.json"};
  PackFile campaign{*this, "campaign.json"};
  PackFile cards{*this, "cards.json"};
  PackFile companies{*this, "companies.json"};
  PackFile course{*this, "course.json"};
  PackFile hazards{*this, "hazards.json"};
  PackFile luna{*this, "luna.json"};
  PackFile luna_cards{*this, "luna_cards.json"};
  PackFile missions{*this, "missions.json"};
  PackFile moon{*this, "moon.json"};
  PackFile plans{*this, "plans.json"};
  PackFile research{*this, "research.json"};
  PackFile spaces{*this, "spaces.json"};
  PackFile stations{*this, "stations.json"};
  PackFile tank{*this, "tank.json"};
  PackFile tokens{*this, "tokens.json"};
  PackFile tracks{*this, "tracks.json"};
};

// In this order: later ones name what earlier ones have read.
void read_course(const PackFiles& files, Components& components);
void read_cards(const PackFiles& files, Components& components);
void read_tracks(const PackFiles& files, Components& components);
void read_companies(const PackFiles& files, Components& components);
void read_stations(const PackFiles& files, Components& components);
void read_moon(const PackFiles& files, Components& components);
void read_research(const PackFiles& files, Components& components);
void read_plans(const PackFiles& files, Components& components);
void read_tokens(const PackFiles& files, Components& components);
void read_spaces(const PackFiles& files, Components& components);
void read_luna(const PackFiles& files, Components& components);
// Belt, missions, hazards and campaign are not played yet: their files are checked, not kept.
void check_belt(const PackFiles& files);
void check_modules(const PackFiles& files);

// What the box says must agree with the lists.
void check_box_contents(const PackFiles& files);
// What must fit together across files; `components` have been read without complaint.
void check_together(const Components& components, Problems& problems);

// Parts of records.
const std::vector<std::string>& company_names();   // ids, in the order of SK-1.2
const std::vector<std::string>& building_names();  // without none
Company read_company(const JsonReader& reader);
// From 1 on; 0 when there is none.
std::uint8_t optional_byte(const JsonReader& record, std::string_view key, int high);
// Kinds of rewards that a source may give beside those of `Reward`.
Reward read_reward(const JsonReader& reader, Keys more = {});
void read_needs(const JsonReader& reader, Plan& plan);
// The effect of a bonus space of the board or of a track. `tiles` are names of bonus tiles.
BonusSpace read_space(const JsonReader& record, const std::vector<std::string>& tiles);
// Values passed on a track of `last` steps: table[i] becomes the highest value at or before i.
void read_values(const PackFile& file, std::string_view list, std::string_view step, int last,
                 std::span<std::uint8_t> table);
// Two numbers.
std::array<std::uint8_t, 2> read_pair(const JsonReader& reader, int first_low, int first_high,
                                      int second_low, int second_high);
// A point of a drawing of 1000 by 1000.
Point read_point(const JsonReader& reader);
// Complains unless a text is `wanted`, which the program cannot change.
void expect_text(const JsonReader& reader, std::string_view wanted);

}  // namespace orrery::skymines
