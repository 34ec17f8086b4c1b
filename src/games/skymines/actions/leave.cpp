#include "games/skymines/actions/leave.h"

#include <algorithm>
#include <bit>

#include "games/skymines/heuristics.h"
#include "games/skymines/sentences.h"

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

void leave(Step step, Move /*move*/) {
  Player& player = step.player();
  // Leaving is followed by no moment for claims: end_action goes too.
  step.state.tasks.clear();
  step.push(EndTurn{});
  step.push(FinishLeaving{});
  if (step.state.round == kRounds - 1) return collect_all(player);
  player.face_up = narrow(filled_slots(player));
  step.push(RestSlot{});
  step.push(RestStack{});
}

bool rest_stack_asks(Step step) {
  if (has_stack(step.player())) return true;
  step.pop();
  return false;
}

void offer_stacks(const Look& look, MoveList& moves) {
  for (std::uint8_t rest = 0; rest < kSlots; ++rest)
    if (!look.player().rest[rest].empty()) moves.add(make_move(MoveKind::take_stack, rest));
}

void take_stack(Step step, Move move) {
  Player& player = step.player();
  auto& stack = player.rest[move.args[0]];
  tell(step.events, EventKind::took_stack, step.turn(), move.args[0], stack.size());
  for (const std::uint8_t card : stack) player.hand.add(card);
  stack.clear();
  step.pop();
}

Message describe_stack(const Look& look, Move move) {
  std::vector<Message> cards;
  for (const std::uint8_t resting : look.player().rest[move.args[0]])
    cards.push_back(one_card(look.game, resting));
  return say("take_stack", {counted("slot", move.args[0]), {"cards", std::move(cards)}});
}

float prefer_stack(const Look& look, Move move) {
  float worth = 0;
  for (const std::uint8_t card : look.player().rest[move.args[0]]) worth += use_of(look.card(card));
  return worth;
}

void rest_card(Step step, unsigned rest) {
  Player& player = step.player();
  const auto [slot, used] = step.task<RestSlot>();
  const auto card = static_cast<CardId>(player.slots[slot] - 1U);
  player.rest[rest].push_back(card);
  player.slots[slot] = 0;
  player.face_up = narrow(player.face_up & ~(1U << slot));
  step.replace(RestSlot{.slot = slot, .used = narrow(used | 1U << rest)});
  tell(step.events, EventKind::rested, step.turn(), card, rest);
}

// Goes on to the next card.
bool rest_slot_asks(Step step) {
  auto task = step.task<RestSlot>();
  while (task.slot < kSlots && step.player().slots[task.slot] == 0) ++task.slot;
  if (task.slot == kSlots) {
    step.pop();
    return false;
  }
  step.replace(task);
  if (!step.game.linked_slots) return true;
  rest_card(step, task.slot);  // SK-6.3
  return false;
}

// SK-9.2: empty rest slots are one alternative.
void offer_rest_slots(const Look& look, MoveList& moves) {
  const unsigned used = look.task<RestSlot>().used;
  bool empty = false;
  for (std::uint8_t rest = 0; rest < kSlots; ++rest) {
    if ((used >> rest & 1U) != 0) continue;
    const bool is_empty = look.player().rest[rest].empty();
    if (!(is_empty && empty)) moves.add(make_move(MoveKind::rest, rest));
    empty = empty || is_empty;
  }
}

Message ask_for_rest_slot(const Look& look) {
  const std::uint8_t card = look.player().slots[look.task<RestSlot>().slot];
  return ask("rest_slot", card_arguments(look.game, static_cast<CardId>(card - 1U)));
}

std::int64_t resting(const Look& look, Move move) {
  return static_cast<std::int64_t>(look.player().rest[move.args[0]].size());
}

// SK-4.96
bool rests_cards(const Lying& task) {
  const Look& look = task.look;
  const Player& player = look.player();
  const unsigned filled = filled_slots(player);
  if (!task.on(TaskKind::finish_leaving) || look.state.round == kRounds - 1 ||
      player.face_up != filled)
    return false;
  if (!task.on_top()) return true;
  // A stack that takes a card is not empty, and no card is left below the one asked for.
  unsigned stacks = 0;
  for (unsigned rest = 0; rest < kSlots; ++rest)
    if (!player.rest[rest].empty()) stacks |= 1U << rest;
  const auto [slot, used] = task.as<RestSlot>();
  return !look.game.linked_slots && filled != 0 &&
         slot == static_cast<unsigned>(std::countr_zero(filled)) && (used & ~stacks) == 0 &&
         std::popcount(used) <= static_cast<int>(slot);
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

}  // namespace

constexpr MainAction kLeave = {
    .move = MoveKind::leave,
    .offer = [](const Look& /*look*/, MoveList& moves) { moves.add(make_move(MoveKind::leave)); },
    .begin = leave,
    .describe = [](const Look& /*look*/, Move /*move*/) { return say("leave"); },
    .preference = kNever,
};

// DP-26
constexpr TaskRow RestStack::kRow = {
    .name = "rest_stack",
    .asks = rest_stack_asks,
    .offer = offer_stacks,
    .answer = take_stack,
    .prompt = [](const Look& /*look*/) { return ask("rest_stack"); },
    .describe = describe_stack,
    .prefer = prefer_stack,
    .fits = [](const Lying& task) { return task.on_top() && task.below() == Task::of(RestSlot{}); },
};

// DP-27
constexpr TaskRow RestSlot::kRow = {
    .name = "rest_slot",
    .parameters = {{{"slot", kSlots - 1}, {"used", (1U << kSlots) - 1U}}},
    .asks = rest_slot_asks,
    .offer = offer_rest_slots,
    .answer = [](Step step, Move move) { rest_card(step, move.args[0]); },
    .prompt = ask_for_rest_slot,
    .describe =
        [](const Look& look, Move move) {
          return say("rest", {counted("slot", move.args[0]), number("n", resting(look, move))});
        },
    .prefer = [](const Look& look, Move move) { return static_cast<float>(resting(look, move)); },
    .fits = rests_cards,
};

constexpr TaskRow FinishLeaving::kRow = {
    .name = "finish_leaving",
    .carry_out = finish_leaving,
    .fits =
        [](const Lying& task) {
          return task.on(TaskKind::end_turn) && task.look.state.gained.empty();
        },
};

}  // namespace orrery::skymines
