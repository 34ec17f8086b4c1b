// End scoring (chapter 5), readable at any time.
#pragma once

#include "core/message.h"
#include "core/scores.h"
#include "games/solenia/options.h"
#include "games/solenia/state.h"

namespace orrery::solenia {

std::vector<ScoreRow> score_rows();
Scores scores(const Game& game, const State& state);
// Solo: the rank a total earns, 0-based (SO-7.21).
std::size_t rank_of(const Game& game, int total);
SeatSet winners(const Game& game, const State& state);
Message outcome(const Game& game, const State& state);
// 1 for the highest total; equal totals share the better place (SO-5.5).
int place_of(const Game& game, const State& state, Seat seat);

}  // namespace orrery::solenia
