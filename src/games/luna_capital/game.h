// The entry points of Luna Capital; the contract is core/game.h, the rooms are the other files
// here.
#pragma once

#include "core/any_game.h"
#include "core/rooms.h"
#include "games/luna_capital/heuristics.h"
#include "games/luna_capital/moves.h"
#include "games/luna_capital/position.h"
#include "games/luna_capital/rules.h"
#include "games/luna_capital/scoring.h"
#include "games/luna_capital/setup.h"
#include "games/luna_capital/view.h"

namespace orrery::luna_capital {

struct Rules : RoomRules<Game, State> {
  static constexpr std::size_t kMaxLegal = 52;  // LC-11.26

  static const GameInfo& info();
  static int automata(const Game& game) { return game.solo() ? 1 : 0; }
};

GameEntry entry();

}  // namespace orrery::luna_capital
