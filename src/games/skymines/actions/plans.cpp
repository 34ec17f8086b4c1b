#include "games/skymines/actions/plans.h"

#include <algorithm>
#include <bit>

#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

bool plan_next_asks(Step step) {
  auto& gained = step.state.gained;
  if (gained.size() > 1) return true;
  step.pop();
  if (!gained.empty()) step.push(PlanScreen{.plan = gained.pop_back()});
  return false;
}

void offer_next_plans(const Look& look, MoveList& moves) {
  for (const PlanCode plan : look.state.gained) moves.add(make_move(MoveKind::next_plan, plan));
}

void choose_next_plan(Step step, Move move) {
  const PlanCode plan = move.args[0];
  auto& gained = step.state.gained;
  gained.erase_at(static_cast<std::size_t>(std::ranges::find(gained, plan) - gained.begin()));
  step.push(PlanScreen{.plan = plan});
}

// SK-4.44 to SK-4.47: screens (bits) on which a plan may be placed. Screen 1 holds the start token.
unsigned screens_for(const Look& look, PlanCode plan) {
  const Player& player = look.player();
  constexpr unsigned kAll = (1U << static_cast<unsigned>(kScreens)) - 1U;
  unsigned screens = kAll & ~((1U << player.upload) - 1U) & ~1U;
  if (is_lettered(plan) && letter_of(plan) == 0)
    for (unsigned screen = 0; screen < kScreens; ++screen)
      if (player.screens[screen] == kNoPlan && (look.game.tables.no_a >> screen & 1U) != 0)
        screens &= ~(1U << screen);
  return screens;
}

bool plan_screen_asks(Step step) {
  const PlanCode plan = step.task<PlanScreen>().plan;
  if (screens_for(step, plan) != 0) return true;
  tell(step.events, EventKind::lost_plan, step.turn(), plan);  // SK-4.48
  step.pop();
  return false;
}

void offer_screens(const Look& look, MoveList& moves) {
  for (unsigned rest = screens_for(look, look.task<PlanScreen>().plan); rest != 0;
       rest &= rest - 1U)
    moves.add(make_move(MoveKind::screen, static_cast<std::uint8_t>(std::countr_zero(rest))));
}

void place_plan(Step step, Move move) {
  Player& player = step.player();
  const unsigned screen = move.args[0];
  const PlanCode plan = step.task<PlanScreen>().plan;
  tell(step.events, EventKind::placed_plan, step.turn(), plan, screen, player.screens[screen]);
  player.screens[screen] = plan;
  player.plans_down = static_cast<std::uint16_t>(player.plans_down & ~(1U << screen));
  step.pop();
}

Message describe_screen(const Look& look, Move move) {
  const PlanCode covered = look.player().screens[move.args[0]];
  const Argument screen = counted("screen", move.args[0]);
  if (covered == kNoPlan) return say("screen", {screen});
  return say("screen_over", join(plan_arguments(look.game, covered), {screen}));
}

std::optional<Message> refuse_screen(const Look& look, Move move) {
  const unsigned screen = move.args[0];
  if (!is(move, MoveKind::screen) || screen >= kScreens) return std::nullopt;
  if (screen < look.player().upload || screen == 0) return no("screen_reached");
  const PlanCode plan = look.task<PlanScreen>().plan;
  if (is_lettered(plan) && letter_of(plan) == 0 && (look.game.tables.no_a >> screen & 1U) != 0)
    return no("screen_refuses", {counted("screen", screen)});
  return std::nullopt;
}

float prefer_screen(const Look& look, Move move) {
  const unsigned screen = move.args[0];
  return (look.player().screens[screen] == kNoPlan ? 0.0F : -30.0F) - static_cast<float>(screen);
}

// SK-4.44: one after the other; the last is not asked for.
bool places_plan(const Lying& task) {
  const bool last = task.look.state.gained.empty();
  return task.on_top() && task.on(last ? TaskKind::end_turn : TaskKind::plan_next) &&
         task.look.player().upload < kScreens;
}

}  // namespace

// DP-28
constexpr TaskRow PlanNext::kRow = {
    .name = "plan_next",
    .asks = plan_next_asks,
    .offer = offer_next_plans,
    .answer = choose_next_plan,
    .prompt = [](const Look& /*look*/) { return ask("plan_next"); },
    .describe = [](const Look& look,
                   Move move) { return say("next_plan", plan_arguments(look.game, move.args[0])); },
    .fits =
        [](const Lying& task) {
          return task.on(TaskKind::end_turn) &&
                 (!task.on_top() || task.look.state.gained.size() > 1);
        },
};

// DP-24
constexpr TaskRow PlanScreen::kRow = {
    .name = "plan_screen",
    .parameters = {{{"plan", kPlanCodes - 1}}},
    .asks = plan_screen_asks,
    .offer = offer_screens,
    .answer = place_plan,
    .prompt =
        [](const Look& look) {
          return ask("plan_screen", plan_arguments(look.game, look.task<PlanScreen>().plan));
        },
    .describe = describe_screen,
    .refuse = refuse_screen,
    .prefer = prefer_screen,
    .fits = places_plan,
};

}  // namespace orrery::skymines
