// Using one scientist (section 4.4): a plan turned down, steps of the upload marker, a reward,
// research points. Answers for flip_plan, upload, upload_reward and mover_rp.
#pragma once

#include "core/move.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

// Main actions of the menu.
void offer_scientists(Look look, MoveList& moves);
void use_scientist(Step step, CardId card);
void use_sci_tile(Step step);

// The action of a removed scientist (SK-4.91).
void use_removed_scientist(Step step, CardId card);

bool flip_plan_asks(Step step);
void offer_flips(Look look, MoveList& moves);  // DP-14
void answer_flip(Step step, Move move);

bool upload_asks(Step step);
void offer_upload(Look look, MoveList& moves);  // DP-15
void answer_upload(Step step, Move move);

void reward_upload(Step step);  // SK-4.39
void gain_mover_rp(Step step);  // SK-4.40

}  // namespace orrery::skymines
