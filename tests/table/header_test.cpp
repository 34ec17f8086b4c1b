// What everybody may know about a table, and what nobody may.
#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/test_table.h"

namespace orrery {
namespace {

using test::TestTable;
using testing::HasSubstr;
using testing::Not;

std::string text(const json::value& value) { return json::serialize(value); }

TEST(Header, of_a_table_that_waits_for_people) {
  TestTable at({.game = "solenia", .players = 3, .options = {{"side", "winter"}}});
  at.join(0);
  at.seat_bot(2, "greedy");
  const json::object header = test::header_json(at.table());
  EXPECT_EQ(text(header.at("seats")), R"([{"name":"Seat 0","kind":"person"},)"
                                      R"({"name":"","kind":"empty"},)"
                                      R"({"name":"Greedy","kind":"bot","bot":"greedy"}])");
  EXPECT_EQ(text(header.at("phase")), R"("gathering")");
  EXPECT_EQ(text(header.at("clock")), R"({"kind":"none"})");
  EXPECT_EQ(text(header.at("options").at("side")), R"("winter")");
  EXPECT_TRUE(header.at("options").as_object().contains("first_player"));
  EXPECT_EQ(text(header.at("rules")), R"("solenia/1")");
  EXPECT_EQ(text(header.at("commitment")),
            "\"" + commitment_to_secret(at->created().secret) + "\"");
}

TEST(Header, tells_who_is_asked_and_what_for) {
  TestTable at;
  at.start(2);
  ASSERT_TRUE(at.move(0, "b2"));
  ASSERT_TRUE(at.add(AskedBack{.seat = seat_at(0), .steps = 0}));
  const json::object header = test::header_json(at.table());
  EXPECT_EQ(text(header.at("seats")),
            R"([{"name":"Seat 0","kind":"person"},{"name":"Seat 1","kind":"person"}])");
  EXPECT_EQ(text(header.at("asked")), "[1]");
  EXPECT_EQ(text(header.at("back")), R"({"by":0,"steps":0,"agreed":[0]})");
}

TEST(Header, shows_talk_without_ids) {
  TestTable at;
  ASSERT_TRUE(at.add(Said{.person = "p9", .name = "Zoë", .text = "Hello"}));
  EXPECT_EQ(text(test::header_json(at.table()).at("chat").at(0)),
            R"({"time":)" + std::to_string(at.now()) + R"(,"name":"Zoë","text":"Hello"})");
}

TEST(Header, keeps_secrets_until_the_end) {
  TestTable at;
  at.start(2);
  for (const auto& [seat, cell] : std::vector<std::pair<int, std::string>>{
           {0, "a1"}, {1, "b1"}, {0, "a2"}, {1, "b2"}, {0, "a3"}}) {
    const std::string shown = text(test::header_json(at.table()));
    EXPECT_THAT(shown, Not(HasSubstr(test::kSecret)));
    EXPECT_THAT(shown, Not(HasSubstr("nonce")));
    ASSERT_TRUE(at.move(seat, cell));
  }
  ASSERT_TRUE(at.add(Rematched{.table = "next"}));
  const json::object header = test::header_json(at.table());
  EXPECT_EQ(text(header.at("fair")),
            R"({"secret":")" + test::kSecret + R"(","nonces":["00","01"]})");
  EXPECT_EQ(text(header.at("winners")), "[0]");
  ASSERT_TRUE(at->outcome());
  EXPECT_EQ(at->outcome()->id, "noughts.won");
  EXPECT_EQ(text(header.at("rematch")), R"("next")");
  for (const std::string hidden : {"\"join\"", "\"watch\"", "\"p0\"", "\"p1\""}) {
    EXPECT_THAT(text(header), Not(HasSubstr(hidden)));
    EXPECT_THAT(at->summary(), Not(HasSubstr(hidden)));
  }
}

TEST(Summary, has_what_a_list_of_tables_shows) {
  TestTable at({.game = "solenia",
                .players = 2,
                .options = {{"side", "winter"}, {"first_player", "seat0"}},
                .clock = {.kind = ClockRules::Kind::live, .base = 60'000, .increment = 1000}});
  at.start(1);
  EXPECT_EQ(at->summary(),
            R"({"game":"solenia","players":2,)"
            R"("options":{"side":"winter","first_player":"seat0"},)"
            R"("seats":[{"name":"Seat 0","kind":"person"},{"name":"Random","kind":"bot"}],)"
            R"("clock":{"kind":"live","base":60000,"increment":1000}})");
  EXPECT_EQ(at->asked(), SeatSet::of(seat_at(0)));
}

}  // namespace
}  // namespace orrery
