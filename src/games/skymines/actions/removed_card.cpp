// Removing a hand card for coins or, with E2, for its action and a card of the removed pile.
#include "games/skymines/actions/bonus_effects.h"
#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/actions/energy.h"
#include "games/skymines/actions/field_scientist.h"
#include "games/skymines/actions/offer.h"
#include "games/skymines/actions/resources.h"
#include "games/skymines/actions/scientist.h"
#include "games/skymines/moves.h"

namespace orrery::skymines {
namespace {

bool can_recover(Look look) { return look.player().coins >= look.game.tables.removed_price; }

// SK-4.87, SK-4.100
bool is_removable(Look look, CardId card, Removal removal, bool carbon_only) {
  const CardType type = look.card(card).type;
  if (carbon_only) return type == CardType::carbon;
  return removal == Removal::coins || type != CardType::share || can_recover(look);
}

}  // namespace

Removal removal_of(const BonusSpace& print) {
  if (print.effect == SpaceEffect::remove_card) return Removal::coins;
  return print.action_and_purchase ? Removal::action_then_purchase : Removal::action_or_purchase;
}

bool has_removable(Look look, Removal removal, bool carbon_only) {
  for (const CardId card : look.player().hand)
    if (is_removable(look, card, removal, carbon_only)) return true;
  return false;
}

void offer_removals(Look look, MoveList& moves) {
  const Task task = look.task();
  for_each_class(look.game, look.player().hand, [&](CardId card) {
    if (is_removable(look, card, static_cast<Removal>(task.a), task.c != 0))
      moves.add(make_move(MoveKind::remove, card));
  });
}

void remove_card(Step step, CardId card) {
  const Task task = step.task();
  const auto removal = static_cast<Removal>(task.a);
  const unsigned coins = removal == Removal::coins ? step.card(card).cost + unsigned{task.b} : 0U;
  step.player().hand.remove(card);
  step.state.removed.add(card);
  tell(step.events, EventKind::removed_card, step.turn(), card, coins);
  step.pop();
  switch (removal) {
    case Removal::coins:
      step.player().coins = static_cast<std::uint16_t>(step.player().coins + coins);
      return;
    case Removal::action_or_purchase:
      return step.push(TaskKind::choose_effect, task.b, card);
    case Removal::action_then_purchase:
      step.push(TaskKind::removed_pile, 1);
      if (step.card(card).type != CardType::share) step.push(TaskKind::action_of_removed, card);
      return;
  }
}

void use_removed_card(Step step) {
  const CardId card = step.task().a;
  step.pop();
  switch (step.card(card).type) {
    case CardType::carbon:
    case CardType::minerals:
    case CardType::titanium:
      return use_removed_resource(step, card);
    case CardType::energy:
      return use_removed_energy(step, card);
    case CardType::scientist:
      return use_removed_scientist(step, card);
    case CardType::field:
      return gain_from_field(step, card);
    case CardType::share:
      return;
  }
}

void offer_removed_pile(Look look, MoveList& moves) {
  if (can_recover(look))
    for_each_class(look.game, look.state.removed,
                   [&](CardId card) { moves.add(make_move(MoveKind::recover, card)); });
  if (look.task().a != 0) moves.add(make_move(MoveKind::none));
}

void answer_removed_pile(Step step, Move move) {
  step.pop();
  if (static_cast<MoveKind>(move.kind) == MoveKind::none) return;
  const CardId card = move.args[0];
  pay_coins(step, step.game.tables.removed_price);
  step.state.removed.remove(card);
  step.player().hand.add(card);
  tell(step.events, EventKind::recovered_card, step.turn(), card);
}

}  // namespace orrery::skymines
