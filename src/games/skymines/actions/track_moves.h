// Steps on the company tracks (sections 4.1, 4.9): with units of resources, as rewards, and those
// of D2.
#pragma once

#include "games/skymines/tasks.h"

namespace orrery::skymines {

struct Units {
  static constexpr TaskKind kKind = TaskKind::units;
  std::uint8_t left = 0;
  static const TaskRow kRow;
};
struct TrackMove {
  static constexpr TaskKind kKind = TaskKind::track_move;
  std::uint8_t company = 0;
  std::uint8_t spaces = 0;  // left
  static const TaskRow kRow;
};
struct AnyTrack {
  static constexpr TaskKind kKind = TaskKind::any_track;
  std::uint8_t spaces = 0;
  static const TaskRow kRow;
};
struct OtherTracks {
  static constexpr TaskKind kKind = TaskKind::other_tracks;
  std::uint8_t space = 0;   // the bonus space
  std::uint8_t closed = 0;  // companies (bits) that are not allowed
  std::uint8_t made = 0;    // moves (bits) of the space
  static const TaskRow kRow;
};

}  // namespace orrery::skymines
