// Where tables and people are kept. The store knows rows, not rules: an entry is a line of text
// (table/entry.h), a snapshot is a text. Two implementations, one suite of tests: SQLite for one
// process (store/sqlite_store.h), PostgreSQL for several (store/postgres_store.h).
//
// Every call blocks; the server calls from threads of its own. What a call reports as done is on
// disk. A call that fails has changed nothing and may be made again.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace orrery {

// Why a call failed.
struct StoreError {
  enum class Kind : std::uint8_t {
    full,         // no room on the disk
    read_only,    // the file or the server accepts no writing
    busy,         // another program holds the store
    unavailable,  // no connection, no file
    damaged,      // what is there cannot be understood
  };
  Kind kind{};
  Message message;  // for a person
  // Worth trying again without a person mending something.
  bool passing() const { return kind == Kind::busy || kind == Kind::unavailable; }
};

// `store` is what people are told it is called.
StoreError store_error(StoreError::Kind kind, const std::string& store, const std::string& reason);

template <class T>
using Stored = std::expected<T, StoreError>;

enum class TableStatus : std::uint8_t { gathering, running, over };

// What can be asked about tables without reading their logs.
struct TableRow {
  std::string id;
  TableStatus status = TableStatus::gathering;
  bool listed = false;
  std::int64_t deadline = 0;  // when a clock runs out, in milliseconds since 1970; 0 for never
  std::int64_t updated = 0;   // when the last entry was made
  std::int64_t seq = 0;       // number of the last entry; the first one is 1
  std::int64_t asked = 0;     // a bit for each seat that owes a decision
  // JSON, for lists of tables. In an append that goes on with a table: empty if it is as before.
  std::string summary;
  friend bool operator==(const TableRow&, const TableRow&) = default;
};

// The fold of a log up to `seq`, so that opening a table does not read all of it. A table has one,
// the latest.
struct Snapshot {
  std::int64_t seq = 0;
  std::string text;
  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

// A person who belongs to a table, at a seat or, as who made it, at none.
struct Member {
  static constexpr int kNoSeat = -1;
  std::string person;
  int seat = kNoSeat;
  friend bool operator==(const Member&, const Member&) = default;
};
struct MemberTable {
  TableRow row;
  int seat = Member::kNoSeat;
};

// Entries to add to one table, all or none.
struct Append {
  TableRow row;  // as it is afterwards; its seq is that of the last entry below
  std::vector<std::string> entries;
  std::optional<std::vector<Member>> members;  // if they changed
  std::optional<Snapshot> snapshot;            // replaces the one before
};
enum class Appended : std::uint8_t {
  stored,
  conflict,  // the table has another seq than row.seq - entries.size(): somebody was quicker
};

struct StoredTable {
  TableRow row;
  std::optional<Snapshot> snapshot;
  std::vector<std::string> entries;  // those after the snapshot
};

struct Person {
  std::string id;
  std::string name;
  std::string password;      // hash of libsodium's crypto_pwhash_str; "" for none
  std::int64_t created = 0;  // milliseconds since 1970
  friend bool operator==(const Person&, const Person&) = default;
};

class Store {
 public:
  Store() = default;
  virtual ~Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  // --- tables ---

  // One transaction for the whole batch, one wait for the disk; one answer for each. A batch names
  // a table once. A table's first append (seq 0 before) makes it.
  virtual Stored<std::vector<Appended>> append(std::span<const Append> batch) = 0;
  // Stores a snapshot of a table whose log goes at least as far.
  virtual Stored<void> keep_snapshot(std::string_view table, const Snapshot& snapshot) = 0;
  // The table with its snapshot and all entries after it; nothing if there is no such table.
  virtual Stored<std::optional<StoredTable>> load(std::string_view table) = 0;
  // The entries after number `after`, in order.
  virtual Stored<std::vector<std::string>> entries(std::string_view table, std::int64_t after) = 0;
  // Listed tables that wait for people or are being played, the latest first.
  virtual Stored<std::vector<TableRow>> lobby(int limit) = 0;
  // Tables of which a person is a member, the latest first.
  virtual Stored<std::vector<MemberTable>> tables_of(std::string_view person, int limit) = 0;
  // Running tables whose deadline is not after `now`, the earliest first.
  virtual Stored<std::vector<TableRow>> due(std::int64_t now, int limit) = 0;

  // --- people ---

  virtual Stored<void> add_person(const Person& person) = 0;
  virtual Stored<std::optional<Person>> person(std::string_view id) = 0;
  // False if the person has a password and another one with a password has that name.
  virtual Stored<bool> rename_person(std::string_view id, std::string_view name) = 0;
  // False if another person with a password has this one's name: only names with passwords are
  // unique, so that a name and a password name one person. Upper and lower case are the same name.
  // Else all tokens of the person end but `kept_token`.
  virtual Stored<bool> set_password(std::string_view id, std::string_view hash,
                                    std::string_view kept_token) = 0;
  // The person with a password who has that name.
  virtual Stored<std::optional<Person>> person_with_password(std::string_view name) = 0;
  // A way in: the hash of a cookie's token.
  virtual Stored<void> add_token(std::string_view token_hash, std::string_view person,
                                 std::int64_t now) = 0;
  virtual Stored<std::optional<Person>> person_of_token(std::string_view token_hash) = 0;
  virtual Stored<void> drop_token(std::string_view token_hash) = 0;

  // --- the store as a whole ---

  // Whether the store can be written to now; for /healthz.
  virtual Stored<void> check() = 0;
  // Whether other processes may append to the same tables.
  virtual bool shared() const = 0;
  // Calls `changed` with the id and the seq of every table that another process appends to, from a
  // thread of the store's own, until the store is destroyed. A store for one process never calls.
  // An empty id says that notices may have been lost: look at every table.
  virtual void listen(std::function<void(std::string table, std::int64_t seq)> changed) = 0;
};

// "sqlite:FILE" (or just a path) or "postgresql://...": opens it, makes or migrates its tables.
Stored<std::unique_ptr<Store>> open_store(const std::string& where);

// A complete copy of the store that `where` names into a new file, also while a server uses it.
// PostgreSQL has a program of its own for that, which the refusal names.
Stored<void> backup_store(const std::string& where, const std::string& file);

}  // namespace orrery
