#include "games/skymines/actions/resources.h"

#include <algorithm>
#include <array>
#include <bit>

#include "games/skymines/actions/offer.h"
#include "games/skymines/actions/purchases.h"
#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

// A face-up resource card that may be used.
struct Usable {
  CardId card = 0;
  std::uint8_t slot = 0;
  std::uint8_t type = 0;
  std::uint8_t value = 0;
  std::uint8_t equals = 0;  // bits: usable cards before this one that are equal to it
};

using UsableCards = FixedVector<Usable, kSlots>;

// In ascending order of cards; `type` is a resource or kMixed for all three.
UsableCards usable_cards(const Look& look, unsigned type) {
  const Player& player = look.player();
  UsableCards cards;
  for (const CardId id : cards_in(player, player.face_up)) {
    const Card& card = look.card(id);
    if (!is_resource(card.type) || (type != kMixed && index(card.type) != type)) continue;
    const unsigned slot = slot_of(player, id);
    const bool tile = player.res_on == slot + 1U;
    unsigned equals = 0;
    for (unsigned i = 0; i < cards.size(); ++i) {
      const bool other_tile = player.res_on == cards[i].slot + 1U;
      if (!tile && !other_tile && look.card(cards[i].card).same == card.same) equals |= 1U << i;
    }
    cards.push_back({
        .card = id,
        .slot = static_cast<std::uint8_t>(slot),
        .type = index(card.type),
        .value = static_cast<std::uint8_t>(card_value(look.game, look.state, look.seat, slot)),
        .equals = static_cast<std::uint8_t>(equals),
    });
  }
  return cards;
}

struct Chosen {
  unsigned value = 0;
  unsigned types = 0;  // bits
  bool lowest = true;  // of equal cards the lowest ones (SK-9.2)
};

Chosen chosen(const UsableCards& cards, unsigned subset) {
  Chosen sum;
  for (unsigned rest = subset; rest != 0; rest &= rest - 1U) {
    const Usable card = cards[static_cast<std::size_t>(std::countr_zero(rest))];
    sum.value += card.value;
    sum.types |= 1U << card.type;
    sum.lowest = sum.lowest && (card.equals & ~subset) == 0;
  }
  return sum;
}

Move set_move(const UsableCards& cards, unsigned subset) {
  Move move = make_move(MoveKind::with_cards);
  std::size_t arg = 0;
  for (unsigned rest = subset; rest != 0; rest &= rest - 1U)
    move.args[arg++] = static_cast<std::uint8_t>(
        cards[static_cast<std::size_t>(std::countr_zero(rest))].card + 1U);
  return move;
}

// SK-4.8: what the types used (bits) are worth in a purchase.
unsigned discount_for(const Permanent& bonus, unsigned types) {
  unsigned discount = bonus.discount_any;
  if (types == 1U << index(CardType::minerals)) discount += bonus.discount_minerals;
  if (types == 1U << index(CardType::titanium)) discount += bonus.discount_titanium;
  return discount;
}

// SK-4.9: at least two types, and a card must be gained.
bool mix_serves(const Chosen& sum, unsigned price) {
  return std::popcount(sum.types) >= 2 && sum.value >= price;
}

unsigned mix_price(const Look& look) {
  const Permanent bonus = permanent(look.game, look.state, look.seat);
  return cheapest(look.game, look.state, bonus.discount_any);
}

// Taking all cards serves if any choice does.
bool can_mix(const Look& look) {
  if (!permanent(look.game, look.state, look.seat).mix) return false;
  const UsableCards cards = usable_cards(look, kMixed);
  return mix_serves(chosen(cards, (1U << cards.size()) - 1U), mix_price(look));
}

// --- the RES tile
// ---------------------------------------------------------------------------------

unsigned face_up_resources(const Look& look) {
  unsigned slots = 0;
  for (unsigned type = 0; type < kResources; ++type)
    slots |= face_up_of(look.game, look.player(), static_cast<CardType>(type));
  return slots;
}

bool can_place_res(const Look& look) {
  const Player& player = look.player();
  return (player.tiles_up >> kTileRes & 1U) != 0 && player.res_on == 0 &&
         face_up_resources(look) != 0;
}

void offer_res_targets(const Look& look, MoveList& moves) {
  for_each_class(look.game, cards_in(look.player(), face_up_resources(look)),
                 [&](CardId card) { moves.add(make_move(MoveKind::on_card, card)); });
}

void put_res_on(Step step, Move move) {
  const CardId card = move.args[0];
  step.pop();
  step.player().res_on = narrow(slot_of(step.player(), card) + 1U);
  tell(step.events, EventKind::placed_res, step.turn(), card);
}

// --- the cards to use
// -----------------------------------------------------------------------------

void offer_resources(const Look& look, MoveList& moves) {
  const Player& player = look.player();
  unsigned types = 0;
  for (unsigned slot = 0; slot < kSlots; ++slot)
    if ((player.face_up >> slot & 1U) != 0)
      types |= 1U << index(look.card(static_cast<CardId>(player.slots[slot] - 1U)).type);
  for (std::uint8_t type = 0; type < kResources; ++type)
    if ((types >> type & 1U) != 0) moves.add(make_move(MoveKind::use_resource, type));
  if (can_mix(look)) moves.add(make_move(MoveKind::use_resource, kMixed));
}

Message describe_resource(const Look& look, Move move) {
  const unsigned type = move.args[0];
  if (type == kMixed) return say("use_mixed");
  return say("use_resource",
             {{"type", type_term(static_cast<CardType>(type))},
              number("value", totals(look.game, look.state, look.seat).resource[type])});
}

