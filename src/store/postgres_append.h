// Appending a batch to a PostgreSQL store: a transaction in two round trips.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "store/postgres_statements.h"

namespace orrery {

// `process` names this one in the notices to the others. If the connection is lost while the
// transaction ends, `address` is asked whether it was done.
std::vector<Appended> append_batch(PostgresWriter& writer, std::span<const Append> batch,
                                   const std::string& process, const std::string& address);

}  // namespace orrery
