// The power goes at any moment, again and again: what an SQLite store has acknowledged is there
// afterwards in full, and of what it was doing there is all or nothing.
#include <map>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/rng.h"
#include "store/sqlite_store.h"
#include "store/stores.h"
#include "support/forgetful_vfs.h"
#include "support/temporary_directory.h"

namespace orrery {
namespace {

using test::must;

// What the player of a table has been told.
struct Known {
  TableRow row;
  std::vector<std::string> entries;
};
using World = std::map<std::string, Known>;

// A few tables get one to three entries each, some of them long.
std::vector<Append> random_batch(const World& world, Rng& rng) {
  std::vector<Append> batch;
  for (int table = 0; table < 6; ++table) {
    if (rng.below(2) == 0) continue;
    const std::string id = fmt::format("table-{}", table);
    const auto known = world.find(id);
    TableRow row = known == world.end() ? test::row_named(id) : known->second.row;
    std::vector<std::string> entries;
    for (std::uint32_t i = 0; i <= rng.below(3); ++i)
      entries.push_back(fmt::format("{} {}", rng.next(), std::string(rng.below(30'000), 'e')));
    row.summary = fmt::format("{}", rng.next());
    batch.push_back(test::next(row, std::move(entries)));
    if (rng.below(4) == 0)
      batch.back().snapshot = Snapshot{.seq = row.seq, .text = std::string(5000, 's')};
  }
  return batch;
}

World after(World world, const std::vector<Append>& batch) {
  for (const Append& append : batch) {
    Known& known = world[append.row.id];
    known.row = append.row;
    known.entries.insert(known.entries.end(), append.entries.begin(), append.entries.end());
  }
  return world;
}

// Everything the store has, read as the server reads it.
World world_in(Store& store) {
  World world;
  for (const TableRow& row : must(store.lobby(100))) {
    const auto table = must(store.load(row.id));
    EXPECT_EQ(table->row, row);
    if (table->snapshot) EXPECT_EQ(table->snapshot->text, std::string(5000, 's'));
    world[row.id] = {.row = row, .entries = must(store.entries(row.id, 0))};
    EXPECT_EQ(std::ssize(world[row.id].entries), row.seq);
  }
  return world;
}

bool same(const World& a, const World& b) {
  return std::ranges::equal(a, b, [](const auto& x, const auto& y) {
    return x.second.row == y.second.row && x.second.entries == y.second.entries;
  });
}

// Plays until the power goes or `rounds` batches are stored; what was acknowledged, and what was
// asked for last without an answer.
struct Played {
  World acknowledged;
  std::vector<Append> in_doubt;
};

Played play(Store& store, World world, int rounds, Rng& rng) {
  for (int round = 0; round < rounds; ++round) {
    std::vector<Append> batch = random_batch(world, rng);
    const auto answers = store.append(batch);
    if (!answers) return {.acknowledged = std::move(world), .in_doubt = std::move(batch)};
    EXPECT_THAT(*answers, testing::Each(Appended::stored));
    world = after(std::move(world), batch);
  }
  return {.acknowledged = std::move(world), .in_doubt = {}};
}

Stored<std::unique_ptr<Store>> open_on(const test::ForgetfulDisk& disk, const std::string& file) {
  // The log is copied into the file, and begun anew, every few batches.
  return open_sqlite_store(file, {.vfs = disk.vfs(), .checkpoint_pages = 100});
}

void play_through_cuts(std::uint64_t seed) {
  Rng rng(seed);
  const test::TemporaryDirectory folder;
  const std::string file = (folder.path() / "orrery.db").string();
  test::ForgetfulDisk disk(seed);
  Played played;
  for (int cut = 0; cut < 6; ++cut) {
    disk.cut_power_at(1 + static_cast<int>(rng.below(cut % 2 == 0 ? 60 : 1500)));
    // Closing the store is part of it: then the log is copied into the file and deleted.
    if (auto store = open_on(disk, file))
      played =
          play(**store, std::move(played.acknowledged), 1 + static_cast<int>(rng.below(30)), rng);
    disk.restore_power();

    const auto store = must(open_on(disk, file));
    ASSERT_TRUE(store);
    const World found = world_in(*store);
    const World doubtful = after(played.acknowledged, played.in_doubt);
    ASSERT_TRUE(same(found, played.acknowledged) || same(found, doubtful))
        << "after cut " << cut << " the store has something else than was acknowledged";
    played = {.acknowledged = found, .in_doubt = {}};
  }
}

TEST(PowerCut, nothing_acknowledged_is_lost_and_nothing_is_half_there) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    play_through_cuts(seed);
    if (testing::Test::HasFatalFailure()) return;
  }
}

// The disk does forget: a connection that does not wait for it loses what it has committed.
TEST(PowerCut, what_was_not_synced_is_lost) {
  int lost = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const test::TemporaryDirectory folder;
    const std::string file = (folder.path() / "orrery.db").string();
    test::ForgetfulDisk disk(seed);
    must(open_sqlite_store(file, {.vfs = disk.vfs()}));
    {
      SqliteConnection db(file, SqliteConnection::Mode::write, {.vfs = disk.vfs()});
      db.execute("PRAGMA synchronous = OFF");
      db.execute("INSERT INTO people VALUES('p', 'Ann', 'ann', '', 0)");
      EXPECT_EQ(db.number("SELECT count(*) FROM people"), 1);
      disk.cut_power_at(1);
    }
    disk.restore_power();
    const auto store = must(open_sqlite_store(file, {.vfs = disk.vfs()}));
    if (!must(store->person("p"))) ++lost;
  }
  EXPECT_GT(lost, 0);
}

}  // namespace
}  // namespace orrery
