// Placing a bonus marker (section 4.8): which spaces are open, and what their effects begin with.
// Answers for bonus_space and tier.
#pragma once

#include "core/move.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

// Bonus spaces by number: those of the board, then the two of every company's track.
constexpr unsigned track_space(unsigned company, unsigned which) {
  return kBoardSpaces + 2U * company + which;
}
const BonusSpace& space_at(const Game& game, const State& state, unsigned space);
// Whether the totals reach a tier of a majority space.
bool reaches(const Tier& tier, CardType type, const Totals& sum);

// Main action of the menu.
bool can_place_marker(Look look);
void place_marker(Step step);

void offer_spaces(Look look, MoveList& moves);  // DP-16
void put_marker_on(Step step, unsigned space);

void offer_tiers(Look look, MoveList& moves);  // DP-17
void choose_tier(Step step, unsigned tier);

}  // namespace orrery::skymines
