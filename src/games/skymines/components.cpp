#include "games/skymines/components.h"

#include "games/skymines/components_read.h"

namespace orrery::skymines {

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

void read_components(const DataPack& pack, Components& components, Problems& problems) {
  const PackFiles files(pack, "skymines", problems);
  files.expect_no_others();
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
  if (!problems.any()) check_together(components, problems);
}

}  // namespace orrery::skymines
