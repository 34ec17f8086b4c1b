// Using one field scientist (section 4.7): helium and coins, without further choices.
#pragma once

#include "core/move.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

// Main actions of the menu.
void offer_field_scientists(Look look, MoveList& moves);
void use_field(Step step, CardId card);
void use_field_tile(Step step);

// What a card gives; the same when it is removed for its action (SK-4.91).
void gain_from_field(Step step, CardId card);

}  // namespace orrery::skymines
