// The decisions of chapter 9: who decides, the legal moves, applying one.
#pragma once

#include "core/event.h"
#include "core/move.h"
#include "core/seat.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

// SK-9.3: everybody who is not done with the draft or with planning; else the seat in turn.
SeatSet active(const Game& game, const State& state);
void legal(const Game& game, const State& state, Seat seat, MoveList& moves);
void apply(const Game& game, State& state, Seat seat, Move move, Events* events);

// Hands follow from open information and how many cards are planned is open too (SK-10.2), so that
// everybody can tell a decision with a single alternative.
inline bool forced_openly(const Game& /*game*/, const State& /*state*/, Seat /*seat*/) {
  return true;
}

}  // namespace orrery::skymines
