#include "games/solenia/turn.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

#include "games/solenia/events.h"
#include "games/solenia/placement.h"

namespace orrery::solenia {
namespace {

void gain(Step step, Seat seat, Goods goods, Source source) {
  if (goods.empty()) return;
  player_at(step.state, seat).goods += goods;
  const auto& n = goods.amount;
  tell(step.events, EventKind::gained, seat, n[0], n[1], n[2], n[3], source);
}

void take_stars(Step step, Seat seat, int count, StarPart part, Source source) {
  if (count == 0) return;
  std::uint8_t& stars = player_at(step.state, seat).stars[static_cast<std::size_t>(part)];
  stars = static_cast<std::uint8_t>(stars + count);
  tell(step.events, EventKind::took_stars, seat, count, source);
}

// What a card placed counts as (Deckhands, SO-6.36).
int placed_value(const Abilities& able, const CardKind& card) {
  return card.value == 0 && able.zero_gains_as_one ? 1 : card.value;
}

// SO-6.13: more goods on islands, from filled slots.
int island_extra(const Game& game, const Player& player, Good good) {
  int extra = 0;
  for (std::size_t side = 0; side < kSides; ++side)
    for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot)
      if (player.slots[side][slot] != 0)
        for (const Effect& effect : game.face().slots[side][slot])
          if (effect.type == EffectType::island_extra && effect.goods[good] != 0)
            extra += effect.count;
  return extra;
}

void resolve_island(Step step, const CardKind& card, Good good) {
  const Player& player = player_at(step.state, step.turn());
  int count = placed_value(abilities(step.game, player), card);
  if (step.game.winter) count += island_extra(step.game, player, good);
  gain(step, step.turn(), Goods::of(good, static_cast<std::uint8_t>(count)), Source::island);
  after_gains(step);
}

// SO-4.24: stars first; the delivery is the next decision.
void resolve_city(Step step, const CardKind& card) {
  const Abilities& able = abilities(step.game, player_at(step.state, step.turn()));
  take_stars(step, step.turn(), placed_value(able, card), StarPart::city, Source::city);
  take_stars(step, step.turn(), able.stars_per_city_card, StarPart::improvements,
             Source::improvement);
  step.ask(Phase::tile, step.turn());
}

void leave_hand(Step step) {
  Player& player = player_at(step.state, step.turn());
  const std::uint8_t kind = from_code(step.state.pending.card);
  const auto* found = std::ranges::find(player.hand, kind);
  player.hand.erase_at(static_cast<std::size_t>(found - player.hand.begin()));
  step.state.pending.card = 0;
}

// Asks every player above capacity to discard (SO-4.48); false if nobody is.
bool ask_overflow(Step step) {
  SeatSet above;
  for (int i = 0; i < step.game.players; ++i) {
    Player& player = player_at(step.state, seat_at(i));
    if (player.goods.total() > player.capacity) {
      above.add(seat_at(i));
      player.series_floor = 0;
    }
  }
  if (above.empty()) return false;
  step.state.phase = Phase::overflow;
  step.state.open = above.bits();
  return true;
}

void add_departure(const CardKind& card, Terrain terrain, DeparturePay& pay) {
  switch (card.departure) {
    case Departure::site:
      if (is_city(terrain))
        pay.stars += card.count;  // SO-4.45
      else
        pay.goods += Goods::of(island_good(terrain), card.count);  // SO-4.44
      return;
    case Departure::gain:
      pay.goods += card.goods;  // SO-4.46
      return;
    case Departure::star_if:
      if (!is_city(terrain) && island_good(terrain) == card.good) ++pay.stars;  // SO-4.47
      return;
  }
}

CellMask departing_cards(const State& state, Seat seat) {
  return state.cards_of[static_cast<std::size_t>(orrery::index(seat))] & kRowMask;
}

void pay_departing(Step step, Seat seat) {
  for (CellMask rest = departing_cards(step.state, seat); rest != 0; rest &= rest - 1) {
    const auto cell = static_cast<unsigned>(std::countr_zero(rest));
    tell(step.events, EventKind::departed, seat, from_code(step.state.card_at[cell]), cell);
  }
  const DeparturePay pay = departure_pay(step.game, step.state, seat);
  gain(step, seat, pay.goods, Source::departure);
  take_stars(step, seat, pay.stars, StarPart::departure, Source::departure);
}

// SO-4.49, SO-4.50: cards to their piles, the strip turned over to the far end.
void turn_strip(Step step) {
  State& state = step.state;
  const auto participants = static_cast<std::size_t>(step.game.players) + 1;
  for (std::size_t owner = 0; owner < participants; ++owner) {
    for (CellMask rest = state.cards_of[owner] & kRowMask; rest != 0; rest &= rest - 1) {
      const std::uint8_t kind =
          from_code(state.card_at[static_cast<unsigned>(std::countr_zero(rest))]);
      const bool rivals = owner == static_cast<std::size_t>(step.game.players);
      ++(rivals ? state.rival_discard : state.players[owner].discard)[kind];
    }
    state.cards_of[owner] >>= static_cast<unsigned>(kCols);
  }
  std::memmove(state.card_at.data(), state.card_at.data() + kCols, kCells - kCols);
  std::fill(state.card_at.end() - kCols, state.card_at.end(), std::uint8_t{0});

  std::ranges::rotate(state.strip_at, state.strip_at.begin() + 1);
  const unsigned turned = (state.faces & 1U) ^ 1U;
  state.faces = static_cast<std::uint8_t>((state.faces >> 1U) | (turned << (kRows - 1U)));
  ++state.advances;
  tell(step.events, EventKind::strip_turned, step.turn(), state.strip_at[kRows - 1], turned);
}

void draw_card(Step step) {
  Player& player = player_at(step.state, step.turn());
  if (player.deck.empty()) return;
  const std::uint8_t kind = player.deck.pop_back();
  player.hand.insert_sorted(kind);
  reveal(step.events, Audience::only(step.turn()), EventKind::drew, step.turn(), kind);
}

void finish_game(Step step) {
  step.state.phase = Phase::over;
  step.state.open = 0;
  step.state.turn = step.state.first;
  tell(step.events, EventKind::game_over, step.turn());
}

void next_turn(Step step) {
  State& state = step.state;
  const int turns_per_round = step.game.solo() ? 2 : step.game.players;
  state.turn = static_cast<std::uint8_t>((state.turn + 1) % turns_per_round);
  if (state.turn == state.first && ++state.round > kDeckSize) {
    state.round = kDeckSize;
    finish_game(step);
  } else if (seat_at(state.turn) == step.game.rival()) {
    rival_turn(step);
  } else {
    begin_turn(step);
  }
}

// Step 6 (SO-3.10); the Rival draws nothing (SO-7.11).
void end_turn(Step step) {
  step.state.pending = {};
  if (step.turn() != step.game.rival()) draw_card(step);
  next_turn(step);
}

// After the departure gains and their overflow discards.
void finish_departure(Step step) {
  turn_strip(step);
  end_turn(step);
}

}  // namespace

