// The pile of tasks of a turn: each is carried out when it lies on top, until one asks.
#include "games/skymines/turn.h"

#include "games/skymines/tasks.h"

namespace orrery::skymines {

void run(Step step) {
  while (step.state.phase == Phase::action) {
    const TaskRow& row = row_of(step.state.tasks.back().kind);
    if (row.carry_out != nullptr)
      row.carry_out(step);
    else if (row.asks == nullptr || row.asks(step))
      return;
  }
}

}  // namespace orrery::skymines
