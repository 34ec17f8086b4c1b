// What every store does, SQLite and PostgreSQL alike.
#include <algorithm>
#include <atomic>
#include <thread>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/stores.h"
#include "support/postgres_server.h"
#include "support/temporary_directory.h"

namespace orrery {
namespace {

using test::append_one;
using test::must;
using test::next;
using test::PostgresServer;
using test::row_named;
using testing::ElementsAre;
using testing::IsEmpty;

class StoreSuite : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (GetParam() == "sqlite") {
      where_ = "sqlite:" + (folder_.path() / "orrery.db").string();
    } else {
      PostgresServer& server = PostgresServer::shared();
      if (!server.missing().empty() && PostgresServer::required()) FAIL() << server.missing();
      if (!server.missing().empty()) GTEST_SKIP() << server.missing();
      where_ = server.new_store();
    }
    store_ = must(open_store(where_));
  }

  // What the next process finds.
  void reopen() {
    store_.reset();
    store_ = must(open_store(where_));
  }
  void append(const Append& append) {
    EXPECT_EQ(append_one(*store_, append), Appended::stored) << append.row.id;
  }
  std::vector<std::string> ids(const Stored<std::vector<TableRow>>& rows) {
    std::vector<std::string> ids;
    for (const TableRow& row : must(rows)) ids.push_back(row.id);
    return ids;
  }
  // The tables of a person, with their seat there.
  std::vector<std::string> tables_of(const std::string& person, int limit = 10) {
    std::vector<std::string> tables;
    for (const auto& [row, seat] : must(store_->tables_of(person, limit)))
      tables.push_back(fmt::format("{} {}", row.id, seat));
    return tables;
  }
  // A table in the lobby, with its first entry made at `updated`.
  TableRow make(const std::string& id, std::int64_t updated) {
    TableRow row = row_named(id);
    row.updated = updated - 1;
    append(next(row, {"made"}));
    return row;
  }
  void add_person(const std::string& id, const std::string& name) {
    ASSERT_TRUE(store_->add_person({.id = id, .name = name, .password = "", .created = 7}));
  }

  const test::TemporaryDirectory folder_;
  std::string where_;
  std::unique_ptr<Store> store_;
};

// --- tables ---

TEST_P(StoreSuite, an_empty_store_has_nothing) {
  EXPECT_EQ(must(store_->load("moon")), std::nullopt);
  EXPECT_THAT(must(store_->entries("moon", 0)), IsEmpty());
  EXPECT_THAT(must(store_->lobby(10)), IsEmpty());
  EXPECT_THAT(must(store_->tables_of("ann", 10)), IsEmpty());
  EXPECT_THAT(must(store_->due(1'000'000, 10)), IsEmpty());
  EXPECT_EQ(must(store_->person("ann")), std::nullopt);
  EXPECT_TRUE(store_->check());
}

TEST_P(StoreSuite, a_table_is_made_by_its_first_append_and_keeps_everything) {
  TableRow row = {.id = "moon",
                  .status = TableStatus::running,
                  .listed = true,
                  .deadline = 1'770'000'000'123,
                  .updated = 1'769'999'999'999,
                  .seq = 0,
                  .asked = 5,
                  .summary = R"({"a": "ü \\ \" { } ,"})"};
  append(next(row, {R"({"t": 1, "said": {"text": "\"{}\\\" \u0041 日本"}})", "", "NULL"}));
  const auto table = must(store_->load("moon"));
  ASSERT_TRUE(table);
  EXPECT_EQ(table->row, row);
  EXPECT_EQ(table->row.seq, 3);
  EXPECT_EQ(table->snapshot, std::nullopt);
  EXPECT_THAT(table->entries,
              ElementsAre(R"({"t": 1, "said": {"text": "\"{}\\\" \u0041 日本"}})", "", "NULL"));
}

TEST_P(StoreSuite, appends_follow_each_other) {
  TableRow row = make("moon", 10);
  row.status = TableStatus::over;
  row.summary = "later";
  append(next(row, {"two", "three"}));
  EXPECT_EQ(must(store_->load("moon"))->row, row);
  EXPECT_THAT(must(store_->entries("moon", 0)), ElementsAre("made", "two", "three"));
  EXPECT_THAT(must(store_->entries("moon", 2)), ElementsAre("three"));
  EXPECT_THAT(must(store_->entries("moon", 3)), IsEmpty());
}

