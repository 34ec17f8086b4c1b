// The words, positions and heuristics of noughts and crosses.
#include "games/noughts/game.h"

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "core/position.h"
#include "support/noughts/game.h"

namespace orrery::noughts {
namespace {

std::string said(const Message& message) { return Catalogue::built_in().say(message); }

// Reads a position with these nine cells ("X", "O" or "."); what is wrong with it, or nothing.
std::string complaint(std::string_view cells) {
  json::array list;
  for (const char cell : cells)
    list.push_back(cell == '.' ? json::value(nullptr) : json::value(std::string(1, cell)));
  const json::object position = {{"game", "noughts"}, {"players", 2}, {"state", {{"cells", list}}}};
  const auto read =
      read_position(entry(), json::serialize(position), DataPack::built_in("noughts"));
  return read ? "" : said(read.error());
}

TEST(NoughtsWords, cells_are_written_as_column_and_row) {
  EXPECT_EQ(Rules::notation(kGame, make_move(MoveKind::mark, 0)), "a1");
  EXPECT_EQ(Rules::notation(kGame, make_move(MoveKind::mark, 5)), "c2");
  EXPECT_EQ(Rules::parse_move(kGame, "b3"), make_move(MoveKind::mark, 7));
  EXPECT_EQ(Rules::parse_move(kGame, "d1").error(),
            Message("core.not_a_move", {{"text", std::string("d1")}}));
}

TEST(NoughtsWords, refusals_say_why) {
  State state;
  apply(kGame, state, kCrosses, make_move(MoveKind::mark, 4), nullptr);
  EXPECT_EQ(said(Rules::why_illegal(kGame, state, kCrosses, make_move(MoveKind::mark, 4))),
            "b2 is taken.");
  EXPECT_EQ(said(Rules::why_illegal(kGame, state, kCrosses, make_move(MoveKind::mark, 9))),
            "That is not a cell of the board.");
}

TEST(NoughtsWords, outcomes_name_the_winner_or_the_draw) {
  EXPECT_EQ(said(Rules::outcome(kGame, State{.marks = {0b111, 0b011000}, .turn = 1})),
            "seat 1 has three in a row and wins.");
  EXPECT_EQ(said(Rules::outcome(kGame, State{})), "The board is full: a draw.");
}

TEST(NoughtsPosition, possible_positions_are_read) {
  for (const char* cells : {".........", "X........", "XO.......", "XXXOO....", "OOOXX.X.."})
    EXPECT_EQ(complaint(cells), "") << cells;
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
    EXPECT_THAT(complaint(cells), testing::HasSubstr("crosses begin and the players take turns"))
        << cells;
}

TEST(NoughtsPosition, marks_made_after_a_line_are_refused) {
  for (const char* cells : {"XXXOO.O..", "OOOXX.XX."})
    EXPECT_THAT(complaint(cells), testing::HasSubstr("after the other had three in a row"))
        << cells;
}

TEST(NoughtsPosition, wrong_cells_are_named) {
  EXPECT_EQ(complaint("X.."), "state.cells must be a list of exactly 9 entries; it has 3.");
  EXPECT_EQ(complaint("....Y...."), "state.cells[4] must be one of: X, O.");
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
