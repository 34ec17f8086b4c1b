// The files of an SQLite store: making them for their owner alone, holding them for one server,
// copying them while it runs.
#pragma once

#include <string>

#include "store/store.h"
#include "table/descriptor.h"

namespace orrery {

// Makes the folders and an empty file where there are none, readable by their owner only, and
// durable: SQLite does not wait for the name of a new file to reach the disk.
Stored<void> make_sqlite_file(const std::string& path);

// A lock that lasts as long as the descriptor, also against other stores of this process. It is on
// a file beside the store, so that reading (a backup) stays possible. `busy` if another has it.
Stored<Descriptor> hold_sqlite_file(const std::string& path);

// A complete copy of the store in `path` into the new file `file`, also while a server is using it.
// `file` appears when it is complete and on disk, or not at all.
Stored<void> backup_sqlite(const std::string& path, const std::string& file);

}  // namespace orrery
