// The web client built into the program, with the headers that keep other sites' scripts out.
#pragma once

#include <string>

#include "server/router.h"

namespace orrery::server {

// The file at `path`; for every address that the client has a page for, the document it starts in.
// Packed for those who can unpack it, where that makes it shorter.
HttpResponse page(const std::string& path, bool gzip);

}  // namespace orrery::server
