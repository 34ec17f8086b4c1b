#include "games/luna_capital/game.h"

#include <boost/json.hpp>

#include "core/erased.h"

namespace orrery::luna_capital {

const GameInfo& Rules::info() {
  static const GameInfo info = {.id = "luna-capital",
                                .rules_version = "luna-capital/1",
                                .min_players = 1,
                                .max_players = kMaxPlayers,
                                .default_players = 2,
                                .options = option_specs(),
                                .modes = modes(),
                                .score_rows = score_rows()};
  return info;
}

GameEntry entry() { return entry_of<Rules>(); }

}  // namespace orrery::luna_capital
