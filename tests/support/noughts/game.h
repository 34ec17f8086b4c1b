// The game of noughts and crosses and its two sides.
#pragma once

#include "games/noughts/game.h"
#include "games/noughts/rules.h"

namespace orrery::noughts {

inline constexpr Game kGame;
inline constexpr Seat kCrosses = seat_at(0);
inline constexpr Seat kNoughts = seat_at(1);

}  // namespace orrery::noughts
