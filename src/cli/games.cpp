// `orrery games`: what can be played, in which modes, with which options.
#include <boost/json.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.h"
#include "cli/text.h"
#include "games/listing.h"
#include "games/registry.h"

namespace orrery::cli {
namespace {

std::string player_range(int low, int high) {
  if (low == high) return fmt::format("{} player{}", low, low == 1 ? "" : "s");
  return fmt::format("{} to {} players", low, high);
}

void print_modes(const GameInfo& info) {
  fmt::print("\n  modes:\n");
  std::size_t widest = 0;
  for (const Mode& mode : info.modes) widest = std::max(widest, mode.name.size());
  for (const Mode& mode : info.modes) {
    std::string flags;
    for (const auto& [name, value] : mode.options)
      flags += fmt::format("  --option {}={}", name, value);
    fmt::print("    {:{}}  {}{}\n", mode.name, widest,
               player_range(mode.min_players, mode.max_players), flags);
  }
}

void print_option(const GameInfo& info, const OptionSpec& option, const Catalogue& catalogue) {
  const bool choice = option.form == OptionSpec::Form::choice;
  fmt::print("    {}: {}{}\n", option.name, fmt::join(option.values, choice ? " | " : ", "),
             choice ? fmt::format(" (default: {})", option.default_value())
                    : std::string(" (a list with commas; default: none)"));
  if (const std::string sentence = about_option(info, option, catalogue); !sentence.empty())
    for (const std::string& line : wrapped(sentence, 70)) fmt::print("        {}\n", line);
  for (const auto& [name, value] : option.needs) fmt::print("        needs {}={}\n", name, value);
}

void print_game(const GameInfo& info, const Catalogue& catalogue) {
  fmt::print("{} ({})\n  {}; rules {}\n", title_of(info, catalogue), info.id,
             player_range(info.min_players, info.max_players), info.rules_version);
  if (const std::string note = "note." + info.id; catalogue.has(note))
    for (const std::string& line : wrapped(catalogue.say({note}), 76)) fmt::print("  {}\n", line);
  print_modes(info);
  if (info.options.empty()) return;
  fmt::print("\n  options:\n");
  for (const OptionSpec& option : info.options) print_option(info, option, catalogue);
}

}  // namespace

Outcome run(const GamesArgs& args, const Catalogue& catalogue) {
  if (args.json) {
    fmt::print("{}\n", json::serialize(games_json(catalogue)));
    return kFine;
  }
  bool first = true;
  for (const GameEntry& entry : all_games()) {
    if (!first) fmt::print("\n");
    first = false;
    print_game(entry.info(), catalogue);
  }
  return kFine;
}

}  // namespace orrery::cli
