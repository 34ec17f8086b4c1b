// Counts of decision paths against counts made another way.
#include "bots/perft.h"

#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "support/settings.h"

namespace orrery {
namespace {

using test::noughts;
using testing::ElementsAre;

class PerftOfEveryGame : public test::Property {};
ORRERY_FOR_EVERY_GAME(PerftOfEveryGame);

// Noughts and crosses without the engine: a board of nine characters.
class Board {
 public:
  // Adds the number of sequences of marks of each length from here on; a forced mark, which is the
  // ninth one alone, does not count.
  void count(std::vector<std::uint64_t>& counts, std::size_t depth) {
    if (depth == counts.size() || marks_ >= 8 || won()) return;
    for (char& cell : cells_) {
      if (cell != '.') continue;
      cell = marks_ % 2 == 0 ? 'X' : 'O';
      ++marks_;
      ++counts[depth];
      count(counts, depth + 1);
      --marks_;
      cell = '.';
    }
  }

 private:
  bool won() const {
    const auto same = [&](std::size_t a, std::size_t b, std::size_t c) {
      return cells_[a] != '.' && cells_[a] == cells_[b] && cells_[b] == cells_[c];
    };
    for (std::size_t i = 0; i < 3; ++i)
      if (same(3 * i, 3 * i + 1, 3 * i + 2) || same(i, i + 3, i + 6)) return true;
    return same(0, 4, 8) || same(2, 4, 6);
  }

  std::array<char, 9> cells_{'.', '.', '.', '.', '.', '.', '.', '.', '.'};
  int marks_ = 0;
};

// The definition, through AnyGame and without the shortcut at the last depth.
void count_plainly(const AnyGame& game, AnyState state, std::vector<std::uint64_t>& counts,
                   std::size_t depth) {
  while (!game.over(state)) {
    const Seat seat = game.active(state).lowest();
    const MoveList moves = game.legal(state, seat);
    if (moves.size() > 1) {
      if (depth == counts.size()) return;
      for (const Move move : moves) {
        AnyState next = state;
        game.apply(next, seat, move, nullptr);
        ++counts[depth];
        count_plainly(game, next, counts, depth + 1);
      }
      return;
    }
    game.apply(state, seat, moves[0], nullptr);
  }
}

TEST(Perft, noughts_has_the_known_counts) {
  EXPECT_THAT(perft(*noughts(), Seed::of(1), 9),
              ElementsAre(9, 72, 504, 3024, 15120, 54720, 148176, 200448, 0));
}

TEST(Perft, noughts_agrees_with_a_board_of_characters) {
  std::vector<std::uint64_t> counts(9);
  Board().count(counts, 0);
  EXPECT_EQ(perft(*noughts(), Seed::of(1), 9), counts);
}

// The counts of docs/bots.md: when they change, so did the rules or the set-up.
TEST(Perft, solenia_has_the_counts_that_the_docs_give) {
  const auto counts = [](std::size_t mode, int players) {
    const test::Setting setting{
        .game = "solenia",
        .mode = find_game("solenia")->info().modes[mode],
        .players = players,
    };
    return perft(*test::make_game(setting), Seed::of(1), 7);
  };
  EXPECT_THAT(counts(0, 1), ElementsAre(3, 12, 36, 255, 763, 7578, 22179));
  EXPECT_THAT(counts(0, 2), ElementsAre(3, 15, 45, 159, 477, 3858, 11861));
  EXPECT_THAT(counts(0, 3), ElementsAre(3, 15, 45, 159, 477, 3564, 10686));
  EXPECT_THAT(counts(2, 2), ElementsAre(4, 12, 32, 144, 480, 1632, 5088));
}

TEST_P(PerftOfEveryGame, agrees_with_the_definition) {
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    std::vector<std::uint64_t> counts(3);
    count_plainly(game(), game().setup(Seed::of(seed)), counts, 0);
    EXPECT_EQ(perft(game(), Seed::of(seed), 3), counts) << "seed " << seed;
  }
}

TEST_P(PerftOfEveryGame, shallower_counts_do_not_depend_on_the_depth) {
  const std::vector<std::uint64_t> deep = perft(game(), Seed::of(4), 3);
  EXPECT_THAT(perft(game(), Seed::of(4), 2), ElementsAre(deep[0], deep[1]));
  EXPECT_TRUE(perft(game(), Seed::of(4), 0).empty());
}

TEST(Perft, can_be_stopped) {
  const std::atomic<bool> stop = true;
  EXPECT_THAT(perft(*noughts(), Seed::of(1), 4, &stop), ElementsAre(9, 0, 0, 0));
}

}  // namespace
}  // namespace orrery
