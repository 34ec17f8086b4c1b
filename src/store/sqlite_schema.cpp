#include "store/sqlite_schema.h"

#include <array>

#include <fmt/format.h>

namespace orrery {
namespace {

// Marks the file as ours: the letters "Orry".
constexpr std::int64_t kApplicationId = 0x4F727279;

// Step n brings format n to n + 1. Never change one that was released: add another.
//
// A move writes one row, its entry, because a transaction writes whole pages: what changes with
// every move (when the table changed last, who is asked) is kept there, and the last entry counts.
// The entries of a table lie side by side, so that opening it reads few pages.
constexpr std::array kSqliteSteps = {R"sql(
  CREATE TABLE tables(
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    status INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    deadline INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    seq INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tables_open ON tables(status) WHERE listed = 1 AND status < 2;
  CREATE INDEX tables_due ON tables(deadline) WHERE status = 1 AND deadline > 0;

  CREATE TABLE summaries(
    table_key INTEGER PRIMARY KEY REFERENCES tables(key),
    summary TEXT NOT NULL
  ) STRICT;
  CREATE TABLE entries(
    table_key INTEGER NOT NULL REFERENCES tables(key),
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY(table_key, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE snapshots(
    table_key INTEGER PRIMARY KEY REFERENCES tables(key),
    seq INTEGER NOT NULL,
    snapshot TEXT NOT NULL
  ) STRICT;
  CREATE TABLE members(
    table_key INTEGER NOT NULL REFERENCES tables(key),
    person TEXT NOT NULL,
    PRIMARY KEY(table_key, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX members_by_person ON members(person);

  CREATE TABLE people(
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    password TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX people_with_password ON people(name_key) WHERE password <> '';
  CREATE TABLE tokens(
    hash TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL REFERENCES people(id),
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
)sql",
                                     R"sql(
  CREATE TABLE entries_2(
    table_key INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    time INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY(table_key, seq)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO entries_2
    SELECT table_key, entries.seq, updated, 0, line FROM entries JOIN tables ON key = table_key;
  UPDATE entries_2
    SET asked = (SELECT coalesce(sum(1 << value), 0) FROM summaries, json_each(summary, '$.asked')
                 WHERE summaries.table_key = entries_2.table_key)
    WHERE seq = (SELECT seq FROM tables WHERE key = table_key);
  DROP TABLE entries;
  ALTER TABLE entries_2 RENAME TO entries;
  ALTER TABLE tables DROP COLUMN updated;
  ALTER TABLE tables DROP COLUMN seq;
  UPDATE summaries SET summary = json_remove(summary, '$.asked', '$.phase');
  ALTER TABLE members ADD COLUMN seat INTEGER NOT NULL DEFAULT -1;
  UPDATE members SET seat = coalesce(
    (SELECT json_extract(line, '$.joined.seat') FROM entries
     WHERE entries.table_key = members.table_key AND json_valid(line)
       AND json_extract(line, '$.joined.person') = members.person
     ORDER BY seq DESC LIMIT 1), -1);
)sql"};

void set_number(SqliteConnection& db, const char* pragma, std::int64_t value) {
  // A pragma takes no bound values; this one is a constant of the program.
  db.execute(fmt::format("PRAGMA {} = {}", pragma, value).c_str());
}

}  // namespace

std::optional<Message> migrate(SqliteConnection& db, const std::string& path) {
  SqliteTransaction transaction(db, SqliteTransaction::Kind::write);
  const std::int64_t known = std::ssize(kSqliteSteps);
  const std::int64_t found = db.number("PRAGMA user_version");
  const bool empty = db.number("SELECT count(*) FROM sqlite_schema") == 0;
  if (!empty && db.number("PRAGMA application_id") != kApplicationId)
    return Message("store.foreign", {{"store", path}});
  if (found > known)
    return Message("store.newer", {{"store", path}, {"found", found}, {"known", known}});
  if (found == known) return std::nullopt;
  for (auto step = static_cast<std::size_t>(found); step < kSqliteSteps.size(); ++step)
    db.execute(kSqliteSteps.at(step));
  set_number(db, "application_id", kApplicationId);
  set_number(db, "user_version", known);
  transaction.commit();
  return std::nullopt;
}

void touch(SqliteConnection& db) { set_number(db, "user_version", std::ssize(kSqliteSteps)); }

}  // namespace orrery
