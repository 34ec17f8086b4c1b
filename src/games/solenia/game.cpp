#include "games/solenia/game.h"

#include <boost/json.hpp>

#include "core/erased.h"

namespace orrery::solenia {

const GameInfo& Rules::info() {
  static const GameInfo info = {.id = "solenia",
                                .rules_version = "solenia/1",
                                .min_players = 1,
                                .max_players = kMaxPlayers,
                                .default_players = 2,
                                .options = option_specs(),
                                .modes = modes(),
                                .score_rows = score_rows()};
  return info;
}

GameEntry entry() { return entry_of<Rules>(); }

}  // namespace orrery::solenia
