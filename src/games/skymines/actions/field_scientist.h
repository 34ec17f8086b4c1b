// Using one field scientist (section 4.7): helium and coins, without further choices.
#pragma once

#include "games/skymines/actions/menu.h"

namespace orrery::skymines {

extern const MainAction kUseField;
extern const MainAction kUseFieldTile;

// What a card gives; the same when it is removed for its action (SK-4.91).
void gain_from_field(Step step, CardId card);

}  // namespace orrery::skymines
