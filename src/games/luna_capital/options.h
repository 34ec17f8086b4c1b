// A chosen game of Luna Capital: the options of chapter 8 and the component tables, never changed
// after.
#pragma once

#include <vector>

#include "core/options.h"
#include "core/seat.h"
#include "games/luna_capital/components.h"

namespace orrery::luna_capital {

struct Game {
  Components tables;
  int players = 0;
  bool fewer_rows_than_any = false;   // LC-8.1
  bool solo_start_exchange = true;    // LC-8.2
  bool robot_pool_unlimited = false;  // LC-8.3
  bool meteorite_needs_one = true;    // LC-8.4
  bool promo_sponsors = false;        // LC-8.5

  bool solo() const { return players == 1; }
  // The seat number that stands for the automaton in a solo game.
  Seat automaton() const { return seat_at(players); }
  int spaces() const { return tables.spaces[static_cast<std::size_t>(players)]; }
  const std::array<TilePool, kPhases>& pool() const {
    return tables.pool[static_cast<std::size_t>(players)];
  }
};

std::vector<OptionSpec> option_specs();
std::vector<Mode> modes();
Game make_game(const Options& options, Components tables);

}  // namespace orrery::luna_capital