TEST_P(StoreSuite, an_append_without_a_summary_leaves_it_and_says_who_is_asked_now) {
  TableRow row = make("moon", 10);
  const std::string summary = row.summary;
  row.asked = 2;
  row.summary.clear();
  append(next(row, {"two"}));
  row.summary = summary;
  EXPECT_EQ(must(store_->load("moon"))->row, row);
  EXPECT_THAT(must(store_->lobby(10)), ElementsAre(row));
}

TEST_P(StoreSuite, whoever_expects_another_seq_gets_a_conflict_and_changes_nothing) {
  const TableRow made = make("moon", 10);
  TableRow quick = made;
  TableRow slow = made;
  append(next(quick, {"quick"}));
  EXPECT_EQ(append_one(*store_, next(slow, {"slow"})), Appended::conflict);
  TableRow far = made;
  far.seq = 7;
  EXPECT_EQ(append_one(*store_, next(far, {"far"})), Appended::conflict);
  EXPECT_EQ(must(store_->load("moon"))->row, quick);
  EXPECT_THAT(must(store_->entries("moon", 0)), ElementsAre("made", "quick"));
}

TEST_P(StoreSuite, a_table_is_made_once_and_not_continued_before_it_is_made) {
  make("moon", 10);
  TableRow again = row_named("moon");
  EXPECT_EQ(append_one(*store_, next(again, {"again"})), Appended::conflict);
  TableRow other = row_named("mars");
  other.seq = 1;
  EXPECT_EQ(append_one(*store_, next(other, {"two"})), Appended::conflict);
  EXPECT_EQ(must(store_->load("mars")), std::nullopt);
  EXPECT_THAT(must(store_->entries("moon", 0)), ElementsAre("made"));
}

TEST_P(StoreSuite, a_conflict_in_a_batch_leaves_the_others_alone) {
  TableRow moon = make("moon", 10);
  TableRow mars = make("mars", 11);
  TableRow stale = moon;
  append(next(moon, {"quick"}));
  TableRow fresh = row_named("ceres");
  TableRow taken = row_named("mars");
  std::vector<Append> batch;
  batch.push_back(next(fresh, {"made", "two"}));
  batch.push_back(next(stale, {"slow"}));
  batch.push_back(next(mars, {"two"}));
  EXPECT_THAT(must(store_->append(batch)),
              ElementsAre(Appended::stored, Appended::conflict, Appended::stored));
  EXPECT_EQ(append_one(*store_, next(taken, {"made"})), Appended::conflict);
  EXPECT_THAT(must(store_->entries("ceres", 0)), ElementsAre("made", "two"));
  EXPECT_THAT(must(store_->entries("moon", 0)), ElementsAre("made", "quick"));
  EXPECT_THAT(must(store_->entries("mars", 0)), ElementsAre("made", "two"));
}

TEST_P(StoreSuite, an_empty_batch_is_no_work) { EXPECT_THAT(must(store_->append({})), IsEmpty()); }

TEST_P(StoreSuite, a_large_batch_is_stored_in_full) {
  std::vector<TableRow> rows;
  std::vector<Append> batch;
  for (int i = 0; i < 200; ++i) {
    TableRow row = row_named(fmt::format("table-{:03}", i));
    batch.push_back(next(row, {fmt::format("first {}", i), std::string(3000, 'x')}));
    batch.back().members = {{.person = "ann", .seat = 0},
                            {.person = fmt::format("person-{}", i), .seat = 1}};
  }
  EXPECT_THAT(must(store_->append(batch)), testing::Each(Appended::stored));
  EXPECT_EQ(must(store_->tables_of("ann", 1000)).size(), 200U);
  EXPECT_THAT(tables_of("person-123"), ElementsAre("table-123 1"));
  EXPECT_THAT(must(store_->entries("table-042", 0)),
              ElementsAre("first 42", std::string(3000, 'x')));
}

// --- snapshots ---

