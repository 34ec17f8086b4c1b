// Tables that outlive a change of the rules or of the data pack.
#include <filesystem>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/paths.h"
#include "support/temporary_directory.h"
#include "table/files.h"
#include "table/test_table.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;
using test::add;
using test::english;
using test::says;
using test::TestTable;

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

// The same text, as written by a program with older rules.
std::string aged(const std::string& text) { return replaced(text, "solenia/1", "solenia/0"); }
std::vector<std::string> aged(std::vector<std::string> log) {
  for (std::string& line : log) line = aged(line);
  return log;
}

// A game of Solenia under way, with a snapshot ten entries before its end.
class Outdated : public testing::Test {
 protected:
  Outdated() {
    at_.start(2);
    Rng rng(5);
    const auto move = [&] { at_.move_somehow(at_->course()->active().lowest(), rng); };
    for (int i = 0; i < 30; ++i) move();
    snapshot_ = at_->snapshot();
    const auto known = static_cast<std::ptrdiff_t>(at_.log().size());
    for (int i = 0; i < 10; ++i) move();
    tail_.assign(at_.log().begin() + known, at_.log().end());
  }
  // What was done under the older rules after all that.
  template <class What>
  void log(What what) {
    tail_.push_back(write_entry({.time = at_.now(), .what = std::move(what)}));
  }
  Table opened(std::string_view snapshot, const std::vector<std::string>& log) {
    auto table = Table::open(snapshot, log, at_.shelf());
    EXPECT_TRUE(table) << english(table.error());
    return *std::move(table);
  }
  Entry resuming(const Table& table) const {
    auto entry = table.resume(at_.now());
    EXPECT_TRUE(entry) << english(entry.error());
    return *std::move(entry);
  }

