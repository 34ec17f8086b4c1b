#include "store/sqlite_store.h"

#include <type_traits>
#include <utility>

#include "store/guarded.h"
#include "store/name_key.h"
#include "store/sqlite_files.h"
#include "store/sqlite_schema.h"
#include "store/sqlite_statements.h"

namespace orrery {
namespace {

TableRow read_row(const SqliteRows& rows) {
  return {.id = rows.text(0),
          .status = static_cast<TableStatus>(rows.integer(1)),
          .listed = rows.integer(2) != 0,
          .deadline = rows.integer(3),
          .updated = rows.integer(4),
          .seq = rows.integer(5),
          .asked = rows.integer(6),
          .summary = rows.text(7)};
}
constexpr int kColumnAfterRow = 8;

std::vector<TableRow> read_rows(SqliteRows rows) {
  std::vector<TableRow> list;
  while (rows.next()) list.push_back(read_row(rows));
  return list;
}

std::vector<MemberTable> read_tables_of(SqliteRows rows) {
  std::vector<MemberTable> list;
  while (rows.next())
    list.push_back(
        {.row = read_row(rows), .seat = static_cast<int>(rows.integer(kColumnAfterRow))});
  return list;
}

std::vector<std::string> read_lines(SqliteRows rows) {
  std::vector<std::string> lines;
  while (rows.next()) lines.push_back(rows.text(0));
  return lines;
}

std::optional<Person> read_person(SqliteRows rows) {
  if (!rows.next()) return std::nullopt;
  return Person{.id = rows.text(0),
                .name = rows.text(1),
                .password = rows.text(2),
                .created = rows.integer(3)};
}

SqliteStanding standing_of(const TableRow& row, std::int64_t key) {
  return {.key = key,
          .seq = row.seq,
          .status = static_cast<std::int64_t>(row.status),
          .listed = row.listed,
          .deadline = row.deadline};
}

// Where the table stands before an append; a key of 0 if it is not there yet.
SqliteStanding find_table(SqliteWriter& writer, const std::string& id) {
  if (const auto known = writer.standings.find(id); known != writer.standings.end())
    return known->second;
  SqliteRows found = writer.find(id);
  if (!found.next()) return {};
  return {.key = found.integer(0),
          .seq = found.integer(1),
          .status = found.integer(2),
          .listed = found.integer(3) != 0,
          .deadline = found.integer(4)};
}

void update_table(SqliteWriter& writer, const TableRow& row, const SqliteStanding& before,
                  const SqliteStanding& after) {
  if (!before.same_row(after))
    writer.update.run(after.key, after.status, after.listed, after.deadline);
  if (!row.summary.empty()) writer.update_summary.run(after.key, row.summary);
}

std::int64_t insert_table(SqliteWriter& writer, const TableRow& row) {
  writer.insert.run(row.id, static_cast<std::int64_t>(row.status), row.listed, row.deadline);
  const std::int64_t key = writer.db.last_key();
  writer.insert_summary.run(key, row.summary);
  return key;
}

Appended store_one(SqliteWriter& writer, const Append& append) {
  const TableRow& row = append.row;
  std::int64_t seq = row.seq - std::ssize(append.entries);
  const SqliteStanding before = find_table(writer, row.id);
  if (before.seq != seq) return Appended::conflict;
  const bool fresh = before.key == 0;
  const std::int64_t key = fresh ? insert_table(writer, row) : before.key;
  const SqliteStanding after = standing_of(row, key);
  if (!fresh) update_table(writer, row, before, after);
  for (const std::string& entry : append.entries)
    writer.insert_entry.run(key, ++seq, row.updated, row.asked, entry);
  if (append.members) {
    if (!fresh) writer.drop_members.run(key);
    for (const Member& member : *append.members)
      writer.insert_member.run(key, member.person, member.seat);
  }
  if (append.snapshot)
    writer.keep_snapshot.run(row.id, append.snapshot->seq, append.snapshot->text);
  writer.remember(row.id, after);
  return Appended::stored;
}

std::vector<Appended> store_all(SqliteWriter& writer, std::span<const Append> batch) {
  std::vector<Appended> answers;
  answers.reserve(batch.size());
  SqliteTransaction transaction(writer.db, SqliteTransaction::Kind::write);
  for (const Append& one : batch) answers.push_back(store_one(writer, one));
  transaction.commit();
  return answers;
}

class SqliteStore final : public Store {
 public:
  SqliteStore(std::string path, SqliteOptions options, Descriptor held)
      : path_(std::move(path)), options_(std::move(options)), held_(std::move(held)) {}

  // Makes or migrates the tables.
  Stored<void> prepare() {
    try {
      SqliteConnection db(path_, SqliteConnection::Mode::write, options_);
      db.execute("PRAGMA journal_mode = WAL");
      db.execute("PRAGMA synchronous = FULL");
      if (auto refused = migrate(db, path_))
        return std::unexpected(
            StoreError{.kind = StoreError::Kind::damaged, .message = *std::move(refused)});
      return {};
    } catch (const SqliteFailure& failure) {
      return std::unexpected(store_error(failure, path_));
    }
  }

  Stored<std::vector<Appended>> append(std::span<const Append> batch) override {
    return write([&](SqliteWriter& writer) {
      try {
        return store_all(writer, batch);
      } catch (const SqliteFailure&) {
        writer.standings.clear();  // it did not come to stand there
        throw;
      }
    });
  }

