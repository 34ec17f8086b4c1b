// The turn around its action: the menu, turning down what was used, the end. Every main action has
// a row in its own file; the menu lists them.
#pragma once

#include "games/skymines/tasks.h"

namespace orrery::skymines {

struct Menu {
  static constexpr TaskKind kKind = TaskKind::menu;
  static const TaskRow kRow;
};
struct TurnFaceDown {
  static constexpr TaskKind kKind = TaskKind::turn_face_down;
  std::uint8_t slots = 0;  // bits
  std::uint8_t tiles = 0;  // bits
  static const TaskRow kRow;
};
// The moment after the action, before plans are placed.
struct EndAction {
  static constexpr TaskKind kKind = TaskKind::end_action;
  static const TaskRow kRow;
};
struct EndTurn {
  static constexpr TaskKind kKind = TaskKind::end_turn;
  static const TaskRow kRow;
};

// Puts what a turn begins with on the empty pile.
void begin_pile(State& state);

// A kind of move of the menu.
struct MainAction {
  MoveKind move{};
  void (*offer)(const Look&, MoveList&) = nullptr;
  void (*begin)(Step, Move) = nullptr;  // the menu lies on top
  Message (*describe)(const Look&, Move) = nullptr;
  std::optional<Message> (*refuse)(const Look&) = nullptr;
  float preference = 1;
};

// Whether the task lies where the action of a card begins.
bool begins_action(const Lying& task);
// Whether the task lies where the rewards of one source begin.
bool begins_rewards(const Lying& task);
// Whether what the task below turns down is all of one type, or its tile.
bool used(const Lying& task, CardType type, unsigned tile);
// The same for the one scientist in use.
bool used_scientist(const Lying& task);

}  // namespace orrery::skymines
