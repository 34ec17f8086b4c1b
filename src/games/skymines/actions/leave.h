// Leaving the round (section 4.11).
#pragma once

#include "games/skymines/actions/menu.h"

namespace orrery::skymines {

struct RestStack {
  static constexpr TaskKind kKind = TaskKind::rest_stack;
  static const TaskRow kRow;
};
struct RestSlot {
  static constexpr TaskKind kKind = TaskKind::rest_slot;
  std::uint8_t slot = 0;  // whose card is put away
  std::uint8_t used = 0;  // rest slots (bits)
  static const TaskRow kRow;
};
struct FinishLeaving {
  static constexpr TaskKind kKind = TaskKind::finish_leaving;
  static const TaskRow kRow;
};

extern const MainAction kLeave;

}  // namespace orrery::skymines
