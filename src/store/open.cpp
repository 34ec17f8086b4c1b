// Which store a text names.
#include "store/postgres.h"
#include "store/postgres_store.h"
#include "store/sqlite_files.h"
#include "store/sqlite_store.h"
#include "store/store.h"

namespace orrery {
namespace {

bool is_postgres(std::string_view where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

std::string sqlite_path(const std::string& where) {
  constexpr std::string_view kScheme = "sqlite:";
  return where.starts_with(kScheme) ? where.substr(kScheme.size()) : where;
}

}  // namespace

Stored<std::unique_ptr<Store>> open_store(const std::string& where) {
  if (is_postgres(where)) return open_postgres_store(where);
  return open_sqlite_store(sqlite_path(where));
}

Stored<void> backup_store(const std::string& where, const std::string& file) {
  if (!is_postgres(where)) return backup_sqlite(sqlite_path(where), file);
  return std::unexpected(
      StoreError{.kind = StoreError::Kind::read_only,
                 .message = {"store.postgres_backup", {{"store", postgres_name(where)}}}});
}

}  // namespace orrery
