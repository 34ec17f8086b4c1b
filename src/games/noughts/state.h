// Noughts and crosses on a 3x3 board: the teaching game. Seat 0 plays crosses and begins.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/seat.h"

namespace orrery::noughts {

inline constexpr int kCells = 9;

// Cells are numbered 0 to 8, row by row; bit i of a mark set stands for cell i.
struct State {
  std::array<std::uint16_t, 2> marks{};  // cells taken, by seat
  std::uint16_t turn = 0;                // the seat to move

  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State>);

// There are no options and no components: a game has nothing to remember.
struct Game {};

}  // namespace orrery::noughts
