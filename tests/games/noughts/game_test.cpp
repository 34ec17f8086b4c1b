// The words, positions and heuristics of noughts and crosses.
#include "games/noughts/game.h"

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/position.h"
#include "support/messages.h"
#include "support/noughts/game.h"

namespace orrery::noughts {
namespace {

using test::says;

// Reads a position with these nine cells ("X", "O" or "."); what is wrong with it, or nothing.
Message complaint(std::string_view cells) {
  json::array list;
  for (const char cell : cells)
    list.push_back(cell == '.' ? json::value(nullptr) : json::value(std::string(1, cell)));
  const json::object position = {{"game", "noughts"}, {"players", 2}, {"state", {{"cells", list}}}};
  return test::reason(
      read_position(entry(), json::serialize(position), DataPack::built_in("noughts")));
}

TEST(NoughtsWords, cells_are_written_as_column_and_row) {
  EXPECT_EQ(Rules::notation(kGame, make_move(MoveKind::mark, 0)), "a1");
  EXPECT_EQ(Rules::notation(kGame, make_move(MoveKind::mark, 5)), "c2");
  EXPECT_EQ(Rules::parse_move(kGame, "b3"), make_move(MoveKind::mark, 7));
  EXPECT_THAT(Rules::parse_move(kGame, "d1").error(), says("core.not_a_move", {{"text", "d1"}}));
}

TEST(NoughtsWords, refusals_say_why) {
  State state;
  apply(kGame, state, kCrosses, make_move(MoveKind::mark, 4), nullptr);
  EXPECT_THAT(Rules::why_illegal(kGame, state, kCrosses, make_move(MoveKind::mark, 4)),
              says("noughts.cell_taken", {{"cell", Term{"cell", "b2"}}}));
  EXPECT_THAT(Rules::why_illegal(kGame, state, kCrosses, make_move(MoveKind::mark, 9)),
              says("noughts.not_a_mark"));
}

TEST(NoughtsWords, outcomes_name_the_winner_or_the_draw) {
  EXPECT_THAT(Rules::outcome(kGame, State{.marks = {0b111, 0b011000}, .turn = 1}),
              says("noughts.won", {{"seat", seat_at(0)}}));
  EXPECT_THAT(Rules::outcome(kGame, State{}), says("noughts.drawn"));
}

TEST(NoughtsPosition, possible_positions_are_read) {
  for (const char* cells : {".........", "X........", "XO.......", "XXXOO....", "OOOXX.X.."})
    EXPECT_EQ(complaint(cells), test::kNothing) << cells;
}

TEST(NoughtsPosition, whose_turn_it_is_follows_from_the_marks) {
  const json::object position = {
      {"game", "noughts"},
      {"players", 2},
      {"state",
       {{"cells", {"X", nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr}}}}};
  const auto read =
      read_position(entry(), json::serialize(position), DataPack::built_in("noughts"));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->game->active(read->state), SeatSet::of(seat_at(1)));
}

TEST(NoughtsPosition, marks_that_do_not_alternate_are_refused) {
  for (const char* cells : {"XX.......", "O........", "XOO......", "XXXO....."})
    EXPECT_THAT(complaint(cells), says("noughts.marks_do_not_alternate")) << cells;
}

TEST(NoughtsPosition, marks_made_after_a_line_are_refused) {
  for (const char* cells : {"XXXOO.O..", "OOOXX.XX."})
    EXPECT_THAT(complaint(cells), says("noughts.played_on_after_line")) << cells;
}

TEST(NoughtsPosition, wrong_cells_are_named) {
  EXPECT_THAT(complaint("X.."),
              says("core.expected_list_of",
                   {{"field", "state.cells"}, {"low", 9}, {"high", 9}, {"found", 3}}));
  EXPECT_THAT(complaint("....Y...."),
              says("core.expected_name", {{"field", "state.cells[4]"}, {"names", "X, O"}}));
}

TEST(NoughtsHeuristics, a_line_is_worth_more_than_anything_and_the_middle_most_at_first) {
  const State won{.marks = {0b111, 0b011000}, .turn = 1};
  EXPECT_GT(Rules::value(kGame, won, seat_at(0)), Rules::value(kGame, State{}, seat_at(0)));
  EXPECT_LT(Rules::value(kGame, won, seat_at(1)), Rules::value(kGame, State{}, seat_at(1)));
  float best = -1;
  int best_cell = -1;
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    State state;
    apply(kGame, state, kCrosses, make_move(MoveKind::mark, cell), nullptr);
    if (const float value = Rules::value(kGame, state, kCrosses); value > best) {
      best = value;
      best_cell = cell;
    }
  }
  EXPECT_EQ(best_cell, 4);
}

}  // namespace
}  // namespace orrery::noughts
