// The record as a file: what is written is read again, and what is not a record is refused in
// words.
#include "table/record.h"

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "table/tables.h"
#include "table/verify.h"

namespace orrery {
namespace {

using test::english;
using test::finished;
using test::game_named;
using test::mentions;
using test::says;
using test::seats_of;

constexpr std::size_t kMostBytes = 6 * 1024;

Record noughts_record() {
  return make_record(finished(game_named("noughts"), 7), seats_of(2, "random"));
}

Message refusal(std::string_view text) { return test::reason(read_record(text)); }

// The text with one piece of it changed.
std::string changed(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(Record, reads_what_it_writes) {
  for (const std::string game : {"noughts", "solenia"}) {
    const Record record = make_record(finished(game_named(game), 3),
                                      {{"Ann \"the ace\"", "human"}, {"Bo", "random"}});
    const auto read = read_record(write_record(record));
    ASSERT_TRUE(read) << english(read.error());
    EXPECT_EQ(*read, record);
  }
}

TEST(Record, of_a_game_under_way_has_no_result) {
  Course course(game_named("noughts"), Seed::of(1));
  ASSERT_TRUE(test::play(course, 0, "b2"));
  const Record record = make_record(course, seats_of(2, "human"));
  EXPECT_FALSE(record.result);
  const auto read = read_record(write_record(record));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, record);
}

TEST(Record, stays_within_six_kibibytes) {
  std::size_t longest = 0;
  const GamePtr game = game_named("solenia", 4, {{"side", "winter"}, {"improvements", "on"}});
  for (std::uint64_t seed = 0; seed < 40; ++seed)
    for (const std::string bot : {"random", "greedy"}) {
      if (bot == "greedy" && seed % 8 != 0) continue;
      const Record record = make_record(finished(game, seed, bot), seats_of(4, bot));
      longest = std::max(longest, write_record(record).size());
    }
  EXPECT_LE(longest, kMostBytes);
}

TEST(Record, commits_to_the_seed_under_its_own_name) {
  const Seed seed = Seed::of(1);
  EXPECT_EQ(commitment_to(seed), sha256_hex("orrery-seed/1:" + seed.hex()));
}

TEST(Record, cut_off_anywhere_is_said_to_be_cut_off_or_refused) {
  const std::string text = write_record(noughts_record());
  for (std::size_t length = 1; length + 1 < text.size(); ++length)
    EXPECT_THAT(refusal(text.substr(0, length)), says("table.record_cut_off")) << length;
  EXPECT_EQ(refusal(text.substr(0, text.size() - 1)),
            test::kNothing);  // only the last line end is gone
}

TEST(Record, refuses_what_is_not_a_record) {
  EXPECT_THAT(refusal("The quick brown fox"),
              says("core.not_json", {{"what", "the record"}, {"line", 1}}));
  EXPECT_THAT(refusal("{} {}"), says("core.not_json", {{"what", "the record"}, {"line", 1}}));
  EXPECT_THAT(refusal("{\"game\": \"noughts\"}"), says("table.record_foreign"));
  EXPECT_THAT(refusal("[1, 2]"), says("table.record_foreign"));
  EXPECT_THAT(refusal("null"), says("table.record_foreign"));
}

TEST(Record, refuses_another_format) {
  const std::string text = write_record(noughts_record());
  EXPECT_THAT(refusal(changed(text, "\"orrery_record\":1", "\"orrery_record\":2")),
              says("table.record_format", {{"found", 2}, {"known", 1}}));
}

TEST(Record, seats_have_names_that_people_can_read) {
  std::string longest;
  for (int i = 0; i < 60; ++i) longest += "ł";
  for (const std::string& name : {std::string("A"), std::string("Łucja ☾"), longest})
    EXPECT_TRUE(is_seat_name(name)) << name;
  for (const std::string& name :
       {std::string(), longest + "a", std::string("a\nb"), std::string("\x7f"),
        std::string("\xC2\x9B"), std::string("\xC5")})
    EXPECT_FALSE(is_seat_name(name)) << name;
}

TEST(Record, names_the_field_that_is_wrong) {
  const std::string text = write_record(noughts_record());
  EXPECT_THAT(refusal(changed(text, "\"rules\":\"noughts/1\",", "")),
              says("core.missing_field", {{"field", "the text"}, {"key", "rules"}}));
  EXPECT_THAT(refusal(changed(text, "\"players\":2", "\"players\":9")),
              says("core.expected_integer", {{"field", "players"}, {"low", 1}, {"high", 4}}));
  EXPECT_THAT(refusal(changed(text, "\"options\":{}", "\"options\":{\"a\":1}")),
              says("core.expected_text", {{"field", "options.a"}}));
  EXPECT_THAT(refusal(changed(text, "\"seed\":\"", "\"seed\":\"x")),
              says("table.record_expected_hex", {{"field", "seed"}, {"digits", 64}}));
  EXPECT_THAT(refusal(changed(text, "\"commands\":[\n\"0 ", "\"commands\":[\n\"7 ")),
              says("table.record_expected_command", {{"field", "commands[0]"}}));
  EXPECT_THAT(refusal(changed(text, "\"commands\":[\n\"0 ", "\"commands\":[\n\"")),
              says("table.record_expected_command", {{"field", "commands[0]"}}));
  EXPECT_THAT(refusal(changed(text, "\"name\":\"Seat 0", "\"name\":\"\\u001b[2J")),
              says("table.record_expected_name", {{"field", "seats[0].name"}}));
  EXPECT_THAT(
      refusal(changed(text, "\"winners\":[", "\"winners\":[5,")),
      says("core.expected_integer", {{"field", "result.winners[0]"}, {"low", 0}, {"high", 1}}));
  EXPECT_THAT(refusal(changed(text, "\"checksum\"", "\"sum\":1,\"checksum\"")),
              mentions("core.unknown_field", {{"field", "the text"}, {"key", "sum"}}));
}

}  // namespace
}  // namespace orrery
