// What a table tells of besides moves and talk.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/seats.h"
#include "table/test_table.h"

namespace orrery {
namespace {

using test::kFirst;
using test::kSecond;
using test::says;
using test::TestTable;
using testing::ElementsAre;
using testing::Pair;

// What was noted, each behind the number of commands that stood then.
std::vector<std::pair<int, Message>> noted(const TestTable& at) {
  std::vector<std::pair<int, Message>> lines;
  for (const Notice& notice : at->notices())
    lines.emplace_back(static_cast<int>(notice.step), message_of(notice));
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
  EXPECT_THAT(noted(at), ElementsAre(Pair(0, says("table.notice.joined", {{"name", "Seat 0"}})),
                                     Pair(0, says("table.notice.joined", {{"name", "Seat 1"}})),
                                     Pair(0, says("table.notice.left", {{"name", "Seat 0"}})),
                                     Pair(0, says("table.notice.removed", {{"name", "Seat 1"}}))));
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
  auto lines = noted(at);
  lines.erase(lines.begin(), lines.begin() + 2);  // those who sat down
  EXPECT_THAT(lines, ElementsAre(Pair(2, says("table.notice.took_back", {{"name", "Seat 0"}})),
                                 Pair(2, says("table.notice.declined", {{"name", "Seat 1"}})),
                                 Pair(0, says("table.notice.went_back"))));
}

TEST(Notices, tell_for_whom_a_bot_plays) {
  TestTable at({.game = "solenia", .players = 3, .options = {{"first_player", "seat0"}}});
  at.start(3);
  ASSERT_TRUE(
      at.add(StoodIn{.seat = kSecond, .bot = "greedy", .reason = StoodIn::Reason::absence}));
  ASSERT_TRUE(at.add(Returned{.seat = kSecond}));
  ASSERT_TRUE(at.add(Resigned{.seat = kFirst, .bot = "greedy"}));
  auto lines = noted(at);
  lines.erase(lines.begin(), lines.begin() + 3);
  EXPECT_THAT(lines, ElementsAre(Pair(0, says("table.notice.stood_in", {{"name", "Seat 1"}})),
                                 Pair(0, says("table.notice.returned", {{"name", "Seat 1"}})),
                                 Pair(0, says("table.notice.resigned", {{"name", "Seat 0"}}))));
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
