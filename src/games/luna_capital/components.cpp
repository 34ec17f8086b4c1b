#include "games/luna_capital/components.h"

#include <array>
#include <string_view>

#include "games/luna_capital/components_read.h"

namespace orrery::luna_capital {
namespace {

constexpr std::string_view kGame = "luna-capital";
constexpr std::array<std::string_view, 9> kFileNames = {
    "box.json",     "cards.json", "concessions.json", "course.json", "kinds.json",
    "scoring.json", "solo.json",  "sponsors.json",    "tiles.json"};

}  // namespace

const std::vector<std::string>& family_names() {
  static const std::vector<std::string> names = {
      "none",      "hydrogen", "oxygen",  "water",       "greenhouse",     "sales",
      "meteorite", "modhab",   "complex", "landing_pad", "redistribution", "demolition"};
  return names;
}

PackFiles::PackFiles(const DataPack& pack, Problems& problems)
    : box(pack, kGame, "box.json", problems),
      cards(pack, kGame, "cards.json", problems),
      concessions(pack, kGame, "concessions.json", problems),
      course(pack, kGame, "course.json", problems),
      kinds(pack, kGame, "kinds.json", problems),
      scoring(pack, kGame, "scoring.json", problems),
      solo(pack, kGame, "solo.json", problems),
      sponsors(pack, kGame, "sponsors.json", problems),
      tiles(pack, kGame, "tiles.json", problems) {}

std::optional<Components> read_components(const DataPack& pack, Problems& problems) {
  Problems found;
  Components components;
  check_file_names(pack, kFileNames, found);
  const PackFiles files(pack, found);
  read_course(files, components);
  read_tiles(files, components);
  read_cards(files, components);
  read_concessions(files, components);
  read_scoring(files, components);
  read_solo(files, components);
  read_box(files, components);
  if (!found.any()) check_together(components, found);
  for (const Message& message : found.list()) problems.add(message);
  if (found.any()) return std::nullopt;
  return components;
}

}  // namespace orrery::luna_capital
