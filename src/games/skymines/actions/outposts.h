// Outposts that leave and enter stations: ousted ones return (SK-4.22), rewards remove some
// (SK-4.50), and an expansion takes them (energy.h).
#pragma once

#include "games/skymines/tasks.h"

namespace orrery::skymines {

// Asks return_column for every ousted outpost.
struct ReturnOutposts {
  static constexpr TaskKind kKind = TaskKind::return_outposts;
  static const TaskRow kRow;
};
struct ReturnColumn {
  static constexpr TaskKind kKind = TaskKind::return_column;
  std::uint8_t place = 0;    // of the ousted outpost
  std::uint8_t company = 0;  // its owner
  static const TaskRow kRow;
};
struct RemoveOutpost {
  static constexpr TaskKind kKind = TaskKind::remove_outpost;
  std::uint8_t count = 0;
  std::uint8_t station = 0;  // company + 1, once it is chosen
  static const TaskRow kRow;
};

// The pieces of all other companies.
PlaceSet foreign_pieces(const State& state, unsigned company);
bool any_outposts(const State& state);

// For moves that take an outpost from a column.
Message describe_taking(const Look& look, std::string_view what, unsigned company, unsigned column);
float prefer_taking(const Look& look, unsigned company, unsigned column);

}  // namespace orrery::skymines