TEST_P(StoreSuite, a_load_reads_the_snapshot_and_what_came_after) {
  TableRow row = make("moon", 10);
  Append append_with = next(row, {"two", "three"});
  append_with.snapshot = Snapshot{.seq = 2, .text = "fold of two"};
  append(append_with);
  append(next(row, {"four"}));
  const auto table = must(store_->load("moon"));
  EXPECT_EQ(table->snapshot, (Snapshot{.seq = 2, .text = "fold of two"}));
  EXPECT_THAT(table->entries, ElementsAre("three", "four"));
  EXPECT_THAT(must(store_->entries("moon", 0)), ElementsAre("made", "two", "three", "four"));
}

TEST_P(StoreSuite, a_table_keeps_its_latest_snapshot) {
  TableRow row = make("moon", 10);
  append(next(row, {"two", "three"}));
  ASSERT_TRUE(store_->keep_snapshot("moon", {.seq = 3, .text = "of three"}));
  ASSERT_TRUE(store_->keep_snapshot("moon", {.seq = 1, .text = "too old"}));
  ASSERT_TRUE(store_->keep_snapshot("moon", {.seq = 9, .text = "beyond the log"}));
  ASSERT_TRUE(store_->keep_snapshot("mars", {.seq = 1, .text = "of no table"}));
  EXPECT_EQ(must(store_->load("moon"))->snapshot, (Snapshot{.seq = 3, .text = "of three"}));
  EXPECT_THAT(must(store_->load("moon"))->entries, IsEmpty());
  ASSERT_TRUE(store_->keep_snapshot("moon", {.seq = 3, .text = "rewritten"}));
  EXPECT_EQ(must(store_->load("moon"))->snapshot->text, "rewritten");
}

// --- lists ---

TEST_P(StoreSuite, the_lobby_has_listed_tables_that_are_not_over_the_latest_first) {
  make("early", 10);
  TableRow late = make("late", 30);
  TableRow running = make("running", 20);
  running.status = TableStatus::running;
  running.updated = 39;
  append(next(running, {"started"}));
  TableRow over = make("over", 50);
  over.status = TableStatus::over;
  append(next(over, {"ended"}));
  TableRow secret = row_named("secret");
  secret.listed = false;
  append(next(secret, {"made"}));
  EXPECT_THAT(ids(store_->lobby(10)), ElementsAre("running", "late", "early"));
  EXPECT_THAT(ids(store_->lobby(2)), ElementsAre("running", "late"));
  EXPECT_EQ(must(store_->lobby(2))[1], late);
}

TEST_P(StoreSuite, a_person_finds_the_tables_of_which_they_are_a_member) {
  TableRow moon = row_named("moon");
  Append made = next(moon, {"made"});
  made.members = {{.person = "ann"}, {.person = "bob", .seat = 0}};
  append(made);
  TableRow mars = row_named("mars");
  mars.updated = 2000;
  made = next(mars, {"made"});
  made.members = {{.person = "ann", .seat = 3}};
  append(made);
  EXPECT_THAT(tables_of("ann"), ElementsAre("mars 3", "moon -1"));
  EXPECT_THAT(tables_of("ann", 1), ElementsAre("mars 3"));
  EXPECT_THAT(tables_of("bob"), ElementsAre("moon 0"));
  append(next(moon, {"nobody came or went"}));
  EXPECT_THAT(tables_of("bob"), ElementsAre("moon 0"));
  Append left = next(moon, {"bob left, cat came"});
  left.members = {{.person = "ann"}, {.person = "cat", .seat = 1}};
  append(left);
  EXPECT_THAT(tables_of("bob"), IsEmpty());
  EXPECT_THAT(tables_of("cat"), ElementsAre("moon 1"));
}

