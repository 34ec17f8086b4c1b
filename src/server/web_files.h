// The files of the web client, built into the program: all of web/dist.
#pragma once

#include "core/embedded.h"

namespace orrery::server {

// Sorted by path: "web/dist/index.html".
std::span<const EmbeddedFile> web_files();

}  // namespace orrery::server
