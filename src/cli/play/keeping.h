// Where the record of a terminal game goes, so that nothing played is ever lost.
#pragma once

#include <expected>
#include <string>

#include "cli/failure.h"
#include "core/catalogue.h"
#include "table/record.h"

namespace orrery::cli {

// Checks, before the game begins, that `file` can become a record without overwriting anything.
std::expected<void, Failure> check_target(const std::string& file);

struct Kept {
  std::string file;
  std::string warning;  // why it is not where it was wanted; empty if it is
};

// Writes to `wanted`, or under a new name in this folder if that is empty; where that fails, to the
// folder for temporary files.
std::expected<Kept, Failure> keep(const Record& record, const std::string& wanted,
                                  const Catalogue& catalogue);

}  // namespace orrery::cli
