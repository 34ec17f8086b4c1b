// The first two seats of any table.
#pragma once

#include "core/seat.h"

namespace orrery::test {

inline constexpr Seat kFirst = seat_at(0);
inline constexpr Seat kSecond = seat_at(1);

}  // namespace orrery::test
