// From options to the first state.
#pragma once

#include "core/chance.h"
#include "games/solenia/options.h"
#include "games/solenia/state.h"

namespace orrery::solenia {

State setup(const Game& game, const Seed& seed);

}  // namespace orrery::solenia
