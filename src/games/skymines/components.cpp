#include "games/skymines/components.h"

#include <array>
#include <string_view>

#include "games/skymines/components_read.h"

namespace orrery::skymines {
namespace {

constexpr std::string_view kGame = "skymines";
constexpr std::array<std::string_view, 18> kFileNames = {
    "belt.json",   "box.json",     "campaign.json", "cards.json",      "companies.json",
    "course.json", "hazards.json", "luna.json",     "luna_cards.json", "missions.json",
    "moon.json",   "plans.json",   "research.json", "spaces.json",     "stations.json",
    "tank.json",   "tokens.json",  "tracks.json"};

}  // namespace

const std::vector<std::string>& card_type_names() {
  static const std::vector<std::string> names = {"carbon",    "minerals", "titanium", "energy",
                                                 "scientist", "field",    "share"};
  return names;
}

const std::vector<std::string>& company_names() {
  static const std::vector<std::string> names = {"astrogo", "tawac", "skymine", "minerva"};
  return names;
}

const std::vector<std::string>& building_names() {
  static const std::vector<std::string> names = {"deep_mine", "gas_collector", "research_station",
                                                 "surface_mine"};
  return names;
}

PackFiles::PackFiles(const DataPack& pack, Problems& problems)
    : belt(pack, kGame, "belt.json", problems),
      box(pack, kGame, "box.json", problems),
      campaign(pack, kGame, "campaign.json", problems),
      cards(pack, kGame, "cards.json", problems),
      companies(pack, kGame, "companies.json", problems),
      course(pack, kGame, "course.json", problems),
      hazards(pack, kGame, "hazards.json", problems),
      luna(pack, kGame, "luna.json", problems),
      luna_cards(pack, kGame, "luna_cards.json", problems),
      missions(pack, kGame, "missions.json", problems),
      moon(pack, kGame, "moon.json", problems),
      plans(pack, kGame, "plans.json", problems),
      research(pack, kGame, "research.json", problems),
      spaces(pack, kGame, "spaces.json", problems),
      stations(pack, kGame, "stations.json", problems),
      tank(pack, kGame, "tank.json", problems),
      tokens(pack, kGame, "tokens.json", problems),
      tracks(pack, kGame, "tracks.json", problems) {}

std::optional<Components> read_components(const DataPack& pack, Problems& problems) {
  Problems found;
  Components components;
  check_file_names(pack, kFileNames, found);
  const PackFiles files(pack, found);
  read_course(files, components);
  read_cards(files, components);
  read_tracks(files, components);
  read_companies(files, components);
  read_stations(files, components);
  read_moon(files, components);
  read_research(files, components);
  read_plans(files, components);
  read_tokens(files, components);
  read_spaces(files, components);
  read_luna(files, components);
  check_belt(files);
  check_modules(files);
  check_box_contents(files);
  if (!found.any()) check_together(components, found);
  for (const Message& message : found.list()) problems.add(message);
  if (found.any()) return std::nullopt;
  return components;
}

}  // namespace orrery::skymines
