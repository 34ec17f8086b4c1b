// Removing a hand card for coins or, with E2, for its action and a card of the removed pile.
#pragma once

#include "games/skymines/tasks.h"

namespace orrery::skymines {

struct RemoveCard {
  static constexpr TaskKind kKind = TaskKind::remove_card;
  std::uint8_t space = 0;  // the bonus space that removes it
  static const TaskRow kRow;
};
struct RemovedPile {
  static constexpr TaskKind kKind = TaskKind::removed_pile;
  std::uint8_t may_decline = 0;
  static const TaskRow kRow;
};
// SK-4.91
struct ActionOfRemoved {
  static constexpr TaskKind kKind = TaskKind::action_of_removed;
  CardId card = 0;
  static const TaskRow kRow;
};

// Whether the hand has a card that a space could remove.
bool has_removable(const Look& look, const BonusSpace& print);

}  // namespace orrery::skymines
