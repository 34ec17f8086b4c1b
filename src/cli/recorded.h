// Records as the commands take them: a file, the game it is of, and what is said when they do not
// fit together.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "cli/failure.h"
#include "cli/speaker.h"
#include "table/verify.h"

namespace orrery::cli {

struct Recorded {
  Record record;
  GamePtr game;

  // Says things with the names of those who played.
  Speaker speaker(const Catalogue& catalogue) const;
};

// The record in `file` and its game, with the values in the folder `data` or the built-in ones.
std::expected<Recorded, Failure> read_recorded(const std::string& file,
                                               const std::optional<std::string>& data,
                                               const Catalogue& catalogue);

Failure diverged(const Recorded& recorded, const Divergence& divergence,
                 const Catalogue& catalogue);

}  // namespace orrery::cli
