// What every bot owes every game: legal moves, from knowledge alone, the same for the same
// generator.
#include "bots/bots.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/settings.h"

namespace orrery {
namespace {

using ::testing::ElementsAre;
using testing::every_setting;
using testing::Setting;

// Calls `look(state, seat)` at every decision of a few random games.
template <class Look>
void at_decisions(const AnyGame& game, std::uint64_t games, const Look& look) {
  for (std::uint64_t number = 0; number < games; ++number) {
    Rng rng(number);
    AnyState state = game.setup(Seed::of(11, number));
    while (!game.over(state)) {
      const Seat seat = game.active(state).lowest();
      const MoveList moves = game.legal(state, seat);
      look(state, seat);
      game.apply(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
    }
  }
}

TEST(Bots, are_known_by_name) {
  EXPECT_THAT(bot_names(), ElementsAre("random", "greedy"));
  EXPECT_TRUE(is_bot("greedy"));
  EXPECT_FALSE(is_bot("Greedy"));
  EXPECT_FALSE(is_bot(""));
}

TEST(Bots, every_game_has_every_bot) {
  for (const Setting& setting : every_setting()) {
    for (const std::string_view name : bot_names())
      EXPECT_NE(make_bot(name, *setting.game), nullptr) << setting.name << " " << name;
    EXPECT_EQ(make_bot("nobody", *setting.game), nullptr);
  }
}

TEST(Bots, choose_legal_moves_and_leave_the_state_alone) {
  for (const Setting& setting : every_setting())
    for (const std::string_view name : bot_names()) {
      const AnyGame& game = *setting.game;
      const std::unique_ptr<Bot> bot = make_bot(name, game);
      Rng rng(1);
      at_decisions(game, 3, [&](const AnyState& state, Seat seat) {
        const AnyState before = state;
        const Move move = bot->choose(game, state, seat, rng);
        EXPECT_TRUE(game.legal(state, seat).contains(move)) << setting.name << " " << name;
        EXPECT_EQ(state, before);
      });
    }
}

TEST(Bots, answer_the_same_for_the_same_generator) {
  for (const Setting& setting : every_setting())
    for (const std::string_view name : bot_names()) {
      const AnyGame& game = *setting.game;
      const std::unique_ptr<Bot> one = make_bot(name, game);
      const std::unique_ptr<Bot> other = make_bot(name, game);
      at_decisions(game, 2, [&](const AnyState& state, Seat seat) {
        Rng rng(5);
        Rng again(5);
        one->choose(game, state, seat, rng);  // what it did before does not matter
        rng = Rng(5);
        EXPECT_EQ(one->choose(game, state, seat, rng), other->choose(game, state, seat, again))
            << setting.name << " " << name;
      });
    }
}

TEST(Bots, cannot_tell_true_states_apart_that_look_alike_to_their_seat) {
  for (const Setting& setting : every_setting()) {
    const AnyGame& game = *setting.game;
    Rng imagination(17);
    int different = 0;
    for (const std::string_view name : bot_names()) {
      const std::unique_ptr<Bot> bot = make_bot(name, game);
      at_decisions(game, 3, [&](const AnyState& state, Seat seat) {
        const AnyState other = game.observe(state, seat, imagination);
        ASSERT_EQ(game.info_key(state, seat), game.info_key(other, seat)) << setting.name;
        different += state == other ? 0 : 1;
        Rng rng(23);
        Rng same(23);
        EXPECT_EQ(bot->choose(game, state, seat, rng), bot->choose(game, other, seat, same))
            << setting.name << " " << name;
      });
    }
    EXPECT_EQ(different > 0, game.info().id != "noughts") << setting.name << " hides things or not";
  }
}

TEST(Bots, are_not_asked_when_there_is_nothing_to_choose) {
  for (const Setting& setting : every_setting()) {
    const AnyGame& game = *setting.game;
    const std::unique_ptr<Bot> bot = make_bot("random", game);
    at_decisions(game, 3, [&](const AnyState& state, Seat seat) {
      const MoveList moves = game.legal(state, seat);
      if (moves.size() != 1) return;
      Rng rng(9);
      Rng untouched(9);
      EXPECT_EQ(bot->choose(game, state, seat, rng), moves[0]);
      EXPECT_EQ(rng.next(), untouched.next());
    });
  }
}

}  // namespace
}  // namespace orrery
