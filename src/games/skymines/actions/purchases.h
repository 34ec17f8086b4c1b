// Taking a card of the display for resources (SK-4.2) or for coins (SK-4.66).
#pragma once

#include "games/skymines/tasks.h"

namespace orrery::skymines {

struct GainCard {
  static constexpr TaskKind kKind = TaskKind::gain_card;
  std::uint8_t value = 0;      // of the resources used
  std::uint8_t must_gain = 0;  // 1: mixed resources (SK-4.9)
  std::uint8_t discount = 0;
  static const TaskRow kRow;
};
struct BuyCard {
  static constexpr TaskKind kKind = TaskKind::buy_card;
  std::uint8_t discount = 0;
  std::uint8_t may_decline = 0;
  static const TaskRow kRow;
};

}  // namespace orrery::skymines
