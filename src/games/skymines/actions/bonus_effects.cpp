#include "games/skymines/actions/bonus_effects.h"

#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/actions/purchases.h"
#include "games/skymines/actions/removed_card.h"
#include "games/skymines/actions/track_moves.h"
#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

const BonusSpace& tiers_of(const Look& look) {
  return space_at(look.game, look.state, look.task<ChooseTier>().space);
}

void offer_tiers(const Look& look, MoveList& moves) {
  const BonusSpace& print = tiers_of(look);
  const Totals sum = totals(look.game, look.state, look.seat);
  for (std::uint8_t tier = 0; tier < print.tier_count; ++tier)
    if (reaches(print.tiers[tier], print.measure, sum)) moves.add(make_move(MoveKind::tier, tier));
}

void choose_tier(Step step, Move move) {
  const BonusSpace& print = tiers_of(step);
  step.pop();
  gain(step, print.tiers[move.args[0]].reward);
}

Message describe_tier(const Look& look, Move move) {
  const BonusSpace& print = tiers_of(look);
  return say("tier", {counted("tier", move.args[0]),
                      {"reward", reward_messages(look.game, print.tiers[move.args[0]].reward)}});
}

const BonusSpace& effects_of(const Look& look) {
  return space_at(look.game, look.state, look.task<ChooseEffect>().space);
}

// Rewards, or with E2-1 the action of the removed card or a purchase; a share card has no action
// (SK-4.100).
void offer_effects(const Look& look, MoveList& moves) {
  const BonusSpace& print = effects_of(look);
  if (print.effect == SpaceEffect::choose_reward) {
    for (std::uint8_t effect = 0; effect < print.choices; ++effect)
      moves.add(make_move(MoveKind::effect, effect));
    return;
  }
  if (look.card(look.task<ChooseEffect>().card).type != CardType::share)
    moves.add(make_move(MoveKind::effect, 0));
  if (look.player().coins >= look.game.tables.removed_price)
    moves.add(make_move(MoveKind::effect, 1));
}

void choose_effect(Step step, Move move) {
  const BonusSpace& print = effects_of(step);
  const unsigned effect = move.args[0];
  if (print.effect == SpaceEffect::choose_reward) {
    step.pop();
    return gain(step, print.rewards[effect]);
  }
  if (effect == 0) return step.replace(ActionOfRemoved{.card = step.task<ChooseEffect>().card});
  step.replace(RemovedPile{});
}

Message describe_effect(const Look& look, Move move) {
  const BonusSpace& print = effects_of(look);
  const unsigned effect = move.args[0];
  if (print.effect == SpaceEffect::choose_reward)
    return say("effect", {{"reward", reward_messages(look.game, print.rewards[effect])}});
  if (effect == 0)
    return say("effect_action", card_arguments(look.game, look.task<ChooseEffect>().card));
  return say("effect_purchase", {number("coins", look.game.tables.removed_price)});
}

bool chooses_effect(const Lying& task) {
  const auto [space, card] = task.as<ChooseEffect>();
  return task.on(TaskKind::end_action) &&
         (stands_on(task.look, space, SpaceEffect::use_removed)
              ? task.look.state.removed.has(card)
              : stands_on(task.look, space, SpaceEffect::choose_reward) && card == 0);
}

}  // namespace

bool reaches(const Tier& tier, CardType type, const Totals& sum) {
  return sum.of(type) >= tier.need && sum.research() >= tier.research_need;
}

bool stands_on(const Look& look, unsigned space, SpaceEffect effect) {
  return look.state.marker_on[space] == look.state.turn + 1 &&
         space_at(look.game, look.state, space).effect == effect;
}

void begin_effect(Step step, std::uint8_t space, const BonusSpace& print) {
  switch (print.effect) {
    case SpaceEffect::none:
      return;
    case SpaceEffect::majority:
      return step.push(ChooseTier{.space = space});
    case SpaceEffect::first_player:  // SK-3.16: from the next round on
      step.state.first_marker = step.state.turn;
      return tell(step.events, EventKind::took_first, step.turn());
    case SpaceEffect::buy:
      return step.push(BuyCard{.discount = print.discount, .may_decline = print.optional});
    case SpaceEffect::remove_card:
    case SpaceEffect::use_removed:
      return step.push(RemoveCard{.space = space});
    case SpaceEffect::tile:
      return tell(step.events, EventKind::reserved_tile, step.turn(), print.tile);
    case SpaceEffect::choose_reward:
      return step.push(ChooseEffect{.space = space});
    case SpaceEffect::other_tracks: {
      const unsigned own = (space - kBoardSpaces) / 2U;
      return step.push(OtherTracks{.space = space, .closed = narrow(1U << own)});
    }
  }
}

// DP-17
constexpr TaskRow ChooseTier::kRow = {
    .name = "tier",
    .parameters = {{{"space", kBonusSpaces - 1}}},
    .offer = offer_tiers,
    .answer = choose_tier,
    .prompt =
        [](const Look& look) {
          return ask("tier", {{"space", space_term(look.game, look.task<ChooseTier>().space)}});
        },
    .describe = describe_tier,
    .prefer = [](const Look& /*look*/, Move move) { return static_cast<float>(move.args[0]); },
    .bears = Bears::rewards,
    .fits =
        [](const Lying& task) {
          return task.on(TaskKind::end_action) &&
                 stands_on(task.look, task.as<ChooseTier>().space, SpaceEffect::majority);
        },
};

// DP-20
constexpr TaskRow ChooseEffect::kRow = {
    .name = "choose_effect",
    .parameters = {{{"space", kBonusSpaces - 1}, {"card", kCards - 1}}},
    .offer = offer_effects,
    .answer = choose_effect,
    .prompt =
        [](const Look& look) {
          return ask("effect", {{"space", space_term(look.game, look.task<ChooseEffect>().space)}});
        },
    .describe = describe_effect,
    .prefer = [](const Look& /*look*/, Move move) { return -static_cast<float>(move.args[0]); },
    .bears = Bears::rewards,
    .fits = chooses_effect,
};

}  // namespace orrery::skymines
