#include "games/luna_capital/turn.h"

#include <algorithm>
#include <cassert>

#include "games/luna_capital/concessions.h"
#include "games/luna_capital/ledger.h"

namespace orrery::luna_capital {
namespace {

std::uint8_t narrow(int value) { return static_cast<std::uint8_t>(value); }

bool last_turn_of_phase(const Game& game, const State& state) {
  return state.round == kRounds - 1 && state.done == game.players - 1;
}

void show_tile(Step step, unsigned space) {
  const Content tile = step.state.towers[step.state.game_phase].pop_back();
  step.state.display[space].tiles.push_back(tile);
  reveal(step.events, Audience::everyone(), EventKind::tile_shown, step.turn(), space, tile);
}

// One tile for every set (LC-3.3, LC-3.11).
void add_tiles(Step step) {
  for (unsigned space = 0; space < static_cast<unsigned>(step.game.spaces()); ++space)
    if (step.state.display[space].card != 0) show_tile(step, space);
}

// A card leaves the deck; `all` tells whether everybody sees it.
std::uint8_t draw_card(const Game& game, State& state, bool all) {
  const std::uint8_t card = state.deck.pop_back();
  const DeckTag tag = state.deck_tags.pop_back();
  if (tag >= DeckTag::discarded && tag < DeckTag::returned) {
    Player& owner =
        state.players[static_cast<std::size_t>(tag) - static_cast<std::size_t>(DeckTag::discarded)];
    if (all)
      discard_shown(owner, card);
    else
      discard_lost(owner, game.tables);
  }
  return card;
}

// LC-4.53 to LC-4.56
void judge_concessions(Step step) {
  State& state = step.state;
  for (std::size_t i = 0; i < kMaxOffer; ++i) {
    if (state.offer[i] == 0 || state.claimed_phase[i] != 0) continue;
    const unsigned concession = from_code(state.offer[i]);
    SeatSet met;
    for (int seat = 0; seat < step.game.players; ++seat)
      if (meets(step.game, state, seat_at(seat), concession)) met.add(seat_at(seat));
    if (met.empty()) continue;
    state.claimed_by[i] = met.bits();
    state.claimed_phase[i] = code_of(state.game_phase);
    for (const Seat seat : met) tell(step.events, EventKind::claimed, seat, concession);
  }
}

// LC-3.6 to LC-3.12
void end_phase(Step step) {
  State& state = step.state;
  judge_concessions(step);
  if (state.game_phase == kPhases - 1) {
    state.phase = Phase::over;
    tell(step.events, EventKind::game_over, step.turn());
    return;
  }
  for (Set& set : state.display) set.tiles.clear();
  state.towers[state.game_phase].clear();
  ++state.game_phase;
  state.round = 0;
  state.first = narrow((state.first + 1) % step.game.players);
  state.turn = state.first;
  tell(step.events, EventKind::phase_begins, step.turn(), state.game_phase);
  if (!step.game.solo()) tell(step.events, EventKind::first_player, step.turn());
  add_tiles(step);
}

void end_round(Step step) {
  State& state = step.state;
  state.done = 0;
  if (state.round == kRounds - 1) return end_phase(step);
  ++state.round;
  state.turn = state.first;
  add_tiles(step);
}

// LC-4.39: the drawer alone sees the cards.
void draw_at_landing_pad(Step step) {
  State& state = step.state;
  auto& drawn = state.pending.landing;
  while (drawn.size() < step.game.tables.landing_draw && !state.deck.empty())
    drawn.push_back(draw_card(step.game, state, false));
  if (drawn.empty()) return next_tile(step);
  const auto code = [&](std::size_t i) { return i < drawn.size() ? code_of(drawn[i]) : 0; };
  reveal(step.events, Audience::only(step.turn()), EventKind::drew, step.turn(), drawn.size(),
         code(0), code(1), code(2));
  step.ask(Phase::landing_keep);
}

void take_robots(Step step, int symbols) {
  State& state = step.state;
  const int taken =
      step.game.robot_pool_unlimited ? symbols : std::min<int>(symbols, state.robot_pool);
  if (taken == 0) return;
  if (!step.game.robot_pool_unlimited) state.robot_pool = narrow(state.robot_pool - taken);
  step.player().robots = narrow(step.player().robots + taken);
  tell(step.events, EventKind::took_robots, step.turn(), taken);
}

void take_token(Step step) {
  if (step.state.redistribution_pool == 0) return;
  --step.state.redistribution_pool;
  ++step.player().redistribution;
  tell(step.events, EventKind::took_token, step.turn());
}

bool any_has_place(Step step) {
  const City& city = step.player().city;
  return std::ranges::any_of(step.state.pending.tiles,
                             [&](Content tile) { return has_place(city, step.type(tile)); });
}

}  // namespace

void begin_exchange(Step step) {
  State& state = step.state;
  const bool offered = !step.game.solo() || step.game.solo_start_exchange;
  if (offered && state.done < step.game.players) return step.ask(Phase::exchange_card);
  state.done = 0;
  state.turn = state.first;
  begin_turn(step);
}

void end_exchange(Step step) {
  State& state = step.state;
  state.pending = {};
  ++state.done;
  // LC-2.13: anticlockwise, the first player last.
  state.turn = narrow((state.turn + step.game.players - 1) % step.game.players);
  begin_exchange(step);
}

void begin_turn(Step step) {
  step.state.pending = {};
  tell(step.events, EventKind::turn_begins, step.turn(), step.state.game_phase,
       step.state.round + 1);
  choose_set(step);
}

bool can_redistribute(const Game& game, const State& state) {
  int sets = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(game.spaces()); ++i)
    if (!state.display[i].tiles.empty()) ++sets;
  return sets >= 2;
}

