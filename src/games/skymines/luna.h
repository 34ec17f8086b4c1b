// What Luna looks at and how she expands (sections 7.4 and 7.5): the rooms behind automaton.cpp.
#pragma once

#include "core/fixed_vector.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

using Companies = FixedVector<std::uint8_t, kCompanies>;

// The places of a deal, as Luna::fresh_places has them.
inline constexpr unsigned kLunaPlaces = 2 + kSlots;
constexpr unsigned place_of_slot(unsigned slot) { return 2 + slot; }
// What lies in a place: card + 1.
inline std::uint8_t& at_place(Luna& luna, unsigned place) {
  return place < 2 ? luna.majority[place] : luna.slots[place - 2];
}
inline std::uint8_t at_place(const Luna& luna, unsigned place) {
  return place < 2 ? luna.majority[place] : luna.slots[place - 2];
}
constexpr bool has_seen(const Luna& luna, unsigned card) {
  return (luna.seen[card / 8] >> (card % 8) & 1U) != 0;
}
// The places that hold a card, as bits, and those whose card is face down.
unsigned dealt_places(const Luna& luna);
unsigned face_down_places(const Luna& luna);

// luna_rankings.cpp
// All companies, the most valuable first (SK-7.20).
Companies by_value(const Game& game, const State& state);
// Those a card names for the Luna at `seat`, the best-ranked first (SK-7.20 to SK-7.22).
Companies ranked(const Game& game, const State& state, Seat seat, Ranking ranking);
// SK-7.31
Companies least_valuable_first(const Game& game, const State& state, const Companies& companies);
// SK-7.21: may be negative.
int lead(const Game& game, const State& state, Seat seat, unsigned company);
// Of the companies in `bits` the one on whose track she is farthest behind (SK-7.22).
unsigned farthest_behind(const Game& game, const State& state, Seat seat, unsigned bits);

// luna_expansion.cpp: SK-7.28 to SK-7.33
void luna_expand(Step step, Seat seat, unsigned company, unsigned pieces, bool highest);

}  // namespace orrery::skymines
