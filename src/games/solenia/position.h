// The complete state as fields of a position, and the invariants of chapter 11 that it must keep.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fields.h"
#include "games/solenia/options.h"
#include "games/solenia/state.h"

namespace orrery::solenia {

const std::vector<std::string>& phase_names();
// day, night, dawn or dusk: what the strip in this row shows.
const std::string& face_name(const Game& game, const State& state, unsigned row);
// Whether the Rival took this tile out of the game.
bool is_removed(const State& state, unsigned tile);

void position_fields(const Game& game, State& state, Fields& fields);

// invariants.cpp: the first invariant that is broken, naming its rule.
std::optional<Message> broken_invariant(const Game& game, const State& state);
// SO-11.8: the capacity that the filled slots give.
int capacity_of(const Game& game, const Player& player);
// pending_check.cpp: whether the turn remembers what its phase needs, so that the decision can be
// asked, and nothing else.
bool pending_fits(const Game& game, const State& state);

}  // namespace orrery::solenia
