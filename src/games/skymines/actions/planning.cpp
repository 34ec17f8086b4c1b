#include "games/skymines/actions/planning.h"

#include <bit>
#include <utility>

#include "games/skymines/actions/offer.h"
#include "games/skymines/moves.h"
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

}  // namespace

void offer_tokens(const Player& player, MoveList& moves) {
  for (const std::uint8_t token : player.tokens)
    moves.add(make_move(MoveKind::token, static_cast<std::uint8_t>(token - 1U)));
}

void choose_token(Step step, Seat seat, unsigned token) {
  auto& tokens = step.player(seat).tokens;
  if (tokens[0] != token + 1U) std::swap(tokens[0], tokens[1]);
  tell_only(step.events, Audience::only(seat), EventKind::chose_token, seat, token);
  if (all_done(step, seat)) end_draft(step);
}

void offer_plans(const Game& game, const Player& player, MoveList& moves) {
  const unsigned free = free_slots(player);
  if (free != 0)
    for_each_class(game, player.hand, [&](CardId card) {
      if (game.tables.cards[card].type == CardType::share) return;  // SK-3.5
      if (!game.linked_slots) return moves.add(make_move(MoveKind::plan, card));
      for (unsigned rest = free; rest != 0; rest &= rest - 1U)
        moves.add(
            make_move(MoveKind::plan, card, static_cast<std::uint8_t>(std::countr_zero(rest) + 1)));
    });
  moves.add(make_move(MoveKind::planned));
}

void plan_card(Step step, Seat seat, Move move) {
  Player& player = step.player(seat);
  const CardId card = move.args[0];
  // SK-3.8: without linked slots the lowest free one.
  const unsigned slot = step.game.linked_slots
                            ? move.args[1] - 1U
                            : static_cast<unsigned>(std::countr_zero(free_slots(player)));
  player.hand.remove(card);
  player.slots[slot] = static_cast<std::uint8_t>(card + 1U);
  tell_only(step.events, Audience::only(seat), EventKind::planned_card, seat, card, slot);
}

void end_planning(Step step, Seat seat) {
  unsigned cards = 0;
  for (const std::uint8_t card : step.player(seat).slots) cards += card != 0 ? 1U : 0U;
  tell(step.events, EventKind::planned, seat, cards);
  if (all_done(step, seat)) begin_action_phase(step);
}

}  // namespace orrery::skymines
