// Whether a city meets a concession (section 4.8).
#pragma once

#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

// Whether the seat meets the concession of that number in the components now (LC-4.57 to LC-4.86).
bool meets(const Game& game, const State& state, Seat seat, unsigned concession);

}  // namespace orrery::luna_capital
