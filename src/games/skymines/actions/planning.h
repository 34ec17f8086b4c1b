// What players choose at the same time in secret: start tokens (DP-01) and plans for a round
// (DP-02).
#pragma once

#include "core/move.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

void offer_tokens(const Player& player, MoveList& moves);
void choose_token(Step step, Seat seat, unsigned token);

void offer_plans(const Game& game, const Player& player, MoveList& moves);
void plan_card(Step step, Seat seat, Move move);
void end_planning(Step step, Seat seat);

}  // namespace orrery::skymines
