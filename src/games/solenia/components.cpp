#include "games/solenia/components.h"

#include "games/solenia/components_read.h"

namespace orrery::solenia {

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

void read_components(const DataPack& pack, Components& components, Problems& problems) {
  const PackFiles files(pack, "solenia", problems);
  files.expect_no_others();
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
  if (!problems.any()) check_together(components, problems);
}

}  // namespace orrery::solenia
