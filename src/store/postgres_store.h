// The store of several processes: a PostgreSQL database. Any process may append to any table; who
// is quicker wins, the other one is told `conflict`, and all others hear of it. Any number of
// threads may call; writers wait for each other and readers wait for each other.
//
// A call that fails has changed nothing, with one exception: when the connection is lost while a
// transaction ends and cannot be made again at once, nobody can tell. Made again, the call then
// answers `conflict`, as for any append that somebody else was quicker with.
#pragma once

#include "store/store.h"

namespace orrery {

// `address` is what PostgreSQL calls a connection URI: postgresql://user@host/database.
Stored<std::unique_ptr<Store>> open_postgres_store(const std::string& address);

}  // namespace orrery
