// The rooms of reading a pack: each function reads some files into the components and complains
// about what it finds wrong in them. Used by the files components*.cpp alone.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "core/pack_file.h"
#include "games/luna_capital/components.h"

namespace orrery::luna_capital {

// Limits of numbers: with them no counter of a state and no score can overflow.
inline constexpr int kMaxKinds = 30;
inline constexpr int kMaxPoints = 50;    // of anything that scores
inline constexpr int kMaxPerMatch = 10;  // of mod-habs and complexes
inline constexpr int kMaxDots = 9;
inline constexpr int kMaxRobotsOnTile = 2;  // LC-1.29
// Every player keeps at most one card more for each of them (LC-11.16).
inline constexpr int kMaxLandingPads = kMaxHand - kStartHand - 2;

// The highest score: a city has a plot on every cell and a Show Home, and the most that a plot can
// give is as a complex that counts all of them. Beside the plots score four groups, the fruit sets
// and the meteorites, the hand and the concessions. (The automaton scores no matches: with 78 tiles
// and plots it stays far below.)
inline constexpr int kMostPlots = kCityCards * kCellsPerCard + 1;
static_assert(kMostPlots * kMostPlots * kMaxPerMatch +
                  (kVitalFamilies + 2 + kMaxHand + kMaxOffer) * kMaxPoints <=
              std::numeric_limits<std::int16_t>::max());
static_assert(kMaxPoints <= kMostPlots * kMaxPerMatch);  // a sales office gives less than a complex

struct PackFiles : PackFolder {
  using PackFolder::PackFolder;
  PackFile box{*this, "box.json"};
  PackFile cards{*this, "cards.json"};
  PackFile concessions{*this, "concessions.json"};
  PackFile course{*this, "course.json"};
  PackFile kinds{*this, "kinds.json"};
  PackFile scoring{*this, "scoring.json"};
  PackFile solo{*this, "solo.json"};
  PackFile sponsors{*this, "sponsors.json"};
  PackFile tiles{*this, "tiles.json"};
};

// Kinds, tiles and special tiles become contents; these come first, the others name them.
void read_tiles(const PackFiles& files, Components& components);
void read_cards(const PackFiles& files, Components& components);
void read_concessions(const PackFiles& files, Components& components);
void read_course(const PackFiles& files, Components& components);
void read_scoring(const PackFiles& files, Components& components);
void read_solo(const PackFiles& files, Components& components);

// What the box says must agree with the lists; the numbers of tokens stand only there.
void read_box(const PackFiles& files, Components& components);
// What must fit together across files; `components` have been read without complaint.
void check_together(const Components& components, Problems& problems);

// Families that may be counted or aimed at: those of projects (LC-1.28).
Family read_project_family(const JsonReader& reader);

}  // namespace orrery::luna_capital
