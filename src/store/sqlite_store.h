// The store of one process: an SQLite file. Any number of threads may call; writers wait for each
// other and readers wait for each other, but a reader never waits for a writer's disk.
//
// Files beside the store: -wal and -shm are SQLite's, -lock keeps a second server away.
#pragma once

#include "store/sqlite.h"
#include "store/store.h"

namespace orrery {

// Makes the file, with its folders, where there is none.
Stored<std::unique_ptr<Store>> open_sqlite_store(const std::string& path,
                                                 const SqliteOptions& options = {});

}  // namespace orrery
