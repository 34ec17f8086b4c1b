// What can happen in Solenia, as events; events.cpp turns them into messages.
#pragma once

#include <cstdint>

namespace orrery::solenia {

enum class EventKind : std::uint8_t {
  drafted_level1,  // improvement
  drafted_pair,    // day half, night half
  turn_begins,     // round
  bartered,        // good given, good taken
  chose_card,      // kind; hidden from others until it is placed
  paid,            // good
  placed,          // kind, cell
  discarded,       // kind (SO-4.13)
  gained,          // four amounts, Source
  took_stars,      // count, Source
  delivered,       // tile, slot - 1
  tile_shown,      // tile, display position; a reveal
  stack_empty,     // side
  improved,        // improvement: a level-1 tile became active
  half_improved,   // side, half: a level-3 half became active
  capacity_rises,  // new capacity
  dropped,         // good, for lack of room
  departed,        // kind, cell
  strip_turned,    // strip, its new face
  drew,            // kind; a reveal to the owner
  rival_acts,      // kind, die; a reveal
  rival_removed,   // tile
  game_over,
};

// Where goods or stars came from.
enum class Source : std::uint8_t { island, city, slot, improvement, departure, advance };

}  // namespace orrery::solenia
