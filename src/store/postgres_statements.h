// The connections of a PostgreSQL store, each with what it prepares.
#pragma once

#include <string>

#include "store/postgres.h"

namespace orrery {

// Where processes tell each other what they have appended.
inline constexpr const char* kPostgresChannel = "orrery";

struct PostgresReader : PostgresConnection {
  explicit PostgresReader(const std::string& address);
};

struct PostgresWriter : PostgresConnection {
  explicit PostgresWriter(const std::string& address);
};

}  // namespace orrery
