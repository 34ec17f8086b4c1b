// End scoring (chapter 5), readable at any time; in solo the automaton's pad is the second column.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/message.h"
#include "core/scores.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

// The score pad has these rows; the automaton scores one more (LC-7.31).
inline constexpr std::size_t kPrintedRows = 11;

std::vector<ScoreRow> score_rows();
Scores scores(const Game& game, const State& state);
// LC-5.24 to LC-5.26; in solo the seat, if it beat the automaton (LC-7.34).
SeatSet winners(const Game& game, const State& state);
Message outcome(const Game& game, const State& state);

// What a city is worth by itself: groups, fruit sets, sales offices, mod-habs, complexes.
int city_points(const Game& game, const City& city);
// Visible meteorites, tiles and print (LC-5.18).
int meteorites(const Game& game, const City& city);

// Points of a group or of a number of fruit sets: the last entry of a table stands for more.
int points_for(std::span<const std::uint8_t> table, int count);
// Complete fruit sets (LC-5.15, LC-5.16); the fourth number counts the mixed greenhouses.
int fruit_sets(const std::array<int, 4>& greenhouses);
// Majority prizes of players with so many meteorites (LC-5.18 to LC-5.20).
std::array<int, kMaxPlayers> meteorite_points(const Game& game, std::span<const int> meteorites);

}  // namespace orrery::luna_capital
