#include "store/sqlite.h"

#include <algorithm>
#include <cerrno>
#include <initializer_list>
#include <system_error>

#include <sqlite3.h>

namespace orrery {
namespace {

using Kind = StoreError::Kind;

bool is_full(int system_error) {
  return system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG;
}

bool is_one_of(int code, std::initializer_list<int> codes) {
  return std::ranges::find(codes, code) != codes.end();
}

Kind kind_of(const SqliteFailure& failure) {
  if (is_full(failure.system_error)) return Kind::full;
  if (failure.system_error == EROFS) return Kind::read_only;
  const int code = failure.code & 0xFF;
  if (code == SQLITE_FULL) return Kind::full;
  if (is_one_of(code, {SQLITE_READONLY, SQLITE_PERM})) return Kind::read_only;
  if (is_one_of(code, {SQLITE_BUSY, SQLITE_LOCKED})) return Kind::busy;
  if (is_one_of(code, {SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_SCHEMA, SQLITE_CONSTRAINT,
                       SQLITE_MISMATCH, SQLITE_ERROR}))
    return Kind::damaged;
  return Kind::unavailable;
}

// The errno behind a failure. SQLite does not note it when a commit fails; what its layer to the
// system saw last is taken then, if that explains the failure.
int system_error_of(sqlite3* db) {
  if (const int noted = sqlite3_system_errno(db); noted != 0) return noted;
  sqlite3_vfs* vfs = nullptr;
  sqlite3_file_control(db, "main", SQLITE_FCNTL_VFS_POINTER, static_cast<void*>(&vfs));
  if (vfs == nullptr || vfs->xGetLastError == nullptr) return 0;
  const int last = vfs->xGetLastError(vfs, 0, nullptr);
  return is_full(last) || last == EROFS ? last : 0;
}

SqliteFailure failure_of(sqlite3* db, int code) {
  const int primary = code & 0xFF;
  const bool of_system = primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN;
  const bool latest = db != nullptr && sqlite3_extended_errcode(db) == code;
  return {.code = code,
          .system_error = of_system && db != nullptr ? system_error_of(db) : 0,
          .reason = latest ? sqlite3_errmsg(db) : sqlite3_errstr(code)};
}

}  // namespace

StoreError store_error(const SqliteFailure& failure, const std::string& path) {
  std::string reason = failure.reason;
  if (failure.system_error != 0)
    reason += " (" + std::generic_category().message(failure.system_error) + ")";
  return store_error(kind_of(failure), path, reason);
}

bool ends_connection(const SqliteFailure& failure) {
  return !is_one_of(failure.code & 0xFF,
                    {SQLITE_BUSY, SQLITE_LOCKED, SQLITE_FULL, SQLITE_CONSTRAINT});
}

// --- connections ---

SqliteConnection::SqliteConnection(const std::string& path, Mode mode,
                                   const SqliteOptions& options) {
  // Each connection is guarded by a mutex of the store: SQLite needs none of its own.
  const int flags = (mode == Mode::write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY) |
                    SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  const char* vfs = options.vfs.empty() ? nullptr : options.vfs.c_str();
  try {
    if (const int code = sqlite3_open_v2(path.c_str(), &db_, flags, vfs); code != SQLITE_OK)
      fail(code);
    sqlite3_busy_timeout(db_, options.busy_milliseconds);
    // Without the right to write SQLite opens a file for reading and says so only later.
    if (mode == Mode::write && sqlite3_db_readonly(db_, "main") == 1) fail(SQLITE_READONLY);
  } catch (...) {
    sqlite3_close_v2(db_);
    throw;
  }
}

SqliteConnection::~SqliteConnection() { sqlite3_close_v2(db_); }

void SqliteConnection::execute(const char* sql) {
  if (const int code = sqlite3_exec(db_, sql, nullptr, nullptr, nullptr); code != SQLITE_OK)
    fail(code);
}

std::int64_t SqliteConnection::number(const char* sql) {
  SqliteStatement statement(*this, sql);
  SqliteRows rows = statement();
  return rows.next() ? rows.integer(0) : 0;
}

std::int64_t SqliteConnection::changes() const { return sqlite3_changes64(db_); }
std::int64_t SqliteConnection::last_key() const { return sqlite3_last_insert_rowid(db_); }
bool SqliteConnection::in_transaction() const { return sqlite3_get_autocommit(db_) == 0; }

void SqliteConnection::require_in_place() const {
  int moved = 0;
  const int code = sqlite3_file_control(db_, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  if (code == SQLITE_OK && moved != 0)
    throw SqliteFailure{.code = SQLITE_READONLY_DBMOVED,
                        .system_error = 0,
                        .reason = "the file was moved or deleted while it was in use"};
}

void SqliteConnection::fail(int code) const { throw failure_of(db_, code); }

// --- statements ---

SqliteStatement::SqliteStatement(SqliteConnection& db, std::string_view sql) {
  const int code = sqlite3_prepare_v3(db.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement_, nullptr);
  if (code != SQLITE_OK) db.fail(code);
}

SqliteStatement::~SqliteStatement() { sqlite3_finalize(statement_); }

void SqliteStatement::bind(int place, std::int64_t value) {
  check(sqlite3_bind_int64(statement_, place, value));
}

void SqliteStatement::bind(int place, std::string_view value) {
  // A null pointer would be bound as NULL, not as an empty text.
  const char* text = value.data() == nullptr ? "" : value.data();
  check(sqlite3_bind_text64(statement_, place, text, value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void SqliteStatement::check(int code) {
  if (code != SQLITE_OK) throw failure_of(sqlite3_db_handle(statement_), code);
}

SqliteRows::~SqliteRows() { sqlite3_reset(statement_); }

bool SqliteRows::next() {
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  throw failure_of(sqlite3_db_handle(statement_), code);
}

std::int64_t SqliteRows::integer(int column) const {
  return sqlite3_column_int64(statement_, column);
}

std::string SqliteRows::text(int column) const {
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
  if (bytes == nullptr) return {};
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

// --- transactions ---

SqliteTransaction::SqliteTransaction(SqliteConnection& db, Kind kind) : db_(db) {
  db_.execute(kind == Kind::write ? "BEGIN IMMEDIATE" : "BEGIN");
}

SqliteTransaction::~SqliteTransaction() {
  // After some failures SQLite has already rolled back by itself.
  if (db_.in_transaction()) sqlite3_exec(db_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void SqliteTransaction::commit() { db_.execute("COMMIT"); }

}  // namespace orrery
