// What a table tells of besides moves and talk.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/seats.h"
#include "table/test_table.h"

namespace orrery {
namespace {

using test::kFirst;
using test::kSecond;
using test::said;
using test::TestTable;
using testing::ElementsAre;

// What was noted, in English, each behind the number of commands that stood then.
std::vector<std::string> noted(const TestTable& at) {
  std::vector<std::string> lines;
  for (const Notice& notice : at->notices())
    lines.push_back(std::to_string(notice.step) + " " + said(message_of(notice)));
  return lines;
}

TEST(Notices, tell_who_comes_and_goes) {
  TestTable at;
  at.join(0);
  at.join(1);
  ASSERT_TRUE(at.add(Left{.seat = kFirst}));
  ASSERT_TRUE(at.add(Left{.seat = kSecond, .removed = true}));
  at.seat_bot(0);
  ASSERT_TRUE(at.add(Left{.seat = kFirst, .removed = true}));
  EXPECT_THAT(noted(at), ElementsAre("0 Seat 0 takes a seat.", "0 Seat 1 takes a seat.",
                                     "0 Seat 0 has left the table.",
                                     "0 Seat 1 was asked to leave the table."));
}

TEST(Notices, tell_how_requests_to_go_back_ended_and_where) {
  TestTable at;
  at.start(2);
  ASSERT_TRUE(at.move(0, "a1") && at.move(1, "b1") && at.move(0, "c1"));
  ASSERT_TRUE(at.undo(0));
  ASSERT_TRUE(at.add(AskedBack{.seat = kFirst, .steps = 1}));
  ASSERT_TRUE(at.add(AnsweredBack{.seat = kSecond, .agreed = false}));
  ASSERT_TRUE(at.add(AskedBack{.seat = kSecond, .steps = 0}));
  ASSERT_TRUE(at.add(AnsweredBack{.seat = kFirst, .agreed = true}));
  std::vector<std::string> lines = noted(at);
  lines.erase(lines.begin(), lines.begin() + 2);  // those who sat down
  EXPECT_THAT(lines,
              ElementsAre("2 Seat 0 takes a step back.", "2 Seat 1 would rather not go back.",
                          "0 All agreed to go back to here."));
}

TEST(Notices, tell_for_whom_a_bot_plays) {
  TestTable at({.game = "solenia", .players = 3, .options = {{"first_player", "seat0"}}});
  at.start(3);
  ASSERT_TRUE(
      at.add(StoodIn{.seat = kSecond, .bot = "greedy", .reason = StoodIn::Reason::absence}));
  ASSERT_TRUE(at.add(Returned{.seat = kSecond}));
  ASSERT_TRUE(at.add(Resigned{.seat = kFirst, .bot = "greedy"}));
  std::vector<std::string> lines = noted(at);
  lines.erase(lines.begin(), lines.begin() + 3);
  EXPECT_THAT(lines, ElementsAre("0 Seat 1 is away; a bot plays on.", "0 Seat 1 is back.",
                                 "0 Seat 0 has resigned; a bot plays on."));
}

TEST(Notices, keep_the_latest) {
  TestTable at;
  for (std::size_t i = 0; i < kKeptNotices; ++i) {
    at.join(0);
    ASSERT_TRUE(at.add(Left{.seat = kFirst}));
  }
  EXPECT_EQ(at->notices().size(), kKeptNotices);
  EXPECT_EQ(at->notices().back().kind, Notice::Kind::left);
}

}  // namespace
}  // namespace orrery
