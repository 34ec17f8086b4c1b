#include "games/skymines/actions/leave.h"

#include <algorithm>

#include "games/skymines/moves.h"

namespace orrery::skymines {
namespace {

// SK-4.99: in the last round everything goes to the hand.
void collect_all(Player& player) {
  for (std::uint8_t& card : player.slots) {
    if (card != 0) player.hand.add(static_cast<CardId>(card - 1U));
    card = 0;
  }
  for (auto& stack : player.rest) {
    for (const std::uint8_t card : stack) player.hand.add(card);
    stack.clear();
  }
  player.face_up = 0;
}

bool has_stack(const Player& player) {
  return std::ranges::any_of(player.rest, [](const auto& stack) { return !stack.empty(); });
}

}  // namespace

void leave(Step step) {
  Player& player = step.player();
  // Leaving is followed by no moment for claims: end_action goes too.
  step.state.tasks.clear();
  step.push(TaskKind::end_turn);
  step.push(TaskKind::finish_leaving);
  if (step.state.round == kRounds - 1) return collect_all(player);
  unsigned filled = 0;
  for (unsigned slot = 0; slot < kSlots; ++slot)
    if (player.slots[slot] != 0) filled |= 1U << slot;
  player.face_up = static_cast<std::uint8_t>(filled);
  step.push(TaskKind::rest_slot);
  step.push(TaskKind::rest_stack);
}

bool rest_stack_asks(Step step) {
  if (has_stack(step.player())) return true;
  step.pop();
  return false;
}

void offer_stacks(Look look, MoveList& moves) {
  for (std::uint8_t rest = 0; rest < kSlots; ++rest)
    if (!look.player().rest[rest].empty()) moves.add(make_move(MoveKind::take_stack, rest));
}

void take_stack(Step step, unsigned rest) {
  Player& player = step.player();
  auto& stack = player.rest[rest];
  tell(step.events, EventKind::took_stack, step.turn(), rest, stack.size());
  for (const std::uint8_t card : stack) player.hand.add(card);
  stack.clear();
  step.pop();
}

bool rest_slot_asks(Step step) {
  Task& task = step.task();
  while (task.a < kSlots && step.player().slots[task.a] == 0) ++task.a;
  if (task.a == kSlots) {
    step.pop();
    return false;
  }
  if (!step.game.linked_slots) return true;
  rest_card(step, task.a);  // SK-6.3
  return false;
}

// SK-9.2: empty rest slots are one alternative.
void offer_rest_slots(Look look, MoveList& moves) {
  const unsigned used = look.task().b;
  bool empty = false;
  for (std::uint8_t rest = 0; rest < kSlots; ++rest) {
    if ((used >> rest & 1U) != 0) continue;
    const bool is_empty = look.player().rest[rest].empty();
    if (!(is_empty && empty)) moves.add(make_move(MoveKind::rest, rest));
    empty = empty || is_empty;
  }
}

void rest_card(Step step, unsigned rest) {
  Player& player = step.player();
  Task& task = step.task();
  const auto card = static_cast<CardId>(player.slots[task.a] - 1U);
  player.rest[rest].push_back(card);
  player.slots[task.a] = 0;
  player.face_up = static_cast<std::uint8_t>(player.face_up & ~(1U << task.a));
  task.b = static_cast<std::uint8_t>(task.b | 1U << rest);
  tell(step.events, EventKind::rested, step.turn(), card, rest);
}

void finish_leaving(Step step) {
  Player& player = step.player();
  player.tiles = 0;  // SK-4.95
  player.tiles_up = 0;
  player.res_on = 0;
  player.left = 1;
  step.pop();
  tell(step.events, EventKind::left, step.turn());
}

}  // namespace orrery::skymines
