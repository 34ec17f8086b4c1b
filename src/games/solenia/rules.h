// The rules of a turn: which moves are legal, and what applying one does.
#pragma once

#include "core/event.h"
#include "core/move.h"
#include "games/solenia/moves.h"
#include "games/solenia/options.h"
#include "games/solenia/state.h"

namespace orrery::solenia {

SeatSet active(const Game& game, const State& state);
void legal(const Game& game, const State& state, Seat seat, MoveList& moves);
void apply(const Game& game, State& state, Seat seat, Move move, Events* events);
// Whether everybody can tell that the seat's single legal move is forced.
bool forced_openly(const Game& game, const State& state, Seat seat);

}  // namespace orrery::solenia
