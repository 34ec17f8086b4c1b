// What an SQLite store says when its disk, its file or another program is in the way, and that it
// goes on once that is mended.
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "store/sqlite_store.h"
#include "store/stores.h"
#include "support/forgetful_vfs.h"
#include "support/messages.h"
#include "support/temporary_directory.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;
using test::append_one;
using test::english;
using test::mentions;
using test::must;
using test::next;
using test::row_named;
using test::says;
using testing::ElementsAre;
using Kind = StoreError::Kind;

class SqliteFaults : public testing::Test {
 protected:
  std::unique_ptr<Store> open() const {
    return must(open_sqlite_store(file_, {.vfs = disk_.vfs(), .busy_milliseconds = 1}));
  }
  StoreError refusal() const {
    auto store = open_sqlite_store(file_, {.vfs = disk_.vfs(), .busy_milliseconds = 1});
    EXPECT_FALSE(store);
    return store ? StoreError{} : store.error();
  }
  // A connection of another program, without the disk that forgets.
  void execute(const char* sql) const {
    SqliteConnection(file_, SqliteConnection::Mode::write, {}).execute(sql);
  }
  static StoreError error_of(Store& store, const Append& append) {
    const auto answer = store.append(std::span(&append, 1));
    EXPECT_FALSE(answer);
    return answer ? StoreError{} : answer.error();
  }
  std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_.path()))
      names.push_back(entry.path().filename().string());
    return names;
  }

  const test::TemporaryDirectory folder_;
  const std::string file_ = (folder_.path() / "orrery.db").string();
  test::ForgetfulDisk disk_{1};
  TableRow row_ = row_named("moon");
};

