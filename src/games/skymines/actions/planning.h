// What players choose at the same time in secret: start tokens (DP-01) and plans for a round
// (DP-02). No tasks, for these belong to the seat in turn; but their rows are the same.
#pragma once

#include "games/skymines/tasks.h"

namespace orrery::skymines {

extern const TaskRow kDraft;
void choose_token(Step step, Seat seat, Move move);

extern const TaskRow kPlanning;
void answer_planning(Step step, Seat seat, Move move);

}  // namespace orrery::skymines
