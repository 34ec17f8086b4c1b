#include "games/skymines/actions/research.h"

#include <algorithm>
#include <bit>

#include "games/skymines/moves.h"

namespace orrery::skymines {
namespace {

void take_plan(Step step, unsigned letter, unsigned column) {
  State& state = step.state;
  PlanCode& plan = state.research_display[letter][column];
  state.gained.push_back(plan);
  tell(step.events, EventKind::took_plan, step.turn(), plan);
  plan = kNoPlan;
  if (column != kRedColumn || state.supplement == 0) return;  // SK-4.30
  tell(step.events, EventKind::took_supplement, step.turn(), state.supplement);
  gain_coins(step, step.turn(), state.supplement);
  state.supplement = 0;
}

void take_special(Step step, unsigned special) {
  State& state = step.state;
  const auto plan = static_cast<PlanCode>(kFirstSpecial + special);
  state.special_up = static_cast<std::uint8_t>(state.special_up & ~(1U << special));
  state.gained.push_back(plan);
  tell(step.events, EventKind::took_plan, step.turn(), plan);
}

// SK-4.44 to SK-4.47: screens (bits) on which a plan may be placed. Screen 1 holds the start token.
unsigned screens_for(Look look, PlanCode plan) {
  const Player& player = look.player();
  constexpr unsigned kAll = (1U << static_cast<unsigned>(kScreens)) - 1U;
  unsigned screens = kAll & ~((1U << player.upload) - 1U) & ~1U;
  if (is_lettered(plan) && letter_of(plan) == 0)
    for (unsigned screen = 0; screen < kScreens; ++screen)
      if (player.screens[screen] == kNoPlan && (look.game.tables.no_a >> screen & 1U) != 0)
        screens &= ~(1U << screen);
  return screens;
}

}  // namespace

bool research_asks(Step step) {
  const unsigned points = step.task().a;
  if (points > 0 && step.player().upload < kScreens) return true;
  step.pop();
  gain_coins(step, step.turn(), points * step.game.tables.coins_per_rp_at_end);  // SK-4.31
  return false;
}

void offer_research(Look look, MoveList& moves) {
  const State& state = look.state;
  const unsigned points = look.task().a;
  for (std::uint8_t letter = 0; letter < kPlanLetters; ++letter) {
    if (points < look.game.tables.plan_price[letter]) continue;
    for (std::uint8_t column = 0; column < kPlanColumns; ++column)
      if (state.research_display[letter][column] != kNoPlan)
        moves.add(make_move(MoveKind::take_plan, letter, column));
  }
  if (points >= look.game.tables.special_price)
    for (unsigned rest = state.special_up; rest != 0; rest &= rest - 1U)
      moves.add(
          make_move(MoveKind::take_special, static_cast<std::uint8_t>(std::countr_zero(rest))));
  moves.add(make_move(MoveKind::take_coin));
}

void answer_research(Step step, Move move) {
  Task& task = step.task();
  const Components& tables = step.game.tables;
  const auto spend = [&task](unsigned points) {
    task.a = static_cast<std::uint8_t>(task.a - points);
  };
  switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::take_plan:
      spend(tables.plan_price[move.args[0]]);
      return take_plan(step, move.args[0], move.args[1]);
    case MoveKind::take_special:
      spend(tables.special_price);
      return take_special(step, move.args[0]);
    default:
      spend(1);
      return gain_coins(step, step.turn(), 1);
  }
}

bool plan_next_asks(Step step) {
  auto& gained = step.state.gained;
  if (gained.size() > 1) return true;
  step.pop();
  if (gained.empty()) return false;
  step.push(TaskKind::plan_screen, gained.pop_back());
  return false;
}

void offer_next_plans(Look look, MoveList& moves) {
  for (const PlanCode plan : look.state.gained) moves.add(make_move(MoveKind::next_plan, plan));
}

void choose_next_plan(Step step, PlanCode plan) {
  auto& gained = step.state.gained;
  gained.erase_at(static_cast<std::size_t>(std::ranges::find(gained, plan) - gained.begin()));
  step.push(TaskKind::plan_screen, plan);
}

bool plan_screen_asks(Step step) {
  const PlanCode plan = step.task().a;
  if (screens_for(step, plan) != 0) return true;
  tell(step.events, EventKind::lost_plan, step.turn(), plan);  // SK-4.48
  step.pop();
  return false;
}

void offer_screens(Look look, MoveList& moves) {
  for (unsigned rest = screens_for(look, look.task().a); rest != 0; rest &= rest - 1U)
    moves.add(make_move(MoveKind::screen, static_cast<std::uint8_t>(std::countr_zero(rest))));
}

void place_plan(Step step, unsigned screen) {
  Player& player = step.player();
  const PlanCode plan = step.task().a;
  tell(step.events, EventKind::placed_plan, step.turn(), plan, screen, player.screens[screen]);
  player.screens[screen] = plan;
  player.plans_down = static_cast<std::uint16_t>(player.plans_down & ~(1U << screen));
  step.pop();
}

}  // namespace orrery::skymines
