// The turn in progress: its pile of tasks and what they remember.
#include "games/skymines/actions/menu.h"
#include "games/skymines/position.h"
#include "games/skymines/position_parts.h"

namespace orrery::skymines {
namespace {

constexpr int kMaxByte = 255;

void parameter_field(const TaskParameter& parameter, std::uint8_t& value, Fields& fields) {
  if (parameter.most == 1) {
    flag_field({parameter.name, "Whether this holds of the task.", "false"}, value, fields);
    return;
  }
  fields.integer({parameter.name, "A number of the task.", "0"}, value, 0, parameter.most);
}

// Those of its kind; the schema has those of all kinds.
void parameter_fields(Task& task, Fields& fields) {
  for (const TaskRow* row : kTaskRows) {
    if (row != &row_of(task.kind) && !fields.describing()) continue;
    for (std::size_t i = 0; i < row->parameters.size(); ++i)
      if (!row->parameters[i].name.empty())
        parameter_field(row->parameters[i], task.parameters[i], fields);
  }
}

void task_fields(State& state, Fields& fields) {
  std::array<Task, kMaxTasks> tasks{};
  std::size_t count = state.tasks.size();
  for (std::size_t i = 0; i < count; ++i) tasks[i] = state.tasks[i];
  const bool there =
      fields.list({"tasks", "What is still to be done in this turn, the next thing last.",
                   "those of a turn that just begins"},
                  count, kMaxTasks, [&](Fields& f, std::size_t i) {
                    f.name({"task", "What is to be done or asked."}, tasks[i].kind, task_names());
                    parameter_fields(tasks[i], f);
                  });
  if (!fields.reading()) return;
  state.tasks.clear();
  for (std::size_t i = 0; i < count; ++i) state.tasks.push_back(tasks[i]);
  if (!there && state.phase == Phase::action) begin_pile(state);
}

void expansion_fields(const Game& game, Expansion& expansion, Fields& fields) {
  fields.object({"expansion", "An expansion in progress.", "none"}, [&](Fields& f) {
    f.name({"company", "The company that expands.", "the first"}, expansion.company,
           game.tables.company_ids);
    f.integer({"energy", "Energy left.", "0"}, expansion.energy, 0, kMaxByte);
    bits_field({"entered", "The sectors entered.", "none"}, expansion.entered, place_names(game),
               f);
    flag_field({"from_removed", "Whether a removed card gives the energy.", "false"},
               expansion.from_removed, f);
  });
}

void scientist_fields(const Game& game, Scientist& scientist, Fields& fields) {
  fields.object({"scientist", "The scientist in use.", "none"}, [&](Fields& f) {
    f.integer({"slot", "The slot of its card; 0: none.", "0"}, scientist.slot, 0, kSlots);
    flag_field({"tile", "Whether it is the tile.", "false"}, scientist.tile, f);
    f.name_or_null({"removed", "The removed card that is used.", "none"}, scientist.removed,
                   game.tables.card_names);
  });
}

}  // namespace

void turn_fields(const Game& game, State& state, Fields& fields) {
  task_fields(state, fields);
  names_field({"gained", "Plans gained in this turn and not yet placed.", "none"}, state.gained,
              plan_names(game), kFirstPlan, fields);
  expansion_fields(game, state.expansion, fields);
  scientist_fields(game, state.scientist, fields);
}

}  // namespace orrery::skymines
