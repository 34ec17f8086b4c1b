// How Luna expands a company: no energy, no rewards, no choice.
#include <bit>
#include <tuple>

#include "games/skymines/luna.h"

namespace orrery::skymines {
namespace {

// SK-7.28, SK-7.29: of the columns that `serves` accepts; kColumns if there is none.
template <class Serves>
unsigned main_column(const Game& game, const State& state, unsigned company, Serves&& serves) {
  unsigned best = kColumns;
  // Crossed-out space occupied, most vacant spaces, fewest visible coins: the greatest is the main
  // column, the first of equal ones. Coins decide only where the crossed-out spaces are vacant.
  std::tuple<bool, unsigned, int> greatest;
  for (unsigned i = 0; i < kColumns; ++i) {
    const HomeColumn& print = game.station(company)[i];
    const Column& column = state.station[company][i];
    if (!serves(print, column)) continue;
    const bool crossed = column.crossed != 0;
    const std::tuple rank(crossed, vacant_spaces(print, column),
                          crossed ? 0 : -static_cast<int>(visible_coins(print, column)));
    if (best != kColumns && rank <= greatest) continue;
    best = i;
    greatest = rank;
  }
  return best;
}

Place pick(PlaceSet places, bool highest) {
  return static_cast<Place>(highest ? 63 - std::countl_zero(places) : std::countr_zero(places));
}

// The sector Luna enters next, or nothing (SK-7.32, SK-7.33).
std::optional<Place> target(const Game& game, const State& state, Seat seat, unsigned company,
                            bool highest) {
  const Ways ways = game.map().reach(company, state.pieces[company]);
  const PlaceSet enterable = ways.cheap | ways.dear;
  PlaceSet vacant = enterable;
  unsigned standing = 0;
  for (unsigned other = 0; other < kCompanies; ++other) {
    vacant &= ~state.pieces[other];
    if ((state.pieces[other] & enterable) != 0) standing |= 1U << other;
  }
  if (vacant != 0) return pick(vacant, highest);
  if (standing == 0) return std::nullopt;
  const unsigned ousted = farthest_behind(game, state, seat, standing);
  return pick(state.pieces[ousted] & enterable, highest);
}

void oust(Step step, Seat seat, unsigned company, Place place) {
  State& state = step.state;
  state.pieces[company] &= ~bit(place);
  const unsigned column = main_column(step.game, state, company, can_return);
  if (column == kColumns)
    ++state.boxed[company];
  else
    return_to(state.station[company][column]);
  tell(step.events, EventKind::ousted, seat, company, place, column == kColumns ? 0 : column + 1);
}

}  // namespace

void luna_expand(Step step, Seat seat, unsigned company, unsigned pieces, bool highest) {
  State& state = step.state;
  for (unsigned i = 0; i < pieces; ++i) {
    const unsigned column =
        main_column(step.game, state, company,
                    [](const HomeColumn&, const Column& from) { return can_take(from); });
    if (column == kColumns) return;
    const std::optional<Place> place = target(step.game, state, seat, company, highest);
    if (!place) return;
    take_from(state.station[company][column]);
    tell(step.events, EventKind::entered, seat, company, *place, 0, column);
    for (unsigned other = 0; other < kCompanies; ++other)
      if ((state.pieces[other] & bit(*place)) != 0) oust(step, seat, other, *place);
    state.pieces[company] |= bit(*place);
  }
}

}  // namespace orrery::skymines
