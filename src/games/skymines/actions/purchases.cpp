#include "games/skymines/actions/purchases.h"

#include "games/skymines/actions/resources.h"
#include "games/skymines/actions/track_moves.h"
#include "games/skymines/heuristics.h"
#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

// What both kinds of purchase come down to.
struct Purse {
  unsigned value;
  unsigned discount;
  bool may_decline;
};

Purse resources_of(const Look& look) {
  const auto task = look.task<GainCard>();
  return {.value = task.value, .discount = task.discount, .may_decline = task.must_gain == 0};
}

Purse coins_of(const Look& look) {
  const auto task = look.task<BuyCard>();
  return {.value = look.player().coins,
          .discount = task.discount,
          .may_decline = task.may_decline != 0};
}

void offer_cards(const Look& look, const Purse& purse, MoveList& moves) {
  for (std::uint8_t space = 0; space < kDisplay; ++space)
    if (look.state.display[space] != 0 &&
        total_cost(look.game, look.state, space, purse.discount) <= purse.value)
      moves.add(make_move(MoveKind::gain, space));
  if (purse.may_decline) moves.add(make_move(MoveKind::none));
}

Message describe_card(const Look& look, const Purse& purse, Move move, std::string_view what) {
  if (is(move, MoveKind::none)) return say("no_card");
  const unsigned space = move.args[0];
  const auto shown = static_cast<CardId>(look.state.display[space] - 1U);
  return say(what,
             join(card_arguments(look.game, shown),
                  {counted("space", space),
                   number("cost", total_cost(look.game, look.state, space, purse.discount))}));
}

std::optional<Message> refuse_card(const Look& look, const Purse& purse, Move move,
                                   std::string_view too_much) {
  const unsigned space = move.args[0];
  if (!is(move, MoveKind::gain) || space >= kDisplay) return std::nullopt;
  if (look.state.display[space] == 0) return no("empty_space", {counted("space", space)});
  return no(too_much, {number("cost", total_cost(look.game, look.state, space, purse.discount)),
                       number("value", purse.value)});
}

float prefer_card(const Look& look, const Purse& purse, Move move) {
  if (is(move, MoveKind::none)) return 0;
  const unsigned space = move.args[0];
  const auto card = static_cast<CardId>(look.state.display[space] - 1U);
  return card_preference(look.game, look.state, card) -
         1.2F * static_cast<float>(total_cost(look.game, look.state, space, purse.discount));
}

bool gain_card_asks(Step step) {
  const auto task = step.task<GainCard>();
  if (cheapest(step.game, step.state, task.discount) <= task.value) return true;
  step.replace(Units{.left = task.value});
  return false;
}

void answer_gain(Step step, Move move) {
  const auto task = step.task<GainCard>();
  unsigned left = task.value;
  if (is(move, MoveKind::gain)) {
    left -= total_cost(step.game, step.state, move.args[0], task.discount);
    take_from_display(step, move.args[0], 0);
  }
  step.replace(Units{.left = narrow(left)});
}

void answer_purchase(Step step, Move move) {
  const auto task = step.task<BuyCard>();
  step.pop();
  if (is(move, MoveKind::none)) return;
  const unsigned coins = total_cost(step.game, step.state, move.args[0], task.discount);
  pay_coins(step, coins);
  take_from_display(step, move.args[0], coins);
}

}  // namespace

// DP-06
constexpr TaskRow GainCard::kRow = {
    .name = "gain_card",
    .parameters = {{{"value", kMany}, {"must_gain", 1}, {"discount", kMany}}},
    .asks = gain_card_asks,
    .offer = [](const Look& look,
                MoveList& moves) { offer_cards(look, resources_of(look), moves); },
    .answer = answer_gain,
    .prompt =
        [](const Look& look) {
          const Purse purse = resources_of(look);
          return ask(purse.may_decline ? "gain_card" : "gain_card_now",
                     {number("value", purse.value)});
        },
    .describe = [](const Look& look,
                   Move move) { return describe_card(look, resources_of(look), move, "gain"); },
    .refuse = [](const Look& look,
                 Move move) { return refuse_card(look, resources_of(look), move, "too_costly"); },
    .prefer = [](const Look& look,
                 Move move) { return prefer_card(look, resources_of(look), move); },
    .fits =
        [](const Lying& task) {
          const auto own = task.as<GainCard>();
          return task.on_top() && is_paid_by_resources(task) &&
                 cheapest(task.look.game, task.look.state, own.discount) <= own.value;
        },
};

// DP-18
constexpr TaskRow BuyCard::kRow = {
    .name = "buy_card",
    .parameters = {{{"discount", kMany}, {"may_decline", 1}}},
    .offer = [](const Look& look, MoveList& moves) { offer_cards(look, coins_of(look), moves); },
    .answer = answer_purchase,
    .prompt =
        [](const Look& look) {
          const Purse purse = coins_of(look);
          return ask(purse.may_decline ? "may_buy_card" : "buy_card",
                     {number("coins", purse.value)});
        },
    .describe = [](const Look& look,
                   Move move) { return describe_card(look, coins_of(look), move, "buy"); },
    .refuse = [](const Look& look,
                 Move move) { return refuse_card(look, coins_of(look), move, "too_dear"); },
    .prefer = [](const Look& look, Move move) { return prefer_card(look, coins_of(look), move); },
    .bears = Bears::rewards,
    .fits = [](const Lying& task) { return task.on(TaskKind::end_action); },
};

}  // namespace orrery::skymines
