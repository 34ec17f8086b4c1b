// Stores that an earlier version of the program made are brought up to date when they are opened.
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/postgres.h"
#include "store/sqlite_store.h"
#include "store/stores.h"
#include "support/postgres_server.h"
#include "support/temporary_directory.h"

namespace orrery {
namespace {

using test::append_one;
using test::must;
using test::next;
using test::PostgresServer;
using testing::ElementsAre;

// Two tables as format 1 held them: one that is being played and one that is over.
constexpr const char* kOldTables = R"sql(
  INSERT INTO tables(id, status, listed, deadline, updated, seq) VALUES
    ('moon', 1, 1, 0, 70, 3), ('mars', 2, 1, 0, 60, 1);
  INSERT INTO summaries(table_key, summary) VALUES
    (1, '{"game":"noughts","phase":"running","asked":[0,2]}'),
    (2, '{"game":"noughts","phase":"over","asked":[]}');
  INSERT INTO entries(table_key, seq, line) VALUES
    (1, 1, 'made'), (1, 2, '{"t":5,"joined":{"seat":1,"person":"ann"}}'), (1, 3, 'started'),
    (2, 1, 'made');
  INSERT INTO snapshots(table_key, seq, snapshot) VALUES(1, 2, 'fold');
  INSERT INTO members(table_key, person) VALUES(1, 'ann'), (1, 'bob');
)sql";

void expect_old_tables(Store& store) {
  const auto moon = must(store.load("moon"));
  ASSERT_TRUE(moon);
  EXPECT_EQ(moon->row.seq, 3);
  EXPECT_EQ(moon->row.updated, 70);
  EXPECT_EQ(moon->row.asked, 5);
  EXPECT_THAT(moon->row.summary, testing::AnyOf(R"({"game":"noughts"})", R"({"game": "noughts"})"));
  EXPECT_EQ(moon->snapshot, (Snapshot{.seq = 2, .text = "fold"}));
  EXPECT_THAT(must(store.entries("moon", 0)),
              ElementsAre("made", testing::HasSubstr("joined"), "started"));
  EXPECT_EQ(must(store.load("mars"))->row.asked, 0);
  const auto tables = must(store.tables_of("ann", 10));
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(tables.front().seat, 1);
  EXPECT_EQ(must(store.tables_of("bob", 10)).front().seat, Member::kNoSeat) << "never joined";
  TableRow row = moon->row;
  EXPECT_EQ(append_one(store, next(row, {"moved"})), Appended::stored);
  EXPECT_EQ(must(store.load("moon"))->row.seq, 4);
}

TEST(Formats, an_sqlite_store_of_format_1_goes_on) {
  const test::TemporaryDirectory folder;
  const std::string file = (folder.path() / "orrery.db").string();
  std::ofstream(file).close();
  {
    SqliteConnection db(file, SqliteConnection::Mode::write, {});
    db.execute(R"sql(
      CREATE TABLE tables(
        key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, status INTEGER NOT NULL,
        listed INTEGER NOT NULL, deadline INTEGER NOT NULL, updated INTEGER NOT NULL,
        seq INTEGER NOT NULL) STRICT;
      CREATE INDEX tables_open ON tables(status) WHERE listed = 1 AND status < 2;
      CREATE INDEX tables_due ON tables(deadline) WHERE status = 1 AND deadline > 0;
      CREATE TABLE summaries(
        table_key INTEGER PRIMARY KEY REFERENCES tables(key), summary TEXT NOT NULL) STRICT;
      CREATE TABLE entries(
        table_key INTEGER NOT NULL REFERENCES tables(key), seq INTEGER NOT NULL,
        line TEXT NOT NULL, PRIMARY KEY(table_key, seq)) STRICT, WITHOUT ROWID;
      CREATE TABLE snapshots(
        table_key INTEGER PRIMARY KEY REFERENCES tables(key), seq INTEGER NOT NULL,
        snapshot TEXT NOT NULL) STRICT;
      CREATE TABLE members(
        table_key INTEGER NOT NULL REFERENCES tables(key), person TEXT NOT NULL,
        PRIMARY KEY(table_key, person)) STRICT, WITHOUT ROWID;
      CREATE INDEX members_by_person ON members(person);
      CREATE TABLE people(
        id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, name_key TEXT NOT NULL,
        password TEXT NOT NULL, created INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      CREATE UNIQUE INDEX people_with_password ON people(name_key) WHERE password <> '';
      CREATE TABLE tokens(
        hash TEXT PRIMARY KEY NOT NULL, person TEXT NOT NULL REFERENCES people(id),
        created INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      PRAGMA application_id = 1332900473;
      PRAGMA user_version = 1;
    )sql");
    db.execute(kOldTables);
  }
  const auto store = must(open_sqlite_store(file));
  expect_old_tables(*store);
}

TEST(Formats, a_postgresql_store_of_format_1_goes_on) {
  PostgresServer& server = PostgresServer::shared();
  if (!server.missing().empty() && PostgresServer::required()) FAIL() << server.missing();
  if (!server.missing().empty()) GTEST_SKIP() << server.missing();
  const std::string where = server.new_store();
  {
    PostgresConnection db(where);
    db.script(R"sql(
      CREATE TABLE orrery_format(format integer NOT NULL);
      INSERT INTO orrery_format VALUES(1);
      CREATE TABLE tables(
        key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text COLLATE "C" NOT NULL UNIQUE,
        status smallint NOT NULL, listed smallint NOT NULL, deadline bigint NOT NULL,
        updated bigint NOT NULL, seq bigint NOT NULL) WITH (fillfactor = 50);
      CREATE TABLE summaries(
        table_key bigint PRIMARY KEY REFERENCES tables(key), summary text NOT NULL);
      CREATE TABLE entries(
        table_key bigint NOT NULL, seq bigint NOT NULL, line text NOT NULL,
        PRIMARY KEY(table_key, seq));
      CREATE TABLE snapshots(
        table_key bigint PRIMARY KEY REFERENCES tables(key), seq bigint NOT NULL,
        snapshot text NOT NULL);
      CREATE TABLE members(
        table_key bigint NOT NULL REFERENCES tables(key), person text COLLATE "C" NOT NULL,
        PRIMARY KEY(table_key, person));
      CREATE TABLE people(
        id text COLLATE "C" PRIMARY KEY, name text NOT NULL, name_key text COLLATE "C" NOT NULL,
        password text NOT NULL, created bigint NOT NULL);
      CREATE UNIQUE INDEX people_with_password ON people(name_key) WHERE password <> '';
      CREATE TABLE tokens(
        hash text COLLATE "C" PRIMARY KEY, person text COLLATE "C" NOT NULL REFERENCES people(id),
        created bigint NOT NULL);
    )sql");
    db.script(kOldTables);
  }
  const auto store = must(open_store(where));
  expect_old_tables(*store);
}

}  // namespace
}  // namespace orrery
