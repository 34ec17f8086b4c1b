// The pages built into the program, with the headers that keep other sites' scripts out.
#pragma once

#include <string>

#include "server/router.h"

namespace orrery::server {

// The page or file at `path`; the start page for every path that a table or a person may have.
HttpResponse page(const std::string& path);

}  // namespace orrery::server
