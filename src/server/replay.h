// A finished game from position to position, for who wants to look at it again (docs/protocol.md).
#pragma once

#include <string>

#include "table/course.h"

namespace orrery::server {

// The first position as `viewer` saw it, and what every move changed in it.
std::string replay_text(const std::string& id, const Course& course, Viewer viewer);

}  // namespace orrery::server
