#include "games/luna_capital/rules.h"

#include <algorithm>
#include <bit>

#include "games/luna_capital/ledger.h"
#include "games/luna_capital/moves.h"
#include "games/luna_capital/turn.h"

namespace orrery::luna_capital {
namespace {

template <class List>
void add_each(const List& things, MoveKind kind, MoveList& moves) {
  for (const std::uint8_t thing : things) moves.add(make_move(kind, thing));
}

// LC-9.4: of equal tiles one is offered. Calls `offer` for the first of each type.
template <class Tiles, class Offer>
void for_each_type(const Tiles& tiles, Offer&& offer) {
  std::uint64_t seen = 0;
  static_assert(kMaxContents <= 64);
  for (const Content tile : tiles) {
    const std::uint64_t bit = std::uint64_t{1} << tile;
    if ((seen & bit) == 0) offer(tile);
    seen |= bit;
  }
}

template <class Tiles>
void add_types(const Tiles& tiles, MoveKind kind, MoveList& moves) {
  for_each_type(tiles, [&](Content tile) { moves.add(make_move(kind, tile)); });
}

void add_spaces(const State& state, MoveKind kind, MoveList& moves) {
  for (std::uint8_t space = 0; space < kMaxSpaces; ++space)
    if (state.display[space].card != 0) moves.add(make_move(kind, space));
}

void add_plots(const City& city, PlotSet plots, MoveKind kind, MoveList& moves) {
  for (; plots != 0; plots &= plots - 1)
    moves.add(cell_move(kind, cell_of(city, static_cast<Plot>(std::countr_zero(plots)))));
}

void legal_shifts(const State& state, MoveKind kind, MoveList& moves) {
  for (std::uint8_t space = 0; space < kMaxSpaces; ++space)
    if (code_of(space) != state.pending.first_space)
      for_each_type(state.display[space].tiles,
                    [&](Content tile) { moves.add(make_move(kind, space, tile)); });
}

// LC-4.9: the marked set needs a card to pay with.
void legal_sets(const State& state, const Player& player, MoveList& moves) {
  for (std::uint8_t space = 0; space < kMaxSpaces; ++space)
    if (state.display[space].card != 0 && !(space == state.marker && player.hand.empty()))
      moves.add(make_move(MoveKind::take, space));
}

// LC-9.14: with a robot, or when nothing fits, every card can be placed.
void legal_cards(const Game& game, const Player& player, MoveList& moves) {
  if (player.robots == 0) {
    const Positions open = open_positions(player.city, game.tables.card_rows);
    for (const std::uint8_t card : player.hand)
      if (fits(player.city, open, game.tables.cards[card].number))
        moves.add(make_move(MoveKind::play, card));
    if (!moves.empty()) return;
  }
  add_each(player.hand, MoveKind::play, moves);
}

void legal_positions(const Game& game, const State& state, const Player& player, MoveList& moves) {
  const Positions open = positions_for(game, player, from_code(state.pending.card));
  for (unsigned row = 0; row < kGridRows; ++row)
    for (std::uint32_t rest = open[row]; rest != 0; rest &= rest - 1)
      moves.add(make_move(MoveKind::at,
                          grid_position(row, static_cast<unsigned>(std::countr_zero(rest)))));
}

void legal_modes(const Game& game, const State& state, const Player& player, MoveList& moves) {
  const CardPosition at = state.pending.position;
  const unsigned number = game.tables.cards[from_code(state.pending.card)].number;
  const std::uint32_t allowed = columns_for(player.city, grid_row(at), number);
  const bool plain = (allowed >> grid_column(at) & 1U) != 0;
  if (plain) moves.add(make_move(MoveKind::plain));
  if (player.robots != 0) moves.add(make_move(MoveKind::robot));
  if (!plain && !any_card_fits(game, player)) moves.add(make_move(MoveKind::face_down));
}

void legal_tiles(const Game& game, const State& state, const Player& player, MoveList& moves) {
  for_each_type(state.pending.tiles, [&](Content tile) {
    if (has_place(player.city, game.tables.types[tile])) moves.add(make_move(MoveKind::tile, tile));
  });
}

void legal_plots(const Game& game, const State& state, const Player& player, MoveList& moves) {
  const TileType& type = game.tables.types[state.pending.tile];
  if (type.special == Special::extra_plot) {
    for (const Cell cell : home_cells(player.city)) moves.add(cell_move(MoveKind::on, cell));
    return;
  }
  add_plots(player.city, plots_for(player.city, type), MoveKind::on, moves);
}

// LC-7.5, LC-7.7: then the automaton's cards go under the deck, for all to see.
void apply_swap(Step step, bool swap) {
  State& state = step.state;
  Player& player = step.player();
  tell(step.events, swap ? EventKind::swapped_cards : EventKind::kept_cards, step.turn());
  FixedVector<std::uint8_t, kTurns> under = state.automaton_cards;
  if (swap) {
    player.hand.clear();
    under.clear();
    for (const SeenCard seen : player.ledger.seen) under.push_back(seen.card);  // as dealt
    player.ledger.seen.clear();
    for (const std::uint8_t card : state.automaton_cards) {
      player.hand.insert_sorted(card);
      entered_openly(player, card);
    }
  }
  for (const std::uint8_t card : under) put_under_deck(state, card, DeckTag::open);
  state.automaton_cards.clear();
  begin_exchange(step);
}

// LC-2.14: the card given lies on the space, tiles and marker stay.
void apply_exchange(Step step, unsigned space) {
  Player& player = step.player();
  const std::uint8_t given = from_code(step.state.pending.card);
  const std::uint8_t taken = from_code(step.state.display[space].card);
  remove_card(player.hand, given);
  left_openly(player, given, step.game.tables.cards[given].number);
  player.hand.insert_sorted(taken);
  entered_openly(player, taken);
  step.state.display[space].card = code_of(given);
  tell(step.events, EventKind::exchanged, step.turn(), given, taken, space);
  end_exchange(step);
}

// LC-9.4: each tile takes the place of the other.
void apply_shift(Step step, unsigned space, Content tile) {
  State& state = step.state;
  Pending& pending = state.pending;
  const unsigned first = from_code(pending.first_space);
  const Content other = pending.first_tile;
  *std::ranges::find(state.display[first].tiles, other) = tile;
  *std::ranges::find(state.display[space].tiles, tile) = other;
  pending.first_space = 0;
  pending.first_tile = 0;
  --step.player().redistribution;
  ++state.redistribution_pool;
  tell(step.events, EventKind::redistributed, step.turn(), first, other, space, tile);
  choose_set(step);
}

void apply_take(Step step, std::uint8_t space) {
  if (space != step.state.marker) return take_set(step, space);
  step.state.pending.space = code_of(space);
  step.ask(Phase::discard);
}

// LC-4.8: before the new card joins the hand.
void apply_discard(Step step, std::uint8_t card) {
  remove_card(step.player().hand, card);
  put_under_deck(step.state, card, discarded_by(step.turn()));
  left_for_deck(step.player());
  tell_only(step.events, Audience::only(step.turn()), EventKind::discarded, step.turn(), card);
  take_set(step, from_code(step.state.pending.space));
}

void apply_on(Step step, Cell cell) {
  if (step.type(step.state.pending.tile).special == Special::extra_plot)
    return lay_show_home(step, cell);
  put_chosen_tile(step, plot_at(step.player().city, cell));
}

void apply_pass(Step step) {
  const Phase phase = step.state.phase;
  if (phase == Phase::redistribute) return step.ask(Phase::take_set);
  if (phase == Phase::use_special) return choose_reserved(step);
  if (phase == Phase::use_reserve) return choose_card(step);
  if (phase != Phase::exchange_card) return decline_effect(step);
  tell(step.events, EventKind::no_exchange, step.turn());
  end_exchange(step);
}

}  // namespace

bool any_card_fits(const Game& game, const Player& player) {
  const Positions open = open_positions(player.city, game.tables.card_rows);
  return std::ranges::any_of(player.hand, [&](std::uint8_t card) {
    return fits(player.city, open, game.tables.cards[card].number);
  });
}

Positions positions_for(const Game& game, const Player& player, std::uint8_t card) {
  const City& city = player.city;
  const unsigned number = game.tables.cards[card].number;
  Positions open = open_positions(city, game.tables.card_rows);
  if (player.robots != 0) return open;
  // A chosen card that does not fit can only go down blindly, and then anywhere.
  if (!fits(city, open, number)) return open;
  for (unsigned row = 0; row < kGridRows; ++row) open[row] &= columns_for(city, row, number);
  return open;
}

void legal(const Game& game, const State& state, Seat seat, MoveList& moves) {
  const Player& player = player_at(state, seat);
  const auto offer_pass = [&moves] { moves.add(make_move(MoveKind::pass)); };
  switch (state.phase) {
    case Phase::solo_swap:
      moves.add(make_move(MoveKind::keep));
      moves.add(make_move(MoveKind::swap));
      return;
    case Phase::exchange_card:
      offer_pass();
      return add_each(player.hand, MoveKind::give, moves);
    case Phase::exchange_space:
      return add_spaces(state, MoveKind::give_for, moves);
    case Phase::redistribute:
      offer_pass();
      return legal_shifts(state, MoveKind::shift, moves);
    case Phase::redistribute_second:
      return legal_shifts(state, MoveKind::shift_with, moves);
    case Phase::take_set:
      return legal_sets(state, player, moves);
    case Phase::discard:
      return add_each(player.hand, MoveKind::discard, moves);
    case Phase::use_special:
      offer_pass();
      return add_types(state.pending.tiles, MoveKind::special, moves);
    case Phase::use_reserve:
      offer_pass();
      moves.add(make_move(MoveKind::add_reserved));
      return;
    case Phase::play_card:
      return legal_cards(game, player, moves);
    case Phase::play_position:
      return legal_positions(game, state, player, moves);
    case Phase::play_mode:
      return legal_modes(game, state, player, moves);
    case Phase::place_tile:
      return legal_tiles(game, state, player, moves);
    case Phase::place_plot:
      return legal_plots(game, state, player, moves);
    case Phase::landing_keep:
      return add_each(state.pending.landing, MoveKind::hold, moves);
    case Phase::taxi_tile:
      offer_pass();
      return add_plots(player.city, movable_tiles(game, player.city), MoveKind::lift, moves);
    case Phase::taxi_to:
      return add_plots(player.city,
                       destinations(game, player.city, from_code(state.pending.moving)),
                       MoveKind::lower, moves);
    case Phase::burger_reserve:
      offer_pass();
      return add_types(state.pending.tiles, MoveKind::reserve, moves);
    case Phase::cruise_card:
      offer_pass();
      return add_spaces(state, MoveKind::cruise, moves);
    case Phase::over:
      return;
  }
}

void apply(const Game& game, State& state, Seat /*seat*/, Move move, Events* events) {
  const Step step{{game, state, events}};
  Pending& pending = state.pending;
  const std::uint8_t arg = move.args[0];
  switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::keep:
      return apply_swap(step, false);
    case MoveKind::swap:
      return apply_swap(step, true);
    case MoveKind::pass:
      return apply_pass(step);
    case MoveKind::give:
      pending.card = code_of(arg);
      return step.ask(Phase::exchange_space);
    case MoveKind::give_for:
      return apply_exchange(step, arg);
    case MoveKind::shift:
      pending.first_space = code_of(arg);
      pending.first_tile = move.args[1];
      return step.ask(Phase::redistribute_second);
    case MoveKind::shift_with:
      return apply_shift(step, arg, move.args[1]);
    case MoveKind::take:
      return apply_take(step, arg);
    case MoveKind::discard:
      return apply_discard(step, arg);
    case MoveKind::special:
      return use_special(step, arg);
    case MoveKind::add_reserved:
      return add_reserved(step);
    case MoveKind::play:
      pending.card = code_of(arg);
      return step.ask(Phase::play_position);
    case MoveKind::at:
      pending.position = arg;
      return step.ask(Phase::play_mode);
    case MoveKind::plain:
      return put_card(step, CardMode::plain);
    case MoveKind::robot:
      return put_card(step, CardMode::robot);
    case MoveKind::face_down:
      return put_card(step, CardMode::face_down);
    case MoveKind::tile:
      pending.tile = arg;
      return step.ask(Phase::place_plot);
    case MoveKind::on:
      return apply_on(step, move_cell(move));
    case MoveKind::hold:
      return hold_card(step, arg);
    case MoveKind::lift:
      pending.moving = code_of(plot_at(step.player().city, move_cell(move)));
      return step.ask(Phase::taxi_to);
    case MoveKind::lower:
      return move_tile(step, plot_at(step.player().city, move_cell(move)));
    case MoveKind::reserve:
      return reserve_tile(step, arg);
    case MoveKind::cruise:
      return take_display_card(step, arg);
  }
}

// LC-9.25: what depends on a hidden hand is asked, unless everybody can tell what it must be.
bool forced_openly(const Game& /*game*/, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const Phase phase = state.phase;
  bool plain = true;
  if (phase == Phase::discard || phase == Phase::play_card) plain = player.hand.size() == 1;
  if (phase == Phase::play_position) plain = player.city.cards.empty();
  // Without a robot there never is a choice: the card fits there, or none of the hand fits.
  if (phase == Phase::play_mode) plain = player.robots == 0;
  return plain || hand_is_known(player);
}

}  // namespace orrery::luna_capital
