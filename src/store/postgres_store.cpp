#include "store/postgres_store.h"

#include <array>
#include <utility>

#include <fmt/format.h>
#include <sodium.h>

#include "store/guarded.h"
#include "store/name_key.h"
#include "store/postgres_append.h"
#include "store/postgres_listener.h"
#include "store/postgres_schema.h"
#include "store/postgres_statements.h"

namespace orrery {
namespace {

// Tells this process, or rather this store, from all others.
std::string random_name() {
  std::array<unsigned char, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::string name;
  for (const unsigned char byte : bytes) name += fmt::format("{:02x}", byte);
  return name;
}

TableRow read_row(const PostgresRows& rows, int row) {
  return {.id = rows.text(row, 0),
          .status = static_cast<TableStatus>(rows.integer(row, 1)),
          .listed = rows.integer(row, 2) != 0,
          .deadline = rows.integer(row, 3),
          .updated = rows.integer(row, 4),
          .seq = rows.integer(row, 5),
          .asked = rows.integer(row, 6),
          .summary = rows.text(row, 7)};
}

std::vector<TableRow> read_rows(const PostgresRows& rows) {
  std::vector<TableRow> list;
  for (int row = 0; row < rows.size(); ++row) list.push_back(read_row(rows, row));
  return list;
}

std::vector<MemberTable> read_tables_of(const PostgresRows& rows) {
  constexpr int kSeatColumn = 8;
  std::vector<MemberTable> list;
  for (int row = 0; row < rows.size(); ++row)
    list.push_back(
        {.row = read_row(rows, row), .seat = static_cast<int>(rows.integer(row, kSeatColumn))});
  return list;
}

std::vector<std::string> read_lines(const PostgresRows& rows) {
  std::vector<std::string> lines;
  for (int row = 0; row < rows.size(); ++row) lines.push_back(rows.text(row, 0));
  return lines;
}

std::optional<Person> read_person(const PostgresRows& rows) {
  if (rows.size() == 0) return std::nullopt;
  return Person{.id = rows.text(0, 0),
                .name = rows.text(0, 1),
                .password = rows.text(0, 2),
                .created = rows.integer(0, 3)};
}

// Runs a statement that returns a row when it has found its person; false if a name is taken.
template <class... Values>
bool change_person(PostgresWriter& writer, const char* statement, const Values&... values) {
  try {
    return writer.run_one(statement, values...).size() == 1;
  } catch (const PostgresFailure& failure) {
    if (!failure.is_conflict()) throw;
    return false;
  }
}

class PostgresStore final : public Store {
 public:
  PostgresStore(std::string address, std::string name)
      : address_(std::move(address)), name_(std::move(name)) {}

  // Makes or migrates the tables.
  Stored<void> prepare() {
    try {
      PostgresConnection db(address_);
      if (auto refused = migrate(db, name_))
        return std::unexpected(
            StoreError{.kind = StoreError::Kind::damaged, .message = *std::move(refused)});
      return {};
    } catch (const PostgresFailure& failure) {
      return std::unexpected(store_error(failure, name_));
    }
  }

  Stored<std::vector<Appended>> append(std::span<const Append> batch) override {
    return writer_.call(
        [&](PostgresWriter& writer) { return append_batch(writer, batch, process_, address_); });
  }

  Stored<void> keep_snapshot(std::string_view table, const Snapshot& snapshot) override {
    return writer_.call([&](PostgresWriter& writer) {
      PostgresArray id;
      PostgresArray seq;
      PostgresArray text;
      id.add(table);
      seq.add(snapshot.seq);
      text.add(snapshot.text);
      writer.run_one("keep_snapshots", id, seq, text);
    });
  }

  Stored<std::optional<StoredTable>> load(std::string_view table) override {
    return reader_.call([&](PostgresReader& reader) -> std::optional<StoredTable> {
      // One transaction: row, snapshot and entries are of the same moment.
      const std::array commands = {postgres_command("begin"), postgres_command("table", table),
                                   postgres_command("snapshot", table),
                                   postgres_command("entries_after_snapshot", table),
                                   postgres_command("commit")};
      const std::vector<PostgresRows> answers = reader.run(commands);
      if (answers[1].size() == 0) return std::nullopt;
      StoredTable found;
      found.row = read_row(answers[1], 0);
      if (answers[2].size() != 0)
        found.snapshot = Snapshot{.seq = answers[2].integer(0, 0), .text = answers[2].text(0, 1)};
      found.entries = read_lines(answers[3]);
      return found;
    });
  }

