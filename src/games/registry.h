// The games there are.
#pragma once

#include <span>
#include <string_view>

#include "core/any_game.h"

namespace orrery {

// In the order in which they are shown.
std::span<const GameEntry> all_games();

// The game of that id, or null.
const GameEntry* find_game(std::string_view id);

}  // namespace orrery
