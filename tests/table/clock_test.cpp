// Clocks: whose runs, what is left, and what happens when one runs out.
#include "table/clock.h"

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/test_table.h"

namespace orrery {
namespace {

using test::TestTable;

constexpr Millis kOneSecond = 1000;
constexpr Millis kMinute = 60 * kOneSecond;
constexpr Millis kDay = 24 * 60 * kMinute;
constexpr Seat kAnn = seat_at(0);
constexpr Seat kBo = seat_at(1);

// Noughts with five minutes and ten seconds more for every turn; Ann begins.
class LiveClock : public testing::Test {
 protected:
  LiveClock() { at_.start(2); }
  Millis left(Seat seat) const { return at_->time_left(seat, at_.now()).value(); }
  void move(int seat, const std::string& cell, Millis thinking) {
    at_.pass(thinking);
    EXPECT_TRUE(at_.move(seat, cell));
  }

  TestTable at_{
      {.clock = {
           .kind = ClockRules::Kind::live, .base = 5 * kMinute, .increment = 10 * kOneSecond}}};
};

TEST(Clock, is_possible_with_some_time_only) {
  using Kind = ClockRules::Kind;
  EXPECT_TRUE(is_possible({}));
  EXPECT_TRUE(is_possible({.kind = Kind::live, .base = 1, .increment = 0}));
  EXPECT_TRUE(is_possible({.kind = Kind::days, .base = kDay, .increment = 0}));
  EXPECT_FALSE(is_possible({.kind = Kind::none, .base = 1, .increment = 0}));
  EXPECT_FALSE(is_possible({.kind = Kind::live, .base = 0, .increment = 1}));
  EXPECT_FALSE(is_possible({.kind = Kind::live, .base = 1, .increment = -1}));
  EXPECT_FALSE(is_possible({.kind = Kind::days, .base = kDay, .increment = 1}));
  EXPECT_FALSE(is_possible({.kind = Kind::days, .base = 1000 * kDay, .increment = 0}));
}

TEST(Clock, is_missing_where_none_was_chosen) {
  TestTable at;
  at.start(2);
  EXPECT_EQ(at->time_left(kAnn, at.now()), std::nullopt);
  EXPECT_EQ(at->deadline(), std::nullopt);
  at.pass(1000 * kDay);
  EXPECT_EQ(at->time_out(at.now()), std::nullopt);
}

TEST_F(LiveClock, runs_for_those_who_are_asked) {
  at_.pass(kMinute);
  EXPECT_EQ(left(kAnn), 4 * kMinute);
  EXPECT_EQ(left(kBo), 5 * kMinute);
  EXPECT_EQ(at_->deadline(), at_.now() + (4 * kMinute));
  move(0, "b2", 0);
  EXPECT_EQ(left(kAnn), (4 * kMinute) + (10 * kOneSecond));
  at_.pass(kMinute);
  EXPECT_EQ(left(kAnn), (4 * kMinute) + (10 * kOneSecond));
  EXPECT_EQ(left(kBo), 4 * kMinute);
}

TEST_F(LiveClock, gives_nobody_time_for_going_to_and_fro) {
  move(0, "b2", kMinute);
  at_.pass(kMinute);
  ASSERT_TRUE(at_.undo(0));
  EXPECT_EQ(left(kAnn), 4 * kMinute);
  EXPECT_EQ(left(kBo), 4 * kMinute);
  move(0, "b2", kMinute);
  EXPECT_EQ(left(kAnn), (3 * kMinute) + (10 * kOneSecond));
}

TEST_F(LiveClock, stays_when_the_clock_of_the_machine_is_set_back) {
  at_.pass(-kMinute);
  EXPECT_EQ(left(kAnn), 5 * kMinute);
}

TEST_F(LiveClock, that_runs_out_lets_a_bot_take_over_until_the_person_returns) {
  EXPECT_EQ(at_->time_out(at_.now()), std::nullopt);
  at_.pass(5 * kMinute);
  const auto entry = at_->time_out(at_.now());
  ASSERT_TRUE(entry);
  EXPECT_EQ(std::get<StoodIn>(entry->what),
            (StoodIn{.seat = kAnn, .bot = "greedy", .reason = StoodIn::Reason::time}));
  ASSERT_TRUE(at_.add_entry(*entry));
  EXPECT_EQ(at_->bot_to_move(), kAnn);
  EXPECT_EQ(at_->deadline(), std::nullopt);
  EXPECT_EQ(at_->time_out(at_.now()), std::nullopt);
  ASSERT_TRUE(at_.add(Returned{.seat = kAnn}));
  EXPECT_EQ(left(kAnn), Clocks::kGrace);
  EXPECT_EQ(at_->deadline(), at_.now() + Clocks::kGrace);
}

TEST_F(LiveClock, of_a_person_who_returns_early_is_as_it_was) {
  at_.pass(kMinute);
  ASSERT_TRUE(at_.add(StoodIn{.seat = kAnn, .bot = "greedy", .reason = StoodIn::Reason::absence}));
  at_.pass(kMinute);
  EXPECT_EQ(left(kAnn), 4 * kMinute);
  ASSERT_TRUE(at_.add(Returned{.seat = kAnn}));
  EXPECT_EQ(left(kAnn), 4 * kMinute);
}

TEST_F(LiveClock, stops_with_the_game) {
  ASSERT_TRUE(at_.add(Resigned{.seat = kBo, .bot = "greedy"}));
  EXPECT_EQ(at_->deadline(), std::nullopt);
}

TEST_F(LiveClock, is_shown_as_it_stood_at_its_last_change) {
  const json::object before = test::header_json(at_.table());
  EXPECT_EQ(before.at("seats").at(0).at("left").as_int64(), 5 * kMinute);
  EXPECT_EQ(before.at("seats").at(0).at("since").as_int64(), at_.now());
  EXPECT_FALSE(before.at("seats").at(1).as_object().contains("since"));
  at_.pass(kMinute);
  EXPECT_EQ(test::header_json(at_.table()), before);
  move(0, "b2", 0);
  EXPECT_EQ(test::header_json(at_.table()).at("seats").at(0).at("left").as_int64(),
            (4 * kMinute) + (10 * kOneSecond));
}

TEST(Clock, of_a_bot_does_not_run) {
  TestTable at({.clock = {.kind = ClockRules::Kind::live, .base = kMinute, .increment = 0}});
  at.start(1);
  EXPECT_TRUE(at->deadline());
  ASSERT_TRUE(at.move(0, "b2"));
  EXPECT_EQ(at->deadline(), std::nullopt);
  EXPECT_EQ(at->time_left(kBo, at.now()), std::nullopt);
}

TEST(Clock, counting_days_is_full_for_every_turn) {
  TestTable at({.clock = {.kind = ClockRules::Kind::days, .base = 3 * kDay, .increment = 0}});
  at.start(2);
  at.pass(kDay);
  EXPECT_EQ(at->time_left(kAnn, at.now()), 2 * kDay);
  ASSERT_TRUE(at.move(0, "b2"));
  EXPECT_EQ(at->deadline(), at.now() + (3 * kDay));
  // Taking back does not begin the turn anew.
  ASSERT_TRUE(at.undo(0));
  EXPECT_EQ(at->time_left(kAnn, at.now()), 2 * kDay);
  ASSERT_TRUE(at.move(0, "b2"));
  ASSERT_TRUE(at.move(1, "a1"));
  EXPECT_EQ(at->time_left(kAnn, at.now()), 3 * kDay);
}

TEST(Clock, counting_days_lasts_for_a_turn_of_several_decisions) {
  TestTable at({.game = "solenia",
                .options = {{"first_player", "seat0"}},
                .clock = {.kind = ClockRules::Kind::days, .base = kDay, .increment = 0}});
  at.start(2);
  const Millis deadline = at->deadline().value();
  Rng rng(1);
  at.pass(kMinute);
  at.move_somehow(kAnn, rng);
  ASSERT_TRUE(at->course()->active().has(kAnn));
  EXPECT_EQ(at->deadline(), deadline);
}

TEST(Clock, runs_for_all_who_are_asked_at_the_same_time) {
  Clocks clocks({.kind = ClockRules::Kind::live, .base = kMinute, .increment = kOneSecond}, 3);
  clocks.run(SeatSet::first(3), 1000);
  clocks.run(SeatSet::first(2), 2000, seat_at(2), Clocks::Deed::answered);
  EXPECT_EQ(clocks.left(seat_at(2), 9000), kMinute);  // a second used, a second won
  EXPECT_EQ(clocks.left(kAnn, 3000), kMinute - (2 * kOneSecond));
  EXPECT_EQ(clocks.left(kBo, 3000), kMinute - (2 * kOneSecond));
  EXPECT_TRUE(clocks.ran_out(kAnn, 1000 + kMinute));
  EXPECT_FALSE(clocks.ran_out(kAnn, 999 + kMinute));
  EXPECT_FALSE(clocks.ran_out(seat_at(2), 1000 + kMinute));
}

}  // namespace
}  // namespace orrery