void begin_draft(Step step) {
  step.state.draft_round = 1;
  step.state.turn =
      static_cast<std::uint8_t>((step.state.first + step.game.players - 1) % step.game.players);
  step.ask(Phase::draft, step.turn());
}

// SO-6.24 to SO-6.27: backwards from the last player to the first, twice.
void after_draft(Step step) {
  State& state = step.state;
  const bool round_over = state.turn == state.first;
  state.turn = static_cast<std::uint8_t>((state.turn + step.game.players - 1) % step.game.players);
  if (round_over && state.draft_round == 2) {
    state.draft_round = 0;
    state.offered_level1 = {};
    state.offered_pairs = {};
    state.turn = state.first;
    begin_turn(step);
    return;
  }
  if (round_over) state.draft_round = 2;
  step.ask(Phase::draft, step.turn());
}

void begin_turn(Step step) {
  tell(step.events, EventKind::turn_begins, step.turn(), step.state.round);
  const Player& player = player_at(step.state, step.turn());
  if (abilities(step.game, player).barter && !player.goods.empty())
    step.ask(Phase::barter_give, step.turn());
  else
    choose_mode(step);
}

void choose_mode(Step step) {
  step.ask(Phase::card, step.turn());
  if (has_free_target(step.game, step.state, step.turn())) return;
  if (targets(step.game, step.state, step.turn()) != 0)
    step.ask(Phase::mode, step.turn());
  else
    step.state.pending.discarding = 1;  // SO-4.15: forced
}

