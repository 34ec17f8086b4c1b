// A record played again gives every byte; one that was changed anywhere is found out.
#include "table/verify.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/tables.h"

namespace orrery {
namespace {

using test::finished;
using test::game_named;
using test::said;
using test::seats_of;
using testing::HasSubstr;

std::string refusal(const Record& record, const DataPack& pack) {
  const auto game = game_of(record, pack);
  return game ? "made" : said(game.error());
}

// What `verify` finds, with the number of the command in front.
std::string found(const Record& record, const GamePtr& game) {
  const auto divergence = verify(record, game);
  return divergence ? std::to_string(divergence->command) + ": " + said(divergence->reason)
                    : "true";
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
  EXPECT_EQ(found(record_, game_), "true");
}

TEST_F(Verifying, makes_the_game_only_from_the_same_rules_options_and_data) {
  const DataPack pack = DataPack::built_in("solenia");
  EXPECT_EQ(refusal(record_, pack), "made");

  Record other = record_;
  other.game = "chess";
  EXPECT_THAT(refusal(other, pack), HasSubstr("\"chess\", which this program does not know"));
  other = record_;
  other.rules = "solenia/0";
  EXPECT_THAT(refusal(other, pack), HasSubstr("played under the rules solenia/0"));
  other = record_;
  other.options["side"] = "autumn";
  EXPECT_THAT(refusal(other, pack), HasSubstr("no value \"autumn\""));

  auto files = pack.files();
  files.begin()->second += " ";
  EXPECT_THAT(refusal(record_, DataPack(files)), HasSubstr("another data pack"));
}

TEST_F(Verifying, names_the_first_divergence) {
  Record other = record_;
  other.commands[4].hash ^= 1U;
  EXPECT_THAT(found(other, game_), HasSubstr("5: the record expects the state"));

  other = record_;
  const std::size_t last = other.commands.size() - 1;
  other.commands.erase(other.commands.begin() + 2);
  EXPECT_THAT(found(other, game_), testing::StartsWith("3: "));

  other = record_;
  other.commands[last].notation = "card 9X";
  EXPECT_THAT(found(other, game_), testing::StartsWith(std::to_string(last + 1) + ": "));
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
      EXPECT_THAT(found(other, game_), testing::StartsWith(std::to_string(i + 1) + ": "));
    }
  }
}

TEST_F(Verifying, finds_a_changed_seed_commitment_or_result) {
  Record other = record_;
  other.seed.words[0] ^= 1U;
  EXPECT_THAT(found(other, game_), HasSubstr("The seed does not fit its commitment"));
  other = record_;
  other.commitment[0] = other.commitment[0] == '0' ? '1' : '0';
  EXPECT_THAT(found(other, game_), HasSubstr("The seed does not fit its commitment"));

  other = record_;
  ++other.result->scores[1];
  EXPECT_THAT(found(other, game_), HasSubstr("The record gives the scores"));
  other = record_;
  other.result->winners = SeatSet::first(3);
  EXPECT_THAT(found(other, game_), HasSubstr("The record names the winners [0, 1, 2]"));
  other = record_;
  other.result->state_hash ^= 1U;
  EXPECT_THAT(found(other, game_), HasSubstr("the record expects the state"));
  other = record_;
  other.result.reset();
  EXPECT_THAT(found(other, game_), HasSubstr("gives no result"));
  other = record_;
  other.commands.pop_back();
  EXPECT_THAT(found(other, game_), HasSubstr("the game is not over"));
  other = record_;
  other.seats[0].name = "Somebody else";
  EXPECT_THAT(found(other, game_), HasSubstr("its checksum does not fit"));
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
