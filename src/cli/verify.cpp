// `orrery verify`: whether a record is true, and whether its shuffle was nobody's choice.
#include <algorithm>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/recorded.h"

namespace orrery::cli {
namespace {

std::size_t nonces_in(const Fairness& fairness) {
  return static_cast<std::size_t>(std::ranges::count_if(
      fairness.nonces, [](const std::string& nonce) { return !nonce.empty(); }));
}

void print_json(const VerifyArgs& args, const Recorded& recorded,
                const std::optional<Divergence>& divergence, const Catalogue& catalogue) {
  const Record& record = recorded.record;
  json::object object = {{"file", args.file},
                         {"verified", !divergence},
                         {"commands", record.commands.size()},
                         {"finished", record.result.has_value()},
                         {"nonces", nullptr}};
  if (record.fair) object["nonces"] = nonces_in(*record.fair);
  if (divergence)
    object["divergence"] = {{"command", divergence->command},
                            {"text", recorded.speaker(catalogue).say(divergence->reason)}};
  fmt::print("{}\n", json::serialize(object));
}

void print_text(const VerifyArgs& args, const Record& record) {
  fmt::print("{}: true to the last byte ({} commands, {})\n", args.file, record.commands.size(),
             record.result ? "finished" : "not finished");
  if (!record.fair) {
    fmt::print("Nobody but the program had a part in the shuffle.\n");
    return;
  }
  const std::size_t nonces = nonces_in(*record.fair);
  fmt::print("The shuffle was made of the server's secret and {} nonce{}.\n", nonces,
             nonces == 1 ? "" : "s");
}

}  // namespace

Outcome run(const VerifyArgs& args, const Catalogue& catalogue) {
  const auto recorded = read_recorded(args.file, args.data, catalogue);
  if (!recorded) return std::unexpected(recorded.error());
  const std::optional<Divergence> divergence = verify(recorded->record, recorded->game);
  if (args.json) print_json(args, *recorded, divergence, catalogue);
  if (divergence) return std::unexpected(diverged(*recorded, *divergence, catalogue));
  if (!args.json) print_text(args, recorded->record);
  return kFine;
}

}  // namespace orrery::cli
