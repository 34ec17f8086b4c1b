// What the game knows of every kind of task: a row each, beside the action it belongs to. Adding a
// kind takes a name in TaskKind, a struct of its parameters with its row in a file of actions/, and
// that struct in the list of tasks.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "core/json_writer.h"
#include "core/message.h"
#include "core/move.h"
#include "games/skymines/moves.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

// As positions name it, and the most it can be; a parameter of at most 1 is a flag.
struct TaskParameter {
  std::string_view name;
  std::uint8_t most = 0;
};
inline constexpr std::uint8_t kMany = 99;  // more energy, points or spaces than any turn brings

// What may lie on a task of the pile, besides tasks that name its kind.
enum class Bears : std::uint8_t { nothing, rewards, actions_and_rewards };

// A task where it lies in the pile, for the checks of its row.
struct Lying {
  Look look;
  std::size_t at = 0;

  template <class Own>
  Own as() const {
    return look.state.tasks[at].as<Own>();
  }
  Task below() const { return at == 0 ? Task{} : look.state.tasks[at - 1]; }
  bool on(TaskKind kind) const { return below().kind == kind; }
  bool on_top() const { return at + 1 == look.state.tasks.size(); }
  TaskKind above() const { return on_top() ? TaskKind::none : look.state.tasks[at + 1].kind; }
};

struct TaskRow {
  std::string_view name;  // in positions and views
  std::array<TaskParameter, 3> parameters{};

  // A task that is carried out when it lies on top has this and none of the next eight.
  void (*carry_out)(Step) = nullptr;
  // Whether the top task asks; if not it has been carried out, or a part of it. Missing: always.
  bool (*asks)(Step) = nullptr;
  void (*offer)(const Look&, MoveList&) = nullptr;
  void (*answer)(Step, Move) = nullptr;
  Message (*prompt)(const Look&) = nullptr;
  Message (*describe)(const Look&, Move) = nullptr;
  // The reason why a move is not legal, if there is a particular one.
  std::optional<Message> (*refuse)(const Look&, Move) = nullptr;
  float (*prefer)(const Look&, Move) = nullptr;      // a bot's quick guess; missing: all are equal
  void (*show)(const Look&, JsonWriter&) = nullptr;  // members of the view's "pending"

  Bears bears = Bears::nothing;
  // Whether it can lie where it does in this position; the numbers are at most what they can be.
  // Missing: it never waits in a pile.
  bool (*fits)(const Lying&) = nullptr;
};

struct NoTask {
  static constexpr TaskKind kKind = TaskKind::none;
  static const TaskRow kRow;
};

// By kind.
extern const std::array<const TaskRow*, kTaskKinds> kTaskRows;
inline const TaskRow& row_of(TaskKind kind) { return *kTaskRows[static_cast<std::size_t>(kind)]; }

// What a decision is about; kind none where no task asks.
inline Task asked(const State& state) {
  return state.phase == Phase::action && !state.tasks.empty() ? state.tasks.back() : Task{};
}
// The draft and planning have a row without being tasks, and so has what asks nothing.
const TaskRow& row_outside_turns(Phase phase);
// The row of whatever is asked.
inline const TaskRow& row_asked(const State& state) {
  if (state.phase == Phase::action) return row_of(state.tasks.back().kind);
  return row_outside_turns(state.phase);
}

}  // namespace orrery::skymines
