// What every game says must always hold does hold, at every decision and at the end.
#include <cmath>

#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "support/random_game.h"

namespace orrery::test {
namespace {

class Invariants : public Property {};

TEST_P(Invariants, hold_at_every_decision) {
  for_each_decision(setting(), game_pointer(), 300, [](RandomGame& at) {
    const auto broken = at.game().broken_invariant(at.state());
    EXPECT_FALSE(broken) << Catalogue::built_in().say(*broken);
  });
}

TEST_P(Invariants, winners_are_players_and_known_at_the_end) {
  for_each_decision(setting(), game_pointer(), 200, [](RandomGame& at) {
    if (!at.over()) return;
    const SeatSet winners = at.game().winners(at.state());
    if (at.game().players() > 1 && at.game().automata() == 0) EXPECT_FALSE(winners.empty());
    for (const Seat seat : winners) EXPECT_LT(index(seat), at.game().players());
  });
}

TEST_P(Invariants, values_for_bots_are_numbers) {
  for_some_decisions(setting(), game_pointer(), 50, 3, [](RandomGame& at) {
    for (int seat = 0; seat < at.game().players(); ++seat)
      EXPECT_TRUE(std::isfinite(at.game().value(at.state(), seat_at(seat))));
    for (const Seat seat : at.game().active(at.state()))
      for (const Move move : at.game().legal(at.state(), seat))
        EXPECT_TRUE(std::isfinite(at.game().preference(at.state(), seat, move)));
    if (at.over()) EXPECT_TRUE(at.game().quiet(at.state()));
  });
}

ORRERY_FOR_EVERY_GAME(Invariants);

}  // namespace
}  // namespace orrery::test
