// How strong `greedy` is: series with fixed seeds against `random`, in both seats.
#include "bots/greedy.h"

#include <gtest/gtest.h>

#include "bots/arena.h"
#include "bots/settings.h"
#include "games/noughts/game.h"

namespace orrery {
namespace {

using testing::make_game;

// The share of games that greedy wins against random, half of them from each seat.
double share_against_random(const AnyGame& game, std::uint64_t games) {
  const SimResult first =
      run_sim(game, {.games = games / 2, .seed = 1, .bots = {"greedy", "random"}});
  const SimResult second =
      run_sim(game, {.games = games / 2, .seed = 2, .bots = {"random", "greedy"}});
  return (first.wins[0] + second.wins[1]) / static_cast<double>(games);
}

// A state from two lists of cells; crosses move first.
noughts::State position(std::initializer_list<unsigned> crosses,
                        std::initializer_list<unsigned> noughts) {
  noughts::State state;
  for (const unsigned cell : crosses)
    state.marks[0] = static_cast<std::uint16_t>(state.marks[0] | (1U << cell));
  for (const unsigned cell : noughts)
    state.marks[1] = static_cast<std::uint16_t>(state.marks[1] | (1U << cell));
  state.turn = crosses.size() > noughts.size() ? 1 : 0;
  return state;
}

unsigned greedy_cell(const noughts::State& state) {
  const noughts::Game game;
  const Seat seat = seat_at(state.turn);
  MoveList moves;
  noughts::legal(game, state, seat, moves);
  Rng rng(1);
  return GreedyBrain<noughts::Rules>().decide(game, state, seat, moves, rng).args[0];
}

TEST(Greedy, opens_in_the_middle) { EXPECT_EQ(greedy_cell(position({}, {})), 4U); }

TEST(Greedy, completes_a_line_when_it_can) {
  EXPECT_EQ(greedy_cell(position({0, 1}, {4, 8})), 2U);
  EXPECT_EQ(greedy_cell(position({0, 1, 8}, {4, 3})), 5U);
}

TEST(Greedy, takes_the_first_of_equal_moves) {
  // Crosses win with 2 and with 8 alike.
  EXPECT_EQ(greedy_cell(position({0, 1, 4}, {3, 5, 6})), 2U);
}

TEST(Greedy, wins_at_noughts_against_random) {
  EXPECT_GE(share_against_random(*make_game("noughts", 2), 2000), 0.85);
}

}  // namespace
}  // namespace orrery
