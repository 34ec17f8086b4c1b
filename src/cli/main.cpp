// The program: finds out what is asked, does it, and says in one sentence what went wrong.
#include <cstdio>
#include <exception>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/text.h"

namespace orrery::cli {
namespace {

Outcome run_program(int argc, const char* const* argv) {
  const auto parsed = parse_arguments(argc, argv);
  if (!parsed) return std::unexpected(parsed.error());
  if (const auto* help = std::get_if<HelpText>(&*parsed)) {
    fmt::print("{}", help->text);
    return kFine;
  }
  const Catalogue catalogue = Catalogue::built_in();
  Outcome outcome = std::visit([&](const auto& args) { return run(args, catalogue); },
                               std::get<Command>(*parsed));
  if (outcome && (std::fflush(stdout) != 0 || std::ferror(stdout) != 0))
    return std::unexpected(bad_usage("The output cannot be written."));
  return outcome;
}

int run_and_report(int argc, const char* const* argv) {
  const Outcome outcome = run_program(argc, argv);
  if (outcome) return *outcome;
  std::fflush(stdout);
  fmt::print(stderr, "orrery: {}\n", printable(outcome.error().sentence));
  return outcome.error().code;
}

}  // namespace
}  // namespace orrery::cli

int main(int argc, char** argv) {
  try {
    return orrery::cli::run_and_report(argc, argv);
  } catch (const std::exception& error) {
    fmt::print(stderr, "orrery: {}\n", error.what());
    return orrery::cli::kBadUsage;
  }
}