  Stored<void> keep_snapshot(std::string_view table, const Snapshot& snapshot) override {
    return write([&](SqliteWriter& writer) {
      writer.keep_snapshot.run(table, snapshot.seq, snapshot.text);
    });
  }

  Stored<std::optional<StoredTable>> load(std::string_view table) override {
    return reader_.call([&](SqliteReader& reader) -> std::optional<StoredTable> {
      // One transaction: row, snapshot and entries are of the same moment.
      SqliteTransaction transaction(reader.db, SqliteTransaction::Kind::read);
      StoredTable found;
      std::int64_t key = 0;
      {
        SqliteRows rows = reader.table(table);
        if (!rows.next()) return std::nullopt;
        found.row = read_row(rows);
        key = rows.integer(kColumnAfterRow);
      }
      if (SqliteRows rows = reader.snapshot(key); rows.next())
        found.snapshot = Snapshot{.seq = rows.integer(0), .text = rows.text(1)};
      const std::int64_t after = found.snapshot ? found.snapshot->seq : 0;
      found.entries = read_lines(reader.entries(key, after));
      return found;
    });
  }

  Stored<std::vector<std::string>> entries(std::string_view table, std::int64_t after) override {
    return reader_.call([&](SqliteReader& reader) -> std::vector<std::string> {
      SqliteRows found = reader.key(table);
      if (!found.next()) return {};
      return read_lines(reader.entries(found.integer(0), after));
    });
  }

  Stored<std::vector<TableRow>> lobby(int limit) override {
    return reader_.call([&](SqliteReader& reader) { return read_rows(reader.lobby(limit)); });
  }

  Stored<std::vector<MemberTable>> tables_of(std::string_view person, int limit) override {
    return reader_.call(
        [&](SqliteReader& reader) { return read_tables_of(reader.tables_of(person, limit)); });
  }

  Stored<std::vector<TableRow>> due(std::int64_t now, int limit) override {
    return reader_.call([&](SqliteReader& reader) { return read_rows(reader.due(now, limit)); });
  }

  Stored<void> add_person(const Person& person) override {
    return write([&](SqliteWriter& writer) {
      const std::string key = name_key(person.name);
      writer.insert_person.run(person.id, person.name, key, person.password, person.created);
    });
  }

  Stored<std::optional<Person>> person(std::string_view id) override {
    return reader_.call([&](SqliteReader& reader) { return read_person(reader.person(id)); });
  }

  Stored<bool> rename_person(std::string_view id, std::string_view name) override {
    return write([&](SqliteWriter& writer) {
      writer.rename_person.run(id, name, name_key(name));
      return writer.db.changes() == 1;
    });
  }

  Stored<bool> set_password(std::string_view id, std::string_view hash,
                            std::string_view kept_token) override {
    return write([&](SqliteWriter& writer) {
      SqliteTransaction transaction(writer.db, SqliteTransaction::Kind::write);
      writer.set_password.run(id, hash);
      if (writer.db.changes() != 1) return false;
      writer.drop_other_tokens.run(id, kept_token);
      transaction.commit();
      return true;
    });
  }

  Stored<std::optional<Person>> person_with_password(std::string_view name) override {
    return reader_.call([&](SqliteReader& reader) {
      const std::string key = name_key(name);
      return read_person(reader.person_with_password(key));
    });
  }

  Stored<void> add_token(std::string_view token_hash, std::string_view person,
                         std::int64_t now) override {
    return write([&](SqliteWriter& writer) { writer.insert_token.run(token_hash, person, now); });
  }

  Stored<std::optional<Person>> person_of_token(std::string_view token_hash) override {
    return reader_.call(
        [&](SqliteReader& reader) { return read_person(reader.person_of_token(token_hash)); });
  }

  Stored<void> drop_token(std::string_view token_hash) override {
    return write([&](SqliteWriter& writer) { writer.drop_token.run(token_hash); });
  }

  Stored<void> check() override {
    return write([&](SqliteWriter& writer) { touch(writer.db); });
  }

  bool shared() const override { return false; }
  void listen(std::function<void(std::string, std::int64_t)> /*changed*/) override {}

 private:
  template <class Job>
  Stored<std::invoke_result_t<const Job&, SqliteWriter&>> write(const Job& job) {
    return writer_.call([&](SqliteWriter& writer) {
      writer.db.require_in_place();
      return job(writer);
    });
  }

  const std::string path_;
  const SqliteOptions options_;
  Descriptor held_;  // released after the connections are closed
  Guarded<SqliteWriter> writer_{path_,
                                [this] { return std::make_unique<SqliteWriter>(path_, options_); }};
  Guarded<SqliteReader> reader_{path_,
                                [this] { return std::make_unique<SqliteReader>(path_, options_); }};
};

}  // namespace

Stored<std::unique_ptr<Store>> open_sqlite_store(const std::string& path,
                                                 const SqliteOptions& options) {
  if (auto made = make_sqlite_file(path); !made) return std::unexpected(made.error());
  auto held = hold_sqlite_file(path);
  if (!held) return std::unexpected(held.error());
  auto store = std::make_unique<SqliteStore>(path, options, *std::move(held));
  if (auto ready = store->prepare(); !ready) return std::unexpected(ready.error());
  return store;
}

}  // namespace orrery
