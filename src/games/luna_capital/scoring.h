// End scoring (chapter 5), readable at any time; in solo the automaton's pad is the second column.
#pragma once

#include <vector>

#include "core/scores.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

std::vector<ScoreRow> score_rows();
Scores scores(const Game& game, const State& state);
SeatSet winners(const Game& game, const State& state);

// What a city is worth by itself: groups, fruit sets, sales offices, mod-habs, complexes.
int city_points(const Game& game, const City& city);
// Visible meteorites, tiles and print (LC-5.18).
int meteorites(const Game& game, const City& city);

}  // namespace orrery::luna_capital
