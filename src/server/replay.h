// A finished game from position to position, for who wants to look at it again (docs/protocol.md).
#pragma once

#include <string>

#include "table/table.h"

namespace orrery::server {

// The document with the first position as `viewer` saw it, and what every move changed in it. The
// table has a course.
std::string replay_text(const std::string& id, const Table& table, Viewer viewer);

}  // namespace orrery::server
