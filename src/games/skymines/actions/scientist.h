// Using one scientist (section 4.4): a plan turned down, steps of the upload marker, a reward,
// research points.
#pragma once

#include "games/skymines/actions/menu.h"

namespace orrery::skymines {

struct FlipPlan {
  static constexpr TaskKind kKind = TaskKind::flip_plan;
  static const TaskRow kRow;
};
struct Upload {
  static constexpr TaskKind kKind = TaskKind::upload;
  std::uint8_t moved = 0;  // 1: the marker has moved
  static const TaskRow kRow;
};
struct UploadReward {
  static constexpr TaskKind kKind = TaskKind::upload_reward;
  static const TaskRow kRow;
};
// Research points of the scientist in use.
struct MoverRp {
  static constexpr TaskKind kKind = TaskKind::mover_rp;
  static const TaskRow kRow;
};

extern const MainAction kUseScientist;
extern const MainAction kUseSciTile;

// The action of a removed scientist (SK-4.91).
void use_removed_scientist(Step step, CardId card);

}  // namespace orrery::skymines
