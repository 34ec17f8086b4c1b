// Lines of the log: what is written is read again, and anything else is refused.
#include "table/entry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "table/tables.h"

namespace orrery {
namespace {

using test::says;

std::vector<Entry> one_of_each() {
  std::vector<Entry> entries;
  const auto add = [&](auto what) { entries.push_back({.time = 1'770'000'000'000, .what = what}); };
  add(Created{.game = "solenia",
              .players = 2,
              .options = {{"side", "winter"}},
              .clock = {.kind = ClockRules::Kind::days, .base = 86'400'000, .increment = 0},
              .listed = false,
              .creator = "p1",
              .secret = std::string(64, '0'),
              .join_key = "j",
              .watch_key = "w",
              .previous = "t0"});
  add(Joined{.seat = seat_at(1), .person = "p1", .name = "Zoë \"Z\"", .nonce = "ff"});
  add(BotSeated{.seat = seat_at(0), .bot = "greedy"});
  add(Left{.seat = seat_at(3), .removed = true});
  add(Started{.rules = "solenia/1", .data_hash = "ab"});
  add(Moved{.seat = seat_at(2), .decision = 4, .move = "card 1A"});
  add(TookBack{.seat = seat_at(2), .decision = 5});
  add(AskedBack{.seat = seat_at(0), .steps = 12});
  add(AnsweredBack{.seat = seat_at(1), .agreed = true});
  add(StoodIn{.seat = seat_at(0), .bot = "greedy", .reason = StoodIn::Reason::absence});
  add(Returned{.seat = seat_at(0)});
  add(Resigned{.seat = seat_at(0), .bot = "random"});
  add(Said{.person = "p1", .name = "Ann", .text = "Hello"});
  add(Resumed{.rules = "solenia/2",
              .data_hash = "cd",
              .position = "{\"game\": \"solenia\"}",
              .dropped = 3,
              .left = {1000, 2000}});
  add(Rematched{.table = "t2"});
  return entries;
}

TEST(Entry, every_kind_is_written_in_one_line_and_read_again) {
  const std::vector<Entry> entries = one_of_each();
  ASSERT_EQ(entries.size(), std::variant_size_v<decltype(Entry::what)>);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    EXPECT_EQ(entries[i].what.index(), i);
    const std::string line = write_entry(entries[i]);
    EXPECT_EQ(line.find('\n'), std::string::npos);
    const auto read = read_entry(line);
    ASSERT_TRUE(read) << line << ": " << test::english(read.error());
    EXPECT_EQ(read->time, entries[i].time);
    EXPECT_EQ(read->what, entries[i].what) << line;
  }
}

TEST(Entry, has_the_form_that_is_written_down) {
  EXPECT_EQ(write_entry(
                {.time = 17, .what = Moved{.seat = seat_at(0), .decision = 4, .move = "card 1A"}}),
            R"({"t":17,"moved":{"seat":0,"decision":4,"move":"card 1A"}})");
}

TEST(Entry, that_is_damaged_is_refused_with_the_place) {
  const auto refusal = [](std::string_view line) { return test::reason(read_entry(line)); };
  EXPECT_EQ(refusal(R"({"t":1,"returned":{"seat":0}})"), test::kNothing);
  EXPECT_THAT(refusal(""), says("core.not_json", {{"what", "the entry"}, {"line", 1}}));
  EXPECT_THAT(refusal("[]"), says("core.expected_object", {{"field", "the text"}}));
  EXPECT_THAT(refusal(R"({"returned":{"seat":0}})"),
              says("core.missing_field", {{"field", "the text"}, {"key", "t"}}));
  EXPECT_THAT(
      refusal(R"({"t":-1,"returned":{"seat":0}})"),
      says("core.expected_integer", {{"field", "t"}, {"low", 0}, {"high", 9223372036854775807}}));
  EXPECT_THAT(refusal(R"({"t":1})"), says("table.unknown_entry", {{"field", "the text"}}));
  EXPECT_THAT(refusal(R"({"t":1,"vanished":{"seat":0}})"),
              says("table.unknown_entry", {{"field", "the text"}}));
  EXPECT_THAT(refusal(R"({"t":1,"returned":{"seat":4}})"),
              says("core.expected_integer", {{"field", "returned.seat"}, {"low", 0}, {"high", 3}}));
  EXPECT_THAT(refusal(R"({"t":1,"returned":{"seat":"0"}})"),
              says("core.expected_integer", {{"field", "returned.seat"}, {"low", 0}, {"high", 3}}));
  EXPECT_THAT(refusal(R"({"t":1,"returned":{}})"),
              says("core.missing_field", {{"field", "returned"}, {"key", "seat"}}));
  EXPECT_THAT(
      refusal(R"({"t":1,"returned":{"seat":0,"bot":"x"}})"),
      says("core.unknown_field", {{"field", "returned"}, {"key", "bot"}, {"keys", "seat"}}));
  EXPECT_THAT(refusal(R"({"t":1,"returned":{"seat":0},"rematched":{"table":"x"}})"),
              says("core.unknown_field",
                   {{"field", "the text"}, {"key", "rematched"}, {"keys", "t, returned"}}));
  EXPECT_THAT(
      refusal(R"({"t":1,"stood_in":{"seat":0,"bot":"x","reason":"boredom"}})"),
      says("core.expected_name", {{"field", "stood_in.reason"}, {"names", "time, absence"}}));
}

}  // namespace
}  // namespace orrery
