// What is PostgreSQL's alone: several processes, notices, connections that are lost.
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/rng.h"
#include "store/postgres.h"
#include "store/stores.h"
#include "support/messages.h"
#include "support/postgres_server.h"

namespace orrery {
namespace {

using test::append_one;
using test::english;
using test::mentions;
using test::must;
using test::next;
using test::PostgresServer;
using test::row_named;
using test::says;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using Kind = StoreError::Kind;

class PostgresStores : public testing::Test {
 protected:
  void SetUp() override {
    PostgresServer& server = PostgresServer::shared();
    if (!server.missing().empty() && PostgresServer::required()) FAIL() << server.missing();
    if (!server.missing().empty()) GTEST_SKIP() << server.missing();
    where_ = server.new_store();
    one_ = must(open_store(where_));
    two_ = must(open_store(where_));
  }

  std::string where_;
  std::unique_ptr<Store> one_;
  std::unique_ptr<Store> two_;
};

// What a store heard, waited for.
class Heard {
 public:
  void listen(Store& store) {
    store.listen([this](std::string table, std::int64_t seq) {
      const std::scoped_lock lock(mutex_);
      notices_.push_back(fmt::format("{} {}", table, seq));
      more_.notify_all();
    });
  }
  // The notices up to and with this one; whatever came if it does not come within a minute.
  std::vector<std::string> until(const std::string& last) {
    std::unique_lock lock(mutex_);
    more_.wait_for(lock, std::chrono::minutes(1),
                   [&] { return std::ranges::find(notices_, last) != notices_.end(); });
    return std::exchange(notices_, {});
  }

 private:
  std::mutex mutex_;
  std::condition_variable more_;
  std::vector<std::string> notices_;
};

TEST_F(PostgresStores, a_process_hears_what_another_one_appends_and_not_its_own) {
  Heard heard;
  heard.listen(*one_);
  TableRow moon = row_named("moon");
  TableRow mars = row_named("mars with spaces");
  EXPECT_EQ(append_one(*one_, next(moon, {"own"})), Appended::stored);
  EXPECT_EQ(append_one(*two_, next(mars, {"a", "b"})), Appended::stored);
  EXPECT_EQ(append_one(*two_, next(moon, {"theirs"})), Appended::stored);
  EXPECT_THAT(heard.until("moon 2"), ElementsAre("mars with spaces 2", "moon 2"));
}

TEST_F(PostgresStores, a_conflict_is_not_announced) {
  Heard heard;
  heard.listen(*one_);
  TableRow moon = row_named("moon");
  EXPECT_EQ(append_one(*two_, next(moon, {"made"})), Appended::stored);
  TableRow again = row_named("moon");
  EXPECT_EQ(append_one(*two_, next(again, {"made", "twice"})), Appended::conflict);
  EXPECT_EQ(append_one(*two_, next(moon, {"a", "b"})), Appended::stored);
  EXPECT_THAT(heard.until("moon 3"), ElementsAre("moon 1", "moon 3"));
}

// Batches name the same tables in different orders; nobody waits for ever, nothing is lost.
TEST_F(PostgresStores, two_processes_append_batches_to_the_same_tables) {
  constexpr int kTables = 8;
  constexpr int kRounds = 40;
  const auto play = [](Store& store, const std::string& name, std::uint64_t seed) {
    Rng rng(seed);
    int stored = 0;
    for (int round = 0; round < kRounds; ++round) {
      std::vector<int> order = {0, 1, 2, 3, 4, 5, 6, 7};
      rng.shuffle(std::span(order));
      std::vector<Append> batch;
      for (const int i : order) {
        const std::string id = fmt::format("table-{}", i);
        const auto table = must(store.load(id));
        TableRow row = table ? table->row : row_named(id);
        batch.push_back(next(row, {name}));
      }
      const auto answers = must(store.append(batch));
      stored += static_cast<int>(std::ranges::count(answers, Appended::stored));
    }
    return stored;
  };
  int of_two = 0;
  std::thread other([&] { of_two = play(*two_, "two", 2); });
  const int of_one = play(*one_, "one", 1);
  other.join();
  std::int64_t entries = 0;
  for (int i = 0; i < kTables; ++i) {
    const auto table = must(one_->load(fmt::format("table-{}", i)));
    EXPECT_EQ(std::ssize(table->entries), table->row.seq);
    entries += table->row.seq;
  }
  EXPECT_EQ(entries, of_one + of_two);
  EXPECT_GE(entries, kTables * kRounds);
}

TEST_F(PostgresStores, are_made_by_two_processes_at_the_same_time) {
  const std::string where = PostgresServer::shared().new_store();
  std::vector<std::thread> threads;
  std::atomic<int> opened = 0;
  threads.reserve(4);
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] { opened += must(open_store(where)) != nullptr ? 1 : 0; });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(opened, 4);
}

