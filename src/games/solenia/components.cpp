#include "games/solenia/components.h"

#include <array>
#include <string_view>

#include "games/solenia/components_read.h"

namespace orrery::solenia {
namespace {

constexpr std::array<std::string_view, 11> kFileNames = {
    "board.json", "box.json",  "deck.json",   "improvements.json", "players.json", "scoring.json",
    "setup.json", "solo.json", "summer.json", "tiles.json",        "winter.json"};

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
    : board(pack, "solenia", "board.json", problems),
      box(pack, "solenia", "box.json", problems),
      deck(pack, "solenia", "deck.json", problems),
      improvements(pack, "solenia", "improvements.json", problems),
      players(pack, "solenia", "players.json", problems),
      scoring(pack, "solenia", "scoring.json", problems),
      setup(pack, "solenia", "setup.json", problems),
      solo(pack, "solenia", "solo.json", problems),
      summer(pack, "solenia", "summer.json", problems),
      tiles(pack, "solenia", "tiles.json", problems),
      winter(pack, "solenia", "winter.json", problems) {}

std::optional<Components> read_components(const DataPack& pack, Problems& problems) {
  Problems found;
  Components components;
  check_file_names(pack, kFileNames, found);
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
