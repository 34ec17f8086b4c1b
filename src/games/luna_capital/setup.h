// Options to the first state (chapter 2, solo: section 7.1).
#pragma once

#include "core/chance.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

State setup(const Game& game, const Seed& seed);

}  // namespace orrery::luna_capital