TEST_F(PostgresStores, a_lost_server_is_unavailable_and_play_goes_on_when_it_is_back) {
  Heard heard;
  heard.listen(*one_);
  TableRow row = row_named("moon");
  EXPECT_EQ(append_one(*one_, next(row, {"one"})), Appended::stored);
  PostgresServer::shared().kill();
  const Append second = next(row, {"two"});
  for (int tries = 0; tries < 2; ++tries) {
    const auto answer = one_->append(std::span(&second, 1));
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, Kind::unavailable);
    EXPECT_TRUE(answer.error().passing());
  }
  EXPECT_FALSE(one_->load("moon"));
  EXPECT_FALSE(open_store(where_));
  PostgresServer::shared().start();
  EXPECT_EQ(append_one(*one_, second), Appended::stored);
  EXPECT_THAT(must(one_->entries("moon", 0)), ElementsAre("one", "two"));
  // What others did meanwhile may have been missed; what they do now is heard again.
  EXPECT_THAT(heard.until(" 0"), ElementsAre(" 0"));
  EXPECT_EQ(append_one(*two_, next(row, {"three"})), Appended::stored);
  EXPECT_THAT(heard.until("moon 3"), ElementsAre("moon 3"));
}

TEST_F(PostgresStores, a_connection_that_is_ended_by_the_operator_is_made_again) {
  TableRow row = row_named("moon");
  EXPECT_EQ(append_one(*one_, next(row, {"one"})), Appended::stored);
  PostgresConnection(where_).script(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
      "application_name = 'orrery'");
  const Append second = next(row, {"two"});
  const auto answer = one_->append(std::span(&second, 1));
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().kind, Kind::unavailable) << english(answer.error().message);
  EXPECT_EQ(append_one(*one_, second), Appended::stored);
}

TEST_F(PostgresStores, a_database_that_takes_no_writing_is_read_only) {
  const auto refused = open_store(where_ + "%20-cdefault_transaction_read_only%3Don");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::read_only);
  EXPECT_THAT(refused.error().message,
              mentions("store.read_only", {{"store", postgres_name(where_)}}));
}

TEST_F(PostgresStores, a_store_of_a_newer_program_is_refused) {
  PostgresConnection(where_).script("UPDATE orrery_format SET format = 99");
  const auto refused = open_store(where_);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::damaged);
  EXPECT_THAT(refused.error().message,
              says("store.newer", {{"store", postgres_name(where_)}, {"found", 99}, {"known", 2}}));
}

TEST(PostgresAddress, a_backup_names_pg_dump) {
  const auto refused = backup_store("postgresql://ann:secret@db.example/games", "copy.db");
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message,
              says("store.postgres_backup", {{"store", "postgresql://db.example/games"}}));
}

TEST(PostgresAddress, is_shown_without_user_and_password) {
  EXPECT_EQ(postgres_name("postgresql://ann:secret@db.example:5433/games"),
            "postgresql://db.example:5433/games");
  const auto refused = open_store("postgresql://ann:secret@/no/such?host=/nowhere/secret2");
  ASSERT_FALSE(refused);
  EXPECT_THAT(english(refused.error().message), Not(HasSubstr("secret@")));
  const auto malformed = open_store("postgresql://ann:secret@host:port:port/%zz");
  ASSERT_FALSE(malformed);
  EXPECT_FALSE(malformed.error().passing());
  EXPECT_THAT(english(malformed.error().message), Not(HasSubstr("secret")));
}

}  // namespace
}  // namespace orrery
