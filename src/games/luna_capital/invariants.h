// The rooms of checking a state: each function finds the first invariant that is broken in its
// part. Used by the invariants*.cpp files alone.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

using Found = std::optional<Message>;

// {"luna.broken.<what>", {rule, args...}}
Message broken(std::string_view rule, std::string_view what, std::vector<Argument> args = {});

// invariants_city.cpp
Found check_city(const Game& game, const State& state, Seat seat);
// invariants_ledger.cpp; the cards and the city have been found in order.
Found check_ledger(const Game& game, const State& state, Seat seat);
// invariants_tiles.cpp
Found check_tiles(const Game& game, const State& state);
// invariants_turn.cpp: the decision asked for fits what the turn remembers.
Found check_turn(const Game& game, const State& state);

// How many turns a seat has finished.
int turns_taken(const Game& game, const State& state, Seat seat);
// Whether the seat in turn has taken its set, and whether its card is placed.
bool set_taken(const State& state);
bool card_placed(const State& state);

}  // namespace orrery::luna_capital
