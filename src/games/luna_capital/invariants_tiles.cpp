// Where the tiles of the three phases can be.
#include <array>
#include <bit>

#include "games/luna_capital/invariants.h"
#include "games/luna_capital/position_parts.h"

namespace orrery::luna_capital {
namespace {

using Counts = std::array<int, kMaxContents>;

template <class Tiles>
void add(Counts& counts, const Tiles& tiles, int sign) {
  for (const Content tile : tiles) counts[tile] += sign;
}

bool any_negative(const Counts& counts) {
  for (const int count : counts)
    if (count < 0) return true;
  return false;
}

// LC-11.2, by type: later phases are complete, what lies open is of this phase.
Found check_current(const Game& game, const State& state) {
  for (std::size_t phase = 0; phase < kPhases; ++phase) {
    Counts left{};
    add(left, game.pool()[phase], 1);
    add(left, state.towers[phase], -1);
    if (phase == state.game_phase)
      for (const Set& set : state.display) add(left, set.tiles, -1);
    if (any_negative(left)) return broken("LC-11.2", "tile_too_many");
    if (phase > state.game_phase && left != Counts{}) return broken("LC-11.2", "tile_missing");
    if (phase < state.game_phase && !state.towers[phase].empty())
      return broken("LC-3.8", "tower_left");
  }
  return std::nullopt;
}

// LC-11.2 over all phases: covered tiles and those out of the game are the rest.
Found check_all(const Game& game, const State& state) {
  Counts left{};
  for (const TilePool& pool : game.pool()) add(left, pool, 1);
  for (const TilePool& tower : state.towers) add(left, tower, -1);
  for (const Set& set : state.display) add(left, set.tiles, -1);
  for (int seat = 0; seat < game.players; ++seat) {
    const Player& player = player_at(state, seat_at(seat));
    if (game.promo_sponsors && player.special_used != 0)
      ++left[game.tables.sponsors[player.sponsor].special];
    if (player.reserved != 0) --left[player.reserved];
    for (PlotSet rest = player.city.tiles; rest != 0; rest &= rest - 1)
      --left[player.city.content[static_cast<std::size_t>(std::countr_zero(rest))]];
    if (player.city.has_show_home()) --left[game.tables.sponsors[player.sponsor].special];
  }
  add(left, state.pending.tiles, -1);
  add(left, state.automaton_tiles, -1);
  if (any_negative(left)) return broken("LC-11.2", "tile_too_many");
  return std::nullopt;
}

// A plot ever demolished has a tile of its own for that, which lies nowhere else (LC-11.2).
Found check_demolitions(const Game& game, const State& state) {
  int left = 0;
  const auto add_demolitions = [&](const auto& tiles, int sign) {
    for (const Content tile : tiles)
      if (game.tables.types[tile].family == Family::demolition) left += sign;
  };
  for (const TilePool& pool : game.pool()) add_demolitions(pool, 1);
  for (const TilePool& tower : state.towers) add_demolitions(tower, -1);
  for (const Set& set : state.display) add_demolitions(set.tiles, -1);
  add_demolitions(state.pending.tiles, -1);
  add_demolitions(state.automaton_tiles, -1);
  for (const Player& player : state.players) {
    if (player.reserved != 0) add_demolitions(std::array{player.reserved}, -1);
    left -= std::popcount(player.city.demolished);
  }
  if (left < 0) return broken("LC-11.2", "demolished");
  return std::nullopt;
}

// A set has as many tiles as the round (LC-3.4), so nobody can have more than that for each turn.
// Fewer is possible: tiles are lost and covered.
Found check_taken(const Game& game, const State& state) {
  for (int i = 0; i < game.players; ++i) {
    const Seat seat = seat_at(i);
    const Player& player = player_at(state, seat);
    const bool taking = i == state.turn && set_taken(state);
    int taken = 0;
    for (int turn = turns_taken(game, state, seat) + (taking ? 1 : 0); turn-- > 0;)
      taken += turn % kRounds + 1;
    int found = std::popcount(player.city.tiles) + std::popcount(player.city.demolished);
    if (player.city.has_show_home()) ++found;
    if (player.reserved != 0) ++found;
    if (taking) found += static_cast<int>(state.pending.tiles.size());
    if (found > taken)
      return broken("LC-3.4", "tiles_taken", {{"seat", seat}, {"tiles", std::int64_t{taken}}});
  }
  return std::nullopt;
}

// LC-11.14; where a space stays empty for good fewer are drawn (LC-4.51).
Found check_tower_size(const Game& game, const State& state) {
  bool some_empty = state.deck.empty();
  for (int space = 0; space < game.spaces(); ++space)
    if (state.display[static_cast<std::size_t>(space)].card == 0 &&
        !(set_taken(state) && state.pending.space == space + 1))
      some_empty = true;
  const auto pool = static_cast<int>(game.pool()[state.game_phase].size());
  const auto tower = static_cast<int>(state.towers[state.game_phase].size());
  const int expected = pool - tiles_drawn(game, state);
  if (some_empty ? tower < expected : tower != expected)
    return broken("LC-11.14", "tower_size", {{"tiles", std::int64_t{expected}}});
  return std::nullopt;
}

Found check_automaton(const Game& game, const State& state) {
  if (state.phase == Phase::solo_swap) {
    if (state.automaton_cards.size() != game.tables.automaton_start_cards)
      return broken("LC-7.4", "automaton");
    return std::nullopt;
  }
  const int rounds = game.solo() ? turns_taken(game, state, seat_at(0)) : 0;
  int tiles = 0;
  for (int round = 0; round < rounds; ++round) tiles += round % kRounds + 1;
  if (static_cast<int>(state.automaton_cards.size()) != rounds ||
      static_cast<int>(state.automaton_tiles.size()) != tiles)
    return broken("LC-7.14", "automaton");
  return std::nullopt;
}

}  // namespace

Found check_tiles(const Game& game, const State& state) {
  for (const auto check : {check_current, check_all, check_demolitions, check_taken,
                           check_tower_size, check_automaton})
    if (Found found = check(game, state)) return found;
  return std::nullopt;
}

}  // namespace orrery::luna_capital
