// Observing: what bots are given follows from what the seat knows and from the generator alone, and
// contradicts nothing the seat has seen.
#include <gtest/gtest.h>

#include "support/fake_game.h"
#include "support/random_game.h"
#include "support/stream.h"

namespace orrery::test {
namespace {

class Observe : public Property {};

TEST_P(Observe, equal_knowledge_gives_equal_bytes_and_contradicts_nothing) {
  const Swapper* swapper = swapper_of(setting().game);
  if (swapper == nullptr) GTEST_SKIP() << "nothing is hidden in " << setting().game;
  for_some_decisions(setting(), game_pointer(), 30, 15, [&](RandomGame& at) {
    Rng rng = at.choices();
    const Viewer viewer = any_viewer(at.game(), rng);
    const AnyState swapped = swap_everything(at.game(), *swapper, at.state(), viewer, rng);
    const Fault fault =
        find_observe_fault(at.game(), *swapper, at.state(), swapped, viewer, rng.next());
    ASSERT_FALSE(fault) << *fault;
  });
}

TEST_P(Observe, where_nothing_is_hidden_it_is_the_state_itself) {
  if (swapper_of(setting().game) != nullptr) GTEST_SKIP() << "something is hidden";
  for_each_decision(setting(), game_pointer(), 50, [](RandomGame& at) {
    for (const Viewer viewer : viewers_of(at.game())) {
      Rng rng = at.choices();
      EXPECT_EQ(at.game().observe(at.state(), viewer, rng), at.state());
    }
  });
}

TEST_P(Observe, an_observed_state_can_be_played_to_the_end) {
  for_some_decisions(setting(), game_pointer(), 20, 20, [](RandomGame& at) {
    Rng rng = at.choices();
    for (const Viewer viewer : viewers_of(at.game())) {
      AnyState state = at.game().observe(at.state(), viewer, rng);
      while (!at.game().over(state)) {
        const Seat seat = at.game().active(state).lowest();
        const MoveList moves = at.game().legal(state, seat);
        ASSERT_FALSE(moves.empty());
        at.game().apply(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
                        nullptr);
      }
      EXPECT_FALSE(at.game().broken_invariant(state));
    }
  });
}

TEST_P(Observe, observing_twice_with_the_same_generator_draws_anew) {
  if (swapper_of(setting().game) == nullptr) GTEST_SKIP() << "nothing is hidden";
  for_some_decisions(setting(), game_pointer(), 20, 20, [](RandomGame& at) {
    Rng rng = at.choices();
    for (const Viewer viewer : viewers_of(at.game()))
      EXPECT_FALSE(at.game().observe(at.state(), viewer, rng) ==
                   at.game().observe(at.state(), viewer, rng));
  });
}

ORRERY_FOR_EVERY_GAME(Observe);

Fault observe_fault_of_fake(std::string_view leak) {
  const GamePtr game = fake::game(leak);
  const Swapper& swapper = *swapper_of("fake");
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const AnyState state = game->setup(Seed::of(seed));
    Rng rng(seed);
    for (const Viewer viewer : viewers_of(*game)) {
      const AnyState swapped = swap_everything(*game, swapper, state, viewer, rng);
      if (Fault fault = find_observe_fault(*game, swapper, state, swapped, viewer, seed))
        return fault;
    }
  }
  return std::nullopt;
}

TEST(ObserveFault, is_found_where_knowledge_holds_hidden_things) {
  EXPECT_EQ(observe_fault_of_fake("none"), std::nullopt);
  EXPECT_NE(observe_fault_of_fake("knowledge"), std::nullopt);
}

}  // namespace
}  // namespace orrery::test
