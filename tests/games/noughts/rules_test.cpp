// Noughts and crosses: lines, turns and ends, and the well-known counts of all its games.
#include "games/noughts/rules.h"

#include <array>
#include <set>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/noughts/game.h"
#include "support/noughts/game.h"

namespace orrery::noughts {
namespace {

Move mark(std::uint8_t cell) { return make_move(MoveKind::mark, cell); }

// Marks cells in turn, crosses first.
State after(std::initializer_list<std::uint8_t> cells) {
  State state;
  for (const std::uint8_t cell : cells)
    apply(kGame, state, active(kGame, state).lowest(), mark(cell), nullptr);
  return state;
}

std::vector<EventKind> told_by(State state, std::uint8_t cell) {
  Events events;
  apply(kGame, state, active(kGame, state).lowest(), mark(cell), &events);
  std::vector<EventKind> kinds;
  for (const Event& event : events) kinds.push_back(static_cast<EventKind>(event.kind));
  return kinds;
}

TEST(Noughts, crosses_begin_and_seats_take_turns) {
  EXPECT_EQ(active(kGame, State{}), SeatSet::of(kCrosses));
  EXPECT_EQ(active(kGame, after({4})), SeatSet::of(kNoughts));
  EXPECT_EQ(active(kGame, after({4, 0})), SeatSet::of(kCrosses));
}

TEST(Noughts, every_empty_cell_may_be_marked) {
  MoveList moves;
  legal(kGame, after({4, 0}), kCrosses, moves);
  EXPECT_EQ(moves.size(), 7U);
  EXPECT_FALSE(moves.contains(mark(4)));
  EXPECT_FALSE(moves.contains(mark(0)));
}

TEST(Noughts, three_in_a_row_column_or_diagonal_are_a_line) {
  int lines = 0;
  for (std::uint16_t marks = 0; marks < 512; ++marks)
    if (std::popcount(marks) == 3 && has_line(marks)) ++lines;
  EXPECT_EQ(lines, 8);
  EXPECT_TRUE(has_line(0b000111000));
  EXPECT_TRUE(has_line(0b010010010));
  EXPECT_TRUE(has_line(0b001010100));
  EXPECT_FALSE(has_line(0b011100000));
}

TEST(Noughts, a_line_ends_the_game_and_wins_it) {
  const State won = after({0, 3, 1, 4, 2});
  EXPECT_TRUE(active(kGame, won).empty());
  EXPECT_EQ(Rules::winners(kGame, won), SeatSet::of(kCrosses));
  EXPECT_EQ(Rules::scores(kGame, won).total[0], 1);
  EXPECT_EQ(Rules::scores(kGame, won).total[1], 0);
}

TEST(Noughts, a_full_board_without_a_line_is_shared) {
  const State drawn = after({0, 1, 2, 4, 3, 5, 7, 6, 8});
  EXPECT_TRUE(board_full(drawn));
  EXPECT_TRUE(active(kGame, drawn).empty());
  EXPECT_EQ(Rules::winners(kGame, drawn), SeatSet::first(2));
}

TEST(Noughts, events_tell_the_mark_and_how_it_ended) {
  using testing::ElementsAre;
  EXPECT_THAT(told_by(State{}, 4), ElementsAre(EventKind::marked));
  EXPECT_THAT(told_by(after({0, 3, 1, 4}), 2), ElementsAre(EventKind::marked, EventKind::won));
  EXPECT_THAT(told_by(after({0, 1, 2, 4, 3, 5, 7, 6}), 8),
              ElementsAre(EventKind::marked, EventKind::drawn));
}

TEST(Noughts, a_line_with_the_last_mark_is_a_win) {
  EXPECT_THAT(told_by(after({0, 1, 2, 3, 4, 5, 7, 6}), 8),
              testing::ElementsAre(EventKind::marked, EventKind::won));
}

// Everything that can happen from a state on.
struct Count {
  std::array<int, 2> won{};
  int drawn = 0;
  std::array<int, 10> sequences{};  // by length
  std::set<std::string> positions;

  void count(const State& state, std::size_t depth) {
    ++sequences[depth];
    positions.insert({reinterpret_cast<const char*>(&state), sizeof state});
    const SeatSet asked = active(kGame, state);
    if (asked.empty()) {
      const SeatSet winners = Rules::winners(kGame, state);
      if (winners.size() == 2)
        ++drawn;
      else
        ++won[static_cast<std::size_t>(index(winners.lowest()))];
      return;
    }
    MoveList moves;
    legal(kGame, state, asked.lowest(), moves);
    for (const Move move : moves) {
      State next = state;
      apply(kGame, next, asked.lowest(), move, nullptr);
      count(next, depth + 1);
    }
  }
};

TEST(Noughts, all_games_are_255168_with_their_known_results) {
  Count all;
  all.count(State{}, 0);
  EXPECT_EQ(all.won[0], 131184);
  EXPECT_EQ(all.won[1], 77904);
  EXPECT_EQ(all.drawn, 46080);
  EXPECT_THAT(all.sequences,
              testing::ElementsAre(1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872));
  EXPECT_EQ(all.positions.size(), 5478U);
}

}  // namespace
}  // namespace orrery::noughts
