// The complete state as fields of a position, and the invariants of chapter 11 that it must keep.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fields.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

const std::vector<std::string>& phase_names();
const std::vector<std::string>& task_names();

void position_fields(const Game& game, State& state, Fields& fields);

// invariants.cpp: the first invariant that is broken, naming its rule.
std::optional<Message> broken_invariant(const Game& game, const State& state);

}  // namespace orrery::skymines
