// The first state of a game (chapter 2).
#pragma once

#include "core/chance.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

// Draws in this order from the stream of the setup: first player; tracks (random mode); the action
// cards A to E; the plans A, B, C; the start tokens. Luna's piles come from her own stream.
State setup(const Game& game, const Seed& seed);

// All have chosen a start token: they are shown and laid down, and the first round begins.
void end_draft(Step step);

}  // namespace orrery::skymines
