// A record played again gives every byte; one that was changed anywhere is found out.
#include "table/verify.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "table/tables.h"

namespace orrery {
namespace {

using test::finished;
using test::game_named;
using test::says;
using test::seats_of;

Message refusal(const Record& record, const DataPack& pack) {
  return test::reason(game_of(record, pack));
}

// What `verify` finds.
Message found(const Record& record, const GamePtr& game) {
  const auto divergence = verify(record, game);
  return divergence ? divergence->reason : test::kNothing;
}
// The number of the command where it finds something.
std::size_t found_at(const Record& record, const GamePtr& game) {
  const auto divergence = verify(record, game);
  return divergence ? divergence->command : 0;
}

class Verifying : public testing::Test {
 protected:
  const GamePtr game_ = game_named("solenia", 3);
  const Course course_ = finished(game_, 11);
  const Record record_ = make_record(course_, seats_of(3, "random"));
};

TEST_F(Verifying, reproduces_every_byte_at_every_point) {
  for (std::size_t commands = 0; commands <= record_.commands.size(); ++commands) {
    const auto again = course_of(record_, game_, commands);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->state(), course_.state_after(commands));
  }
  EXPECT_EQ(found(record_, game_), test::kNothing);
}

TEST_F(Verifying, makes_the_game_only_from_the_same_rules_options_and_data) {
  const DataPack pack = DataPack::built_in("solenia");
  EXPECT_EQ(refusal(record_, pack), test::kNothing);

  Record other = record_;
  other.game = "chess";
  EXPECT_THAT(refusal(other, pack), says("table.record_unknown_game", {{"game", "chess"}}));
  other = record_;
  other.rules = "solenia/0";
  EXPECT_THAT(refusal(other, pack),
              says("table.record_other_rules", {{"found", "solenia/0"}, {"rules", "solenia/1"}}));
  other = record_;
  other.options["side"] = "autumn";
  EXPECT_THAT(refusal(other, pack),
              says("core.option_value",
                   {{"option", "side"}, {"value", "autumn"}, {"values", "summer, winter"}}));

  auto files = pack.files();
  files.begin()->second += " ";
  EXPECT_THAT(refusal(record_, DataPack(files)),
              says("table.record_other_data", {{"expected", "24aa205f"}, {"found", "e6289ee2"}}));
}

TEST_F(Verifying, names_the_first_divergence) {
  Record other = record_;
  other.commands[4].hash ^= 1U;
  EXPECT_THAT(found(other, game_),
              says("table.record_other_state", {{"expected", "6992"}, {"found", "6993"}}));
  EXPECT_EQ(found_at(other, game_), 5U);

  other = record_;
  const std::size_t last = other.commands.size() - 1;
  other.commands.erase(other.commands.begin() + 2);
  EXPECT_EQ(found_at(other, game_), 3U);

  other = record_;
  other.commands[last].notation = "card 9X";
  EXPECT_EQ(found_at(other, game_), last + 1);
}

TEST_F(Verifying, finds_another_move) {
  // Somebody would rather have played another legal move.
  for (std::size_t i = 0; i < record_.commands.size(); i += 7) {
    const auto before = course_of(record_, game_, i);
    const Seat seat = record_.commands[i].seat;
    for (const Move move : game_->legal(before->state(), seat)) {
      Record other = record_;
      other.commands[i].notation = game_->notation(move);
      if (other == record_) continue;
      EXPECT_EQ(found_at(other, game_), i + 1);
    }
  }
}

TEST_F(Verifying, finds_a_changed_seed_commitment_or_result) {
  Record other = record_;
  other.seed.words[0] ^= 1U;
  EXPECT_THAT(found(other, game_), says("table.record_other_seed"));
  other = record_;
  other.commitment[0] = other.commitment[0] == '0' ? '1' : '0';
  EXPECT_THAT(found(other, game_), says("table.record_other_seed"));

  other = record_;
  ++other.result->scores[1];
  EXPECT_THAT(found(other, game_), says("table.record_other_scores",
                                        {{"expected", "[19, 13, 15]"}, {"found", "[19, 12, 15]"}}));
  other = record_;
  other.result->winners = SeatSet::first(3);
  EXPECT_THAT(found(other, game_),
              says("table.record_other_winners", {{"expected", "[0, 1, 2]"}, {"found", "[0]"}}));
  other = record_;
  other.result->state_hash ^= 1U;
  EXPECT_THAT(found(other, game_),
              says("table.record_other_state",
                   {{"expected", "d44eaf2cf3125f52"}, {"found", "d44eaf2cf3125f53"}}));
  other = record_;
  other.result.reset();
  EXPECT_THAT(found(other, game_), says("table.record_no_result"));
  other = record_;
  other.commands.pop_back();
  EXPECT_THAT(found(other, game_), says("table.record_not_over"));
  other = record_;
  other.seats[0].name = "Somebody else";
  EXPECT_THAT(found(other, game_), says("table.record_other_checksum"));
}

TEST(VerifyingBytes, every_changed_byte_is_noticed) {
  const GamePtr game = game_named("noughts");
  const Record record = make_record(finished(game, 5), seats_of(2, "random"));
  const std::string text = write_record(record);
  for (std::size_t at = 0; at < text.size(); ++at)
    for (const char replacement : {'0', 'x', ' ', '"'}) {
      std::string edited = text;
      edited[at] = replacement;
      const auto read = read_record(edited);
      if (!read || *read == record) continue;  // refused, or only white space
      const auto made = game_of(*read, DataPack::built_in(read->game));
      EXPECT_TRUE(!made || verify(*read, *made)) << "byte " << at << " became " << replacement;
    }
}

}  // namespace
}  // namespace orrery
