#include "games/registry.h"

#include <array>

#include "games/luna_capital/game.h"
#include "games/noughts/game.h"
#include "games/skymines/game.h"
#include "games/solenia/game.h"

namespace orrery {

std::span<const GameEntry> all_games() {
  static const std::array games = {solenia::entry(), luna_capital::entry(), skymines::entry(),
                                   noughts::entry()};
  return games;
}

const GameEntry* find_game(std::string_view id) {
  for (const GameEntry& entry : all_games())
    if (entry.info().id == id) return &entry;
  return nullptr;
}

}  // namespace orrery
