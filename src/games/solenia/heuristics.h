// What a bot knows about Solenia: how good a position looks, and which moves are worth a look.
#pragma once

#include "core/move.h"
#include "games/solenia/options.h"
#include "games/solenia/state.h"

namespace orrery::solenia {

float value(const Game& game, const State& state, Seat seat);
float preference(const Game& game, const State& state, Seat seat, Move move);
bool quiet(const Game& game, const State& state);

}  // namespace orrery::solenia
