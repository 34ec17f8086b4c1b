// The entry points of Skymines; the contract is core/game.h, the rooms are the other files here.
#pragma once

#include "core/any_game.h"
#include "core/rooms.h"
#include "games/skymines/heuristics.h"
#include "games/skymines/moves.h"
#include "games/skymines/position.h"
#include "games/skymines/rules.h"
#include "games/skymines/scoring.h"
#include "games/skymines/setup.h"
#include "games/skymines/view.h"

namespace orrery::skymines {

struct Rules : RoomRules<Game, State> {
  static constexpr std::size_t kMaxLegal = kMaxLegalMoves;  // SK-9.7: planning with linked slots

  static const GameInfo& info();
  static int automata(const Game& game) { return game.lunas; }
};

GameEntry entry();

}  // namespace orrery::skymines
