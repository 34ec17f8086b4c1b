#include "games/skymines/actions/planning.h"

#include <bit>
#include <utility>

#include "games/skymines/actions/offer.h"
#include "games/skymines/heuristics.h"
#include "games/skymines/sentences.h"
#include "games/skymines/setup.h"

namespace orrery::skymines {
namespace {

unsigned free_slots(const Player& player) {
  unsigned free = player.open_slots;
  for (unsigned slot = 0; slot < kSlots; ++slot)
    if (player.slots[slot] != 0) free &= ~(1U << slot);
  return free;
}

// The one who is done; true once all are.
bool all_done(Step step, Seat seat) {
  step.player(seat).planned = 1;
  for (int i = 0; i < step.game.players; ++i)
    if (step.player(seat_at(i)).planned == 0) return false;
  return true;
}

void offer_tokens(const Look& look, MoveList& moves) {
  for (const std::uint8_t token : look.player().tokens)
    moves.add(make_move(MoveKind::token, narrow(token - 1U)));
}

Message describe_token(const Look& look, Move move) {
  const StartToken& print = look.game.tables.tokens[move.args[0]];
  const int seat = orrery::index(look.seat);
  const int order = (seat + look.game.players - look.state.first) % look.game.players;  // SK-2.14
  std::vector<Message> rest;
  for (const std::uint8_t own : print.rest)
    rest.push_back(one_card(look.game, start_card(own == kStartCards ? order : seat, own)));
  return say(
      "token",
      join(plan_arguments(look.game, static_cast<PlanCode>(kFirstToken + move.args[0])),
           {{"cards", std::move(rest)}, {"bonus", reward_messages(look.game, print.bonus)}}));
}

void offer_plans(const Look& look, MoveList& moves) {
  const Game& game = look.game;
  const unsigned free = free_slots(look.player());
  if (free != 0)
    for_each_class(game, look.player().hand, [&](CardId card) {
      if (game.tables.cards[card].type == CardType::share) return;  // SK-3.5
      if (!game.linked_slots) return moves.add(make_move(MoveKind::plan, card));
      for (unsigned rest = free; rest != 0; rest &= rest - 1U)
        moves.add(
            make_move(MoveKind::plan, card, static_cast<std::uint8_t>(std::countr_zero(rest) + 1)));
    });
  moves.add(make_move(MoveKind::planned));
}

Message ask_for_plan(const Look& look) {
  return ask("plan", {counted("round", look.state.round),
                      number("free", std::popcount(free_slots(look.player())))});
}

Message describe_plan(const Look& look, Move move) {
  if (is(move, MoveKind::planned)) return say("planned");
  Arguments card = card_arguments(look.game, move.args[0]);
  if (move.args[1] == 0) return say("plan", std::move(card));
  return say("plan_in_slot", join(std::move(card), {number("slot", move.args[1])}));
}

std::optional<Message> refuse_plan(const Look& look, Move move) {
  const CardId card = move.args[0];
  if (!is(move, MoveKind::plan) || card >= kCards) return std::nullopt;
  if (!look.player().hand.has(card)) return no("not_held", card_arguments(look.game, card));
  if (look.card(card).type == CardType::share) return no("share_card");
  return std::nullopt;
}

float prefer_plan(const Look& look, Move move) {
  return is(move, MoveKind::planned) ? 0 : 1.0F + use_of(look.card(move.args[0]));
}

void plan_card(Step step, Seat seat, Move move) {
  Player& player = step.player(seat);
  const CardId card = move.args[0];
  // SK-3.8: without linked slots the lowest free one.
  const unsigned slot = step.game.linked_slots
                            ? move.args[1] - 1U
                            : static_cast<unsigned>(std::countr_zero(free_slots(player)));
  player.hand.remove(card);
  player.slots[slot] = narrow(card + 1U);
  tell_only(step.events, Audience::only(seat), EventKind::planned_card, seat, card, slot);
}

void end_planning(Step step, Seat seat) {
  unsigned cards = 0;
  for (const std::uint8_t card : step.player(seat).slots) cards += card != 0 ? 1U : 0U;
  tell(step.events, EventKind::planned, seat, cards);
  if (all_done(step, seat)) begin_action_phase(step);
}

}  // namespace

void choose_token(Step step, Seat seat, Move move) {
  const unsigned token = move.args[0];
  auto& tokens = step.player(seat).tokens;
  if (tokens[0] != token + 1U) std::swap(tokens[0], tokens[1]);
  tell_only(step.events, Audience::only(seat), EventKind::chose_token, seat, token);
  if (all_done(step, seat)) end_draft(step);
}

void answer_planning(Step step, Seat seat, Move move) {
  if (is(move, MoveKind::planned)) return end_planning(step, seat);
  plan_card(step, seat, move);
}

// DP-01
constexpr TaskRow kDraft = {
    .name = "draft",
    .offer = offer_tokens,
    .prompt = [](const Look& /*look*/) { return ask("token"); },
    .describe = describe_token,
};

// DP-02
constexpr TaskRow kPlanning = {
    .name = "planning",
    .offer = offer_plans,
    .prompt = ask_for_plan,
    .describe = describe_plan,
    .refuse = refuse_plan,
    .prefer = prefer_plan,
};

}  // namespace orrery::skymines
