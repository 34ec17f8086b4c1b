// What somebody wants a new table to be, read and completed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/service.h"

namespace orrery::server {
namespace {

using testing::ElementsAre;

std::string refusal_of(std::string_view body) {
  const auto wanted = read_new_table(body);
  return wanted ? "" : wanted.error().message.id;
}

TEST(NewTable, needs_a_game_and_who_sits_down_a_nonce) {
  const auto wanted = read_new_table(R"({"game": "noughts", "nonce": "9f"})");
  ASSERT_TRUE(wanted);
  EXPECT_EQ(wanted->created.players, 2);
  EXPECT_TRUE(wanted->created.listed);
  EXPECT_FALSE(wanted->start);
  EXPECT_EQ(wanted->created.clock, ClockRules());
  EXPECT_THAT(wanted->seats, ElementsAre("me", ""));
  EXPECT_EQ(refusal_of(R"({"game": "noughts"})"), "core.missing_field");
  EXPECT_EQ(refusal_of(R"({"game": "noughts", "seats": ["random", null]})"), "");
  EXPECT_EQ(refusal_of(R"({"game": "chess", "nonce": "9f"})"), "server.unknown_game");
}

TEST(NewTable, has_seats_a_clock_and_options) {
  const auto wanted = read_new_table(
      R"({"game": "solenia", "players": 3, "nonce": "9f", "listed": false, "start": true,
          "seats": ["greedy", "me", null], "options": {"side": "winter"},
          "clock": {"kind": "live", "base": 60000, "increment": 1000}})");
  ASSERT_TRUE(wanted);
  EXPECT_THAT(wanted->seats, ElementsAre("greedy", "me", ""));
  EXPECT_FALSE(wanted->created.listed);
  EXPECT_TRUE(wanted->start);
  EXPECT_EQ(wanted->created.options.at("side"), "winter");
  EXPECT_EQ(wanted->created.clock,
            (ClockRules{.kind = ClockRules::Kind::live, .base = 60'000, .increment = 1000}));
}

TEST(NewTable, leads_to_its_two_links) {
  Created created;
  created.join_key = "j";
  created.watch_key = "w";
  const json::object links = links_to("abc", created);
  EXPECT_EQ(links.at("join"), "/table/abc?key=j");
  EXPECT_EQ(links.at("watch"), "/table/abc?key=w");
}

}  // namespace
}  // namespace orrery::server