  Stored<std::vector<std::string>> entries(std::string_view table, std::int64_t after) override {
    return reader_.call([&](PostgresReader& reader) {
      return read_lines(reader.run_one("entries", table, after));
    });
  }

  Stored<std::vector<TableRow>> lobby(int limit) override {
    return reader_.call([&](PostgresReader& reader) {
      return read_rows(reader.run_one("lobby", std::int64_t{limit}));
    });
  }

  Stored<std::vector<MemberTable>> tables_of(std::string_view person, int limit) override {
    return reader_.call([&](PostgresReader& reader) {
      return read_tables_of(reader.run_one("tables_of", person, std::int64_t{limit}));
    });
  }

  Stored<std::vector<TableRow>> due(std::int64_t now, int limit) override {
    return reader_.call([&](PostgresReader& reader) {
      return read_rows(reader.run_one("due", now, std::int64_t{limit}));
    });
  }

  Stored<void> add_person(const Person& person) override {
    return writer_.call([&](PostgresWriter& writer) {
      writer.run_one("insert_person", person.id, person.name, name_key(person.name),
                     person.password, person.created);
    });
  }

  Stored<std::optional<Person>> person(std::string_view id) override {
    return reader_.call(
        [&](PostgresReader& reader) { return read_person(reader.run_one("person", id)); });
  }

  Stored<bool> rename_person(std::string_view id, std::string_view name) override {
    return writer_.call([&](PostgresWriter& writer) {
      return change_person(writer, "rename_person", id, name, name_key(name));
    });
  }

  Stored<bool> set_password(std::string_view id, std::string_view hash,
                            std::string_view kept_token) override {
    return writer_.call([&](PostgresWriter& writer) {
      return change_person(writer, "set_password", id, hash, kept_token);
    });
  }

  Stored<std::optional<Person>> person_with_password(std::string_view name) override {
    return reader_.call([&](PostgresReader& reader) {
      return read_person(reader.run_one("person_with_password", name_key(name)));
    });
  }

  Stored<void> add_token(std::string_view token_hash, std::string_view person,
                         std::int64_t now) override {
    return writer_.call(
        [&](PostgresWriter& writer) { writer.run_one("insert_token", token_hash, person, now); });
  }

  Stored<std::optional<Person>> person_of_token(std::string_view token_hash) override {
    return reader_.call([&](PostgresReader& reader) {
      return read_person(reader.run_one("person_of_token", token_hash));
    });
  }

  Stored<void> drop_token(std::string_view token_hash) override {
    return writer_.call([&](PostgresWriter& writer) { writer.run_one("drop_token", token_hash); });
  }

  Stored<void> check() override {
    return writer_.call([&](PostgresWriter& writer) { writer.run_one("check"); });
  }

  bool shared() const override { return true; }
  void listen(std::function<void(std::string, std::int64_t)> changed) override {
    listener_ = std::make_unique<PostgresListener>(address_, process_, std::move(changed));
  }

 private:
  const std::string address_;
  const std::string name_;  // the address as people may see it
  const std::string process_ = random_name();
  Guarded<PostgresWriter> writer_{name_,
                                  [this] { return std::make_unique<PostgresWriter>(address_); }};
  Guarded<PostgresReader> reader_{name_,
                                  [this] { return std::make_unique<PostgresReader>(address_); }};
  std::unique_ptr<PostgresListener> listener_;  // stopped before anything else goes
};

}  // namespace

Stored<std::unique_ptr<Store>> open_postgres_store(const std::string& address) {
  std::string name = postgres_name(address);
  if (name.empty())
    return std::unexpected(
        StoreError{.kind = StoreError::Kind::damaged, .message = {"store.bad_address"}});
  auto store = std::make_unique<PostgresStore>(address, std::move(name));
  if (auto ready = store->prepare(); !ready) return std::unexpected(ready.error());
  return store;
}

}  // namespace orrery
