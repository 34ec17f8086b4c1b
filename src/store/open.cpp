// Which store a text names.
#include "store/sqlite_files.h"
#include "store/sqlite_store.h"
#include "store/store.h"

namespace orrery {
namespace {
constexpr std::string_view kSqlite = "sqlite:";
}  // namespace

Stored<std::unique_ptr<Store>> open_store(const std::string& where) {
  return open_sqlite_store(where.starts_with(kSqlite) ? where.substr(kSqlite.size()) : where);
}

Stored<void> backup_store(const std::string& where, const std::string& file) {
  return backup_sqlite(where.starts_with(kSqlite) ? where.substr(kSqlite.size()) : where, file);
}

}  // namespace orrery
