#include "games/skymines/actions/research.h"

#include <bit>

#include "games/skymines/actions/menu.h"
#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

PlanCode special_plan(unsigned special) { return static_cast<PlanCode>(kFirstSpecial + special); }

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
  const PlanCode plan = special_plan(special);
  state.special_up = static_cast<std::uint8_t>(state.special_up & ~(1U << special));
  state.gained.push_back(plan);
  tell(step.events, EventKind::took_plan, step.turn(), plan);
}

bool research_asks(Step step) {
  const unsigned points = step.task<Research>().points;
  if (points > 0 && step.player().upload < kScreens) return true;
  step.pop();
  gain_coins(step, step.turn(), points * step.game.tables.coins_per_rp_at_end);  // SK-4.31
  return false;
}

void offer_research(const Look& look, MoveList& moves) {
  const State& state = look.state;
  const unsigned points = look.task<Research>().points;
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
  const Components& tables = step.game.tables;
  const auto spend = [step](unsigned points) {
    step.replace(Research{.points = narrow(step.task<Research>().points - points)});
  };
  if (is(move, MoveKind::take_plan)) {
    spend(tables.plan_price[move.args[0]]);
    return take_plan(step, move.args[0], move.args[1]);
  }
  if (is(move, MoveKind::take_special)) {
    spend(tables.special_price);
    return take_special(step, move.args[0]);
  }
  spend(1);
  gain_coins(step, step.turn(), 1);
}

Message describe_research(const Look& look, Move move) {
  if (is(move, MoveKind::take_coin)) return say("take_coin");
  if (is(move, MoveKind::take_special))
    return say("take_special", plan_arguments(look.game, special_plan(move.args[0])));
  const PlanCode plan = look.state.research_display[move.args[0]][move.args[1]];
  const unsigned coins = move.args[1] == kRedColumn ? look.state.supplement : 0U;
  return say(coins > 0 ? "take_red_plan" : "take_plan",
             join(plan_arguments(look.game, plan), {number("coins", coins)}));
}

float number_of(unsigned n) { return static_cast<float>(n); }

float reward_preference(const Reward& reward) {
  float worth = number_of(reward.coins) + 1.6F * number_of(reward.he) + 1.5F * number_of(reward.rp);
  worth += 0.5F * number_of(reward.remove_outposts) + 1.4F * number_of(reward.track_any);
  if (reward.total_minus_one != 0) worth += 2;
  for (const std::uint8_t spaces : reward.track) worth += 1.3F * number_of(spaces);
  return worth;
}

float plan_preference(const Look& look, PlanCode plan) {
  const Player& player = look.player();
  const float late = look.state.round >= kRounds - 2 ? 1.5F : 0.0F;
  int waiting = static_cast<int>(look.state.gained.size());
  for (unsigned screen = player.upload; screen < kScreens; ++screen)
    if (player.screens[screen] != kNoPlan) ++waiting;
  const float enough = waiting > 6 ? 2.0F : 0.0F;
  if (is_special(plan)) return 2.5F - late - enough;
  const Plan& print = look.game.tables.plans[plan];
  float worth = 3.0F + 0.3F * reward_preference(print.reward) - late - enough;
  for (const Requirement& need : print.requirements)
    if (need.kind != RequirementKind::none) worth -= 0.3F + 0.35F * number_of(need.n + need.first);
  return worth;
}

float prefer_research(const Look& look, Move move) {
  if (is(move, MoveKind::take_coin)) return 1;
  if (is(move, MoveKind::take_special)) return plan_preference(look, special_plan(move.args[0]));
  return plan_preference(look, look.state.research_display[move.args[0]][move.args[1]]);
}

// The first of the rewards of its source (SK-4.21).
bool uses_points(const Lying& task) {
  return task.on_top() && task.as<Research>().points > 0 && task.look.player().upload < kScreens &&
         (begins_rewards(task) || task.on(TaskKind::any_track) || task.on(TaskKind::track_move) ||
          task.on(TaskKind::remove_outpost));
}

}  // namespace

// DP-12
constexpr TaskRow Research::kRow = {
    .name = "research",
    .parameters = {{{"points", kMany}}},
    .asks = research_asks,
    .offer = offer_research,
    .answer = answer_research,
    .prompt =
        [](const Look& look) {
          return ask("research", {number("rp", look.task<Research>().points)});
        },
    .describe = describe_research,
    .prefer = prefer_research,
    .show = [](const Look& look,
               JsonWriter& out) { out.member("rp", look.task<Research>().points); },
    .fits = uses_points,
};

}  // namespace orrery::skymines
