#include "games/solenia/components.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "games/solenia/components_read.h"

namespace orrery::solenia {
namespace {

// A file that nobody reads is a slip of the pen: its values would silently not count.
void check_file_names(const DataPack& pack, Problems& problems) {
  static constexpr std::array<std::string_view, 11> kNames = {
      "board.json", "box.json",  "deck.json",   "improvements.json", "players.json", "scoring.json",
      "setup.json", "solo.json", "summer.json", "tiles.json",        "winter.json"};
  for (const auto& [name, text] : pack.files())
    if (std::ranges::find(kNames, name) == kNames.end())
      problems.add(
          Message("solenia.data_unknown_file",
                  {{"file", name}, {"files", fmt::format("{}", fmt::join(kNames, ", "))}}));
}

}  // namespace

const std::vector<std::string>& good_names() {
  static const std::vector<std::string> names = {"wood", "stone", "wheat", "water"};
  return names;
}

const std::vector<std::string>& side_names() {
  static const std::vector<std::string> names = {"day", "night"};
  return names;
}

const std::vector<std::string>& terrain_names() {
  static const std::vector<std::string> names = {"wood",  "stone",    "wheat",
                                                 "water", "day_city", "night_city"};
  return names;
}

PackFiles::PackFiles(const DataPack& pack, Problems& problems)
    : board(pack, "board.json", problems),
      box(pack, "box.json", problems),
      deck(pack, "deck.json", problems),
      improvements(pack, "improvements.json", problems),
      players(pack, "players.json", problems),
      scoring(pack, "scoring.json", problems),
      setup(pack, "setup.json", problems),
      solo(pack, "solo.json", problems),
      summer(pack, "summer.json", problems),
      tiles(pack, "tiles.json", problems),
      winter(pack, "winter.json", problems) {}

std::optional<Components> read_components(const DataPack& pack, Problems& problems) {
  Problems found;
  Components components;
  check_file_names(pack, found);
  const PackFiles files(pack, found);
  read_board(files, components);
  read_deck(files, components);
  read_tiles(files, components);
  read_player_boards(files, components);
  read_improvements(files, components);
  read_players(files, components);
  read_setup(files, components);
  read_solo(files, components);
  read_scoring(files, components);
  check_box(files);
  if (!found.any()) check_together(components, found);
  for (const Message& message : found.list()) problems.add(message);
  if (found.any()) return std::nullopt;
  return components;
}

}  // namespace orrery::solenia
