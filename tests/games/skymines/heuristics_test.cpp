// The heuristics make a simple, sensible player.
#include <gtest/gtest.h>

#include "bots/greedy.h"
#include "bots/random.h"
#include "core/play.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

TEST(SkyminesHeuristics, a_turn_is_quiet_at_its_menu) {
  Table table(2);
  EXPECT_TRUE(quiet(table.game, table.state));
  table.area(0, {"S1-M2"}).play({"use minerals"});
  EXPECT_FALSE(quiet(table.game, table.state));
}

TEST(SkyminesHeuristics, more_of_everything_is_better) {
  const Table table(2);
  const float before = value(table.game, table.state, seat_at(0));
  const auto better = [&](auto&& change) {
    Table changed = table;
    change(changed);
    return value(changed.game, changed.state, seat_at(0)) > before;
  };
  EXPECT_TRUE(better([](Table& t) { t.coins(0, 9); }));
  EXPECT_TRUE(better([](Table& t) { t.at(0, "minerva", 5); }));
  EXPECT_TRUE(better([](Table& t) { t.tank(0, 3); }));
  EXPECT_TRUE(better([](Table& t) { t.screen(0, 2, "PA-01"); }));
  EXPECT_TRUE(better([](Table& t) { t.area(0, {"C-06"}); }));
  EXPECT_FALSE(better([](Table& t) { t.coins(1, 90); }));
}

// The final scores of a game that `brains` play, one for every player.
Scores final_scores(const Game& game, std::uint64_t seed,
                    const std::vector<std::unique_ptr<Brain<Rules>>>& brains) {
  State state = setup(game, Seed::of(seed));
  Rng rng(seed);
  while (!active(game, state).empty()) {
    const Seat seat = active(game, state).lowest();
    MoveList moves;
    legal(game, state, seat, moves);
    Budget budget;
    const Move move = consult<Rules>(*brains[static_cast<std::size_t>(orrery::index(seat))], game,
                                     state, seat, moves, budget, rng);
    apply(game, state, seat, move, nullptr);
  }
  return scores(game, state);
}

TEST(SkyminesHeuristics, greedy_beats_random) {
  const Game game = shipped_game(2);
  std::vector<std::unique_ptr<Brain<Rules>>> brains;
  brains.push_back(std::make_unique<GreedyBrain<Rules>>(BotSpec::parse("greedy").value()));
  brains.push_back(std::make_unique<RandomBrain<Rules>>(BotSpec::parse("random").value()));
  int won = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Scores pad = final_scores(game, seed, brains);
    if (pad.total[0] > pad.total[1]) ++won;
  }
  EXPECT_GE(won, 38);
}

TEST(SkyminesHeuristics, greedy_gives_the_easiest_Luna_a_game) {
  const Game game = shipped_game(1, {{"luna_level", "0"}});
  std::vector<std::unique_ptr<Brain<Rules>>> brains;
  brains.push_back(std::make_unique<GreedyBrain<Rules>>(BotSpec::parse("greedy").value()));
  int points = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    points += final_scores(game, seed, brains).total[0];
  EXPECT_GT(points / 20, 85);
}

}  // namespace
}  // namespace orrery::skymines
