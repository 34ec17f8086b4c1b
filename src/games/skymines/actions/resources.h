// Using resource cards (section 4.1): the RES tile, and which cards are used. What they pay for
// comes next: purchases.h, track_moves.h.
#pragma once

#include "games/skymines/actions/menu.h"

namespace orrery::skymines {

struct ResTarget {
  static constexpr TaskKind kKind = TaskKind::res_target;
  static const TaskRow kRow;
};
struct ResourceCards {
  static constexpr TaskKind kKind = TaskKind::resource_cards;
  std::uint8_t type = 0;  // a resource, or kMixed
  static const TaskRow kRow;
};

extern const MainAction kPlaceRes;
extern const MainAction kUseResource;

// The action of a removed resource card (SK-4.91).
void use_removed_resource(Step step, CardId card);
// Whether a task that resources pay for lies on those that were used, or on what needs none.
bool is_paid_by_resources(const Lying& task);

}  // namespace orrery::skymines
