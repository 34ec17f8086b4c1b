// The program: finds out what is asked, does it, and says in one sentence what went wrong.
#include <cstdio>
#include <exception>

#include <fmt/format.h>

#include "cli/commands.h"

namespace {

using namespace orrery;

cli::Outcome run_program(int argc, const char* const* argv) {
  const auto parsed = cli::parse_arguments(argc, argv);
  if (!parsed) return std::unexpected(parsed.error());
  if (const auto* help = std::get_if<cli::HelpText>(&*parsed)) {
    fmt::print("{}", help->text);
    return cli::kFine;
  }
  const Catalogue catalogue = Catalogue::built_in();
  cli::Outcome outcome = std::visit([&](const auto& args) { return cli::run(args, catalogue); },
                                    std::get<cli::Command>(*parsed));
  if (outcome && (std::fflush(stdout) != 0 || std::ferror(stdout) != 0))
    return std::unexpected(cli::bad_usage("The output cannot be written."));
  return outcome;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const cli::Outcome outcome = run_program(argc, argv);
    if (outcome) return *outcome;
    std::fflush(stdout);
    fmt::print(stderr, "orrery: {}\n", outcome.error().sentence);
    return outcome.error().code;
  } catch (const std::exception& error) {
    fmt::print(stderr, "orrery: {}\n", error.what());
    return cli::kBadUsage;
  }
}
