// What bonus spaces do (section 4.8): the choices of their effects.
#pragma once

#include "games/skymines/tasks.h"

namespace orrery::skymines {

struct ChooseTier {
  static constexpr TaskKind kKind = TaskKind::tier;
  std::uint8_t space = 0;  // of the board
  static const TaskRow kRow;
};
// One of two rewards (B2), or with E2-1 one of two uses of the removed card.
struct ChooseEffect {
  static constexpr TaskKind kKind = TaskKind::choose_effect;
  std::uint8_t space = 0;  // a bonus space
  CardId card = 0;         // removed
  static const TaskRow kRow;
};

// Leaves the effect of a space as tasks; its fee is paid, its first reward comes on top.
void begin_effect(Step step, std::uint8_t space, const BonusSpace& print);
// Whether the totals reach a tier of a majority space.
bool reaches(const Tier& tier, CardType type, const Totals& sum);
// Whether a marker of the seat in turn stands on a space with this effect.
bool stands_on(const Look& look, unsigned space, SpaceEffect effect);

}  // namespace orrery::skymines
