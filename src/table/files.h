// Reading and writing whole files, with errors a person can act on.
#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

#include "core/message.h"

namespace orrery {

// The text of a file of at most 1 MiB: more is none of ours.
std::expected<std::string, Message> read_file(const std::filesystem::path& path);

// Writes all of `text` or nothing: readers and a crash see the old file or the new one, never half
// of it. A device or a pipe is written straight.
std::expected<void, Message> write_file(const std::filesystem::path& path, std::string_view text);

}  // namespace orrery
