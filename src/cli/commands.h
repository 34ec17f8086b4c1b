// The commands of the program, one file each. Each prints its result to the standard output and
// returns the exit code, or what stopped it.
#pragma once

#include <expected>

#include "cli/arguments.h"
#include "core/catalogue.h"

namespace orrery::cli {

using Outcome = std::expected<ExitCode, Failure>;

Outcome run(const ServeArgs& args, const Catalogue& catalogue);
Outcome run(const BackupArgs& args, const Catalogue& catalogue);
Outcome run(const GamesArgs& args, const Catalogue& catalogue);
Outcome run(const PlayArgs& args, const Catalogue& catalogue);
Outcome run(const SimArgs& args, const Catalogue& catalogue);
Outcome run(const PositionArgs& args, const Catalogue& catalogue);
Outcome run(const RecordArgs& args, const Catalogue& catalogue);
Outcome run(const ReplayArgs& args, const Catalogue& catalogue);
Outcome run(const PerftArgs& args, const Catalogue& catalogue);
Outcome run(const DataCheckArgs& args, const Catalogue& catalogue);
Outcome run(const DataShowArgs& args, const Catalogue& catalogue);

}  // namespace orrery::cli
