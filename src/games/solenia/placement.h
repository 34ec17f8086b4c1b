// Where a card may go and what it costs: sections 4a, 4b and the city test of 4e.
#pragma once

#include <array>

#include "core/seat.h"
#include "games/solenia/options.h"
#include "games/solenia/state.h"

namespace orrery::solenia {

// Legal targets by their price.
struct Targets {
  std::array<CellMask, kMaxStorage + 1> at_price{};

  CellMask all() const {
    CellMask mask = 0;
    for (const CellMask each : at_price) mask |= each;
    return mask;
  }
  int price_of(unsigned cell) const {
    int price = 0;
    while ((at_price[static_cast<std::size_t>(price)] & cell_bit(cell)) == 0) ++price;
    return price;
  }
};

const Player& player_at(const State& state, Seat seat);
Player& player_at(State& state, Seat seat);

// What the seat's active level-1 improvement allows; nothing while its column is not full.
const Abilities& abilities(const Game& game, const Player& player);
// SO-1.33: whether both slots of a column (0-based) are filled.
bool column_full(const Player& player, std::size_t column);
// The slots of a side that may be filled next, as bits (SO-4.26, SO-6.5).
unsigned open_slots(const Game& game, const Player& player, Side side);

Terrain terrain_at(const Game& game, const State& state, unsigned cell);
// Spaces with a city of that side.
CellMask cities(const Game& game, const State& state, Side side);
CellMask occupied(const State& state);
CellMask anchors(const Game& game, const State& state, Seat seat);

// The price of a space for a seat, whether it is a legal target or not (SO-4.3, SO-4.6).
int extension_price(const Game& game, const State& state, Seat seat, unsigned cell);

// The highest price at which a city of that side could still be served from `goods`, or -1 if no
// displayed tile is covered or no slot is free (SO-4.53).
int city_slack(const Game& game, const State& state, const Player& player, Side side);

Targets targets(const Game& game, const State& state, Seat seat);
// Targets at price 0 alone: those decide whether a discard is allowed (SO-4.13).
CellMask free_targets(const Game& game, const State& state, Seat seat);

}  // namespace orrery::solenia
