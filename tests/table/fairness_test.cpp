// Shuffles that nobody chose, and records that prove it.
#include "table/fairness.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/data_pack.h"
#include "support/messages.h"
#include "table/test_table.h"
#include "table/verify.h"

namespace orrery {
namespace {

using test::says;
using test::TestTable;

TEST(Fairness, secrets_are_new_each_time) {
  const std::string secret = random_secret();
  EXPECT_TRUE(is_secret(secret)) << secret;
  EXPECT_NE(secret, random_secret());
}

TEST(Fairness, nonces_are_hexadecimal_digits) {
  EXPECT_TRUE(is_nonce("0"));
  EXPECT_TRUE(is_nonce(std::string(kMaxNonce, 'f')));
  EXPECT_FALSE(is_nonce(""));
  EXPECT_FALSE(is_nonce(std::string(kMaxNonce + 1, 'f')));
  EXPECT_FALSE(is_nonce("0:1"));
  EXPECT_FALSE(is_nonce("AB"));
}

TEST(Fairness, seed_and_commitment_are_what_the_protocol_says) {
  const std::string secret(64, '1');
  EXPECT_EQ(commitment_to_secret(secret), sha256_hex("orrery-secret/1:" + secret));
  EXPECT_EQ(seed_of({.secret = secret, .nonces = {"ab", "", "cd"}}).hex(),
            sha256_hex("orrery-shuffle/1:" + secret + ":ab::cd"));
}

TEST(Fairness, every_part_changes_the_seed) {
  const Fairness fairness{.secret = std::string(64, '1'), .nonces = {"ab", "cd"}};
  Fairness other = fairness;
  other.secret[7] = '2';
  EXPECT_NE(seed_of(other), seed_of(fairness));
  other = fairness;
  other.nonces[1] = "ce";
  EXPECT_NE(seed_of(other), seed_of(fairness));
  other.nonces = {"cd", "ab"};
  EXPECT_NE(seed_of(other), seed_of(fairness));
}

// The record of a finished table.
class FairRecord : public testing::Test {
 protected:
  FairRecord() {
    at_.start(2);
    Rng rng(3);
    while (at_->phase() == Phase::running) at_.move_somehow(at_->course()->active().lowest(), rng);
    record_ = at_->record().value();
  }
  // What is said about the record after a change that its checksum knows of.
  Message verdict(const Record& changed) const {
    Record record = changed;
    record.checksum = checksum_of(record);
    const auto divergence = verify(record, at_->game());
    return divergence ? divergence->reason : test::kNothing;
  }

  TestTable at_{{.game = "solenia"}};
  Record record_{};
};

TEST_F(FairRecord, carries_secret_and_nonces) {
  ASSERT_TRUE(record_.fair);
  EXPECT_EQ(record_.fair->secret, test::kSecret);
  EXPECT_THAT(record_.fair->nonces, testing::ElementsAre("00", "01"));
  EXPECT_EQ(record_.commitment, commitment_to_secret(test::kSecret));
  EXPECT_EQ(record_.seats[0], (SeatInfo{.name = "Seat 0", .kind = "human"}));
  const auto read = read_record(write_record(record_));
  ASSERT_TRUE(read) << test::english(read.error());
  EXPECT_EQ(*read, record_);
  EXPECT_EQ(verdict(*read), test::kNothing);
}

TEST_F(FairRecord, with_another_secret_is_found_out) {
  Record record = record_;
  record.fair->secret[0] = 'b';
  EXPECT_THAT(verdict(record), says("table.record_other_secret"));
  record.commitment = commitment_to_secret(record.fair->secret);
  EXPECT_THAT(verdict(record), says("table.record_other_shuffle"));
}

TEST_F(FairRecord, with_another_nonce_is_found_out) {
  Record record = record_;
  record.fair->nonces[1] = "02";
  EXPECT_THAT(verdict(record), says("table.record_other_shuffle"));
}

TEST_F(FairRecord, with_another_seed_is_found_out) {
  Record record = record_;
  record.seed = Seed::of(1);
  EXPECT_THAT(verdict(record), says("table.record_other_shuffle"));
  record.fair.reset();
  EXPECT_THAT(verdict(record), says("table.record_other_seed"));
}

TEST_F(FairRecord, whose_nonce_is_none_is_unreadable) {
  Record record = record_;
  record.fair->nonces[1] = "zz";
  EXPECT_THAT(read_record(write_record(record)).error(),
              says("table.bad_nonce", {{"field", "fair.nonces[1]"}}));
  record = record_;
  record.fair->nonces.pop_back();
  EXPECT_THAT(read_record(write_record(record)).error(),
              says("core.expected_list_of",
                   {{"field", "fair.nonces"}, {"low", 2}, {"high", 2}, {"found", 1}}));
}

TEST(TableRecord, is_not_shown_before_the_end) {
  TestTable at;
  EXPECT_THAT(at->record().error(), says("table.record_not_yet"));
  at.start(2);
  EXPECT_THAT(at->record().error(), says("table.record_not_yet"));
}

}  // namespace
}  // namespace orrery
