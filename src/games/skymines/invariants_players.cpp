// What lies before one player.
#include <bit>

#include "games/skymines/invariants.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {
namespace {

// SK-3.8: the lowest of the open slots.
bool are_lowest(unsigned filled, unsigned open) {
  const unsigned empty = open & ~filled;
  return empty == 0 || (filled >> std::countr_zero(empty)) == 0;
}

bool slots_fit(const Game& game, const State& state, const Player& player) {
  const unsigned filled = filled_slots(player);
  if ((filled & ~unsigned{player.open_slots}) != 0 || (player.face_up & ~filled) != 0) return false;
  const bool empty = state.phase == Phase::draft || state.phase == Phase::over || player.left != 0;
  if (empty && filled != 0) return false;
  if (state.phase != Phase::planning) return true;
  return player.face_up == 0 && (game.linked_slots || are_lowest(filled, player.open_slots));
}

bool is_resource_slot(const Game& game, const Player& player, unsigned slot) {
  return player.slots[slot] != 0 && is_resource(game.tables.cards[player.slots[slot] - 1U].type);
}

// SK-4.93 to SK-4.95
bool tiles_fit(const Game& game, const State& state, const Player& player) {
  const bool res_held = (player.tiles >> kTileRes & 1U) != 0;
  const bool res_up = (player.tiles_up >> kTileRes & 1U) != 0;
  if ((player.tiles_up & ~player.tiles) != 0) return false;
  if (player.left != 0 || state.phase == Phase::draft || state.phase == Phase::over)
    if (player.tiles != 0) return false;
  if (state.phase == Phase::planning && (player.tiles_up != player.tiles || player.res_on != 0))
    return false;
  if (player.res_on == 0) return res_up == res_held;
  const unsigned slot = player.res_on - 1U;
  // While its owner leaves, the cards go away one by one and the tile last.
  if (is_leaving(state) && &player == &state.players[state.turn]) return res_held;
  return res_held && is_resource_slot(game, player, slot) &&
         res_up == ((player.face_up >> slot & 1U) != 0);
}

// SK-11.11
bool screens_fit(const Player& player) {
  for (unsigned screen = 0; screen < kScreens; ++screen) {
    const bool down = (player.plans_down >> screen & 1U) != 0;
    if (player.screens[screen] == kNoPlan && (screen < player.upload || down)) return false;
  }
  return true;
}

// SK-2.16, SK-2.17
bool tokens_fit(const State& state, const Player& player) {
  if (state.phase == Phase::draft)
    return player.tokens[0] != 0 && player.tokens[1] != 0 && player.screens[0] == kNoPlan;
  return player.tokens[0] != 0 && player.tokens[1] == 0 &&
         player.screens[0] == kFirstToken + player.tokens[0] - 1;
}

// SK-2.12, SK-2.14
bool is_untouched(const Game& game, const State& state, int seat) {
  const Player& player = player_at(state, seat_at(seat));
  CardSet own;
  for (int i = 0; i < kStartCards; ++i) own.add(start_card(seat, i));
  own.add(start_card((seat + game.players - state.first) % game.players, kStartCards));
  return player.hand == own && player.tracks == decltype(player.tracks){} && player.tank == 0 &&
         player.upload == 0 && player.active_bonus == decltype(player.active_bonus){};
}

Found check_tokens_differ(const Game& game, const State& state) {
  unsigned seen = 0;
  for (int i = 0; i < game.seats(); ++i)
    for (const std::uint8_t token : player_at(state, seat_at(i)).tokens) {
      if (token == 0) continue;
      if ((seen >> token & 1U) != 0) return broken("SK-2.16", "token", {{"seat", seat_at(i)}});
      seen |= 1U << token;
    }
  return std::nullopt;
}

Found check_player(const Game& game, const State& state, int number) {
  const Seat seat = seat_at(number);
  const Player& player = player_at(state, seat);
  const Argument who{"seat", seat};
  if (player.open_slots != slots_opened(game, player))
    return broken("SK-11.14", "open_slots", {who});
  if (!slots_fit(game, state, player)) return broken("SK-11.14", "slots", {who});
  if (!tiles_fit(game, state, player)) return broken("SK-4.95", "tiles", {who});
  if (!tokens_fit(state, player)) return broken("SK-2.17", "token", {who});
  if (!screens_fit(player)) return broken("SK-11.11", "screens", {who});
  if (state.phase == Phase::draft && !is_untouched(game, state, number))
    return broken("SK-2.12", "draft", {who});
  for (unsigned company = 0; company < kCompanies; ++company)
    if (player.active_bonus[company] > thresholds_passed(game, state, seat, company))
      return broken("SK-4.78", "active_bonus", {who});
  if (player.left != 0 && state.round == kRounds - 1)
    for (const auto& stack : player.rest)
      if (!stack.empty()) return broken("SK-4.99", "slots", {who});
  return std::nullopt;
}

// SK-11.17
Found check_tiles_differ(const Game& game, const State& state) {
  unsigned held = 0;
  for (int i = 0; i < game.players; ++i) {
    const unsigned tiles = player_at(state, seat_at(i)).tiles;
    if ((held & tiles) != 0) return broken("SK-11.17", "tiles", {{"seat", seat_at(i)}});
    held |= tiles;
  }
  return std::nullopt;
}

}  // namespace

Found check_players(const Game& game, const State& state) {
  for (int i = 0; i < game.players; ++i)
    if (Found found = check_player(game, state, i)) return found;
  if (Found found = check_tiles_differ(game, state)) return found;
  return check_tokens_differ(game, state);
}

}  // namespace orrery::skymines
