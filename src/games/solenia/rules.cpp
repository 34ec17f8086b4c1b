#include "games/solenia/rules.h"

#include <algorithm>
#include <bit>

#include "games/solenia/events.h"
#include "games/solenia/placement.h"
#include "games/solenia/turn.h"

namespace orrery::solenia {
namespace {

std::uint8_t narrow(int value) { return static_cast<std::uint8_t>(value); }

void legal_draft(const State& state, const Player& player, MoveList& moves) {
  if (player.level1 == 0)
    for (const std::uint8_t offered : state.offered_level1)
      if (offered != 0) moves.add(make_move(MoveKind::draft_level1, from_code(offered)));
  if (player.halves[0] == 0)
    for (const auto& pair : state.offered_pairs)
      if (pair[0] != 0)
        moves.add(make_move(MoveKind::draft_pair, from_code(pair[0]), from_code(pair[1])));
}

void legal_cards(const Player& player, MoveList& moves) {
  for (std::size_t i = 0; i < player.hand.size(); ++i)
    if (i == 0 || player.hand[i] != player.hand[i - 1])  // SO-1.26
      moves.add(make_move(MoveKind::card, player.hand[i]));
}

void legal_spaces(const Game& game, const State& state, Seat seat, MoveList& moves) {
  for (CellMask rest = targets(game, state, seat); rest != 0; rest &= rest - 1)
    moves.add(make_move(MoveKind::space, narrow(std::countr_zero(rest))));
}

// Whether, once `goods` are left, `more` of the price can be paid with kinds not before `floor`
// while at a city one delivery stays possible (SO-4.11, SO-9.4).
bool payable(const Game& game, const State& state, Terrain terrain, Goods goods, int more,
             int floor) {
  if (!is_city(terrain)) return goods.total_from(floor) >= more;
  return std::ranges::any_of(state.display[index(city_side(terrain))], [&](std::uint8_t shown) {
    if (shown == 0) return false;
    const Goods cost = game.tables.tiles[shown - 1U].cost;
    return goods.covers(cost) && (goods - cost).total_from(floor) >= more;
  });
}

void legal_extension(const Game& game, const State& state, const Player& player, MoveList& moves) {
  const Terrain terrain = terrain_at(game, state, state.pending.cell);
  for (int kind = player.series_floor; kind < kGoodKinds; ++kind) {
    const auto good = static_cast<Good>(kind);
    if (player.goods[good] == 0) continue;
    if (payable(game, state, terrain, player.goods - Goods::of(good, 1), state.pending.price - 1,
                kind))
      moves.add(make_move(MoveKind::pay, narrow(kind)));
  }
}

void legal_tiles(const Game& game, const State& state, const Player& player, MoveList& moves) {
  const Side side = city_side(terrain_at(game, state, state.pending.cell));
  for (const std::uint8_t shown : state.display[index(side)])
    if (shown != 0 && player.goods.covers(game.tables.tiles[shown - 1U].cost))
      moves.add(make_move(MoveKind::tile, from_code(shown)));
}

void legal_slots(const Game& game, const State& state, const Player& player, MoveList& moves) {
  unsigned open = open_slots(game, player, static_cast<Side>(state.pending.side));
  for (; open != 0; open &= open - 1)
    moves.add(make_move(MoveKind::slot, narrow(std::countr_zero(open))));
}

// The effect whose goods are being chosen: `resolve_effects` stopped just behind it.
const Effect& current_effect(const Game& game, const State& state, const Player& player) {
  const Pending& pending = state.pending;
  const EffectList& own = game.face().slots[pending.side][pending.slot - 1U];
  const std::size_t i = pending.effect - 1U;
  return i < own.size ? own.items[i] : game.tables.level1[player.level1 - 1U].items[i - own.size];
}

void legal_gains(const Game& game, const State& state, const Player& player, MoveList& moves) {
  const Effect& effect = current_effect(game, state, player);
  for (int kind = player.series_floor; kind < kGoodKinds; ++kind)
    if (effect.type == EffectType::gain_any || effect.goods[static_cast<Good>(kind)] != 0)
      moves.add(make_move(MoveKind::gain, narrow(kind)));
}

void legal_drops(const Player& player, MoveList& moves) {
  const int surplus = player.goods.total() - player.capacity;
  for (int kind = player.series_floor; kind < kGoodKinds; ++kind)
    if (player.goods[static_cast<Good>(kind)] != 0 && player.goods.total_from(kind) >= surplus)
      moves.add(make_move(MoveKind::drop, narrow(kind)));
}

void add_goods(const Goods& held, MoveKind move, MoveList& moves) {
  for (int kind = 0; kind < kGoodKinds; ++kind)
    if (held[static_cast<Good>(kind)] != 0) moves.add(make_move(move, narrow(kind)));
}

void apply_draft_level1(Step step, Player& player, std::uint8_t improvement) {
  player.level1 = code_of(improvement);
  *std::ranges::find(step.state.offered_level1, player.level1) = 0;
  tell(step.events, EventKind::drafted_level1, step.turn(), improvement);
  after_draft(step);
}

void apply_draft_pair(Step step, Player& player, std::uint8_t day, std::uint8_t night) {
  player.halves = {code_of(day), code_of(night)};
  *std::ranges::find(step.state.offered_pairs, player.halves) = {};
  tell(step.events, EventKind::drafted_pair, step.turn(), day, night);
  after_draft(step);
}

void apply_take(Step step, Player& player, Good taken) {
  const auto given = static_cast<Good>(step.state.pending.barter_given - 1U);
  player.goods -= Goods::of(given, 1);
  player.goods += Goods::of(taken, 1);
  step.state.pending.barter_given = 0;
  tell(step.events, EventKind::bartered, step.turn(), index(given), index(taken));
  choose_mode(step);
}

void apply_card(Step step, std::uint8_t kind) {
  step.state.pending.card = code_of(kind);
  tell_only(step.events, Audience::only(step.turn()), EventKind::chose_card, step.turn(), kind);
  if (step.state.pending.discarding != 0)
    discard_card(step);
  else
    step.ask(Phase::space, step.turn());
}

void apply_space(Step step, Player& player, std::uint8_t cell) {
  Pending& pending = step.state.pending;
  pending.cell = cell;
  pending.price = narrow(extension_price(step.game, step.state, step.turn(), cell));
  if (pending.price == 0) {
    land(step);
  } else {
    player.series_floor = 0;
    step.ask(Phase::extension, step.turn());
  }
}

void apply_pay(Step step, Player& player, Good good) {
  player.goods -= Goods::of(good, 1);
  player.series_floor = index(good);
  tell(step.events, EventKind::paid, step.turn(), index(good));
  if (--step.state.pending.price != 0) return;
  player.series_floor = 0;
  land(step);
}

void apply_gain(Step step, Player& player, Good good) {
  Pending& pending = step.state.pending;
  const bool improvement =
      pending.effect > step.game.face().slots[pending.side][pending.slot - 1U].size;
  player.goods += Goods::of(good, 1);
  player.series_floor = index(good);
  Goods one = Goods::of(good, 1);
  tell(step.events, EventKind::gained, step.turn(), one.amount[0], one.amount[1], one.amount[2],
       one.amount[3], improvement ? Source::improvement : Source::slot);
  if (--pending.gains_left != 0) return;
  player.series_floor = 0;
  resolve_effects(step);
}

void apply_drop(Step step, Seat seat, Player& player, Good good) {
  player.goods -= Goods::of(good, 1);
  player.series_floor = index(good);
  tell(step.events, EventKind::dropped, seat, index(good));
  if (player.goods.total() > player.capacity) return;
  player.series_floor = 0;
  SeatSet open = SeatSet::from_bits(step.state.open);
  open.remove(seat);
  step.state.open = open.bits();
  if (open.empty()) after_overflow(step);
}

}  // namespace

SeatSet active(const Game& /*game*/, const State& state) { return SeatSet::from_bits(state.open); }

void legal(const Game& game, const State& state, Seat seat, MoveList& moves) {
  const Player& player = player_at(state, seat);
  switch (state.phase) {
    case Phase::draft:
      return legal_draft(state, player, moves);
    case Phase::barter_give:
      moves.add(make_move(MoveKind::keep));
      return add_goods(player.goods, MoveKind::give, moves);
    case Phase::barter_take:
      for (std::uint8_t kind = 0; kind < kGoodKinds; ++kind)
        if (kind + 1 != state.pending.barter_given) moves.add(make_move(MoveKind::take, kind));
      return;
    case Phase::mode:
      moves.add(make_move(MoveKind::place));
      moves.add(make_move(MoveKind::discard));
      return;
    case Phase::card:
      return legal_cards(player, moves);
    case Phase::space:
      return legal_spaces(game, state, seat, moves);
    case Phase::extension:
      return legal_extension(game, state, player, moves);
    case Phase::tile:
      return legal_tiles(game, state, player, moves);
    case Phase::slot:
      return legal_slots(game, state, player, moves);
    case Phase::gain:
      return legal_gains(game, state, player, moves);
    case Phase::overflow:
      return legal_drops(player, moves);
    case Phase::over:
      return;
  }
}

void apply(const Game& game, State& state, Seat seat, Move move, Events* events) {
  const Step step{{game, state, events}};
  Player& player = player_at(state, seat);
  const auto good = static_cast<Good>(move.args[0]);
  switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::draft_level1:
      return apply_draft_level1(step, player, move.args[0]);
    case MoveKind::draft_pair:
      return apply_draft_pair(step, player, move.args[0], move.args[1]);
    case MoveKind::keep:
      return choose_mode(step);
    case MoveKind::give:
      state.pending.barter_given = code_of(move.args[0]);
      return step.ask(Phase::barter_take, seat);
    case MoveKind::take:
      return apply_take(step, player, good);
    case MoveKind::discard:
      state.pending.discarding = 1;
      [[fallthrough]];
    case MoveKind::place:
      return step.ask(Phase::card, seat);
    case MoveKind::card:
      return apply_card(step, move.args[0]);
    case MoveKind::space:
      return apply_space(step, player, move.args[0]);
    case MoveKind::pay:
      return apply_pay(step, player, good);
    case MoveKind::tile:
      return take_tile(step, move.args[0]);
    case MoveKind::slot:
      return fill_slot(step, move.args[0]);
    case MoveKind::gain:
      return apply_gain(step, player, good);
    case MoveKind::drop:
      return apply_drop(step, seat, player, good);
  }
}

// Only the choice of a card depends on something hidden. That it is forced is plain to everybody
// when all cards the seat has left, in hand and deck together, are of one kind (SO-10.4).
bool forced_openly(const Game& /*game*/, const State& state, Seat seat) {
  if (state.phase != Phase::card) return true;
  const Player& player = player_at(state, seat);
  const std::uint8_t kind = player.hand[0];
  const auto same = [kind](std::uint8_t other) { return other == kind; };
  return std::ranges::all_of(player.hand, same) && std::ranges::all_of(player.deck, same);
}

}  // namespace orrery::solenia
