// What steps of all games have in common.
#include "core/step.h"

#include <array>

#include <gtest/gtest.h>

namespace orrery {
namespace {

struct Rolls {
  std::array<int, 2> players{};
  std::uint8_t turn = 0;
};

TEST(Step, knows_whose_turn_it_is_and_changes_that_player) {
  Rolls state{.players = {5, 7}, .turn = 1};
  const StepOf<int, Rolls> step{.game = 0, .state = state, .events = nullptr};
  EXPECT_EQ(step.turn(), seat_at(1));
  ++step.player();
  EXPECT_EQ(state.players[1], 8);
  const Rolls& seen = state;
  EXPECT_EQ(player_at(seen, seat_at(0)), 5);
}

TEST(Step, codes_leave_zero_for_none) {
  EXPECT_EQ(code_of(0), 1);
  EXPECT_EQ(from_code(code_of(41)), 41);
}

}  // namespace
}  // namespace orrery
