// What can happen in Luna Capital, as events; events.cpp turns them into messages.
#pragma once

#include <cstdint>

namespace orrery::luna_capital {

enum class EventKind : std::uint8_t {
  kept_cards,         // solo: the cards dealt stay
  swapped_cards,      // solo: they are exchanged for the automaton's
  exchanged,          // card given, card taken, space
  no_exchange,        //
  turn_begins,        // phase, round
  redistributed,      // space, tile, other space, its tile
  discarded,          // card, known to its owner; for the marked set
  took_set,           // space, card
  used_special,       // special tile, tile it replaced
  added_reserved,     // tile
  placed,             // card, position, CardMode: face up
  placed_face_down,   // position
  face_down_card,     // card, known to its owner
  placed_tile,        // tile, lattice row, lattice column
  took_robots,        // how many
  took_token,         // a redistribution token
  drew,               // up to three cards (card + 1): a reveal to their owner
  held,               // card, known to its owner; how many go back
  moved_tile,         // tile, from row and column, to row and column
  reserved,           // tile
  took_card,          // space, card: by the Cruise Terminal
  declined_effect,    // special tile
  lost_tile,          // tile without a legal plot
  card_shown,         // space, card; a reveal
  tile_shown,         // space, tile; a reveal
  space_stays_empty,  // space
  automaton_took,     // space, card
  claimed,            // concession
  phase_begins,       // phase
  first_player,       //
  game_over,
};

}  // namespace orrery::luna_capital