void offer_card_sets(const Look& look, MoveList& moves) {
  const unsigned type = look.task<ResourceCards>().type;
  const UsableCards cards = usable_cards(look, type);
  const unsigned price = type == kMixed ? mix_price(look) : 0;
  for (unsigned subset = 1; subset < 1U << cards.size(); ++subset) {
    const Chosen sum = chosen(cards, subset);
    if (sum.lowest && (type != kMixed || mix_serves(sum, price)))
      moves.add(set_move(cards, subset));
  }
}

void use_cards(Step step, Move move) {
  Player& player = step.player();
  const bool must_gain = step.task<ResourceCards>().type == kMixed;
  unsigned slots = 0;
  unsigned value = 0;
  unsigned types = 0;
  for (std::size_t i = 0; i < kSlots && move.args[i] != 0; ++i) {
    const auto card = static_cast<CardId>(move.args[i] - 1U);
    const unsigned slot = slot_of(player, card);
    slots |= 1U << slot;
    types |= 1U << index(step.card(card).type);
    value += card_value(step.game, step.state, step.turn(), slot);
  }
  tell(step.events, EventKind::used_cards, step.turn(), move.args[0], move.args[1], move.args[2],
       move.args[3], move.args[4]);
  const bool tile = player.res_on != 0 && (slots >> (player.res_on - 1U) & 1U) != 0;
  const Permanent bonus = permanent(step.game, step.state, step.turn());
  step.replace(TurnFaceDown{.slots = narrow(slots), .tiles = narrow(tile ? 1U << kTileRes : 0U)});
  step.push(GainCard{.value = narrow(value),
                     .must_gain = must_gain,
                     .discount = narrow(discount_for(bonus, types))});
}

Message ask_for_cards(const Look& look) {
  const unsigned type = look.task<ResourceCards>().type;
  if (type == kMixed) return ask("mixed_cards");
  return ask("resource_cards", {{"type", type_term(static_cast<CardType>(type))}});
}

// What a move's cards are worth together.
unsigned value_of(const Look& look, Move move) {
  unsigned value = 0;
  for (unsigned i = 0; i < kSlots && move.args[i] != 0; ++i)
    value += card_value(look.game, look.state, look.seat,
                        slot_of(look.player(), static_cast<CardId>(move.args[i] - 1U)));
  return value;
}

Message describe_cards(const Look& look, Move move) {
  std::vector<Message> cards;
  for (unsigned i = 0; i < kSlots && move.args[i] != 0; ++i)
    cards.push_back(one_card(look.game, move.args[i] - 1U));
  return say("with_cards", {{"cards", std::move(cards)}, number("value", value_of(look, move))});
}

}  // namespace

void use_removed_resource(Step step, CardId card) {
  const Permanent bonus = permanent(step.game, step.state, step.turn());
  const CardType type = step.card(card).type;
  const unsigned value =
      step.card(card).value + (type == CardType::titanium ? bonus.titanium_plus : 0U);
  step.push(
      GainCard{.value = narrow(value), .discount = narrow(discount_for(bonus, 1U << index(type)))});
}

bool is_paid_by_resources(const Lying& task) {
  if (!begins_action(task)) return false;
  if (!task.on(TaskKind::turn_face_down)) return true;
  const auto down = task.below().as<TurnFaceDown>();
  const Player& player = task.look.player();
  for (const CardId card : cards_in(player, down.slots))
    if (!is_resource(task.look.card(card).type)) return false;
  const bool tile = player.res_on != 0 && (down.slots >> (player.res_on - 1U) & 1U) != 0;
  return down.slots != 0 && down.tiles == (tile ? 1U << kTileRes : 0U);
}

constexpr MainAction kPlaceRes = {
    .move = MoveKind::place_res,
    .offer =
        [](const Look& look, MoveList& moves) {
          if (can_place_res(look)) moves.add(make_move(MoveKind::place_res));
        },
    .begin = [](Step step, Move /*move*/) { step.push(ResTarget{}); },
    .describe = [](const Look& /*look*/, Move /*move*/) { return say("place_res"); },
    .refuse = [](const Look& /*look*/) { return std::optional(no("res_tile")); },
    .preference = 5,
};

constexpr MainAction kUseResource = {
    .move = MoveKind::use_resource,
    .offer = offer_resources,
    .begin = [](Step step, Move move) { step.replace(ResourceCards{.type = move.args[0]}); },
    .describe = describe_resource,
    .refuse = [](const Look& /*look*/) { return std::optional(no("resource")); },
};

// DP-04
constexpr TaskRow ResTarget::kRow = {
    .name = "res_target",
    .offer = offer_res_targets,
    .answer = put_res_on,
    .prompt = [](const Look& /*look*/) { return ask("res_target"); },
    .describe = [](const Look& look,
                   Move move) { return say("on_card", card_arguments(look.game, move.args[0])); },
    .fits =
        [](const Lying& task) {
          return task.on(TaskKind::menu) && task.on_top() && can_place_res(task.look);
        },
};

// DP-05
constexpr TaskRow ResourceCards::kRow = {
    .name = "resource_cards",
    .parameters = {{{"type", kMixed}}},
    .offer = offer_card_sets,
    .answer = use_cards,
    .prompt = ask_for_cards,
    .describe = describe_cards,
    .prefer = [](const Look& look, Move move) { return static_cast<float>(value_of(look, move)); },
    .fits =
        [](const Lying& task) {
          return task.on(TaskKind::end_action) && task.on_top() && task.look.state.gained.empty();
        },
};

}  // namespace orrery::skymines
