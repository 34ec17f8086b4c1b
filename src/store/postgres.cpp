#include "store/postgres.h"

#include <charconv>
#include <optional>

#include <fmt/format.h>
#include <libpq-fe.h>

namespace orrery {
namespace {

using Kind = StoreError::Kind;

Kind kind_of(const PostgresFailure& failure) {
  const std::string_view state = failure.state;
  if (failure.lost || state.empty()) return Kind::unavailable;
  if (state == "53100") return Kind::full;
  if (state == "25006") return Kind::read_only;                       // a standby, or told to be
  if (state == "42501") return Kind::read_only;                       // no right to write
  if (state == "55P03" || failure.is_collision()) return Kind::busy;  // waited long enough
  const std::string_view area = state.substr(0, 2);
  // Connection, authorization, no such database, resources, operator, system.
  for (const std::string_view away : {"08", "28", "3D", "53", "57", "58"})
    if (area == away) return Kind::unavailable;
  return Kind::damaged;
}

// The first line, without the full stop that our sentences add.
std::string first_line(std::string_view text) {
  text = text.substr(0, text.find('\n'));
  while (!text.empty() && (text.back() == '.' || text.back() == ' ')) text.remove_suffix(1);
  return std::string(text);
}

bool succeeded(const PGresult* result) {
  const ExecStatusType status = PQresultStatus(result);
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

PostgresFailure failure_of(const PGconn* connection, const PGresult* result) {
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const char* reason = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  return {.state = state == nullptr ? "" : state,
          .reason = first_line(reason == nullptr ? PQresultErrorMessage(result) : reason),
          .lost = PQstatus(connection) == CONNECTION_BAD};
}

}  // namespace

StoreError store_error(const PostgresFailure& failure, const std::string& name) {
  return store_error(kind_of(failure), name, failure.reason);
}

std::string postgres_name(const std::string& address) {
  const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> options(
      PQconninfoParse(address.c_str(), nullptr), &PQconninfoFree);
  if (!options) return "";
  std::string host;
  std::string port;
  std::string database;
  for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option) {
    if (option->val == nullptr) continue;
    const std::string_view keyword = option->keyword;
    if (keyword == "host") host = option->val;
    if (keyword == "port") port = fmt::format(":{}", option->val);
    if (keyword == "dbname") database = option->val;
  }
  return fmt::format("postgresql://{}{}/{}", host, port, database);
}

// --- rows and values ---

void PostgresRows::clear(pg_result* result) { PQclear(result); }

int PostgresRows::size() const { return PQntuples(result_.get()); }

std::int64_t PostgresRows::integer(int row, int column) const {
  const char* text = PQgetvalue(result_.get(), row, column);
  std::int64_t value = 0;
  std::from_chars(text, text + PQgetlength(result_.get(), row, column), value);
  return value;
}

std::string PostgresRows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

void PostgresArray::add(std::int64_t value) {
  if (!items_.empty()) items_ += ',';
  items_ += std::to_string(value);
}

void PostgresArray::add(std::string_view value) {
  if (!items_.empty()) items_ += ',';
  items_ += '"';
  for (const char c : value) {
    if (c == '"' || c == '\\') items_ += '\\';
    items_ += c;
  }
  items_ += '"';
}

// --- connections ---

PostgresConnection::PostgresConnection(const std::string& address)
    : connection_(nullptr, &PQfinish) {
  // What the address says itself comes later and wins. A peer that has vanished is noticed within
  // half a minute.
  constexpr const char* kKeywords[] = {
      "connect_timeout",     "application_name", "keepalives_idle",
      "keepalives_interval", "keepalives_count", "tcp_user_timeout",
      "client_encoding",     "dbname",           nullptr};
  const char* const values[] = {"5",    "orrery",        "10",   "5", "3", "20000",
                                "UTF8", address.c_str(), nullptr};
  connection_.reset(PQconnectdbParams(kKeywords, values, 1));
  if (!connection_ || PQstatus(connection_.get()) != CONNECTION_OK) fail();
  // PostgreSQL's own notices (a table exists already) are nothing for the terminal.
  PQsetNoticeReceiver(connection_.get(), [](void*, const PGresult*) {}, nullptr);
}

void PostgresConnection::script(const char* sql) {
  const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(connection_.get(), sql),
                                                              &PQclear);
  if (!succeeded(result.get())) throw failure_of(connection_.get(), result.get());
}

std::int64_t PostgresConnection::number(const char* sql) {
  PGresult* result = PQexec(connection_.get(), sql);
  const PostgresRows rows(result);
  if (!succeeded(result)) throw failure_of(connection_.get(), result);
  return rows.size() == 0 ? 0 : rows.integer(0, 0);
}

void PostgresConnection::prepare(std::span<const PostgresStatement> statements) {
  PQenterPipelineMode(connection_.get());
  for (const PostgresStatement& statement : statements)
    if (PQsendPrepare(connection_.get(), statement.name.c_str(), statement.sql.c_str(), 0,
                      nullptr) == 0)
      fail();
  collect(statements.size());
}

std::vector<PostgresRows> PostgresConnection::run(std::span<const PostgresCommand> commands) {
  PQenterPipelineMode(connection_.get());
  for (const PostgresCommand& command : commands) send(command);
  return collect(commands.size());
}

void PostgresConnection::send(const PostgresCommand& command) {
  std::vector<const char*> values;
  for (const std::string& value : command.values) values.push_back(value.c_str());
  const int sent =
      PQsendQueryPrepared(connection_.get(), command.statement.c_str(),
                          static_cast<int>(values.size()), values.data(), nullptr, nullptr, 0);
  if (sent == 0) fail();
}

// Reads all answers, also those behind a failure, so that the connection is ready for more.
std::vector<PostgresRows> PostgresConnection::collect(std::size_t count) {
  if (PQpipelineSync(connection_.get()) == 0) fail();
  std::vector<PostgresRows> answers;
  std::optional<PostgresFailure> failure;
  for (std::size_t i = 0; i < count; ++i) {
    PGresult* result = PQgetResult(connection_.get());
    if (result == nullptr) fail();
    answers.emplace_back(result);
    if (!succeeded(result) && !failure) failure = failure_of(connection_.get(), result);
    if (PQstatus(connection_.get()) == CONNECTION_BAD) fail();
    while (PGresult* more = PQgetResult(connection_.get())) PQclear(more);  // the end of this one
  }
  PQclear(PQgetResult(connection_.get()));  // the synchronization point
  PQexitPipelineMode(connection_.get());
  if (failure) throw *std::move(failure);
  return answers;
}

void PostgresConnection::roll_back() {
  if (PQtransactionStatus(connection_.get()) != PQTRANS_IDLE) script("ROLLBACK");
}

bool PostgresConnection::usable_after(const Failure& failure) {
  if (failure.lost || PQstatus(connection_.get()) == CONNECTION_BAD) return false;
  try {
    roll_back();
  } catch (const PostgresFailure&) {
    return false;
  }
  return PQtransactionStatus(connection_.get()) == PQTRANS_IDLE &&
         PQpipelineStatus(connection_.get()) == PQ_PIPELINE_OFF;
}

void PostgresConnection::fail() const {
  throw PostgresFailure{
      .state = "", .reason = first_line(PQerrorMessage(connection_.get())), .lost = true};
}

}  // namespace orrery
