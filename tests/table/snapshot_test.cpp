// Snapshots: a table opened from one is the table that its log leads to.
#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/random_game.h"
#include "table/test_table.h"

namespace orrery {
namespace {

using test::english;
using test::says;
using test::TestTable;

// Everything that can be told of a table from outside.
void expect_same(const Table& one, const Table& other) {
  EXPECT_EQ(one.seq(), other.seq());
  EXPECT_EQ(one.snapshot(), other.snapshot());
  EXPECT_EQ(json::serialize(test::header_json(one)), json::serialize(test::header_json(other)));
  EXPECT_EQ(one.summary(), other.summary());
  EXPECT_EQ(one.holders(), other.holders());
  EXPECT_EQ(one.notices(), other.notices());
  EXPECT_EQ(one.deadline(), other.deadline());
  ASSERT_EQ(one.course() == nullptr, other.course() == nullptr);
  if (one.course() == nullptr) return;
  EXPECT_EQ(one.course()->state(), other.course()->state());
  EXPECT_EQ(one.course()->decisions(), other.course()->decisions());
  EXPECT_EQ(one.course()->steps().size(), other.course()->steps().size());
  EXPECT_EQ(one.course()->log(seat_at(0)).size(), other.course()->log(seat_at(0)).size());
}

TEST(Snapshot, of_a_table_that_waits_for_people) {
  TestTable at;
  at.join(1);
  ASSERT_TRUE(at.add(Said{.person = "p1", .name = "Bo", .text = "Anybody \"there\"?"}));
  const auto opened = Table::open(at->snapshot(), {}, at.shelf());
  ASSERT_TRUE(opened) << english(opened.error());
  expect_same(*opened, at.table());
}

// Snapshots of earlier versions have no notices.
TEST(Snapshot, without_notices_opens_with_none) {
  TestTable at;
  at.start(2);
  std::string text = at->snapshot();
  const std::size_t from = text.find(R"("notices":)");
  ASSERT_NE(from, std::string::npos);
  text.erase(from, text.find(R"("back":)", from) - from);
  const auto opened = Table::open(text, {}, at.shelf());
  ASSERT_TRUE(opened) << english(opened.error());
  EXPECT_TRUE(opened->notices().empty());
  EXPECT_EQ(opened->course()->state(), at->course()->state());
}

TEST(Snapshot, goes_on_with_decision_numbers_and_requests) {
  TestTable at;
  at.start(2);
  ASSERT_TRUE(at.move(0, "b2"));
  ASSERT_TRUE(at.undo(0));
  ASSERT_TRUE(at.move(0, "a1"));
  ASSERT_TRUE(at.add(AskedBack{.seat = seat_at(0), .steps = 0}));
  auto opened = Table::open(at->snapshot(), {}, at.shelf());
  ASSERT_TRUE(opened) << english(opened.error());
  expect_same(*opened, at.table());
  EXPECT_EQ(opened->course()->decision(seat_at(0)), 3);
  const Entry agreed{.time = at.now(), .what = AnsweredBack{.seat = seat_at(1), .agreed = true}};
  test::add(*opened, agreed);
  EXPECT_TRUE(opened->course()->steps().empty());
}

TEST(Snapshot, that_is_damaged_is_refused) {
  TestTable at;
  at.start(2);
  ASSERT_TRUE(at.move(0, "b2"));
  const std::string good = at->snapshot();
  const auto refusal = [&](std::string from, const std::string& to) {
    std::string text = good;
    const std::size_t place = text.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    return test::reason(Table::open(text.replace(place, from.size(), to), {}, at.shelf()));
  };
  EXPECT_THAT(refusal("\"orrery_table\":1", "\"orrery_table\":2"),
              says("core.expected_integer", {{"field", "orrery_table"}, {"low", 1}, {"high", 1}}));
  EXPECT_THAT(refusal("\"seq\":", "\"sequence\":"),
              says("core.missing_field", {{"field", "facts"}, {"key", "seq"}}));
  EXPECT_THAT(refusal("0 b2 ", "b2 "), says("table.snapshot_damaged"));
  EXPECT_THAT(refusal("{", ""), says("core.not_json", {{"what", "the snapshot"}, {"line", 1}}));
  EXPECT_THAT(refusal("\"clocks\":[{", "\"clocks\":[{\"left\":0,\"since\":0},{"),
              says("table.snapshot_damaged"));
  for (const auto& [from, to] : {std::pair{"\"seq\":5", "\"seq\":5000000000"},
                                 {"\"decisions\":[1", "\"decisions\":[-1"},
                                 {"\"decisions\":[1", "\"decisions\":[2147483647"},
                                 {"\"since\":0", "\"since\":9000000000000000000"},
                                 {"\"left\":0", "\"left\":9000000000000000000"},
                                 {"\"winners\":[]", "\"winners\":[2]"},
                                 {"\"outcome\":\"\"", "\"outcome\":\"5\""},
                                 {"\"outcome\":\"\"", R"("outcome":"{\"id\":\"a\",\"args\":{}}")"},
                                 {"\"secret\":\"a", "\"secret\":\""},
                                 {"\"kind\":\"none\"", "\"kind\":\"live\""}})
    EXPECT_NE(refusal(from, to), test::kNothing) << to;
  EXPECT_THAT(refusal("\"phase\":\"running\"", "\"phase\":\"over\""),
              says("table.snapshot_damaged"))
      << "without an outcome";
}

TEST(Snapshot, with_a_damaged_outcome_is_refused) {
  TestTable at;
  at.start(2);
  ASSERT_TRUE(at.add(Resigned{.seat = seat_at(0), .bot = "greedy"}));
  std::string text = at->snapshot();
  // Deep inside: in the list of winners.
  const std::string id = R"({\"id\":\"table.winner\")";
  const std::size_t place = text.find(id);
  ASSERT_NE(place, std::string::npos) << text;
  text.replace(place, id.size(), R"({\"i?\":\"table.winner\")");
  const auto opened = Table::open(text, {}, at.shelf());
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error(), says("core.expected_message", {{"field", "facts.outcome"}}));
}

// --- tables where all sorts of things happen ---

class RandomTable : public testing::TestWithParam<test::Setting> {};

// Adds something that is allowed now, or nothing.
void something(TestTable& at, Rng& rng) {
  const auto below = [&](std::size_t bound) {
    return rng.below(static_cast<std::uint32_t>(bound));
  };
  at.pass(below(4000));
  const Course& course = *at->course();
  const int seat = static_cast<int>(below(at->holders().size()));
  const auto steps = static_cast<int>(course.steps().size());
  switch (below(16)) {
    case 0:
      at.undo(seat);
      return;
    case 1:
      at.add(AskedBack{.seat = seat_at(seat), .steps = steps - static_cast<int>(below(6))});
      return;
    case 2:
      at.add(AnsweredBack{.seat = seat_at(seat), .agreed = below(2) == 0});
      return;
    case 3:
      at.add(StoodIn{.seat = seat_at(seat), .bot = "random", .reason = StoodIn::Reason::absence});
      return;
    case 4:
    case 5:
      at.add(Returned{.seat = seat_at(seat)});
      return;
    case 6:
      at.add(Said{.person = "x", .name = "X", .text = "so it goes"});
      return;
    case 7:
      if (const auto entry = at->time_out(at.now())) at.add_entry(*entry);
      return;
    case 8:
      if (below(20) == 0) at.add(Resigned{.seat = seat_at(seat), .bot = "random"});
      return;
    default:
      at.move_somehow(course.active().lowest(), rng);
  }
}

TEST_P(RandomTable, is_the_same_from_its_log_and_from_any_snapshot) {
  const test::Setting& setting = GetParam();
  for (const std::uint64_t seed : test::property_seeds(2)) {
    SCOPED_TRACE(testing::Message() << setting << ", seed " << seed << " (ORRERY_PROPERTY_SEED)");
    Rng rng(seed);
    TestTable at({.game = setting.game,
                  .players = setting.players,
                  .options = setting.mode.options,
                  .clock = {.kind = ClockRules::Kind::live, .base = 60'000, .increment = 1000}});
    at.start(1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(setting.players))));
    std::string snapshot = at->snapshot();
    auto known = static_cast<std::ptrdiff_t>(at.log().size());
    while (at->phase() == Phase::running && at.log().size() < 2000) {
      something(at, rng);
      if (rng.below(60) != 0 && at->phase() == Phase::running) continue;
      const std::vector<std::string> tail(at.log().begin() + known, at.log().end());
      const auto opened = Table::open(snapshot, tail, at.shelf());
      ASSERT_TRUE(opened) << english(opened.error());
      expect_same(*opened, at.table());
      if (test::failed()) return;
      snapshot = at->snapshot();
      known = static_cast<std::ptrdiff_t>(at.log().size());
    }
    const auto folded = Table::open(at.log(), at.shelf());
    ASSERT_TRUE(folded) << english(folded.error());
    expect_same(*folded, at.table());
    const auto opened = Table::open(at->snapshot(), {}, at.shelf());
    ASSERT_TRUE(opened) << english(opened.error());
    expect_same(*opened, at.table());
    if (test::failed()) return;
  }
}

ORRERY_FOR_EVERY_GAME(RandomTable);

}  // namespace
}  // namespace orrery
