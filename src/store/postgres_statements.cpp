#include "store/postgres_statements.h"

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace orrery {
namespace {

// A query for the columns of TableRow in their order, and then those asked for.
std::string row_query(std::string_view rest, std::string_view more = "") {
  return fmt::format(
      "SELECT id, status, listed, deadline, updated, tables.seq, asked, summary{} FROM tables "
      "JOIN summaries ON summaries.table_key = key {}",
      more, rest);
}

std::vector<PostgresStatement> reading() {
  return {
      {"begin", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"},
      {"commit", "COMMIT"},
      {"table", row_query("WHERE id = $1")},
      {"snapshot",
       "SELECT snapshots.seq, snapshot FROM snapshots JOIN tables ON key = table_key "
       "WHERE id = $1"},
      {"entries_after_snapshot",
       "SELECT line FROM entries WHERE table_key = (SELECT key FROM tables WHERE id = $1) "
       "AND seq > coalesce((SELECT snapshots.seq FROM snapshots JOIN tables ON key = table_key "
       "WHERE id = $1), 0) ORDER BY seq"},
      {"entries",
       "SELECT line FROM entries WHERE table_key = (SELECT key FROM tables WHERE id = $1) "
       "AND seq > $2::bigint ORDER BY seq"},
      {"lobby", row_query("WHERE listed = 1 AND status < 2 "
                          "ORDER BY updated DESC, key DESC LIMIT $1::bigint")},
      {"tables_of", row_query("JOIN members ON members.table_key = key WHERE person = $1 "
                              "ORDER BY updated DESC, key DESC LIMIT $2::bigint",
                              ", seat")},
      {"due", row_query("WHERE status = 1 AND deadline > 0 AND deadline <= $1::bigint "
                        "ORDER BY deadline, key LIMIT $2::bigint")},
      {"person", "SELECT id, name, password, created FROM people WHERE id = $1"},
      {"person_with_password",
       "SELECT id, name, password, created FROM people WHERE name_key = $1 AND password <> ''"},
      {"person_of_token",
       "SELECT id, name, password, people.created FROM tokens JOIN people ON id = person "
       "WHERE hash = $1"},
  };
}

// Those for a batch take an array for each column.
std::vector<PostgresStatement> appending() {
  return {
      {"begin", "BEGIN ISOLATION LEVEL READ COMMITTED"},
      {"commit", "COMMIT"},
      {"transaction", "SELECT pg_current_xact_id()::text::bigint"},
      {"outcome", "SELECT pg_xact_status($1::text::xid8) = 'committed'"},
      // New tables start with seq 0, which nobody else sees: the transaction goes on to raise it.
      {"create_tables",
       "INSERT INTO tables(id, status, listed, deadline, updated, seq, asked) "
       "SELECT id, 0, 0, 0, 0, 0, 0 FROM unnest($1::text[]) AS new(id) ORDER BY id COLLATE \"C\" "
       "ON CONFLICT DO NOTHING"},
      {"create_summaries",
       "INSERT INTO summaries(table_key, summary) "
       "SELECT key, '' FROM tables WHERE id = ANY($1::text[]) AND seq = 0"},
      // In the order of ids, so that two processes never wait for each other.
      {"lock_tables",
       "SELECT id, key, seq FROM tables WHERE id = ANY($1::text[]) ORDER BY id "
       "FOR NO KEY UPDATE"},
      {"update_tables",
       "UPDATE tables SET status = new.status, listed = new.listed, deadline = new.deadline, "
       "updated = new.updated, seq = new.seq, asked = new.asked "
       "FROM unnest($1::bigint[], $2::smallint[], $3::smallint[], $4::bigint[], $5::bigint[], "
       "$6::bigint[], $7::bigint[]) AS new(key, status, listed, deadline, updated, seq, asked) "
       "WHERE tables.key = new.key"},
      {"update_summaries",
       "UPDATE summaries SET summary = new.summary "
       "FROM unnest($1::bigint[], $2::text[]) AS new(key, summary) "
       "WHERE table_key = new.key"},
      {"insert_entries",
       "INSERT INTO entries(table_key, seq, line) "
       "SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[])"},
      {"drop_members", "DELETE FROM members WHERE table_key = ANY($1::bigint[])"},
      {"insert_members",
       "INSERT INTO members(table_key, person, seat) "
       "SELECT * FROM unnest($1::bigint[], $2::text[], $3::integer[])"},
      {"notify",
       "SELECT pg_notify($1, $2 || ' ' || new.seq || ' ' || new.id) "
       "FROM unnest($3::text[], $4::bigint[]) AS new(id, seq)"},
  };
}

std::vector<PostgresStatement> changing() {
  return {
      // Neither replaces a snapshot by an older one nor reaches beyond the log.
      {"keep_snapshots",
       "INSERT INTO snapshots(table_key, seq, snapshot) "
       "SELECT tables.key, new.seq, new.snapshot "
       "FROM unnest($1::text[], $2::bigint[], $3::text[]) AS new(id, seq, snapshot) "
       "JOIN tables ON tables.id = new.id AND tables.seq >= new.seq "
       "ON CONFLICT (table_key) DO UPDATE SET seq = excluded.seq, snapshot = excluded.snapshot "
       "WHERE excluded.seq >= snapshots.seq"},
      {"insert_person",
       "INSERT INTO people(id, name, name_key, password, created) "
       "VALUES($1, $2, $3, $4, $5::bigint)"},
      {"rename_person", "UPDATE people SET name = $2, name_key = $3 WHERE id = $1 RETURNING 1"},
      {"set_password",
       "WITH changed AS (UPDATE people SET password = $2 WHERE id = $1 RETURNING id), "
       "ended AS (DELETE FROM tokens USING changed WHERE person = changed.id AND hash <> $3) "
       "SELECT 1 FROM changed"},
      {"insert_token", "INSERT INTO tokens(hash, person, created) VALUES($1, $2, $3::bigint)"},
      {"drop_token", "DELETE FROM tokens WHERE hash = $1"},
      {"check", "UPDATE orrery_format SET format = format"},
  };
}

}  // namespace

PostgresReader::PostgresReader(const std::string& address) : PostgresConnection(address) {
  prepare(reading());
}

PostgresWriter::PostgresWriter(const std::string& address) : PostgresConnection(address) {
  // What was acknowledged is on disk, whatever the database's own setting; a stronger one stays.
  script(
      "SELECT set_config('synchronous_commit', 'on', false) "
      "WHERE current_setting('synchronous_commit') = 'off'");
  // A process that hangs in the middle of something does not make the others hang.
  script("SET lock_timeout = '5s'");
  prepare(appending());
  prepare(changing());
}

}  // namespace orrery