TEST_P(StoreSuite, running_tables_are_due_when_their_deadline_has_come) {
  const auto make_due = [&](const std::string& id, TableStatus status, std::int64_t deadline) {
    TableRow row = row_named(id);
    row.status = status;
    row.deadline = deadline;
    append(next(row, {"made"}));
    return row;
  };
  make_due("second", TableStatus::running, 200);
  TableRow first = make_due("first", TableStatus::running, 100);
  make_due("third", TableStatus::running, 300);
  make_due("never", TableStatus::running, 0);
  make_due("over", TableStatus::over, 100);
  make_due("gathering", TableStatus::gathering, 100);
  EXPECT_THAT(ids(store_->due(99, 10)), IsEmpty());
  EXPECT_THAT(ids(store_->due(200, 10)), ElementsAre("first", "second"));
  EXPECT_THAT(ids(store_->due(1000, 1)), ElementsAre("first"));
  first.deadline = 250;
  append(next(first, {"moved in time"}));
  EXPECT_THAT(ids(store_->due(300, 10)), ElementsAre("second", "first", "third"));
}

// --- people ---

TEST_P(StoreSuite, people_come_back_by_their_id_and_their_tokens) {
  const Person ann = {.id = "p1", .name = "Änn", .password = "", .created = 1'770'000'000'000};
  ASSERT_TRUE(store_->add_person(ann));
  add_person("p2", "Bob");
  EXPECT_EQ(must(store_->person("p1")), ann);
  EXPECT_EQ(must(store_->person("p3")), std::nullopt);
  ASSERT_TRUE(store_->add_token("hash-1", "p1", 5));
  ASSERT_TRUE(store_->add_token("hash-2", "p1", 6));
  EXPECT_EQ(must(store_->person_of_token("hash-1")), ann);
  ASSERT_TRUE(store_->drop_token("hash-1"));
  ASSERT_TRUE(store_->drop_token("hash-1"));
  EXPECT_EQ(must(store_->person_of_token("hash-1")), std::nullopt);
  EXPECT_EQ(must(store_->person_of_token("hash-2")), ann);
}

TEST_P(StoreSuite, a_new_password_ends_all_other_tokens_of_the_person) {
  add_person("p1", "Ann");
  add_person("p2", "Ann");
  for (const char* token : {"here", "lost"}) ASSERT_TRUE(store_->add_token(token, "p1", 5));
  ASSERT_TRUE(store_->add_token("other", "p2", 5));
  EXPECT_TRUE(must(store_->set_password("p1", "hash", "here")));
  EXPECT_TRUE(must(store_->person_of_token("here")));
  EXPECT_FALSE(must(store_->person_of_token("lost")));
  EXPECT_TRUE(must(store_->person_of_token("other")));

  ASSERT_TRUE(store_->add_token("second", "p2", 5));
  EXPECT_FALSE(must(store_->set_password("p2", "hash", "other"))) << "the name is taken";
  EXPECT_TRUE(must(store_->person_of_token("second"))) << "nothing has changed";
}

TEST_P(StoreSuite, a_token_needs_a_person_and_an_id_is_used_once) {
  EXPECT_FALSE(store_->add_token("hash", "nobody", 5));
  add_person("p1", "Ann");
  EXPECT_FALSE(store_->add_person({.id = "p1", .name = "Bob", .password = "", .created = 1}));
  EXPECT_EQ(must(store_->person("p1"))->name, "Ann");
}

TEST_P(StoreSuite, names_are_shared_until_there_is_a_password) {
  add_person("p1", "Ann");
  add_person("p2", "Ann");
  EXPECT_EQ(must(store_->person_with_password("Ann")), std::nullopt);
  EXPECT_TRUE(must(store_->set_password("p2", "hash-2", "")));
  EXPECT_EQ(must(store_->person_with_password("Ann"))->id, "p2");
  EXPECT_FALSE(must(store_->set_password("p1", "hash-1", "")));
  EXPECT_EQ(must(store_->person("p1"))->password, "");
  EXPECT_TRUE(must(store_->set_password("p2", "changed", "")));
  EXPECT_EQ(must(store_->person("p2"))->password, "changed");
  EXPECT_TRUE(must(store_->set_password("p2", "", "")));
  EXPECT_TRUE(must(store_->set_password("p1", "hash-1", "")));
}

