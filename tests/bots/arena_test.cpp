// The arena against a plain loop over the same games, and what it promises about threads, stopping
// and progress.
#include "bots/arena.h"

#include <algorithm>
#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "bots/playout.h"
#include "support/settings.h"

namespace orrery {
namespace {

using test::noughts;
using testing::DoubleNear;
using testing::Each;
using testing::Pointwise;

class ArenaOfEveryGame : public test::Property {};
ORRERY_FOR_EVERY_GAME(ArenaOfEveryGame);

// Everything but the times.
void expect_same(const SimResult& a, const SimResult& b) {
  EXPECT_EQ(a.game, b.game);
  EXPECT_EQ(a.players, b.players);
  EXPECT_EQ(a.games, b.games);
  EXPECT_EQ(a.decisions, b.decisions);
  EXPECT_EQ(a.state_bytes, b.state_bytes);
  EXPECT_EQ(a.mean_scores, b.mean_scores);
  EXPECT_EQ(a.automaton_means, b.automaton_means);
  EXPECT_EQ(a.score_min, b.score_min);
  EXPECT_EQ(a.score_max, b.score_max);
  EXPECT_EQ(a.wins, b.wins);
  EXPECT_EQ(a.mean_decisions, b.mean_decisions);
  EXPECT_EQ(a.max_legal, b.max_legal);
  EXPECT_EQ(a.signature, b.signature);
}

// What the arena does, said once more in the simplest way, through AnyGame and Bot.
SimResult plain_loop(const AnyGame& game, const SimConfig& config) {
  const auto players = static_cast<std::size_t>(game.players());
  SimResult result{
      .game = game.info().id,
      .players = game.players(),
      .games = config.games,
      .state_bytes = game.state_bytes(),
      .mean_scores = std::vector<double>(players),
      .automaton_means = std::vector<double>(static_cast<std::size_t>(game.automata())),
      .score_min = 1'000'000,
      .score_max = -1'000'000,
      .wins = std::vector<double>(players)};
  for (std::uint64_t number = 0; number < config.games; ++number) {
    Rng rng = bot_rng(config.seed, number);
    std::vector<std::unique_ptr<Bot>> bots;  // new ones for every game
    for (std::size_t i = 0; i < players; ++i)
      bots.push_back(make_bot(BotSpec::parse(config.bots[i % config.bots.size()]).value(), game,
                              seat_at(static_cast<int>(i))));
    AnyState state = game.setup(Seed::of(config.seed, number));
    while (!game.over(state)) {
      const Seat seat = game.active(state).lowest();
      const MoveList moves = game.legal(state, seat);
      result.max_legal = std::max<std::uint64_t>(result.max_legal, moves.size());
      if (moves.size() > 1) ++result.decisions;
      Bot& bot = *bots[static_cast<std::size_t>(index(seat))];
      game.apply(state, seat, bot.choose(game, state, {}, rng), nullptr);
    }
    result.signature += hash_bytes(state.bytes(), number);
    for (std::size_t i = 0; i < players; ++i) {
      const int total = game.scores(state).total[i];
      const SeatSet winners = game.winners(state);
      result.mean_scores[i] += total;
      result.score_min = std::min(result.score_min, total);
      result.score_max = std::max(result.score_max, total);
      if (winners.has(seat_at(static_cast<int>(i)))) result.wins[i] += 1.0 / winners.size();
    }
    for (std::size_t i = 0; i < result.automaton_means.size(); ++i)
      result.automaton_means[i] += game.scores(state).total[players + i];
  }
  for (double& mean : result.mean_scores) mean /= static_cast<double>(config.games);
  for (double& mean : result.automaton_means) mean /= static_cast<double>(config.games);
  result.mean_decisions = static_cast<double>(result.decisions) / static_cast<double>(config.games);
  return result;
}

TEST_P(ArenaOfEveryGame, adds_up_what_a_plain_loop_adds_up) {
  for (const std::vector<std::string>& bots :
       {std::vector<std::string>{"random"}, {"greedy"}, {"greedy:noise=50:worlds=2", "random"}}) {
    SCOPED_TRACE("first bot " + bots[0]);
    const SimConfig config{.games = 20, .seed = 7, .bots = bots};
    const SimResult arena = run_sim(game(), config);
    SimResult plain = plain_loop(game(), config);
    EXPECT_THAT(arena.wins, Pointwise(DoubleNear(1e-9), plain.wins));
    plain.wins = arena.wins;  // thirds are not exact in the plain loop
    expect_same(arena, plain);
  }
}

TEST_P(ArenaOfEveryGame, results_do_not_depend_on_threads) {
  for (const std::string bot : {"random", "greedy"}) {
    SCOPED_TRACE(bot);
    SimConfig config{.games = bot == "random" ? 1000U : 30U, .seed = 3, .bots = {bot}};
    const SimResult alone = run_sim(game(), config);
    for (const int threads : {2, 5}) {
      config.threads = threads;
      expect_same(alone, run_sim(game(), config));
    }
  }
}

TEST_P(ArenaOfEveryGame, victories_of_all_seats_add_up_to_the_games) {
  const SimResult result = run_sim(game(), {.games = 500});
  const double victories = std::accumulate(result.wins.begin(), result.wins.end(), 0.0);
  EXPECT_LE(victories, 500 + 1e-6);
  if (game().players() > 1 && game().automata() == 0) {  // all can lose to the game itself
    EXPECT_NEAR(victories, 500, 1e-6);
  }
}

TEST_P(ArenaOfEveryGame, names_of_bots_are_begun_again_where_there_are_more_seats) {
  expect_same(run_sim(game(), {.games = 10, .bots = {"greedy", "random"}}),
              run_sim(game(), {.games = 10, .bots = {"greedy", "random", "greedy", "random"}}));
}

TEST(Arena, a_longer_series_begins_with_the_same_games) {
  const GamePtr game = noughts();
  std::vector<std::uint64_t> signatures;
  for (std::uint64_t games = 1; games <= 3; ++games)
    signatures.push_back(run_sim(*game, {.games = games, .seed = 5}).signature);
  for (std::uint64_t games = 1; games <= 3; ++games)
    EXPECT_EQ(run_sim(*game, {.games = games, .seed = 5}).signature, signatures[games - 1]);
  EXPECT_NE(signatures[0], signatures[1]);
  EXPECT_NE(run_sim(*game, {.games = 1, .seed = 6}).signature, signatures[0]);
}

TEST(Arena, a_decision_has_at_least_two_alternatives) {
  // Nine marks at most, and the ninth is never a choice.
  const SimResult result = run_sim(*noughts(), {.games = 1000});
  EXPECT_LE(result.decisions, 8000U);
  EXPECT_GE(result.decisions, 5000U);
  EXPECT_EQ(result.max_legal, 9U);
  EXPECT_EQ(result.state_bytes, 6U);
}

TEST(Arena, tells_progress_up_to_the_end) {
  std::vector<std::uint64_t> told;
  const SimConfig config{
      .games = 300, .threads = 2, .progress = [&](std::uint64_t done) { told.push_back(done); }};
  run_sim(*noughts(), config);
  ASSERT_FALSE(told.empty());
  EXPECT_TRUE(std::ranges::is_sorted(told));
  EXPECT_EQ(told.back(), 300U);
}

TEST(Arena, stopping_keeps_the_games_that_are_finished) {
  std::atomic<bool> stop = false;
  const SimConfig config{.games = 1'000'000'000,
                         .threads = 2,
                         .progress = [&](std::uint64_t done) { stop = done > 1000; },
                         .stop = &stop};
  const SimResult result = run_sim(*noughts(), config);
  EXPECT_TRUE(result.stopped);
  EXPECT_GT(result.games, 1000U);
  EXPECT_LT(result.games, config.games);
  EXPECT_GT(result.mean_decisions, 5);
  EXPECT_LE(result.mean_decisions, 8);
}

TEST(Arena, a_run_stopped_before_it_began_is_empty_and_valid) {
  const std::atomic<bool> stop = true;
  const SimResult result = run_sim(*noughts(), {.games = 10, .stop = &stop});
  EXPECT_TRUE(result.stopped);
  EXPECT_EQ(result.games, 0U);
  EXPECT_EQ(result.score_min, 0);
  EXPECT_EQ(result.score_max, 0);
  EXPECT_THAT(result.mean_scores, Each(0.0));
}

}  // namespace
}  // namespace orrery
