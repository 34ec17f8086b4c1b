#include "store/postgres_schema.h"

#include <array>

#include <fmt/format.h>

namespace orrery {
namespace {

// Step n brings format n to n + 1. Never change one that was released: add another.
//
// As in SQLite (store/sqlite_schema.cpp) no index holds what changes with every move, and the room
// left on the pages of `tables` lets PostgreSQL put the new version of a row beside the old one.
// Entries have no foreign key: they are only inserted while their table's row is locked, and the
// check would cost more than the insertion.
constexpr std::array kPostgresSteps = {R"sql(
  CREATE TABLE tables(
    key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    status smallint NOT NULL,
    listed smallint NOT NULL,
    deadline bigint NOT NULL,
    updated bigint NOT NULL,
    seq bigint NOT NULL
  ) WITH (fillfactor = 50);
  CREATE INDEX tables_open ON tables(status) WHERE listed = 1 AND status < 2;
  CREATE INDEX tables_due ON tables(deadline) WHERE status = 1 AND deadline > 0;

  CREATE TABLE summaries(
    table_key bigint PRIMARY KEY REFERENCES tables(key),
    summary text NOT NULL
  );
  CREATE TABLE entries(
    table_key bigint NOT NULL,
    seq bigint NOT NULL,
    line text NOT NULL,
    PRIMARY KEY(table_key, seq)
  );
  CREATE TABLE snapshots(
    table_key bigint PRIMARY KEY REFERENCES tables(key),
    seq bigint NOT NULL,
    snapshot text NOT NULL
  );
  CREATE TABLE members(
    table_key bigint NOT NULL REFERENCES tables(key),
    person text COLLATE "C" NOT NULL,
    PRIMARY KEY(table_key, person)
  );
  CREATE INDEX members_by_person ON members(person);

  CREATE TABLE people(
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    name_key text COLLATE "C" NOT NULL,
    password text NOT NULL,
    created bigint NOT NULL
  );
  CREATE UNIQUE INDEX people_with_password ON people(name_key) WHERE password <> '';
  CREATE TABLE tokens(
    hash text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL REFERENCES people(id),
    created bigint NOT NULL
  );
)sql",
                                       R"sql(
  ALTER TABLE tables ADD COLUMN asked bigint NOT NULL DEFAULT 0;
  UPDATE tables SET asked =
    (SELECT coalesce(sum(1 << seat::integer), 0)
     FROM summaries, jsonb_array_elements_text(summary::jsonb -> 'asked') AS list(seat)
     WHERE table_key = key);
  UPDATE summaries SET summary = (summary::jsonb - 'asked' - 'phase')::text;
  ALTER TABLE members ADD COLUMN seat integer NOT NULL DEFAULT -1;
  UPDATE members SET seat = coalesce(
    (SELECT (line::jsonb -> 'joined' ->> 'seat')::integer FROM entries
     WHERE entries.table_key = members.table_key AND line LIKE '{%'
       AND line::jsonb -> 'joined' ->> 'person' = members.person
     ORDER BY seq DESC LIMIT 1), -1);
)sql"};

}  // namespace

std::optional<Message> migrate(PostgresConnection& db, const std::string& name) {
  // The lock, an arbitrary number of our own, lasts until the transaction ends. Everything else
  // looks at the database only when it has it.
  db.script("BEGIN; SELECT pg_advisory_xact_lock(8246195270137)");
  db.script("CREATE TABLE IF NOT EXISTS orrery_format(format integer NOT NULL)");
  const std::int64_t known = std::ssize(kPostgresSteps);
  const std::int64_t found = db.number("SELECT format FROM orrery_format");
  if (found > known) {
    db.roll_back();
    return Message("store.newer", {{"store", name}, {"found", found}, {"known", known}});
  }
  for (auto step = static_cast<std::size_t>(found); step < kPostgresSteps.size(); ++step)
    db.script(kPostgresSteps.at(step));
  if (found < known) {
    // A script takes no bound values; this one is a constant of the program.
    db.script("DELETE FROM orrery_format");
    db.script(fmt::format("INSERT INTO orrery_format VALUES({})", known).c_str());
  }
  db.script("COMMIT");
  return std::nullopt;
}

}  // namespace orrery
