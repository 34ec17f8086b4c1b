// Leaving the round (section 4.11). Answers for rest_stack, rest_slot and finish_leaving.
#pragma once

#include "core/move.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

// Main action of the menu.
void leave(Step step);

bool rest_stack_asks(Step step);
void offer_stacks(Look look, MoveList& moves);  // DP-26
void take_stack(Step step, unsigned rest);

bool rest_slot_asks(Step step);
void offer_rest_slots(Look look, MoveList& moves);  // DP-27
void rest_card(Step step, unsigned rest);

void finish_leaving(Step step);

}  // namespace orrery::skymines
