// The decision asked for and what the turn remembers fit each other.
#include <algorithm>
#include <bit>

#include "games/luna_capital/invariants.h"
#include "games/luna_capital/rules.h"
#include "games/luna_capital/turn.h"

namespace orrery::luna_capital {
namespace {

bool has(const auto& list, std::uint8_t thing) {
  return std::ranges::find(list, thing) != list.end();
}

// What a phase of the turn may remember; everything else must be zero.
struct Remembers {
  bool space = false;
  bool card = false;
  bool position = false;
  bool tiles = false;
  bool tile = false;
  bool first = false;
  bool moving = false;
  bool landing = false;
};

Remembers remembers(Phase phase) {
  switch (phase) {
    case Phase::exchange_space:
      return {.card = true};
    case Phase::redistribute_second:
      return {.first = true};
    case Phase::discard:
      return {.space = true};
    case Phase::use_special:
    case Phase::use_reserve:
    case Phase::play_card:
    case Phase::place_tile:
    case Phase::taxi_tile:
    case Phase::burger_reserve:
    case Phase::cruise_card:
      return {.space = true, .tiles = true};
    case Phase::play_position:
      return {.space = true, .card = true, .tiles = true};
    case Phase::play_mode:
      return {.space = true, .card = true, .position = true, .tiles = true};
    case Phase::place_plot:
      return {.space = true, .tiles = true, .tile = true};
    case Phase::landing_keep:
      return {.space = true, .tiles = true, .landing = true};
    case Phase::taxi_to:
      return {.space = true, .tiles = true, .moving = true};
    case Phase::solo_swap:
    case Phase::exchange_card:
    case Phase::redistribute:
    case Phase::take_set:
    case Phase::over:
      return {};
  }
  return {};
}

bool remembers_only(const Pending& pending, const Remembers& r) {
  return (pending.space != 0) == r.space && (pending.card != 0) == r.card &&
         (pending.position == 0 || r.position) && (pending.tiles.empty() || r.tiles) &&
         (pending.tile != 0) == r.tile && (pending.first_space != 0) == r.first &&
         (pending.first_tile != 0) == r.first && (pending.moving != 0) == r.moving &&
         pending.landing.empty() != r.landing;
}

bool module_is_on(const Game& game, const State& state) {
  switch (state.phase) {
    case Phase::use_special:
    case Phase::use_reserve:
    case Phase::taxi_tile:
    case Phase::taxi_to:
    case Phase::burger_reserve:
    case Phase::cruise_card:
      return game.promo_sponsors;
    case Phase::solo_swap:
      return game.solo();
    case Phase::exchange_card:
    case Phase::exchange_space:
      return !game.solo() || game.solo_start_exchange;
    case Phase::redistribute:
    case Phase::redistribute_second:
    case Phase::take_set:
    case Phase::discard:
    case Phase::play_card:
    case Phase::play_position:
    case Phase::play_mode:
    case Phase::place_tile:
    case Phase::place_plot:
    case Phase::landing_keep:
    case Phase::over:
      return true;
  }
  return false;
}

// The special tile on turn has just been placed (LC-6.5).
bool special_placed(const Game& game, const State& state, Special special) {
  const Player& player = player_at(state, seat_at(state.turn));
  const Content tile = game.tables.sponsors[player.sponsor].special;
  return player.special_used != 0 && game.tables.types[tile].special == special &&
         !has(state.pending.tiles, tile);
}

bool tiles_fit(const Game& game, const State& state) {
  const Pending& pending = state.pending;
  const Player& player = player_at(state, seat_at(state.turn));
  const Content special = game.tables.sponsors[player.sponsor].special;
  for (const Content tile : pending.tiles)
    if (game.tables.types[tile].special != Special::none &&
        !(game.promo_sponsors && player.special_used != 0 && tile == special))
      return false;
  const std::size_t most = state.round + 1U + (game.promo_sponsors ? 1U : 0U);
  return pending.tiles.size() <= most;
}

// What was chosen can be chosen.
bool choices_are_legal(const Game& game, const State& state) {
  const Pending& pending = state.pending;
  const Player& player = player_at(state, seat_at(state.turn));
  switch (state.phase) {
    case Phase::exchange_space:
      return has(player.hand, from_code(pending.card));
    case Phase::redistribute:
      return player.redistribution != 0 && can_redistribute(game, state);
    case Phase::redistribute_second:
      return player.redistribution != 0 && can_redistribute(game, state) &&
             pending.first_space <= game.spaces() &&
             has(state.display[pending.first_space - 1U].tiles, pending.first_tile);
    case Phase::discard:
      return pending.space == code_of(state.marker) && !player.hand.empty() &&
             state.display[state.marker].card != 0;
    case Phase::use_special:
      return player.special_used == 0 && !pending.tiles.empty();
    case Phase::use_reserve:
      return player.reserved != 0;
    case Phase::play_position:
    case Phase::play_mode: {
      const std::uint8_t card = from_code(pending.card);
      if (!has(player.hand, card)) return false;
      const Positions open = open_positions(player.city, game.tables.card_rows);
      if (player.robots == 0 && any_card_fits(game, player) &&
          !fits(player.city, open, game.tables.cards[card].number))
        return false;
      if (state.phase == Phase::play_position) return true;
      const unsigned row = grid_row(pending.position);
      return row < kGridRows &&
             (positions_for(game, player, card)[row] >> grid_column(pending.position) & 1U) != 0;
    }
    case Phase::place_plot:
      return has(pending.tiles, pending.tile) &&
             has_place(player.city, game.tables.types[pending.tile]);
    case Phase::landing_keep:
      return pending.landing.size() <= game.tables.landing_draw &&
             (pending.landing.size() == game.tables.landing_draw || state.deck.empty());
    case Phase::taxi_tile:
      return special_placed(game, state, Special::move_tile);
    case Phase::taxi_to:
      return special_placed(game, state, Special::move_tile) && pending.moving <= kPlots &&
             (movable_tiles(game, player.city) >> from_code(pending.moving) & 1U) != 0;
    case Phase::burger_reserve:
      return special_placed(game, state, Special::reserve_tile) && !pending.tiles.empty() &&
             player.reserved == 0;
    case Phase::cruise_card:
      return special_placed(game, state, Special::take_display_card) && !state.deck.empty();
    case Phase::solo_swap:
    case Phase::exchange_card:
    case Phase::take_set:
    case Phase::play_card:
    case Phase::place_tile:
    case Phase::over:
      return true;
  }
  return false;
}

}  // namespace

Found check_turn(const Game& game, const State& state) {
  const Pending& pending = state.pending;
  if (!module_is_on(game, state) || !remembers_only(pending, remembers(state.phase)) ||
      pending.space > game.spaces() || !tiles_fit(game, state) || !choices_are_legal(game, state))
    return broken("LC-9.3", "pending");
  for (const Player& player : state.players)
    if (player.reserved != 0 &&
        (game.tables.types[player.reserved].special != Special::none || player.special_used == 0))
      return broken("LC-6.16", "reserved", {{"seat", seat_at(state.turn)}});
  return std::nullopt;
}

}  // namespace orrery::luna_capital
