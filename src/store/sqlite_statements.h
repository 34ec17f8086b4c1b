// The two connections of an SQLite store, each with the statements that it keeps prepared.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

#include <sqlite3.h>

#include "store/sqlite.h"

namespace orrery {

// A query for the columns of TableRow in their order, and then those asked for.
inline std::string sqlite_row_query(std::string_view more, std::string_view rest) {
  return "SELECT id, status, listed, deadline, last.time, last.seq, last.asked, summary, " +
         std::string(more) +
         " FROM tables JOIN summaries ON summaries.table_key = key "
         "JOIN entries AS last ON last.table_key = key "
         "AND last.seq = (SELECT max(seq) FROM entries WHERE entries.table_key = key) " +
         std::string(rest);
}

struct SqliteReader {
  using Failure = SqliteFailure;
  explicit SqliteReader(const std::string& path, const SqliteOptions& options)
      : db(path, SqliteConnection::Mode::read, options) {}
  static bool usable_after(const Failure& failure) { return !ends_connection(failure); }

  SqliteConnection db;

  SqliteStatement table{db, sqlite_row_query("key", "WHERE id = ?1")};
  SqliteStatement snapshot{db, "SELECT seq, snapshot FROM snapshots WHERE table_key = ?1"};
  SqliteStatement entries{
      db, "SELECT line FROM entries WHERE table_key = ?1 AND seq > ?2 ORDER BY seq"};
  SqliteStatement key{db, "SELECT key FROM tables WHERE id = ?1"};
  SqliteStatement lobby{db, sqlite_row_query("key",
                                             "WHERE listed = 1 AND status < 2 "
                                             "ORDER BY last.time DESC, key DESC LIMIT ?1")};
  SqliteStatement tables_of{
      db, sqlite_row_query("seat",
                           "JOIN members ON members.table_key = key WHERE person = ?1 "
                           "ORDER BY last.time DESC, key DESC LIMIT ?2")};
  SqliteStatement due{db, sqlite_row_query("key",
                                           "WHERE status = 1 AND deadline > 0 AND deadline <= ?1 "
                                           "ORDER BY deadline, key LIMIT ?2")};
  SqliteStatement person{db, "SELECT id, name, password, created FROM people WHERE id = ?1"};
  SqliteStatement person_with_password{db,
                                       "SELECT id, name, password, created FROM people "
                                       "WHERE name_key = ?1 AND password <> ''"};
  SqliteStatement person_of_token{db,
                                  "SELECT id, name, password, people.created FROM tokens "
                                  "JOIN people ON id = person WHERE hash = ?1"};
};

// What the writer knows of a table.
struct SqliteStanding {
  std::int64_t key = 0;
  std::int64_t seq = 0;
  std::int64_t status = 0;
  bool listed = false;
  std::int64_t deadline = 0;
  bool same_row(const SqliteStanding& other) const {
    return status == other.status && listed == other.listed && deadline == other.deadline;
  }
};

struct SqliteWriter {
  using Failure = SqliteFailure;
  explicit SqliteWriter(const std::string& path, const SqliteOptions& options)
      : db(path, SqliteConnection::Mode::write, options) {
    // FULL: a commit waits until its part of the write-ahead log is on disk, so what was
    // acknowledged survives a power cut. NORMAL, usual with WAL, would wait only when the log is
    // copied into the file, and lose what came after the last time.
    db.execute("PRAGMA synchronous = FULL");
    db.execute("PRAGMA foreign_keys = ON");
    sqlite3_wal_autocheckpoint(db.get(), options.checkpoint_pages);
  }
  static bool usable_after(const Failure& failure) { return !ends_connection(failure); }

  // Where tables stand that were written lately: nobody else writes to the file.
  std::unordered_map<std::string, SqliteStanding> standings;
  void remember(const std::string& id, const SqliteStanding& standing) {
    constexpr std::size_t kMost = 10'000;
    if (standings.size() >= kMost && !standings.contains(id)) standings.clear();
    standings[id] = standing;
  }

  SqliteConnection db;

  SqliteStatement find{db,
                       "SELECT key, (SELECT max(seq) FROM entries WHERE table_key = key), "
                       "status, listed, deadline FROM tables WHERE id = ?1"};
  SqliteStatement insert{db,
                         "INSERT INTO tables(id, status, listed, deadline) VALUES(?1, ?2, ?3, ?4)"};
  SqliteStatement insert_summary{db, "INSERT INTO summaries(table_key, summary) VALUES(?1, ?2)"};
  SqliteStatement update{
      db, "UPDATE tables SET status = ?2, listed = ?3, deadline = ?4 WHERE key = ?1"};
  SqliteStatement update_summary{db, "UPDATE summaries SET summary = ?2 WHERE table_key = ?1"};
  SqliteStatement insert_entry{
      db, "INSERT INTO entries(table_key, seq, time, asked, line) VALUES(?1, ?2, ?3, ?4, ?5)"};
  SqliteStatement drop_members{db, "DELETE FROM members WHERE table_key = ?1"};
  SqliteStatement insert_member{db,
                                "INSERT INTO members(table_key, person, seat) VALUES(?1, ?2, ?3)"};
  // Neither replaces a snapshot by an older one nor reaches beyond the log.
  SqliteStatement keep_snapshot{db,
                                "INSERT INTO snapshots(table_key, seq, snapshot) "
                                "SELECT key, ?2, ?3 FROM tables WHERE id = ?1 AND EXISTS "
                                "(SELECT 1 FROM entries WHERE table_key = key AND seq >= ?2) "
                                "ON CONFLICT DO UPDATE SET seq = excluded.seq, "
                                "snapshot = excluded.snapshot WHERE excluded.seq >= snapshots.seq"};
  SqliteStatement insert_person{db,
                                "INSERT INTO people(id, name, name_key, password, created) "
                                "VALUES(?1, ?2, ?3, ?4, ?5)"};
  // OR IGNORE: a name that is taken changes nothing.
  SqliteStatement rename_person{
      db, "UPDATE OR IGNORE people SET name = ?2, name_key = ?3 WHERE id = ?1"};
  SqliteStatement set_password{db, "UPDATE OR IGNORE people SET password = ?2 WHERE id = ?1"};
  SqliteStatement insert_token{db, "INSERT INTO tokens(hash, person, created) VALUES(?1, ?2, ?3)"};
  SqliteStatement drop_token{db, "DELETE FROM tokens WHERE hash = ?1"};
  SqliteStatement drop_other_tokens{db, "DELETE FROM tokens WHERE person = ?1 AND hash <> ?2"};
};

}  // namespace orrery
