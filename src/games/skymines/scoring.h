// The score pad (chapter 5), at any time of the game.
#pragma once

#include <vector>

#include "core/message.h"
#include "core/scores.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

std::vector<ScoreRow> score_rows();
Scores scores(const Game& game, const State& state);
// The players with the highest total of all seats; nobody if a Luna alone has it (SK-5.4, SK-5.5).
SeatSet winners(const Game& game, const State& state);
Message outcome(const Game& game, const State& state);

}  // namespace orrery::skymines
