// The stations of the companies: what their columns hold, show and take back (SK-1.35).
#include <algorithm>
#include <bit>

#include "games/skymines/turn.h"

namespace orrery::skymines {

unsigned vacant_spaces(const HomeColumn& print, const Column& column) {
  return unsigned{print.spaces} - column.ordinary - column.crossed;
}

unsigned visible_coins(const HomeColumn& print, const Column& column) {
  const unsigned ordinary = print.spaces - 1U;
  unsigned coins = column.crossed != 0 ? 0U : print.coins[ordinary];
  for (unsigned space = 0; space + column.ordinary < ordinary; ++space) coins += print.coins[space];
  return coins;
}

unsigned company_value(const Game& game, const State& state, unsigned company) {
  unsigned coins = 0;
  for (unsigned column = 0; column < kColumns; ++column)
    coins += visible_coins(game.station(company)[column], state.station[company][column]);
  return coins;
}

bool can_take(const Column& column) { return column.ordinary + column.crossed > 0; }

bool can_return(const HomeColumn& print, const Column& column) {
  return column.ordinary + 1U < print.spaces;
}

void take_from(Column& column) {
  if (column.ordinary > 0)
    --column.ordinary;
  else
    column.crossed = 0;
}

void return_to(Column& column) { ++column.ordinary; }

bool has_outposts(const State& state, unsigned company) {
  return std::ranges::any_of(state.station[company], can_take);
}

unsigned collectors(const Game& game, const State& state, unsigned company) {
  const Map& map = game.map();
  unsigned sum = 0;
  for (PlaceSet rest = state.pieces[company] & map.collectors; rest != 0; rest &= rest - 1U)
    sum += map.place[static_cast<std::size_t>(std::countr_zero(rest))].collectors;
  return sum;
}

}  // namespace orrery::skymines
