// Where a card may go and what it costs: sections 4a, 4b and the city test of 4e.
#pragma once

#include "core/seat.h"
#include "games/solenia/options.h"
#include "games/solenia/state.h"

namespace orrery::solenia {

// SO-1.33: whether both slots of a column (0-based) are filled.
inline bool column_full(const Player& player, std::size_t column) {
  return player.slots[0][column] != 0 && player.slots[1][column] != 0;
}
// What the seat's active level-1 improvement allows; nothing while its column is not full.
inline const Abilities& abilities(const Game& game, const Player& player) {
  static constexpr Abilities kNone;
  if (player.level1 == 0 || !column_full(player, game.tables.level1_column)) return kNone;
  return game.abilities[player.level1 - 1U];
}
// The slots of a side that may be filled next, as bits (SO-4.26, SO-6.5).
unsigned open_slots(const Game& game, const Player& player, Side side);

inline Terrain terrain_at(const Game& game, const State& state, unsigned cell) {
  const unsigned row = cell / kCols;
  const Strip& strip = game.tables.strips[state.strip_at[row]];
  return strip.faces[(state.faces >> row) & 1U][cell % kCols];
}
// Spaces with a city of that side.
inline CellMask cities(const Game& game, const State& state, Side side) {
  CellMask mask = 0;
  for (unsigned row = 0; row < kRows; ++row) {
    const Strip& strip = game.tables.strips[state.strip_at[row]];
    const CellMask columns = strip.cities[(state.faces >> row) & 1U][index(side)];
    mask |= columns << (row * kCols);
  }
  return mask;
}
inline CellMask occupied(const State& state) {
  CellMask mask = 0;
  for (const CellMask each : state.cards_of) mask |= each;
  return mask;
}
inline CellMask anchors(const Game& game, const State& state, Seat seat) {
  const CellMask cards = abilities(game, player_at(state, seat)).all_cards_are_anchors
                             ? occupied(state)
                             : state.cards_of[static_cast<std::size_t>(orrery::index(seat))];
  return cards | cell_bit(game.tables.airship_cell);
}

// The price of a space for a seat, whether it is a legal target or not (SO-4.3, SO-4.6).
int extension_price(const Game& game, const State& state, Seat seat, unsigned cell);

// The highest price at which a city of that side could still be served from the storage, or -1 if
// no displayed tile is covered or no slot is free (SO-4.53).
int city_slack(const Game& game, const State& state, const Player& player, Side side);

// All legal targets (SO-4.5).
CellMask targets(const Game& game, const State& state, Seat seat);
// Whether one of them has price 0: that decides whether a discard is allowed (SO-4.13).
bool has_free_target(const Game& game, const State& state, Seat seat);

}  // namespace orrery::solenia