  TestTable at_{{.game = "solenia",
                 .clock = {.kind = ClockRules::Kind::live, .base = 60'000, .increment = 1000}}};
  std::string snapshot_;
  std::vector<std::string> tail_;
};

TEST_F(Outdated, is_no_table_under_the_same_rules) {
  EXPECT_FALSE(at_->outdated());
  EXPECT_THAT(at_->resume(at_.now()).error(), says("table.not_outdated"));
  EXPECT_FALSE(opened(snapshot_, tail_).outdated());
}

TEST_F(Outdated, waits_for_being_resumed) {
  const Table table = opened(aged(snapshot_), tail_);
  EXPECT_TRUE(table.outdated());
  EXPECT_EQ(table.course(), nullptr);
  EXPECT_EQ(table.bot_to_move(), std::nullopt);
  EXPECT_TRUE(test::header_json(table).at("outdated").as_bool());
  EXPECT_EQ(test::header_json(table).at("rules").as_string(), "solenia/0");
  const Entry move{.time = at_.now(),
                   .what = Moved{.seat = seat_at(0), .decision = 0, .move = "card 1A"}};
  EXPECT_THAT(table.check(move).error(), says("table.outdated"));
}

TEST_F(Outdated, goes_on_from_its_snapshot_and_what_came_after) {
  Table table = opened(aged(snapshot_), tail_);
  const Entry entry = resuming(table);
  EXPECT_EQ(std::get<Resumed>(entry.what).dropped, 0);
  EXPECT_EQ(std::get<Resumed>(entry.what).rules, "solenia/1");
  add(table, entry);
  EXPECT_FALSE(table.outdated());
  ASSERT_NE(table.course(), nullptr);
  EXPECT_EQ(table.course()->state(), at_->course()->state());
  EXPECT_TRUE(table.course()->steps().empty());
  EXPECT_TRUE(test::header_json(table).at("resumed").as_bool());
  EXPECT_FALSE(test::header_json(table).contains("outdated"));
  EXPECT_TRUE(table.deadline());
  EXPECT_FALSE(table.check(entry));
  // What was done before cannot be taken back, and its answers count no more.
  for (int i = 0; i < 2; ++i) {
    EXPECT_GT(table.course()->decision(seat_at(i)), at_.decision(i));
    EXPECT_THAT(table.course()->undoable(seat_at(i)).error(), says("table.undo_nothing"));
  }
}

TEST_F(Outdated, goes_on_from_the_seed_without_a_snapshot) {
  auto table = Table::open(aged(at_.log()), at_.shelf());
  ASSERT_TRUE(table) << english(table.error());
  ASSERT_TRUE(table->outdated());
  const Entry entry = resuming(*table);
  EXPECT_EQ(std::get<Resumed>(entry.what).dropped, 0);
  add(*table, entry);
  EXPECT_EQ(table->course()->state(), at_->course()->state());
}

TEST_F(Outdated, is_the_same_from_its_whole_log_once_it_was_resumed) {
  Table table = opened(aged(snapshot_), tail_);
  const Entry entry = resuming(table);
  add(table, entry);
  std::vector<std::string> log = aged(at_.log());
  log.push_back(write_entry(entry));
  auto folded = Table::open(log, at_.shelf());
  ASSERT_TRUE(folded) << english(folded.error());
  EXPECT_EQ(folded->snapshot(), table.snapshot());
  auto again = Table::open(table.snapshot(), {}, at_.shelf());
  ASSERT_TRUE(again) << english(again.error());
  EXPECT_EQ(again->snapshot(), table.snapshot());
  EXPECT_EQ(again->course()->state(), table.course()->state());
}

TEST_F(Outdated, keeps_what_stands_of_moves_that_are_not_allowed_any_more) {
  std::vector<std::string> log = tail_;
  const auto second = read_entry(log[1]);
  ASSERT_TRUE(second);
  const auto& move = std::get<Moved>(second->what);
  log[1] = replaced(log[1], "\"" + move.move + "\"", "\"card 9Z\"");
  Table table = opened(aged(snapshot_), log);
  const Entry entry = resuming(table);
  EXPECT_EQ(std::get<Resumed>(entry.what).dropped, 9);
  add(table, entry);
  EXPECT_EQ(table.course()->state(), at_->course()->state_after(31));
}

TEST_F(Outdated, forgets_what_was_taken_back) {
  const Seat last = at_->course()->steps().back().seat;
  log(TookBack{.seat = last, .decision = 0});
  Table table = opened(aged(snapshot_), tail_);
  add(table, resuming(table));
  EXPECT_EQ(table.course()->state(), at_->course()->state_after(39));
}

TEST_F(Outdated, goes_behind_its_snapshot_when_all_agreed_to) {
  log(AskedBack{.seat = seat_at(0), .steps = 20});
  log(AnsweredBack{.seat = seat_at(1), .agreed = true});
  Table table = opened(aged(snapshot_), tail_);
  add(table, resuming(table));
  EXPECT_EQ(table.course()->state(), at_->course()->state_after(20));
}

TEST_F(Outdated, can_be_resumed_more_than_once) {
  Table table = opened(aged(snapshot_), tail_);
  add(table, resuming(table));
  Table later = opened(aged(table.snapshot()), {});
  ASSERT_TRUE(later.outdated());
  add(later, resuming(later));
  EXPECT_EQ(later.course()->state(), at_->course()->state());
  EXPECT_GT(later.course()->decision(seat_at(0)), table.course()->decision(seat_at(0)));
}

TEST_F(Outdated, has_no_record_when_it_is_over) {
  Table table = opened(aged(snapshot_), tail_);
  add(table, resuming(table));
  add(table, {.time = at_.now(), .what = Resigned{.seat = seat_at(0), .bot = "greedy"}});
  EXPECT_EQ(table.phase(), Phase::over);
  EXPECT_THAT(table.record().error(), says("table.record_resumed"));
}

TEST_F(Outdated, is_also_who_leads_elsewhere_without_saying_so) {
  // As if the rules had changed and their version had not.
  std::string snapshot = snapshot_;
  char& digit = snapshot[snapshot.find("\"state\":\"") + 9];
  digit = digit == '0' ? '1' : '0';
  Table table = opened(snapshot, tail_);
  ASSERT_TRUE(table.outdated());
  add(table, resuming(table));
  EXPECT_EQ(table.course()->state(), at_->course()->state());
}

TEST_F(Outdated, with_another_data_pack) {
  const test::TemporaryDirectory folder;
  fs::copy(test::project_folder() / "data", folder.path() / "box", fs::copy_options::recursive);
  const fs::path tiles = folder.path() / "box" / "solenia" / "tiles.json";
  ASSERT_TRUE(write_file(tiles, read_file(tiles).value() + "\n"));
  GameShelf shelf((folder.path() / "box").string());
  auto table = Table::open(snapshot_, tail_, shelf);
  ASSERT_TRUE(table) << english(table.error());
  ASSERT_TRUE(table->outdated());
  const Entry entry = resuming(*table);
  add(*table, entry);
  EXPECT_EQ(table->course()->state(), at_->course()->state());
  EXPECT_NE(std::get<Resumed>(entry.what).data_hash, at_->game()->data_hash());
}

TEST(Finished, under_older_rules_can_be_looked_back_at) {
  TestTable at({.game = "solenia"});
  at.start(2);
  Rng rng(6);
  while (at->phase() == Phase::running) at.move_somehow(at->course()->active().lowest(), rng);
  const auto table = Table::open(aged(at->snapshot()), {}, at.shelf());
  ASSERT_TRUE(table) << english(table.error());
  EXPECT_FALSE(table->outdated());
  EXPECT_EQ(table->phase(), Phase::over);
  EXPECT_EQ(table->outcome(), at->outcome());
  const auto record = table->record();
  ASSERT_TRUE(record) << english(record.error());
  EXPECT_EQ(record->rules, "solenia/0");
  EXPECT_EQ(record->commands, at->record()->commands);
  EXPECT_EQ(record->result, at->record()->result);
  EXPECT_EQ(record->checksum, checksum_of(*record));
}

}  // namespace
}  // namespace orrery
