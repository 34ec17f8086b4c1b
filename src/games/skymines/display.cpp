// The card display and the research display: prices, taking from them, refilling them.
#include <algorithm>

#include "games/skymines/turn.h"

namespace orrery::skymines {
namespace {

void show_next_card(Step step, unsigned space) {
  const std::uint8_t card = step.state.deck.pop_back();
  step.state.display[space] = static_cast<std::uint8_t>(card + 1U);
  reveal(step.events, Audience::everyone(), EventKind::card_shown, step.turn(), card, space);
}

}  // namespace

unsigned total_cost(const Game& game, const State& state, unsigned space, unsigned discount) {
  const unsigned full =
      game.tables.cards[state.display[space] - 1U].cost + game.tables.surcharge[space];
  return full - std::min(full, discount);  // SK-1.16
}

unsigned cheapest(const Game& game, const State& state, unsigned discount) {
  unsigned least = kNothingToBuy;
  for (unsigned space = 0; space < kDisplay; ++space)
    if (state.display[space] != 0)
      least = std::min(least, total_cost(game, state, space, discount));
  return least;
}

void take_from_display(Step step, unsigned space, unsigned coins) {
  const auto card = static_cast<CardId>(step.state.display[space] - 1U);
  step.state.display[space] = 0;
  step.player().hand.add(card);
  tell(step.events, EventKind::gained_card, step.turn(), card, space, coins);
}

void refill_plan(Step step, unsigned letter, unsigned column) {
  State& state = step.state;
  if (state.research_display[letter][column] != kNoPlan || state.stacks[letter].empty()) return;
  const PlanCode plan = state.stacks[letter].pop_back();
  state.research_display[letter][column] = plan;
  reveal(step.events, Audience::everyone(), EventKind::plan_shown, step.turn(), plan, letter,
         column);
}

void refill_research(Step step) {
  for (unsigned letter = 0; letter < kPlanLetters; ++letter)
    for (unsigned column = 0; column < kPlanColumns; ++column) refill_plan(step, letter, column);
}

void prepare_display(Step step) {
  State& state = step.state;
  for (unsigned space = 0; space < kDisplayRows; ++space) {
    if (state.display[space] == 0) continue;
    const auto card = static_cast<CardId>(state.display[space] - 1U);
    state.removed.add(card);
    state.display[space] = 0;
    tell(step.events, EventKind::card_left, step.turn(), card);
  }
  // SK-3.22: a row's next space to the left is as many numbers on as there are rows.
  for (unsigned to = 0; to < kDisplay; ++to)
    for (unsigned from = to + kDisplayRows; state.display[to] == 0 && from < kDisplay;
         from += kDisplayRows)
      std::swap(state.display[to], state.display[from]);
  for (unsigned space = 0; space < kDisplay && !state.deck.empty(); ++space)
    if (state.display[space] == 0) show_next_card(step, space);
}

}  // namespace orrery::skymines
