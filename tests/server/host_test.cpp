// Running tables without a network: who counts as away, and when clocks run out.
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

}  // namespace
}  // namespace orrery::server
