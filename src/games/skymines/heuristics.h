// What a bot knows about Skymines.
#pragma once

#include "core/move.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

float value(const Game& game, const State& state, Seat seat);
float preference(const Game& game, const State& state, Seat seat, Move move);
bool quiet(const Game& game, const State& state);

// For the rows of decisions (tasks.h), in points: what not to do unless there is nothing else;
inline constexpr float kNever = -50.0F;
// what using a card once is worth;
float use_of(const Card& card);
// what owning a card is worth from now on;
float card_preference(const Game& game, const State& state, CardId card);
// how much more a seat gains by a company's value than the best of the others does;
float share_lead(const Game& game, const State& state, Seat seat, unsigned company);
// what a company will be worth at the end, as far as one can tell now.
float expected_value(const Game& game, const State& state, unsigned company);

}  // namespace orrery::skymines
