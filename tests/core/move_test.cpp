// Moves as values, and the list they are offered in.
#include "core/move.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace orrery {
namespace {

enum class Kind : std::uint8_t { first = 1, second = 2 };

TEST(Move, arguments_not_given_are_zero) {
  const Move move = make_move(Kind::second, 5);
  EXPECT_EQ(move.kind, 2);
  EXPECT_THAT(move.args, testing::ElementsAre(5, 0, 0, 0, 0, 0, 0));
}

TEST(Move, differs_in_every_byte) {
  const Move move = make_move(Kind::first, 1, 2);
  EXPECT_NE(move, make_move(Kind::second, 1, 2));
  for (std::size_t i = 0; i < move.args.size(); ++i) {
    Move changed = move;
    ++changed.args[i];
    EXPECT_NE(move, changed) << "argument " << i;
  }
}

TEST(MoveList, keeps_the_order_in_which_moves_were_added) {
  MoveList moves;
  for (std::uint8_t i = 0; i < 5; ++i) moves.add(make_move(Kind::first, i));
  EXPECT_EQ(moves.size(), 5U);
  for (std::uint8_t i = 0; i < 5; ++i) EXPECT_EQ(moves[i], make_move(Kind::first, i));
}

TEST(MoveList, knows_what_it_contains) {
  MoveList moves;
  moves.add(make_move(Kind::first, 1));
  EXPECT_TRUE(moves.contains(make_move(Kind::first, 1)));
  EXPECT_FALSE(moves.contains(make_move(Kind::first, 2)));
  moves.clear();
  EXPECT_TRUE(moves.empty());
  EXPECT_FALSE(moves.contains(make_move(Kind::first, 1)));
}

TEST(MoveList, holds_as_many_as_any_game_may_offer) {
  MoveList moves;
  const auto numbered = [](std::size_t i) {
    return make_move(Kind::first, static_cast<std::uint8_t>(i % 256),
                     static_cast<std::uint8_t>(i / 256));
  };
  for (std::size_t i = 0; i < kMaxLegalMoves; ++i) moves.add(numbered(i));
  EXPECT_EQ(moves.size(), kMaxLegalMoves);
  EXPECT_TRUE(moves.contains(numbered(0)));
  EXPECT_TRUE(moves.contains(numbered(kMaxLegalMoves - 1)));
  EXPECT_FALSE(moves.contains(numbered(kMaxLegalMoves)));
}

}  // namespace
}  // namespace orrery
