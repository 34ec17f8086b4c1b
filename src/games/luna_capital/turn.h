// The course of a turn between its decisions: each function does what follows by itself and leaves
// the state at the next decision. A turn is a chain: begin_turn, choose_set, take_set, choose_card,
// put_card, next_tile, end_turn (steps T1 to T5 of LC-3.2).
#pragma once

#include "core/step.h"
#include "games/luna_capital/events.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

// One step of a game.
struct Step : StepOf<Game, State> {
  const TileType& type(Content tile) const { return game.tables.types[tile]; }
  // Asks the seat in turn for a decision.
  void ask(Phase phase) const { state.phase = phase; }
};

// The starting exchange (LC-2.13): asks the seat in turn, or lets the first turn begin.
void begin_exchange(Step step);
// The seat in turn is done with it.
void end_exchange(Step step);

void begin_turn(Step step);
// T1: asks for redistribution while it is possible, then for a set.
void choose_set(Step step);
// Whether two sets have tiles to exchange (LC-9.8).
bool can_redistribute(const Game& game, const State& state);
// T2: card and tiles of a space; a marked set is paid for already.
void take_set(Step step, unsigned space);
// T3
void choose_card(Step step);
// The chosen card is placed at the chosen position.
void put_card(Step step, CardMode mode);
// T4: asks for the next tile that can be placed; those that cannot are lost (LC-4.37).
void next_tile(Step step);
// Puts the chosen tile on a plot; its effects follow.
void put_chosen_tile(Step step, Plot plot);
// A card of a landing pad stays in the hand, the others return (LC-4.40).
void hold_card(Step step, std::uint8_t card);
// T5, the automaton's turn, and what ends with the turn.
void end_turn(Step step);

// Where a tile may go now: a Show Home needs a cell beside the city, all others a plot.
bool has_place(const City& city, const TileType& type);
// Takes a card from the hand; it is there.
void remove_card(Hand& hand, std::uint8_t card);
// Puts a card under the deck.
void put_under_deck(State& state, std::uint8_t card, DeckTag tag);
// Lays the top card of the deck on a space, for all to see; the deck is not empty.
void show_card(Step step, unsigned space);
// LC-4.47 to LC-4.51
void refill(Step step, unsigned space, int tiles);

// automaton.cpp: it takes a set (LC-7.13), then both spaces are refilled.
void automaton_turn(Step step);

// sponsors.cpp: the module of section 6.2.
// End of T2: asks about the special and the reserved tile, then for a card.
void choose_special(Step step);
void choose_reserved(Step step);
void use_special(Step step, Content replaced);
void add_reserved(Step step);
// A placed special tile takes effect: asks, or goes on with the next tile.
void special_effect(Step step, Special special);
void lay_show_home(Step step, Cell cell);
void move_tile(Step step, Plot to);
void reserve_tile(Step step, Content tile);
void take_display_card(Step step, unsigned space);
void decline_effect(Step step);
// Tiles of the city that can move somewhere (LC-6.13), and where one of them can go.
PlotSet movable_tiles(const Game& game, const City& city);
PlotSet destinations(const Game& game, const City& city, Plot from);

}  // namespace orrery::luna_capital
