#include "games/skymines/game.h"

#include <boost/json.hpp>

#include "core/erased.h"

namespace orrery::skymines {

const GameInfo& Rules::info() {
  static const GameInfo info = {.id = "skymines",
                                .rules_version = "skymines/2",
                                .min_players = 1,
                                .max_players = kMaxPlayers,
                                .default_players = 3,
                                .options = option_specs(),
                                .modes = modes(),
                                .score_rows = score_rows(),
                                .refuse = refuse_options};
  return info;
}

GameEntry entry() { return entry_of<Rules>(); }

}  // namespace orrery::skymines
