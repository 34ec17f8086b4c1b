// Running tables without a network: who counts as away, and when clocks run out.
#include <future>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/stores.h"
#include "support/temporary_directory.h"
#include "support/test_host.h"
#include "table/test_table.h"

namespace orrery::server {
namespace {

using Presence = Host::Presence;
using test::TestTable;

class HostedTable : public testing::Test {
 protected:
  explicit HostedTable(const ClockRules& clock = {}) {
    EXPECT_TRUE(host_.create(kTable, TestTable::two_people(clock), true));
  }

  std::string bot_of(std::size_t seat) {
    std::string bot;
    EXPECT_TRUE(host_.look(kTable, [&](const Table& table) { bot = table.holders()[seat].bot; }));
    return bot;
  }

  static constexpr const char* kTable = "table";
  const test::TemporaryDirectory folder_;
  test::TestHost host_{test::must(open_store((folder_.path() / "tables.db").string()))};
};

TEST_F(HostedTable, who_leaves_has_a_minute_to_come_back) {
  host_.loop.pass(Host::kGrace);
  EXPECT_EQ(host_.host.presence_of(kTable, "p1"), Presence::away);
  const auto watcher = std::make_shared<test::Recorder>();
  ASSERT_TRUE(host_.watch(kTable, watcher, Viewer(seat_at(1)), "p1"));
  EXPECT_EQ(host_.host.presence_of(kTable, "p1"), Presence::here);
  host_.host.unwatch(kTable, *watcher);
  EXPECT_EQ(host_.host.presence_of(kTable, "p1"), Presence::just_left);
  host_.loop.pass(Host::kGrace - 1);
  host_.host.tick();
  EXPECT_EQ(host_.host.presence_of(kTable, "p1"), Presence::just_left);
  host_.loop.pass(1);
  EXPECT_EQ(host_.host.presence_of(kTable, "p1"), Presence::away);
}

TEST_F(HostedTable, who_does_something_without_watching_is_not_away) {
  host_.loop.pass(Host::kGrace);
  EXPECT_EQ(bot_of(0), "");  // opens the table
  host_.host.saw(kTable, "p0");
  host_.host.saw(kTable, "somebody else");
  EXPECT_EQ(host_.host.presence_of(kTable, "p0"), Presence::just_left);
  EXPECT_EQ(host_.host.presence_of(kTable, "somebody else"), Presence::away);
}

TEST_F(HostedTable, after_the_start_of_the_server_everybody_has_a_minute_to_come_back) {
  EXPECT_EQ(host_.host.presence_of(kTable, "p1"), Presence::just_left);
  EXPECT_EQ(host_.host.presence_of("another table", "p1"), Presence::just_left);
}

class HostedClock : public HostedTable {
 protected:
  HostedClock() : HostedTable({.kind = ClockRules::Kind::live, .base = 1000, .increment = 0}) {}
};

TEST_F(HostedClock, runs_out_no_sooner_than_a_minute_after_the_start_of_the_server) {
  EXPECT_EQ(bot_of(0), "");
  host_.loop.pass(Host::kGrace - 1);
  host_.host.tick();
  EXPECT_EQ(bot_of(0), "");
  host_.loop.pass(1);
  host_.host.tick();
  EXPECT_EQ(bot_of(0), "greedy");
}

// A person at the first seat, a bot at the second, which cannot begin to think before it is let.
class HostedBot : public testing::Test {
 protected:
  HostedBot() {
    const std::vector<Entry> entries = {
        TestTable::creation({}),
        {.time = host_.loop.now(),
         .what = Joined{.seat = seat_at(0), .person = "p0", .name = "Ann", .nonce = "00"}},
        {.time = host_.loop.now(), .what = BotSeated{.seat = seat_at(1), .bot = "greedy"}}};
    host_.bots.add([let = let_.get_future().share()] { let.wait(); });
    EXPECT_TRUE(host_.create(kTable, entries, true));
    EXPECT_TRUE(host_.submit(kTable, Moved{.seat = seat_at(0), .decision = 0, .move = "b2"}));
  }

  void TearDown() override { let_it_think(); }
  void let_it_think() {
    if (!std::exchange(thinks_, true)) let_.set_value();
  }

  std::vector<std::string> moves() {
    std::vector<std::string> moves;
    EXPECT_TRUE(host_.look(kTable, [&](const Table& table) {
      for (const Step& step : table.course()->steps())
        moves.push_back(table.game()->notation(step.move));
    }));
    return moves;
  }
  void wait_for_moves(std::size_t count) {
    host_.loop.run_until([&] { return host_.metrics.moves >= count; }, "the bot's move");
    EXPECT_EQ(moves().size(), count);
  }

  static constexpr const char* kTable = "table";
  std::promise<void> let_;
  bool thinks_ = false;
  const test::TemporaryDirectory folder_;
  test::TestHost host_{test::must(open_store((folder_.path() / "tables.db").string()))};
};

TEST_F(HostedBot, thinks_while_the_table_takes_requests) {
  EXPECT_TRUE(host_.submit(kTable, Said{.person = "p0", .name = "Ann", .text = "Your turn."}));
  EXPECT_THAT(moves(), testing::ElementsAre("b2"));
  let_it_think();
  wait_for_moves(2);
  EXPECT_EQ(host_.metrics.dropped_thoughts, 0U);
}

TEST_F(HostedBot, is_stopped_when_the_move_it_thinks_about_is_taken_back) {
  EXPECT_TRUE(host_.submit(kTable, TookBack{.seat = seat_at(0), .decision = 1}));
  let_it_think();
  host_.loop.run_until([&] { return host_.metrics.dropped_thoughts == 1; }, "the end of a thought");
  EXPECT_THAT(moves(), testing::IsEmpty());
  int decision = 0;
  EXPECT_TRUE(host_.look(
      kTable, [&](const Table& table) { decision = table.course()->decision(seat_at(0)); }));
  EXPECT_TRUE(host_.submit(kTable, Moved{.seat = seat_at(0), .decision = decision, .move = "a1"}));
  host_.loop.run_until([&] { return host_.metrics.moves == 3; }, "the bot's move");
  EXPECT_THAT(moves(), testing::ElementsAre("a1", testing::_));
}

}  // namespace
}  // namespace orrery::server
