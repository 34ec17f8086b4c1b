// The automaton of Harrington & Sons (section 7.2): it takes a set and makes no choice.
#include "games/luna_capital/turn.h"

namespace orrery::luna_capital {
namespace {

// LC-7.13: never the marked set, and of two the one farther from the dispenser. The space that you
// emptied holds no card.
int chosen_space(const Game& game, const State& state) {
  for (int space = game.spaces() - 1; space >= 0; --space)
    if (space != state.marker && state.display[static_cast<std::size_t>(space)].card != 0)
      return space;
  return -1;
}

}  // namespace

void automaton_turn(Step step) {
  State& state = step.state;
  const int chosen = chosen_space(step.game, state);
  if (chosen >= 0) {
    Set& set = state.display[static_cast<std::size_t>(chosen)];
    const std::uint8_t card = from_code(set.card);
    state.automaton_cards.push_back(card);
    for (const Content tile : set.tiles) state.automaton_tiles.push_back(tile);
    set = {};
    tell(step.events, EventKind::automaton_took, step.game.automaton(), chosen, card);
  }
  // LC-7.15: your space first; in round 4 neither gets tiles.
  const int tiles = state.round == kRounds - 1 ? 0 : state.round + 1;
  refill(step, from_code(state.pending.space), tiles);
  if (chosen >= 0) refill(step, static_cast<unsigned>(chosen), tiles);
}

}  // namespace orrery::luna_capital
