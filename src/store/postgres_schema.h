// The tables inside a PostgreSQL store, made and brought up to date by the program itself.
#pragma once

#include <optional>
#include <string>

#include "store/postgres.h"

namespace orrery {

// Brings the database to this program's format, one process at a time. A message if it is of a
// newer program; then nothing was changed.
std::optional<Message> migrate(PostgresConnection& db, const std::string& name);

}  // namespace orrery
