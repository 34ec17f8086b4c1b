// The pile of tasks can have come up in this position: every task fits where it lies (tasks.h), and
// what the pile works on belongs to one of them.
#include <algorithm>

#include "games/skymines/invariants.h"
#include "games/skymines/tasks.h"

namespace orrery::skymines {
namespace {

bool parameters_fit(const Task& task) {
  const auto& known = row_of(task.kind).parameters;
  for (std::size_t i = 0; i < known.size(); ++i)
    if (task.parameters[i] > known[i].most) return false;
  return true;
}

bool pile_fits(const Game& game, const State& state) {
  const Look look{game, state, seat_at(state.turn)};
  for (std::size_t i = 0; i < state.tasks.size(); ++i) {
    const Task task = state.tasks[i];
    const auto fits = row_of(task.kind).fits;
    if (fits == nullptr || !parameters_fit(task) || !fits({.look = look, .at = i})) return false;
  }
  return !state.tasks.empty() && row_of(state.tasks.back().kind).offer != nullptr;
}

bool has_task(const State& state, TaskKind kind) {
  return std::ranges::find(state.tasks, kind, &Task::kind) != state.tasks.end();
}

// Without tasks nothing is under way.
bool work_fits(const State& state) {
  return (state.expansion == Expansion{} || has_task(state, TaskKind::return_outposts)) &&
         (state.scientist == Scientist{} || has_task(state, TaskKind::mover_rp));
}

bool is_idle(const State& state) { return state.tasks.empty() && state.gained.empty(); }

}  // namespace

Found check_tasks(const Game& game, const State& state) {
  const bool acting = state.phase == Phase::action;
  if (!(acting ? pile_fits(game, state) : is_idle(state)) || !work_fits(state))
    return broken("SK-9.5", "tasks");
  return std::nullopt;
}

}  // namespace orrery::skymines
