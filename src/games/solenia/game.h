// The entry points of Solenia; the contract is core/game.h, the rooms are the other files here.
#pragma once

#include "core/any_game.h"
#include "core/rooms.h"
#include "games/solenia/heuristics.h"
#include "games/solenia/moves.h"
#include "games/solenia/position.h"
#include "games/solenia/rules.h"
#include "games/solenia/scoring.h"
#include "games/solenia/setup.h"
#include "games/solenia/view.h"

namespace orrery::solenia {

struct Rules : RoomRules<Game, State> {
  static constexpr std::size_t kMaxLegal = kCells;  // SO-11.24

  static const GameInfo& info();
};

GameEntry entry();

}  // namespace orrery::solenia