void choose_set(Step step) {
  const bool offered = step.player().redistribution > 0 && can_redistribute(step.game, step.state);
  step.ask(offered ? Phase::redistribute : Phase::take_set);
}

void take_set(Step step, unsigned space) {
  State& state = step.state;
  Set& set = state.display[space];
  const std::uint8_t card = from_code(set.card);
  state.pending.space = code_of(space);
  for (const Content tile : set.tiles) state.pending.tiles.push_back(tile);
  set = {};
  step.player().hand.insert_sorted(card);
  entered_openly(step.player(), card);
  tell(step.events, EventKind::took_set, step.turn(), space, card);
  if (step.game.promo_sponsors)
    choose_special(step);
  else
    choose_card(step);
}

void choose_card(Step step) { step.ask(Phase::play_card); }

void put_card(Step step, CardMode mode) {
  State& state = step.state;
  Player& player = step.player();
  const std::uint8_t card = from_code(state.pending.card);
  const CardPosition at = state.pending.position;
  const Components& tables = step.game.tables;
  // What a face-down card proves is judged before it lies there.
  const NumberSet fitting =
      mode == CardMode::face_down
          ? fitting_numbers(player.city, open_positions(player.city, tables.card_rows))
          : NumberSet{0};
  state.pending.card = 0;
  state.pending.position = 0;
  remove_card(player.hand, card);
  place_card(player.city, tables, card, at, mode);
  const Seat seat = step.turn();
  if (mode == CardMode::face_down) {
    left_face_down(player, tables, fitting);
    tell(step.events, EventKind::placed_face_down, seat, at);
    tell_only(step.events, Audience::only(seat), EventKind::face_down_card, seat, card);
  } else {
    if (mode == CardMode::robot) --player.robots;
    left_openly(player, card, tables.cards[card].number);
    tell(step.events, EventKind::placed, seat, card, at, mode);
  }
  next_tile(step);
}

bool has_place(const City& city, const TileType& type) {
  if (type.special == Special::extra_plot) return !home_cells(city).empty();
  return plots_for(city, type) != 0;
}

void next_tile(Step step) {
  auto& tiles = step.state.pending.tiles;
  if (!tiles.empty() && any_has_place(step)) return step.ask(Phase::place_tile);
  for (const Content tile : tiles) tell(step.events, EventKind::lost_tile, step.turn(), tile);
  tiles.clear();
  end_turn(step);
}

void put_chosen_tile(Step step, Plot plot) {
  Pending& pending = step.state.pending;
  const Content tile = pending.tile;
  const TileType& type = step.type(tile);
  City& city = step.player().city;
  pending.tiles.erase_at(
      static_cast<std::size_t>(std::ranges::find(pending.tiles, tile) - pending.tiles.begin()));
  pending.tile = 0;
  put_tile(city, type, tile, plot);
  const Cell cell = cell_of(city, plot);
  tell(step.events, EventKind::placed_tile, step.turn(), tile, cell.row, cell.column);
  if (type.robots != 0) take_robots(step, type.robots);
  if (type.family == Family::redistribution) take_token(step);
  if (type.family == Family::landing_pad) return draw_at_landing_pad(step);
  if (type.special != Special::none) return special_effect(step, type.special);
  next_tile(step);
}

void hold_card(Step step, std::uint8_t card) {
  State& state = step.state;
  auto& drawn = state.pending.landing;
  step.player().hand.insert_sorted(card);
  entered_unseen(step.player());
  for (const std::uint8_t other : drawn)
    if (other != card) put_under_deck(state, other, returned_by(step.turn()));
  tell_only(step.events, Audience::only(step.turn()), EventKind::held, step.turn(), card,
            drawn.size() - 1);
  drawn.clear();
  next_tile(step);
}

void end_turn(Step step) {
  State& state = step.state;
  const int tiles = last_turn_of_phase(step.game, state) ? 0 : state.round + 1;  // LC-3.13
  if (step.game.solo())
    automaton_turn(step);
  else
    refill(step, from_code(state.pending.space), tiles);
  ++state.done;
  if (state.done == step.game.players)
    end_round(step);
  else
    state.turn = narrow((state.turn + 1) % step.game.players);
  state.pending = {};
  if (state.phase != Phase::over) begin_turn(step);
}

void remove_card(Hand& hand, std::uint8_t card) {
  const auto at = static_cast<std::size_t>(std::ranges::find(hand, card) - hand.begin());
  hand.erase_at(at);
}

void put_under_deck(State& state, std::uint8_t card, DeckTag tag) {
  state.deck.insert_at(0, card);
  state.deck_tags.insert_at(0, tag);
}

void show_card(Step step, unsigned space) {
  const std::uint8_t card = draw_card(step.game, step.state, true);
  step.state.display[space].card = code_of(card);
  reveal(step.events, Audience::everyone(), EventKind::card_shown, step.turn(), space, card);
}

void refill(Step step, unsigned space, int tiles) {
  State& state = step.state;
  if (state.deck.empty()) {  // LC-4.51
    tell(step.events, EventKind::space_stays_empty, step.turn(), space);
    return;
  }
  show_card(step, space);
  for (int i = 0; i < tiles; ++i) show_tile(step, space);
  state.marker = narrow(static_cast<int>(space));
}

}  // namespace orrery::luna_capital
