// The tables inside an SQLite store, made and brought up to date by the program itself.
#pragma once

#include <optional>
#include <string>

#include "store/sqlite.h"

namespace orrery {

// Brings the file to this program's format. A message if it is of a newer program or of another
// one altogether; then nothing was changed.
std::optional<Message> migrate(SqliteConnection& db, const std::string& path);

// Writes the number of the format again: the smallest write there is, to see whether it works.
void touch(SqliteConnection& db);

}  // namespace orrery
