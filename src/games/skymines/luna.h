// What Luna looks at and how she expands (sections 7.4 and 7.5): the rooms behind automaton.cpp.
#pragma once

#include "core/fixed_vector.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

using Companies = FixedVector<std::uint8_t, kCompanies>;

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
