// Research points (section 4.3) and what they bring.
#pragma once

#include "games/skymines/tasks.h"

namespace orrery::skymines {

struct Research {
  static constexpr TaskKind kKind = TaskKind::research;
  std::uint8_t points = 0;  // left
  static const TaskRow kRow;
};

}  // namespace orrery::skymines
