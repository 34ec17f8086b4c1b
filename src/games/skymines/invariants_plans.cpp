// Plans, special plans and the coins beside them.
#include "games/skymines/actions/plans.h"
#include "games/skymines/invariants.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

class Plans {
 public:
  Plans(const Game& game, const State& state) : game_(game), state_(state) {}

  Found check() {
    for (unsigned letter = 0; letter < kPlanLetters; ++letter) {
      for (const PlanCode plan : state_.stacks[letter]) see_lettered(plan, letter);
      for (const PlanCode plan : state_.research_display[letter])
        if (plan != kNoPlan) see_lettered(plan, letter);
    }
    for (unsigned i = 0; i < kSpecialPlans; ++i)
      if ((state_.special_up >> i & 1U) != 0) see_owned(static_cast<PlanCode>(kFirstSpecial + i));
    for (const PlanCode plan : state_.gained) see_owned(plan);
    for (const Task& task : state_.tasks)
      if (task.kind == TaskKind::plan_screen && task.as<PlanScreen>().plan < kPlanCodes)
        see_owned(task.as<PlanScreen>().plan);
    for (int seat = 0; seat < game_.players; ++seat)
      for (unsigned screen = 1; screen < kScreens; ++screen)
        see_screen(player_at(state_, seat_at(seat)).screens[screen]);
    return std::move(found_);
  }

 private:
  void complain(std::string_view what, PlanCode plan) {
    if (!found_) found_ = broken("SK-11.9", what, {{"plan", plan_term(game_, plan)}});
  }
  void see(PlanCode plan) {
    if (seen_[plan]) complain("plan_twice", plan);
    seen_[plan] = true;
  }
  void see_lettered(PlanCode plan, unsigned letter) {
    if (!is_lettered(plan) || letter_of(plan) != letter) return complain("plan_place", plan);
    see(plan);
  }
  // Lettered, or a special plan that has been turned up (SK-3.17).
  void see_owned(PlanCode plan) {
    if (!is_lettered(plan) && !(is_special(plan) && plan - kFirstSpecial < state_.round))
      return complain("plan_place", plan);
    see(plan);
  }
  void see_screen(PlanCode plan) {
    if (plan != kNoPlan) see_owned(plan);
  }

  const Game& game_;
  const State& state_;
  std::array<bool, kPlanCodes> seen_{};
  Found found_;
};

// SK-4.49: a space is refilled as long as there are plans. Within a turn one may be empty for every
// plan taken.
Found check_display(const State& state) {
  const bool between_turns = state.phase != Phase::action;
  for (unsigned letter = 0; letter < kPlanLetters; ++letter) {
    unsigned empty = 0;
    for (const PlanCode plan : state.research_display[letter])
      if (plan == kNoPlan) ++empty;
    unsigned taken = 0;
    for (const PlanCode plan : state.gained)
      if (is_lettered(plan) && letter_of(plan) == letter) ++taken;
    const bool may_refill = between_turns && empty > 0 && !state.stacks[letter].empty();
    if (may_refill || taken > empty) return broken("SK-4.49", "display_empty");
  }
  return std::nullopt;
}

}  // namespace

Found check_plans(const Game& game, const State& state) {
  if (Found found = Plans(game, state).check()) return found;
  if (Found found = check_display(state)) return found;
  if (state.supplement > game.tables.supplement_start + state.round)
    return broken("SK-11.13", "supplement");
  return std::nullopt;
}

}  // namespace orrery::skymines
