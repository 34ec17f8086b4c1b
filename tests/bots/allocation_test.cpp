// Nothing is allocated while games are played.
#include <gtest/gtest.h>

#include "bots/allocation_counter.h"
#include "bots/bots.h"
#include "bots/game_bots.h"
#include "support/settings.h"

namespace orrery {
namespace {

using test::allocations_of;

class Allocations : public test::Property {
 protected:
  void SetUp() override {
    if (!test::counts_allocations()) GTEST_SKIP() << "the sanitizer has its own operator new";
  }
};
ORRERY_FOR_EVERY_GAME(Allocations);

TEST_P(Allocations, are_counted) {
  EXPECT_EQ(allocations_of([] { EXPECT_EQ(std::string(100, 'x').size(), 100U); }), 1U);
}

TEST_P(Allocations, none_in_games_of_the_arena) {
  for (const std::vector<std::string>& bots :
       {std::vector<std::string>{"random"}, {"greedy:worlds=2", "random"}}) {
    std::vector<BotSpec> specs;
    for (const std::string& bot : bots) specs.push_back(BotSpec::parse(bot).value());
    const std::unique_ptr<Match> match = bots_of(game()).make_match(game(), 0, specs);
    const GameRange range{0, bots.size() == 1 ? 2000U : 15U};
    Tally tally;
    EXPECT_EQ(allocations_of([&] { match->play(range, tally); }), 0U) << bots[0];
    EXPECT_EQ(tally.games, range.last);
  }
}

TEST_P(Allocations, none_in_what_is_asked_at_every_position) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < game().players(); ++seat)
    bots.push_back(make_bot(BotSpec::parse("greedy").value(), game(), seat_at(seat)));
  Rng rng(3);
  MoveList moves;
  AnyState copy;
  AnyState state = game().setup(Seed::of(21));
  std::uint64_t answers = 0;
  const auto play = [&] {
    while (!game().over(state)) {
      const Seat seat = game().active(state).lowest();
      moves.clear();
      game().legal(state, seat, moves);
      copy = game().observe(state, seat, rng);
      answers += game().info_key(copy, Viewer::spectator());
      answers += game().forced_openly(state, seat) ? 1U : 0U;
      answers += static_cast<std::uint64_t>(game().scores(state).total[0]);
      game().settle(copy, nullptr);
      game().apply(state, seat,
                   bots[static_cast<std::size_t>(index(seat))]->choose(game(), state, {}, rng),
                   nullptr);
    }
    answers += game().winners(state).bits();
  };
  EXPECT_EQ(allocations_of(play), 0U);
  EXPECT_NE(answers, 0U);
}

}  // namespace
}  // namespace orrery
