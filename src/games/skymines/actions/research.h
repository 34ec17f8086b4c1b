// Research points (section 4.3) and placing the plans they brought (section 4.5). Answers for
// research, plan_next and plan_screen.
#pragma once

#include "core/move.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

bool research_asks(Step step);
void offer_research(Look look, MoveList& moves);  // DP-12
void answer_research(Step step, Move move);

bool plan_next_asks(Step step);
void offer_next_plans(Look look, MoveList& moves);  // DP-28
void choose_next_plan(Step step, PlanCode plan);

bool plan_screen_asks(Step step);
void offer_screens(Look look, MoveList& moves);  // DP-24
void place_plan(Step step, unsigned screen);

}  // namespace orrery::skymines
