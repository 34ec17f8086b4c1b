// What every bot owes every game: legal moves, from knowledge alone, the same for the same calls.
#include "bots/bots.h"

#include <gtest/gtest.h>

#include "support/random_game.h"

namespace orrery {
namespace {

using test::RandomGame;

// The bots that the tests play with: every kind, and one with settings of its own.
constexpr std::array kNames = {"random", "greedy", "greedy:worlds=2:noise=50"};

class BotsOfEveryGame : public test::Property {
 protected:
  using Bots = std::array<std::unique_ptr<Bot>, kMaxSeats>;  // by seat

  Bots bots_named(std::string_view name) {
    Bots bots;
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
      bots[seat] = make_bot(BotSpec::parse(name).value(), game(), seat_at(static_cast<int>(seat)));
    return bots;
  }

  // Calls look(bot, state, seat) at every decision of some games, for every bot.
  template <class Look>
  void at_decisions(const Look& look) {
    for (const std::string_view name : kNames) {
      SCOPED_TRACE(name);
      const Bots bots = bots_named(name);
      test::for_each_decision(setting(), game_pointer(), 4, [&](RandomGame& at) {
        if (at.over()) return;
        const Seat seat = game().active(at.state()).lowest();
        look(*bots[static_cast<std::size_t>(index(seat))], at.state(), seat);
      });
    }
  }
};
ORRERY_FOR_EVERY_GAME(BotsOfEveryGame);

TEST_P(BotsOfEveryGame, choose_legal_moves_and_leave_the_state_alone) {
  Rng rng(1);
  at_decisions([&](Bot& bot, const AnyState& state, Seat seat) {
    const AnyState before = state;
    EXPECT_TRUE(game().legal(state, seat).contains(bot.choose(game(), state, {}, rng)));
    EXPECT_EQ(state, before);
  });
}

TEST_P(BotsOfEveryGame, answer_the_same_for_the_same_calls) {
  for (const std::string_view name : kNames) {
    SCOPED_TRACE(name);
    const Bots bots = bots_named(name);
    const Bots twins = bots_named(name);
    test::for_each_decision(setting(), game_pointer(), 4, [&](RandomGame& at) {
      if (at.over()) return;
      const auto seat = static_cast<std::size_t>(index(game().active(at.state()).lowest()));
      Rng rng(5);
      Rng same(5);
      const Move first = bots[seat]->choose(game(), at.state(), {}, rng);
      EXPECT_EQ(first, twins[seat]->choose(game(), at.state(), {}, same));
      EXPECT_EQ(rng.next(), same.next());
    });
  }
}

TEST_P(BotsOfEveryGame, cannot_tell_true_states_apart_that_look_alike_to_their_seat) {
  Rng imagination(17);
  int different = 0;
  for (const std::string_view name : kNames) {
    SCOPED_TRACE(name);
    const Bots bots = bots_named(name);
    const Bots twins = bots_named(name);
    test::for_each_decision(setting(), game_pointer(), 4, [&](RandomGame& at) {
      if (at.over()) return;
      const Seat seat = game().active(at.state()).lowest();
      const auto i = static_cast<std::size_t>(index(seat));
      const AnyState other = game().observe(at.state(), seat, imagination);
      ASSERT_EQ(game().info_key(at.state(), seat), game().info_key(other, seat));
      different += at.state() == other ? 0 : 1;
      Rng rng(23);
      Rng same(23);
      EXPECT_EQ(bots[i]->choose(game(), at.state(), {}, rng),
                twins[i]->choose(game(), other, {}, same));
    });
  }
  EXPECT_EQ(different > 0, setting().game != "noughts") << "hides things or not";
}

TEST_P(BotsOfEveryGame, are_not_asked_when_there_is_nothing_to_choose) {
  at_decisions([&](Bot& bot, const AnyState& state, Seat seat) {
    const MoveList moves = game().legal(state, seat);
    if (moves.size() != 1) return;
    Rng rng(9);
    Rng untouched(9);
    EXPECT_EQ(bot.choose(game(), state, {}, rng), moves[0]);
    EXPECT_EQ(rng.next(), untouched.next());
  });
}

TEST_P(BotsOfEveryGame, answer_even_when_they_are_stopped_before_they_begin) {
  const std::atomic<bool> stop = true;
  Rng rng(2);
  at_decisions([&](Bot& bot, const AnyState& state, Seat seat) {
    const Move move = bot.choose(game(), state, Budget().until(stop), rng);
    EXPECT_TRUE(game().legal(state, seat).contains(move));
  });
}

}  // namespace
}  // namespace orrery
