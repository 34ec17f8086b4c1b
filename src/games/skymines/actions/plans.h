// Placing the plans gained in a turn at its end (section 4.5).
#pragma once

#include "games/skymines/tasks.h"

namespace orrery::skymines {

struct PlanNext {
  static constexpr TaskKind kKind = TaskKind::plan_next;
  static const TaskRow kRow;
};
struct PlanScreen {
  static constexpr TaskKind kKind = TaskKind::plan_screen;
  PlanCode plan = kNoPlan;
  static const TaskRow kRow;
};

}  // namespace orrery::skymines
