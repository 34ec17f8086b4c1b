// Which store a text names.
#include "store/postgres_store.h"
#include "store/sqlite_store.h"
#include "store/store.h"

namespace orrery {

Stored<std::unique_ptr<Store>> open_store(const std::string& where) {
  for (const std::string_view scheme : {"postgresql://", "postgres://"})
    if (where.starts_with(scheme)) return open_postgres_store(where);
  constexpr std::string_view kSqlite = "sqlite:";
  return open_sqlite_store(where.starts_with(kSqlite) ? where.substr(kSqlite.size()) : where);
}

}  // namespace orrery
