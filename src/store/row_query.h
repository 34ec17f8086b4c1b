// How both stores ask for tables.
#pragma once

#include <string>
#include <string_view>

namespace orrery {

// A query for the columns of TableRow in their order, and then the key.
inline std::string row_query(std::string_view rest) {
  return "SELECT id, status, listed, deadline, updated, tables.seq, summary, key FROM tables "
         "JOIN summaries ON summaries.table_key = key " +
         std::string(rest);
}

}  // namespace orrery
