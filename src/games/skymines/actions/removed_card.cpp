#include "games/skymines/actions/removed_card.h"

#include "games/skymines/actions/bonus_effects.h"
#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/actions/energy.h"
#include "games/skymines/actions/field_scientist.h"
#include "games/skymines/actions/offer.h"
#include "games/skymines/actions/resources.h"
#include "games/skymines/actions/scientist.h"
#include "games/skymines/heuristics.h"
#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

const BonusSpace& space_of(const Look& look) {
  return space_at(look.game, look.state, look.task<RemoveCard>().space);
}

bool is_sold(const BonusSpace& print) { return print.effect == SpaceEffect::remove_card; }

bool can_recover(const Look& look) { return look.player().coins >= look.game.tables.removed_price; }

// SK-4.87, SK-4.100
bool is_removable(const Look& look, const BonusSpace& print, CardId card) {
  const CardType type = look.card(card).type;
  if (print.carbon_only) return type == CardType::carbon;
  return is_sold(print) || type != CardType::share || can_recover(look);
}

void offer_removals(const Look& look, MoveList& moves) {
  const BonusSpace& print = space_of(look);
  for_each_class(look.game, look.player().hand, [&](CardId card) {
    if (is_removable(look, print, card)) moves.add(make_move(MoveKind::remove, card));
  });
}

void remove_card(Step step, Move move) {
  const CardId card = move.args[0];
  const std::uint8_t space = step.task<RemoveCard>().space;
  const BonusSpace& print = space_of(step);
  const unsigned coins = is_sold(print) ? step.card(card).cost + unsigned{print.plus} : 0U;
  Player& player = step.player();
  player.hand.remove(card);
  step.state.removed.add(card);
  tell(step.events, EventKind::removed_card, step.turn(), card, coins);
  player.coins = static_cast<std::uint16_t>(player.coins + coins);
  if (is_sold(print)) return step.pop();
  if (!print.action_and_purchase) return step.replace(ChooseEffect{.space = space, .card = card});
  step.replace(RemovedPile{.may_decline = 1});
  if (step.card(card).type != CardType::share) step.push(ActionOfRemoved{.card = card});
}

Message describe_removal(const Look& look, Move move) {
  const BonusSpace& print = space_of(look);
  Arguments card = card_arguments(look.game, move.args[0]);
  if (!is_sold(print)) return say("remove", std::move(card));
  return say("sell",
             join(std::move(card), {number("coins", look.card(move.args[0]).cost + print.plus)}));
}

float prefer_removal(const Look& look, Move move) {
  return static_cast<float>(look.card(move.args[0]).cost) -
         card_preference(look.game, look.state, move.args[0]);
}

bool removes_card(const Lying& task) {
  const unsigned space = task.as<RemoveCard>().space;
  return task.on(TaskKind::end_action) && (stands_on(task.look, space, SpaceEffect::remove_card) ||
                                           stands_on(task.look, space, SpaceEffect::use_removed));
}

// SK-4.91
void use_removed_card(Step step) {
  const CardId card = step.task<ActionOfRemoved>().card;
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

void offer_removed_pile(const Look& look, MoveList& moves) {
  if (can_recover(look))
    for_each_class(look.game, look.state.removed,
                   [&](CardId card) { moves.add(make_move(MoveKind::recover, card)); });
  if (look.task<RemovedPile>().may_decline != 0) moves.add(make_move(MoveKind::none));
}

void answer_removed_pile(Step step, Move move) {
  step.pop();
  if (is(move, MoveKind::none)) return;
  const CardId card = move.args[0];
  pay_coins(step, step.game.tables.removed_price);
  step.state.removed.remove(card);
  step.player().hand.add(card);
  tell(step.events, EventKind::recovered_card, step.turn(), card);
}

float prefer_recovery(const Look& look, Move move) {
  if (is(move, MoveKind::none)) return 0;
  return card_preference(look.game, look.state, move.args[0]) -
         static_cast<float>(look.game.tables.removed_price);
}

}  // namespace

bool has_removable(const Look& look, const BonusSpace& print) {
  for (const CardId card : look.player().hand)
    if (is_removable(look, print, card)) return true;
  return false;
}

// DP-19
constexpr TaskRow RemoveCard::kRow = {
    .name = "remove_card",
    .parameters = {{{"space", kBonusSpaces - 1}}},
    .offer = offer_removals,
    .answer = remove_card,
    .prompt =
        [](const Look& look) { return ask(is_sold(space_of(look)) ? "sell_card" : "remove_card"); },
    .describe = describe_removal,
    .prefer = prefer_removal,
    .bears = Bears::rewards,
    .fits = removes_card,
};

// DP-23
constexpr TaskRow RemovedPile::kRow = {
    .name = "removed_pile",
    .parameters = {{{"may_decline", 1}}},
    .offer = offer_removed_pile,
    .answer = answer_removed_pile,
    .prompt =
        [](const Look& look) {
          return ask("removed_pile", {number("coins", look.game.tables.removed_price)});
        },
    .describe =
        [](const Look& look, Move move) {
          if (is(move, MoveKind::none)) return say("no_card");
          return say("recover", card_arguments(look.game, move.args[0]));
        },
    .prefer = prefer_recovery,
    .bears = Bears::actions_and_rewards,
    .fits =
        [](const Lying& task) {
          return task.on(TaskKind::end_action) &&
                 (task.on_top() || task.as<RemovedPile>().may_decline != 0);
        },
};

constexpr TaskRow ActionOfRemoved::kRow = {
    .name = "action_of_removed",
    .parameters = {{{"card", kCards - 1}}},
    .carry_out = use_removed_card,
};

}  // namespace orrery::skymines
