// The decisions of chapter 9: legal moves, and applying one.
#pragma once

#include "core/event.h"
#include "core/move.h"
#include "core/seat.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

// LC-9.2: always the seat in turn.
inline SeatSet active(const Game& /*game*/, const State& state) {
  return state.phase == Phase::over ? SeatSet{} : SeatSet::of(seat_at(state.turn));
}
void legal(const Game& game, const State& state, Seat seat, MoveList& moves);
void apply(const Game& game, State& state, Seat seat, Move move, Events* events);
bool forced_openly(const Game& game, const State& state, Seat seat);

// Whether some card of a hand fits into its city (LC-4.19).
bool any_card_fits(const Game& game, const Player& player);
// Where a hand card may be placed in some mode (LC-9.15).
Positions positions_for(const Game& game, const Player& player, std::uint8_t card);

}  // namespace orrery::luna_capital
