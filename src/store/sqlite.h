// SQLite as the store uses it: connections, statements and transactions that end by themselves, and
// values that are always bound. What goes wrong is thrown as SqliteFailure and becomes a value at
// the edge of the store (SqliteStore), in one place.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include "store/store.h"

struct sqlite3;
struct sqlite3_stmt;

namespace orrery {

struct SqliteFailure {
  int code = 0;          // SQLite's extended result code
  int system_error = 0;  // errno of the system call behind it; 0 for none
  std::string reason;    // in SQLite's words
};

// What a failure with the file `path` means to whoever called the store.
StoreError store_error(const SqliteFailure& failure, const std::string& path);
// Whether the connection is of no use after this failure and has to be opened anew.
bool ends_connection(const SqliteFailure& failure);

struct SqliteOptions {
  std::string vfs;               // SQLite's layer to the system; "" for its own. For tests.
  int busy_milliseconds = 2000;  // how long to wait for another program that holds the file
  // Length of the log, in pages of 4 KiB, from which on it is copied into the file. The commit that
  // reaches it waits for the copy, so it should be long enough to be rare.
  int checkpoint_pages = 4000;
};

class SqliteConnection {
 public:
  enum class Mode : std::uint8_t { read, write };
  // Opens a file that exists.
  SqliteConnection(const std::string& path, Mode mode, const SqliteOptions& options);
  ~SqliteConnection();
  SqliteConnection(const SqliteConnection&) = delete;
  SqliteConnection& operator=(const SqliteConnection&) = delete;

  // Fixed statements without values.
  void execute(const char* sql);
  // The number that a fixed statement, such as a pragma, yields.
  std::int64_t number(const char* sql);
  // Rows that the last statement changed.
  std::int64_t changes() const;
  std::int64_t last_key() const;
  bool in_transaction() const;
  // Fails if the file is not where it was opened: what is written there will not be found again.
  void require_in_place() const;
  sqlite3* get() const { return db_; }
  [[noreturn]] void fail(int code) const;

 private:
  sqlite3* db_ = nullptr;
};

// The answer to a statement; the statement may be run again once this is gone.
class SqliteRows {
 public:
  explicit SqliteRows(sqlite3_stmt* statement) : statement_(statement) {}
  ~SqliteRows();
  SqliteRows(const SqliteRows&) = delete;
  SqliteRows& operator=(const SqliteRows&) = delete;

  // Goes to the next row, the first one at first; false if there is none.
  bool next();
  std::int64_t integer(int column) const;
  std::string text(int column) const;

 private:
  sqlite3_stmt* statement_;
};

// Prepared once, run many times.
class SqliteStatement {
 public:
  SqliteStatement(SqliteConnection& db, std::string_view sql);
  ~SqliteStatement();
  SqliteStatement(const SqliteStatement&) = delete;
  SqliteStatement& operator=(const SqliteStatement&) = delete;

  // Runs with the values for ?1, ?2, ... Texts are not copied: they outlive the rows.
  template <class... Values>
  SqliteRows operator()(const Values&... values) {
    int place = 0;
    (bind(++place, values), ...);
    return SqliteRows(statement_);
  }
  // The same for a statement without an answer.
  template <class... Values>
  void run(const Values&... values) {
    (*this)(values...).next();
  }

 private:
  void bind(int place, std::int64_t value);
  void bind(int place, std::string_view value);
  void check(int code);

  sqlite3_stmt* statement_ = nullptr;
};

// Everything until `commit`, or nothing.
class SqliteTransaction {
 public:
  enum class Kind : std::uint8_t { read, write };
  SqliteTransaction(SqliteConnection& db, Kind kind);
  ~SqliteTransaction();
  SqliteTransaction(const SqliteTransaction&) = delete;
  SqliteTransaction& operator=(const SqliteTransaction&) = delete;

  void commit();

 private:
  SqliteConnection& db_;
};

}  // namespace orrery
