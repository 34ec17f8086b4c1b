// Placing a bonus marker (section 4.8): which spaces are open, and on which one it goes.
#pragma once

#include "games/skymines/actions/menu.h"

namespace orrery::skymines {

struct ChooseSpace {
  static constexpr TaskKind kKind = TaskKind::bonus_space;
  static const TaskRow kRow;
};

extern const MainAction kPlaceMarker;

// Bonus spaces by number: those of the board, then the two of every company's track.
constexpr unsigned track_space(unsigned company, unsigned which) {
  return kBoardSpaces + 2U * company + which;
}
const BonusSpace& space_at(const Game& game, const State& state, unsigned space);

}  // namespace orrery::skymines
