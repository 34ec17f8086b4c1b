// People and bots around a table.
#include "table/seating.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "table/tables.h"
#include "table/verify.h"

namespace orrery {
namespace {

using test::game_named;
using test::says;
using test::seats_of;

TEST(Seating, knows_people_from_bots) {
  const GamePtr game = game_named("noughts");
  const auto seating = Seating::make({{"Ann", "human"}, {"Bo", "greedy"}}, *game);
  ASSERT_TRUE(seating);
  EXPECT_FALSE(seating->is_bot(seat_at(0)));
  EXPECT_TRUE(seating->is_bot(seat_at(1)));
  EXPECT_EQ(seating->people(), 1);
  EXPECT_THAT(seating->names(), testing::ElementsAre("Ann", "Bo"));
}

TEST(Seating, refuses_a_kind_of_player_it_does_not_know) {
  const auto seating = Seating::make({{"Ann", "human"}, {"Bo", "oracle"}}, *game_named("noughts"));
  ASSERT_FALSE(seating);
  EXPECT_THAT(seating.error(),
              says("bots.unknown", {{"bot", "oracle"}, {"bots", "random, greedy"}}));
}

TEST(Seating, bots_wait_for_people) {
  const GamePtr game = game_named("noughts");
  const auto seating = Seating::make({{"Ann", "human"}, {"Bo", "greedy"}}, *game);
  Course course(game, Seed::of(1));
  seating->play_bots(course);
  EXPECT_TRUE(course.steps().empty());
  ASSERT_TRUE(test::play(course, 0, "b2"));
  seating->play_bots(course);
  EXPECT_EQ(course.steps().size(), 2U);
  EXPECT_EQ(course.active(), SeatSet::of(seat_at(0)));
}

TEST(Seating, a_bot_that_is_stopped_makes_no_move) {
  const GamePtr game = game_named("noughts");
  const auto seating = Seating::make(seats_of(2, "greedy"), *game);
  Course course(game, Seed::of(1));
  EXPECT_TRUE(seating->play_bot(course, std::atomic<bool>(true)));
  EXPECT_TRUE(course.steps().empty());
}

TEST(Seating, a_game_taken_up_again_goes_on_as_it_would_have) {
  const GamePtr game = game_named("solenia", 2);
  const auto seating = Seating::make(seats_of(2, "greedy"), *game);
  Course whole(game, Seed::of(4));
  seating->play_bots(whole);
  const Record record = make_record(whole, seating->seats());
  auto resumed = course_of(record, game, record.commands.size() / 2);
  ASSERT_TRUE(resumed);
  seating->play_bots(*resumed);
  EXPECT_EQ(resumed->state(), whole.state());
}

}  // namespace
}  // namespace orrery
