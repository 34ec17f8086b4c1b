// What a bot knows about Luna Capital.
#pragma once

#include "core/move.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

float value(const Game& game, const State& state, Seat seat);
float preference(const Game& game, const State& state, Seat seat, Move move);
bool quiet(const Game& game, const State& state);

}  // namespace orrery::luna_capital
