// The course of a turn between its decisions: each function does what follows by itself and leaves
// the state at the next decision. A turn is a chain: begin_turn, land, take_tile, fill_slot,
// resolve_effects, after_gains, depart, end_turn (SO-3.4 to SO-3.10).
#pragma once

#include "core/step.h"
#include "games/solenia/options.h"
#include "games/solenia/state.h"

namespace orrery::solenia {

// One step of a game.
struct Step : StepOf<Game, State> {
  // Asks `seat` for a decision.
  void ask(Phase phase, Seat seat) const {
    state.phase = phase;
    state.open = SeatSet::of(seat).bits();
  }
};

void begin_draft(Step step);
void after_draft(Step step);
void begin_turn(Step step);
// Step 1, after a possible barter: placing or discarding (SO-4.13, SO-9.9).
void choose_mode(Step step);
// SO-4.16: the chosen card is discarded instead of placed.
void discard_card(Step step);
// Steps 3 and 4: the chosen card, its price paid, comes down on its space.
void land(Step step);
// Pays a displayed tile and takes it; in summer it also finds its slot.
void take_tile(Step step, std::uint8_t tile);
// The tile taken goes into a slot (0-based), a new one is shown, the slot's effects begin.
void fill_slot(Step step, std::uint8_t slot);
void resolve_effects(Step step);
// Storage is checked (SO-4.38), then the turn goes on.
void after_gains(Step step);
// After the last surplus good of a series was discarded.
void after_overflow(Step step);
// What the cards of one seat in row 0 add up to when it leaves (SO-4.39, SO-4.44 to SO-4.47).
struct DeparturePay {
  Goods goods;
  int stars = 0;
};
DeparturePay departure_pay(const Game& game, const State& state, Seat seat);
// Step 5: row 0 pays its owners; storage is checked for all (SO-4.48).
void depart(Step step);

// Lays the next tile of a stack on a display position (SO-4.27 to SO-4.29).
void refill_display(Step step, Side side, std::size_t position);
// Puts a card on a space for a seat or the Rival.
void put_card(Step step, Seat owner, std::uint8_t kind, unsigned cell);

// automaton.cpp: the Rival's whole turn up to its departure step (chapter 7).
void rival_turn(Step step);

}  // namespace orrery::solenia
