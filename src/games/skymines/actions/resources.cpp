#include "games/skymines/actions/resources.h"

#include <algorithm>
#include <array>
#include <bit>

#include "games/skymines/actions/offer.h"
#include "games/skymines/moves.h"

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
UsableCards usable_cards(Look look, unsigned type) {
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
        .value = static_cast<std::uint8_t>(card_value(look.game, look.state, look.turn(), slot)),
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

unsigned mix_price(Look look) {
  const Permanent bonus = permanent(look.game, look.state, look.turn());
  return cheapest(look.game, look.state, bonus.discount_any);
}

// Taking all cards serves if any choice does.
bool can_mix(Look look) {
  if (!permanent(look.game, look.state, look.turn()).mix) return false;
  const UsableCards cards = usable_cards(look, kMixed);
  return mix_serves(chosen(cards, (1U << cards.size()) - 1U), mix_price(look));
}

bool can_step(Look look, unsigned company, bool& free) {
  if (at_track_end(look.game, look.state, look.turn(), company)) return false;
  const unsigned toll = barrier_ahead(look.game, look.state, look.turn(), company);
  free = free || toll == 0;
  return toll <= look.player().coins;
}

}  // namespace

void offer_resources(Look look, MoveList& moves) {
  const Player& player = look.player();
  unsigned types = 0;
  for (unsigned slot = 0; slot < kSlots; ++slot)
    if ((player.face_up >> slot & 1U) != 0)
      types |= 1U << index(look.card(static_cast<CardId>(player.slots[slot] - 1U)).type);
  for (std::uint8_t type = 0; type < kResources; ++type)
    if ((types >> type & 1U) != 0) moves.add(make_move(MoveKind::use_resource, type));
  if (can_mix(look)) moves.add(make_move(MoveKind::use_resource, kMixed));
}

void use_resource(Step step, unsigned type) {
  step.pop();
  step.push(TaskKind::resource_cards, type);
}

bool can_place_res(Look look) {
  const Player& player = look.player();
  if ((player.tiles_up >> kTileRes & 1U) == 0 || player.res_on != 0) return false;
  for (unsigned slot = 0; slot < kSlots; ++slot)
    if ((player.face_up >> slot & 1U) != 0 &&
        is_resource(look.card(static_cast<CardId>(player.slots[slot] - 1U)).type))
      return true;
  return false;
}

void offer_res_targets(Look look, MoveList& moves) {
  const Player& player = look.player();
  unsigned slots = 0;
  for (unsigned type = 0; type < kResources; ++type)
    slots |= face_up_of(look.game, player, static_cast<CardType>(type));
  for_each_class(look.game, cards_in(player, slots),
                 [&](CardId card) { moves.add(make_move(MoveKind::on_card, card)); });
}

void put_res_on(Step step, CardId card) {
  step.pop();
  step.player().res_on = static_cast<std::uint8_t>(slot_of(step.player(), card) + 1U);
  tell(step.events, EventKind::placed_res, step.turn(), card);
}

void offer_card_sets(Look look, MoveList& moves) {
  const unsigned type = look.task().a;
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
  const unsigned must_gain = step.task().a == kMixed ? 1U : 0U;
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
  step.pop();
  step.push(TaskKind::turn_face_down, slots, tile ? 1U << kTileRes : 0U);
  step.push(TaskKind::gain_card, value, must_gain, discount_for(bonus, types));
}

void use_removed_resource(Step step, CardId card) {
  const Permanent bonus = permanent(step.game, step.state, step.turn());
  const CardType type = step.card(card).type;
  const unsigned value =
      step.card(card).value + (type == CardType::titanium ? bonus.titanium_plus : 0U);
  step.push(TaskKind::gain_card, value, 0, discount_for(bonus, 1U << index(type)));
}

bool gain_card_asks(Step step) {
  const Task task = step.task();
  if (cheapest(step.game, step.state, task.c) <= task.a) return true;
  step.pop();
  step.push(TaskKind::units, task.a);
  return false;
}

void offer_gains(Look look, MoveList& moves) {
  const Task task = look.task();
  for (std::uint8_t space = 0; space < kDisplay; ++space)
    if (look.state.display[space] != 0 &&
        total_cost(look.game, look.state, space, task.c) <= task.a)
      moves.add(make_move(MoveKind::gain, space));
  if (task.b == 0) moves.add(make_move(MoveKind::none));
}

void answer_gain(Step step, Move move) {
  const Task task = step.task();
  unsigned left = task.a;
  if (static_cast<MoveKind>(move.kind) == MoveKind::gain) {
    left -= total_cost(step.game, step.state, move.args[0], task.c);
    take_from_display(step, move.args[0], 0);
  }
  step.pop();
  step.push(TaskKind::units, left);
}

bool units_ask(Step step) {
  if (step.task().a > 0)
    for (unsigned company = 0; company < kCompanies; ++company)
      if (!at_track_end(step.game, step.state, step.turn(), company)) return true;
  step.pop();
  return false;
}

void offer_units(Look look, MoveList& moves) {
  bool free = false;
  for (std::uint8_t company = 0; company < kCompanies; ++company)
    if (can_step(look, company, free)) moves.add(make_move(MoveKind::step, company));
  if (!free) moves.add(make_move(MoveKind::forfeit));  // SK-4.7
}

void answer_unit(Step step, Move move) {
  if (static_cast<MoveKind>(move.kind) == MoveKind::forfeit) return step.pop();
  --step.task().a;
  step_paying(step, move.args[0]);
}

}  // namespace orrery::skymines
