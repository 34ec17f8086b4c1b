// `orrery data check`: what is wrong with a data pack, in words its owner can act on.
#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/choice.h"
#include "cli/commands.h"
#include "games/registry.h"

namespace orrery::cli {
namespace {

namespace fs = std::filesystem;

// A pack must serve every mode with every number of players.
std::vector<std::string> problems_of(const GameEntry& entry, const DataPack& pack,
                                     const Catalogue& catalogue) {
  std::vector<std::string> sentences;
  const GameInfo& info = entry.info();
  for (const Mode& mode : info.modes)
    for (int players = mode.min_players; players <= mode.max_players; ++players) {
      const auto options = check_options(info, players, mode.options);
      if (!options) continue;
      Problems problems;
      entry.create(*options, pack, problems);
      for (const Message& problem : problems.list())
        if (std::string sentence = catalogue.say(problem);
            std::ranges::find(sentences, sentence) == sentences.end())
          sentences.push_back(std::move(sentence));
    }
  return sentences;
}

bool check_game(const GameEntry& entry, const DataPack& pack, const Catalogue& catalogue) {
  const std::vector<std::string> problems = problems_of(entry, pack, catalogue);
  if (problems.empty()) {
    fmt::print("{}: fine ({} file{})\n", entry.info().id, pack.files().size(),
               pack.files().size() == 1 ? "" : "s");
    return true;
  }
  fmt::print("{}: {} problem{}\n", entry.info().id, problems.size(),
             problems.size() == 1 ? "" : "s");
  for (const std::string& problem : problems) fmt::print("  {}\n", problem);
  return false;
}

}  // namespace

Outcome run(const DataCheckArgs& args, const Catalogue& catalogue) {
  if (args.directory)
    if (auto checked = check_data_folder(*args.directory); !checked)
      return std::unexpected(checked.error());
  bool fine = true;
  for (const GameEntry& entry : all_games()) {
    const auto pack = choose_pack(args.directory, entry.info().id, catalogue);
    if (!pack) return std::unexpected(pack.error());
    std::error_code error;
    if (args.directory && !fs::is_directory(fs::path(*args.directory) / entry.info().id, error))
      fmt::print("{}: not in {}, the built-in values apply\n", entry.info().id, *args.directory);
    else
      fine = check_game(entry, *pack, catalogue) && fine;
  }
  if (fine) return kFine;
  return std::unexpected(game_says_no("The data pack has mistakes; they are listed above."));
}

}  // namespace orrery::cli