TEST_P(StoreSuite, names_with_passwords_ignore_upper_and_lower_case_in_every_script) {
  for (const auto& [written, same] : {std::pair("Ann", "aNN"), std::pair("Örn", "öRN"),
                                      std::pair("Ωμεγα", "ωΜΕΓΑ"), std::pair("Иван", "иВАН")}) {
    const std::string first = std::string("1 ") + written;
    const std::string second = std::string("2 ") + written;
    add_person(first, written);
    add_person(second, same);
    EXPECT_TRUE(must(store_->set_password(first, "hash", "")));
    EXPECT_FALSE(must(store_->set_password(second, "hash", ""))) << same;
    EXPECT_EQ(must(store_->person_with_password(same))->id, first);
  }
  EXPECT_EQ(must(store_->person_with_password("Orn")), std::nullopt);
}

TEST_P(StoreSuite, a_person_with_a_password_takes_no_name_that_is_taken) {
  add_person("p1", "Ann");
  add_person("p2", "Bob");
  EXPECT_TRUE(must(store_->set_password("p1", "hash", "")));
  EXPECT_TRUE(must(store_->rename_person("p2", "ANN")));
  EXPECT_TRUE(must(store_->rename_person("p2", "Bob")));
  EXPECT_TRUE(must(store_->set_password("p2", "hash", "")));
  EXPECT_FALSE(must(store_->rename_person("p2", "ANN")));
  EXPECT_EQ(must(store_->person("p2"))->name, "Bob");
  EXPECT_TRUE(must(store_->rename_person("p1", "ANN")));
  EXPECT_TRUE(must(store_->rename_person("p1", "Cat")));
  EXPECT_TRUE(must(store_->rename_person("p2", "Ann")));
  EXPECT_FALSE(must(store_->rename_person("p3", "Nobody")));
}

// --- as a whole ---

TEST_P(StoreSuite, everything_is_there_when_it_is_opened_again) {
  TableRow row = row_named("moon");
  Append made = next(row, {"made", "two"});
  made.members = {{.person = "p1", .seat = 0}};
  made.snapshot = Snapshot{.seq = 1, .text = "fold"};
  append(made);
  add_person("p1", "Ann");
  ASSERT_TRUE(store_->add_token("hash", "p1", 5));
  EXPECT_TRUE(must(store_->set_password("p1", "secret", "hash")));
  reopen();
  const auto table = must(store_->load("moon"));
  ASSERT_TRUE(table);
  EXPECT_EQ(table->row, row);
  EXPECT_EQ(table->snapshot, made.snapshot);
  EXPECT_THAT(table->entries, ElementsAre("two"));
  EXPECT_THAT(tables_of("p1"), ElementsAre("moon 0"));
  EXPECT_EQ(must(store_->person_of_token("hash"))->password, "secret");
  append(next(row, {"three"}));
}

TEST_P(StoreSuite, of_two_threads_that_append_to_one_table_one_wins_every_time) {
  constexpr int kRounds = 40;
  make("moon", 10);
  std::atomic<int> won = 0;
  const auto play = [&](const std::string& name) {
    for (int round = 0; round < kRounds; ++round) {
      TableRow row = must(store_->load("moon"))->row;
      if (append_one(*store_, next(row, {name})) == Appended::stored) ++won;
    }
  };
  std::thread other(play, "other");
  play("this");
  other.join();
  const auto table = must(store_->load("moon"));
  EXPECT_EQ(table->row.seq, 1 + won);
  EXPECT_EQ(std::ssize(table->entries), 1 + won);
  EXPECT_GE(won, kRounds);
}

TEST_P(StoreSuite, a_reader_sees_whole_appends_while_another_thread_writes) {
  TableRow row = make("moon", 10);
  std::atomic<bool> done = false;
  std::thread reader([&] {
    while (!done) {
      const auto table = must(store_->load("moon"));
      EXPECT_EQ(std::ssize(table->entries), table->row.seq);
      EXPECT_EQ(table->row.seq % 3, 1);
    }
  });
  for (int i = 0; i < 60; ++i) append(next(row, {"a", "b", "c"}));
  done = true;
  reader.join();
  EXPECT_EQ(must(store_->load("moon"))->row.seq, 181);
}

INSTANTIATE_TEST_SUITE_P(Stores, StoreSuite, testing::Values("sqlite", "postgres"),
                         [](const auto& chosen) { return chosen.param; });

}  // namespace
}  // namespace orrery