void discard_card(Step step) {
  const std::uint8_t kind = from_code(step.state.pending.card);
  leave_hand(step);
  ++player_at(step.state, step.turn()).discard[kind];
  tell(step.events, EventKind::discarded, step.turn(), kind);
  depart(step);
}

void put_card(Step step, Seat owner, std::uint8_t kind, unsigned cell) {
  assert(step.state.card_at[cell] == 0);
  step.state.card_at[cell] = code_of(kind);
  step.state.cards_of[static_cast<std::size_t>(orrery::index(owner))] |= cell_bit(cell);
  tell(step.events, EventKind::placed, owner, kind, cell);
}

void land(Step step) {
  const std::uint8_t kind = from_code(step.state.pending.card);
  const unsigned cell = step.state.pending.cell;
  const CardKind& card = step.game.tables.kinds[kind];
  leave_hand(step);
  put_card(step, step.turn(), kind, cell);
  step.state.pending.advancing = card.value == 0 ? 1 : 0;  // SO-4.41
  const Terrain terrain = terrain_at(step.game, step.state, cell);
  if (is_city(terrain))
    resolve_city(step, card);
  else
    resolve_island(step, card, island_good(terrain));
}

void take_tile(Step step, std::uint8_t tile) {
  State& state = step.state;
  const Side side = step.game.tables.tiles[tile].side;
  auto& display = state.display[index(side)];
  const auto* shown = std::ranges::find(display, code_of(tile));
  state.pending.display = static_cast<std::uint8_t>(shown - display.begin());
  state.pending.side = index(side);
  state.pending.tile = code_of(tile);
  display[state.pending.display] = 0;

  Player& player = player_at(state, step.turn());
  player.goods -= step.game.tables.tiles[tile].cost;
  assert(open_slots(step.game, player, side) != 0);
  if (step.game.winter)
    step.ask(Phase::slot, step.turn());
  else
    fill_slot(step,
              static_cast<std::uint8_t>(std::countr_zero(open_slots(step.game, player, side))));
}

void refill_display(Step step, Side side, std::size_t position) {
  auto& stack = step.state.stack[index(side)];
  if (stack.empty()) {
    tell(step.events, EventKind::stack_empty, step.turn(), index(side));
    return;
  }
  const std::uint8_t tile = stack.pop_back();
  step.state.display[index(side)][position] = code_of(tile);
  reveal(step.events, Audience::everyone(), EventKind::tile_shown, step.turn(), tile, position);
}

void fill_slot(Step step, std::uint8_t slot) {
  Pending& pending = step.state.pending;
  const auto side = static_cast<Side>(pending.side);
  const std::uint8_t tile = from_code(pending.tile);
  Player& player = player_at(step.state, step.turn());
  player.slots[index(side)][slot] = pending.tile;
  tell(step.events, EventKind::delivered, step.turn(), tile, slot);
  refill_display(step, side, pending.display);

  const std::uint8_t half = player.halves[index(side)];
  if (slot == step.game.tables.level3_column && half != 0)
    tell(step.events, EventKind::half_improved, step.turn(), index(side), half - 1);
  const bool improves =
      slot == step.game.tables.level1_column && player.level1 != 0 && column_full(player, slot);
  pending.tile = 0;
  pending.display = 0;
  pending.slot = code_of(slot);
  pending.effect = 0;
  pending.improving = improves ? 1 : 0;
  resolve_effects(step);
}

