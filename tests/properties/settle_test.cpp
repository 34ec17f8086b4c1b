// Forced decisions and previews: nothing is taken that somebody could not tell, nothing is promised
// that does not happen.
#include <gtest/gtest.h>

#include "support/fake_game.h"
#include "support/random_game.h"
#include "support/stream.h"

namespace orrery::test {
namespace {

class Settle : public Property {};

TEST_P(Settle, takes_exactly_what_everybody_can_tell_is_forced) {
  const Swapper* swapper = swapper_of(setting().game);
  for_some_decisions(setting(), game_pointer(), 12, 3, [&](RandomGame& at) {
    Rng rng = at.choices();
    const Fault fault = find_settle_fault(at.game(), swapper, at.state(), rng);
    EXPECT_FALSE(fault) << *fault;
  });
}

TEST_P(Settle, leaves_only_decisions_to_be_made) {
  for_each_decision(setting(), game_pointer(), 60, [](RandomGame& at) {
    AnyState settled = at.state();
    at.game().settle(settled, nullptr);
    for (const Seat seat : at.game().active(settled))
      EXPECT_TRUE(at.game().legal(settled, seat).size() > 1 ||
                  !at.game().forced_openly(settled, seat));
    AnyState again = settled;
    Events events;
    at.game().settle(again, &events);
    EXPECT_EQ(again, settled);
    EXPECT_TRUE(events.empty());
  });
}

TEST_P(Settle, preview_is_what_happens_up_to_the_first_reveal) {
  for_some_decisions(setting(), game_pointer(), 40, 2, [](RandomGame& at) {
    for (const Seat seat : at.game().active(at.state()))
      for (const Move move : at.game().legal(at.state(), seat)) {
        const Fault fault = find_preview_fault(at.game(), at.state(), seat, move);
        EXPECT_FALSE(fault) << *fault;
      }
  });
}

ORRERY_FOR_EVERY_GAME(Settle);

// The checks find what they are made to find.

Fault fault_of_fake(std::string_view leak, bool preview) {
  const GamePtr game = fake::game(leak);
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    AnyState state = game->setup(Seed::of(seed));
    Rng rng(seed);
    while (!game->over(state)) {
      const Seat seat = game->active(state).lowest();
      const Move move = game->legal(state, seat)[0];
      if (Fault fault = preview ? find_preview_fault(*game, state, seat, move)
                                : find_settle_fault(*game, swapper_of("fake"), state, rng))
        return fault;
      game->apply(state, seat, move, nullptr);
    }
  }
  return std::nullopt;
}

TEST(SettleFault, is_found_where_a_hidden_choice_is_taken_silently) {
  EXPECT_EQ(fault_of_fake("none", false), std::nullopt);
  EXPECT_NE(fault_of_fake("forced", false), std::nullopt);
}

TEST(PreviewFault, is_found_where_a_reveal_is_not_told) {
  EXPECT_EQ(fault_of_fake("none", true), std::nullopt);
  EXPECT_NE(fault_of_fake("learned", true), std::nullopt);
}

}  // namespace
}  // namespace orrery::test
