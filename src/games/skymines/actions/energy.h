// Using all energy (section 4.2): one company expands, then come the rewards. What it ousts goes
// back last: outposts.h.
#pragma once

#include "games/skymines/actions/menu.h"

namespace orrery::skymines {

struct ExpandCompany {
  static constexpr TaskKind kKind = TaskKind::expand_company;
  static const TaskRow kRow;
};
struct ExpandEntry {
  static constexpr TaskKind kKind = TaskKind::expand_entry;
  static const TaskRow kRow;
};
struct ExpandColumn {
  static constexpr TaskKind kKind = TaskKind::expand_column;
  std::uint8_t place = 0;  // entered
  static const TaskRow kRow;
};
struct RewardsOfExpansion {
  static constexpr TaskKind kKind = TaskKind::rewards_of_expansion;
  static const TaskRow kRow;
};

extern const MainAction kUseEnergy;

// The action of a removed energy card (SK-4.91).
void use_removed_energy(Step step, CardId card);

}  // namespace orrery::skymines