namespace {

// One effect of a slot or a level-1 tile. Lasting abilities are read where they act.
void resolve_effect(Step step, const Effect& effect, bool of_improvement) {
  Player& player = player_at(step.state, step.turn());
  const Source source = of_improvement ? Source::improvement : Source::slot;
  const StarPart part = of_improvement ? StarPart::improvements : StarPart::slots;
  switch (effect.type) {
    case EffectType::gain:
      gain(step, step.turn(), effect.goods, source);
      return;
    case EffectType::stars:
      take_stars(step, step.turn(), effect.count, part, source);
      return;
    case EffectType::storage:
      player.capacity = static_cast<std::uint8_t>(player.capacity + effect.count);
      tell(step.events, EventKind::capacity_rises, step.turn(), player.capacity);
      return;
    case EffectType::gain_one_of:
    case EffectType::gain_any:
      player.series_floor = 0;
      step.state.pending.gains_left =
          effect.type == EffectType::gain_any ? effect.count : std::uint8_t{1};
      step.ask(Phase::gain, step.turn());
      return;
    case EffectType::island_extra:
    case EffectType::end_stars_per_full_column:
    case EffectType::extension_discount:
    case EffectType::all_cards_are_anchors:
    case EffectType::swap_at_turn_start:
    case EffectType::stars_per_own_advance:
    case EffectType::stars_per_city_card:
    case EffectType::zero_gains_as_one:
      return;
  }
}

}  // namespace

// SO-6.31: the slot's own effects, then those of the improvement it activated, then one check.
void resolve_effects(Step step) {
  Pending& pending = step.state.pending;
  const Player& player = player_at(step.state, step.turn());
  const EffectList& own = step.game.face().slots[pending.side][pending.slot - 1U];
  const EffectList none;
  const EffectList& added =
      pending.improving != 0 ? step.game.tables.level1[player.level1 - 1U] : none;
  while (pending.effect < own.size + added.size) {
    const std::uint8_t i = pending.effect++;
    if (i == own.size) tell(step.events, EventKind::improved, step.turn(), player.level1 - 1);
    const bool of_improvement = i >= own.size;
    resolve_effect(step, of_improvement ? added.items[i - own.size] : own.items[i], of_improvement);
    if (pending.gains_left != 0) return;
  }
  pending.slot = 0;
  pending.side = 0;
  pending.effect = 0;
  pending.improving = 0;
  after_gains(step);
}

void after_gains(Step step) {
  if (ask_overflow(step)) return;
  if (step.state.pending.advancing != 0)
    depart(step);
  else
    end_turn(step);
}

void after_overflow(Step step) {
  if (step.state.pending.departed != 0)
    finish_departure(step);
  else if (step.state.pending.advancing != 0)
    depart(step);
  else
    end_turn(step);
}

DeparturePay departure_pay(const Game& game, const State& state, Seat seat) {
  DeparturePay pay;
  for (CellMask rest = departing_cards(state, seat); rest != 0; rest &= rest - 1) {
    const auto cell = static_cast<unsigned>(std::countr_zero(rest));
    const CardKind& card = game.tables.kinds[from_code(state.card_at[cell])];
    add_departure(card, terrain_at(game, state, cell), pay);
  }
  return pay;
}

void depart(Step step) {
  const int players = step.game.players;
  const int start = step.state.turn < players ? step.state.turn : 0;
  for (int i = 0; i < players; ++i) pay_departing(step, seat_at((start + i) % players));
  if (step.turn() != step.game.rival())
    take_stars(step, step.turn(),
               abilities(step.game, player_at(step.state, step.turn())).stars_per_advance,
               StarPart::improvements, Source::advance);  // SO-6.37
  step.state.pending.departed = 1;
  if (!ask_overflow(step)) finish_departure(step);
}

}  // namespace orrery::solenia
