// PostgreSQL as the store uses it: connections and results that end by themselves, prepared
// statements with bound values, several of them in one round trip. What goes wrong is thrown as
// PostgresFailure and becomes a value at the edge of the store (store/guarded.h).
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

struct pg_conn;
struct pg_result;

namespace orrery {

struct PostgresFailure {
  std::string state;   // SQLSTATE; "" if there was no answer
  std::string reason;  // in PostgreSQL's words
  bool lost = false;   // the connection is gone

  bool is_conflict() const { return state == "23505"; }  // something must be unique
  // Others did something at the same time; doing it again helps.
  bool is_collision() const { return state == "40001" || state == "40P01"; }
};

// What a failure of the store called `name` means to whoever called it.
StoreError store_error(const PostgresFailure& failure, const std::string& name);

// What to call the store at this address: no names of users, no passwords. "" if it is none.
std::string postgres_name(const std::string& address);

// The rows of an answer.
class PostgresRows {
 public:
  explicit PostgresRows(pg_result* result) : result_(result, &clear) {}
  int size() const;
  std::int64_t integer(int row, int column) const;
  std::string text(int row, int column) const;

 private:
  static void clear(pg_result* result);
  std::unique_ptr<pg_result, void (*)(pg_result*)> result_;
};

// An array as a value. PostgreSQL takes many rows as one array for each column.
class PostgresArray {
 public:
  void add(std::int64_t value);
  void add(std::string_view value);
  std::string text() const { return "{" + items_ + "}"; }
  bool empty() const { return items_.empty(); }

 private:
  std::string items_;
};

struct PostgresCommand {
  std::string statement;            // name of a prepared one
  std::vector<std::string> values;  // $1, $2, ...
};

inline std::string postgres_value(std::int64_t value) { return std::to_string(value); }
inline std::string postgres_value(std::string_view value) { return std::string(value); }
inline std::string postgres_value(const PostgresArray& value) { return value.text(); }

template <class... Values>
PostgresCommand postgres_command(std::string_view statement, const Values&... values) {
  return {.statement = std::string(statement), .values = {postgres_value(values)...}};
}

struct PostgresStatement {
  std::string name;
  std::string sql;
};

class PostgresConnection {
 public:
  using Failure = PostgresFailure;

  explicit PostgresConnection(const std::string& address);

  // Fixed statements without values, in one transaction.
  void script(const char* sql);
  // The number that a fixed query yields; 0 for none.
  std::int64_t number(const char* sql);
  void prepare(std::span<const PostgresStatement> statements);

  // All of them in one round trip, each with its answer. The first that fails is thrown; those
  // after it were not done.
  std::vector<PostgresRows> run(std::span<const PostgresCommand> commands);
  template <class... Values>
  PostgresRows run_one(std::string_view statement, const Values&... values) {
    const PostgresCommand command = postgres_command(statement, values...);
    return std::move(run(std::span(&command, 1)).front());
  }

  // Ends a transaction that a failure has left open.
  void roll_back();
  bool usable_after(const Failure& failure);
  // For waiting and for notices.
  pg_conn* get() const { return connection_.get(); }

 private:
  void send(const PostgresCommand& command);
  std::vector<PostgresRows> collect(std::size_t count);
  [[noreturn]] void fail() const;

  std::unique_ptr<pg_conn, void (*)(pg_conn*)> connection_;
};

}  // namespace orrery
