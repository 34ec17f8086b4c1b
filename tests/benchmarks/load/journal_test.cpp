// What was acknowledged is written down and read again.
#include "load/journal.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "support/temporary_directory.h"

namespace orrery::load {
namespace {

std::expected<JournalTables, std::string> read(const std::string& text) {
  std::istringstream in(text);
  return read_journal(in);
}

TEST(LoadJournal, is_read_as_it_was_written) {
  const test::TemporaryDirectory directory;
  const std::string file = directory.path() / "journal";
  {
    auto journal = Journal::open(file);
    ASSERT_TRUE(journal);
    journal->table("t1", {"ann", "bob"});
    journal->move("t1", 4, 0, 0, "card 1A");
  }
  {
    auto journal = Journal::open(file);  // adds to what is there
    ASSERT_TRUE(journal);
    journal->move("t1", 5, 1, 0, "pass");
  }
  std::ifstream in(file);
  const auto tables = read_journal(in);
  ASSERT_TRUE(tables) << tables.error();
  const JournalTable& table = tables->at("t1");
  EXPECT_EQ(table.cookies, (std::vector<std::string>{"ann", "bob"}));
  EXPECT_EQ(table.moves.at(0).at(0), "card 1A");
  EXPECT_EQ(table.moves.at(1).at(0), "pass");
  EXPECT_EQ(table.last_seq(), 5);
}

TEST(LoadJournal, is_for_its_owner_alone) {
  const test::TemporaryDirectory directory;
  const std::filesystem::path file = directory.path() / "journal";
  ASSERT_TRUE(Journal::open(file));
  using std::filesystem::perms;
  const perms all = std::filesystem::status(file).permissions();
  EXPECT_EQ(all & (perms::group_all | perms::others_all), perms::none);
}

TEST(LoadJournal, says_where_it_cannot_write) {
  const auto journal = Journal::open("/nowhere/journal");
  ASSERT_FALSE(journal);
  EXPECT_TRUE(journal.error().contains("/nowhere/journal"));
}

TEST(LoadJournal, a_last_line_cut_short_does_not_count) {
  const auto tables = read("T t ann bob\nM t 4 0 0 card 1A\nM t 5 1 0 pa");
  ASSERT_TRUE(tables) << tables.error();
  EXPECT_EQ(tables->at("t").last_seq(), 4);
}

TEST(LoadJournal, acknowledgements_that_cannot_both_be_true_are_found) {
  EXPECT_EQ(read("T t ann bob\nM t 4 0 0 a\nM t 4 1 0 b\n").error(),
            "line 3: two moves of table t have seq 4");
  EXPECT_EQ(read("T t ann bob\nM t 4 0 0 a\nM t 5 0 0 b\n").error(),
            "line 3: seat 0 of table t answered decision 0 twice");
}

TEST(LoadJournal, lines_that_mean_nothing_are_refused) {
  EXPECT_EQ(read("X t\n").error(), "line 1: neither T nor M");
  EXPECT_EQ(read("M t 4 0 0 a\n").error(), "line 1: a move at no table");
  EXPECT_EQ(read("T t ann\nM t 4 1 0 a\n").error(), "line 2: a move at no table");
  EXPECT_EQ(read("T t ann\nM t 4 0\n").error(), "line 2: no move");
}

}  // namespace
}  // namespace orrery::load
