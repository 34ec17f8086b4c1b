// What a bot knows about Skymines.
#pragma once

#include "core/move.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

float value(const Game& game, const State& state, Seat seat);
float preference(const Game& game, const State& state, Seat seat, Move move);
bool quiet(const State& state);

// What using a card once is worth, in points; both files share it.
float use_of(const Card& card);
// What a company will be worth at the end, as far as one can tell now.
float expected_value(const Game& game, const State& state, unsigned company);

}  // namespace orrery::skymines
