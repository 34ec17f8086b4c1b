#include "games/luna_capital/components.h"

#include "games/luna_capital/components_read.h"

namespace orrery::luna_capital {

const std::vector<std::string>& family_names() {
  static const std::vector<std::string> names = {
      "none",      "hydrogen", "oxygen",  "water",       "greenhouse",     "sales",
      "meteorite", "modhab",   "complex", "landing_pad", "redistribution", "demolition"};
  return names;
}

void read_components(const DataPack& pack, Components& components, Problems& problems) {
  const PackFiles files(pack, "luna-capital", problems);
  files.expect_no_others();
  read_course(files, components);
  read_tiles(files, components);
  read_cards(files, components);
  read_concessions(files, components);
  read_scoring(files, components);
  read_solo(files, components);
  read_box(files, components);
  if (!problems.any()) check_together(components, problems);
}

}  // namespace orrery::luna_capital