TEST_F(SqliteFaults, a_full_disk_is_named_and_play_goes_on_when_there_is_room) {
  const auto store = open();
  append_one(*store, next(row_, {"one"}));
  disk_.set_room(0);
  const Append second = next(row_, {"two", std::string(10'000, '.')});
  const StoreError error = error_of(*store, second);
  EXPECT_EQ(error.kind, Kind::full);
  EXPECT_FALSE(error.passing());
  EXPECT_THAT(error.message, mentions("store.full", {{"store", file_}}));
  EXPECT_EQ(must(store->load("moon"))->row.seq, 1);
  disk_.set_room(std::nullopt);
  EXPECT_EQ(append_one(*store, second), Appended::stored);
  EXPECT_THAT(must(store->entries("moon", 0)), ElementsAre("one", "two", testing::_));
}

TEST_F(SqliteFaults, a_disk_that_becomes_read_only_can_still_be_read) {
  const auto store = open();
  append_one(*store, next(row_, {"one"}));
  disk_.set_read_only(true);
  const Append second = next(row_, {"two"});
  const StoreError first = error_of(*store, second);
  EXPECT_EQ(first.kind, Kind::read_only) << english(first.message);
  const StoreError again = error_of(*store, second);
  EXPECT_EQ(again.kind, Kind::read_only);
  EXPECT_THAT(again.message, mentions("store.read_only", {{"store", file_}}));
  EXPECT_FALSE(store->check());
  EXPECT_THAT(must(store->entries("moon", 0)), ElementsAre("one"));
  disk_.set_read_only(false);
  EXPECT_TRUE(store->check());
  EXPECT_EQ(append_one(*store, second), Appended::stored);
}

TEST_F(SqliteFaults, a_file_that_was_moved_away_is_written_to_no_more) {
  const auto store = must(open_sqlite_store(file_, {.vfs = {}, .busy_milliseconds = 1}));
  append_one(*store, next(row_, {"one"}));
  const fs::path away = folder_.path() / "away";
  fs::create_directory(away);
  const auto move_all = [&](const fs::path& from, const fs::path& to) {
    for (const auto& entry : std::vector(fs::directory_iterator(from), fs::directory_iterator()))
      if (entry.is_regular_file()) fs::rename(entry.path(), to / entry.path().filename());
  };
  move_all(folder_.path(), away);
  EXPECT_FALSE(store->check());
  const Append second = next(row_, {"two"});
  EXPECT_NE(error_of(*store, second).kind, Kind::damaged);
  move_all(away, folder_.path());
  EXPECT_TRUE(store->check());
  EXPECT_EQ(append_one(*store, second), Appended::stored);
  EXPECT_THAT(must(store->entries("moon", 0)), ElementsAre("one", "two"));
}

TEST_F(SqliteFaults, a_read_only_file_is_refused_at_the_start) {
  open();
  disk_.set_read_only(true);
  EXPECT_EQ(refusal().kind, Kind::read_only);
  disk_.set_read_only(false);
  EXPECT_TRUE(open());
}

TEST_F(SqliteFaults, a_database_locked_by_another_program_is_busy_until_it_lets_go) {
  const auto store = open();
  append_one(*store, next(row_, {"one"}));
  const Append second = next(row_, {"two"});
  {
    SqliteConnection other(file_, SqliteConnection::Mode::write, {});
    const SqliteTransaction transaction(other, SqliteTransaction::Kind::write);
    const StoreError error = error_of(*store, second);
    EXPECT_EQ(error.kind, Kind::busy);
    EXPECT_TRUE(error.passing());
    EXPECT_THAT(error.message, mentions("store.busy", {{"store", file_}}));
    EXPECT_THAT(must(store->entries("moon", 0)), ElementsAre("one"));
  }
  EXPECT_EQ(append_one(*store, second), Appended::stored);
}

TEST_F(SqliteFaults, a_second_server_is_refused_while_the_first_one_runs) {
  auto store = open();
  const StoreError error = refusal();
  EXPECT_EQ(error.kind, Kind::busy);
  EXPECT_THAT(error.message, says("store.held", {{"store", file_}}));
  store.reset();
  EXPECT_TRUE(open());
}

TEST_F(SqliteFaults, a_file_that_is_no_database_is_damaged_until_a_backup_takes_its_place) {
  const std::string copy = (folder_.path() / "copy.db").string();
  {
    const auto store = open();
    append_one(*store, next(row_, {"one"}));
    ASSERT_TRUE(backup_store(file_, copy));
  }
  std::ofstream(file_, std::ios::trunc) << std::string(5000, 'x');
  const StoreError error = refusal();
  EXPECT_EQ(error.kind, Kind::damaged);
  EXPECT_THAT(error.message, mentions("store.damaged", {{"store", file_}}));
  fs::rename(copy, file_);
  const auto store = must(open_sqlite_store(file_));
  EXPECT_THAT(must(store->entries("moon", 0)), ElementsAre("one"));
}

TEST_F(SqliteFaults, a_damaged_page_is_found_when_it_is_read) {
  {
    const auto store = open();
    for (int i = 0; i < 20; ++i) append_one(*store, next(row_, {std::string(2000, 'e')}));
  }
  const auto size = static_cast<std::streamoff>(fs::file_size(file_));
  std::fstream file(file_, std::ios::in | std::ios::out | std::ios::binary);
  // Behind the pages of the schema: those of the entries.
  for (std::streamoff at = size / 2; at < size; at += 4096)
    file.seekp(at).write(std::string(100, '\xEE').data(), 100);
  file.close();
  test::ForgetfulDisk other(3);
  const auto store = must(open_sqlite_store(file_, {.vfs = other.vfs()}));
  const auto loaded = store->load("moon");
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().kind, Kind::damaged);
  EXPECT_FALSE(store->load("moon"));
}

TEST_F(SqliteFaults, a_store_of_a_newer_program_is_refused_and_left_alone) {
  open();
  execute("PRAGMA user_version = 99");
  const StoreError error = refusal();
  EXPECT_EQ(error.kind, Kind::damaged);
  EXPECT_THAT(error.message, says("store.newer", {{"store", file_}, {"found", 99}, {"known", 2}}));
  execute("PRAGMA user_version = 2");
  EXPECT_TRUE(open());
}

TEST_F(SqliteFaults, a_database_of_another_program_is_refused) {
  std::ofstream(file_).close();
  execute("CREATE TABLE bookmarks(page TEXT)");
  EXPECT_THAT(refusal().message, says("store.foreign", {{"store", file_}}));
}

TEST_F(SqliteFaults, a_folder_is_no_store) {
  const auto store = open_sqlite_store(folder_.path().string());
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().kind, Kind::unavailable);
}

TEST_F(SqliteFaults, files_and_folders_are_their_owners_alone) {
  const fs::path folder = folder_.path() / "data" / "orrery";
  const auto store = must(open_sqlite_store((folder / "orrery.db").string()));
  append_one(*store, next(row_, {"one"}));
  ASSERT_TRUE(backup_store((folder / "orrery.db").string(), (folder / "copy.db").string()));
  const auto owner_only = [](const fs::path& path) {
    return (fs::status(path).permissions() & (fs::perms::group_all | fs::perms::others_all)) ==
           fs::perms::none;
  };
  EXPECT_TRUE(owner_only(folder));
  EXPECT_TRUE(owner_only(folder.parent_path()));
  int files = 0;
  for (const auto& entry : fs::directory_iterator(folder)) {
    EXPECT_TRUE(owner_only(entry.path())) << entry.path();
    ++files;
  }
  EXPECT_EQ(files, 5);  // the store, -wal, -shm, -lock, the copy
}

TEST_F(SqliteFaults, a_backup_is_complete_and_leaves_nothing_beside_it) {
  const std::string copy = (folder_.path() / "copy.db").string();
  auto store = must(open_sqlite_store(file_));
  append_one(*store, next(row_, {"one", "two"}));
  ASSERT_TRUE(backup_store("sqlite:" + file_, copy));  // as another process does
  append_one(*store, next(row_, {"three"}));
  store.reset();
  EXPECT_THAT(names(), testing::UnorderedElementsAre("orrery.db", "orrery.db-lock", "copy.db"));
  const auto restored = must(open_sqlite_store(copy));
  EXPECT_THAT(must(restored->entries("moon", 0)), ElementsAre("one", "two"));
}

TEST_F(SqliteFaults, a_backup_replaces_no_file_and_needs_a_store) {
  const std::string copy = (folder_.path() / "copy.db").string();
  const auto missing = backup_store(file_, copy);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().kind, Kind::unavailable);
  EXPECT_FALSE(fs::exists(file_));
  const auto store = must(open_sqlite_store(file_));
  std::ofstream(copy) << "precious";
  const auto refused = backup_store(file_, copy);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message, says("store.file_exists", {{"file", copy}}));
  EXPECT_EQ(fs::file_size(copy), 8U);
}

}  // namespace
}  // namespace orrery
