// Small questions that the sentences of several files ask about a position.
#pragma once

#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

// What a decision is about; kind none where no task asks.
inline Task asked(const State& state) {
  return state.phase == Phase::action && !state.tasks.empty() ? state.tasks.back() : Task{};
}
// What entering a place costs the company now, the way and other companies' pieces; 0: no way.
unsigned entry_cost(const Game& game, const State& state, unsigned company, Place place);

}  // namespace orrery::skymines
