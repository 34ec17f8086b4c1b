// What every bot owes every game: legal moves, from knowledge alone, the same for the same
// generator.
#include "bots/bots.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/random_game.h"

namespace orrery {
namespace {

using test::RandomGame;
using testing::ElementsAre;

TEST(Bots, are_known_by_name) {
  EXPECT_THAT(bot_names(), ElementsAre("random", "greedy"));
  EXPECT_TRUE(is_bot("greedy"));
  EXPECT_FALSE(is_bot("Greedy"));
  EXPECT_FALSE(is_bot(""));
}

class BotsOfEveryGame : public test::Property {
 protected:
  // Calls look(bot, state, seat) at every decision of some games, for every bot.
  template <class Look>
  void at_decisions(const Look& look) {
    for (const std::string_view name : bot_names()) {
      SCOPED_TRACE(name);
      const std::unique_ptr<Bot> bot = make_bot(name, game());
      test::for_each_decision(setting(), game_pointer(), 4, [&](RandomGame& at) {
        if (!at.over()) look(*bot, at.state(), game().active(at.state()).lowest());
      });
    }
  }
};
ORRERY_FOR_EVERY_GAME(BotsOfEveryGame);

TEST_P(BotsOfEveryGame, are_all_there) {
  for (const std::string_view name : bot_names()) EXPECT_NE(make_bot(name, game()), nullptr);
  EXPECT_EQ(make_bot("nobody", game()), nullptr);
}

TEST_P(BotsOfEveryGame, choose_legal_moves_and_leave_the_state_alone) {
  Rng rng(1);
  at_decisions([&](Bot& bot, const AnyState& state, Seat seat) {
    const AnyState before = state;
    EXPECT_TRUE(game().legal(state, seat).contains(bot.choose(game(), state, seat, rng)));
    EXPECT_EQ(state, before);
  });
}

TEST_P(BotsOfEveryGame, answer_the_same_for_the_same_generator) {
  at_decisions([&](Bot& bot, const AnyState& state, Seat seat) {
    Rng rng(5);
    Rng same(5);
    const Move first = bot.choose(game(), state, seat, rng);
    EXPECT_EQ(first, bot.choose(game(), state, seat, same));
    EXPECT_EQ(rng.next(), same.next());
  });
}

TEST_P(BotsOfEveryGame, cannot_tell_true_states_apart_that_look_alike_to_their_seat) {
  Rng imagination(17);
  int different = 0;
  at_decisions([&](Bot& bot, const AnyState& state, Seat seat) {
    const AnyState other = game().observe(state, seat, imagination);
    ASSERT_EQ(game().info_key(state, seat), game().info_key(other, seat));
    different += state == other ? 0 : 1;
    Rng rng(23);
    Rng same(23);
    EXPECT_EQ(bot.choose(game(), state, seat, rng), bot.choose(game(), other, seat, same));
  });
  EXPECT_EQ(different > 0, setting().game != "noughts") << "hides things or not";
}

TEST_P(BotsOfEveryGame, are_not_asked_when_there_is_nothing_to_choose) {
  at_decisions([&](Bot& bot, const AnyState& state, Seat seat) {
    const MoveList moves = game().legal(state, seat);
    if (moves.size() != 1) return;
    Rng rng(9);
    Rng untouched(9);
    EXPECT_EQ(bot.choose(game(), state, seat, rng), moves[0]);
    EXPECT_EQ(rng.next(), untouched.next());
  });
}

}  // namespace
}  // namespace orrery
