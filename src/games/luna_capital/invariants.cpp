// The invariants of chapter 11 that can be seen in a single state: a position that passes can be
// played on.
#include "games/luna_capital/invariants.h"

#include <algorithm>
#include <bitset>

#include "core/move.h"
#include "games/luna_capital/position.h"
#include "games/luna_capital/rules.h"

namespace orrery::luna_capital {
namespace {

// LC-11.1
Found check_cards(const Game& game, const State& state) {
  std::bitset<kCards> found;
  std::optional<unsigned> twice;
  const auto see = [&](std::uint8_t card) {
    if (found.test(card)) twice = card;
    found.set(card);
  };
  for (const Player& player : state.players) {
    std::ranges::for_each(player.hand, see);
    std::ranges::for_each(player.city.cards, see);
  }
  for (const Set& set : state.display)
    if (set.card != 0) see(from_code(set.card));
  std::ranges::for_each(state.pending.landing, see);
  std::ranges::for_each(state.automaton_cards, see);
  std::ranges::for_each(state.deck, see);
  const auto card = [&](std::size_t i) {
    return Argument{"card", Term{"card", game.tables.card_names[i]}};
  };
  if (twice) return broken("LC-11.1", "card_twice", {card(*twice)});
  for (std::size_t i = 0; i < kCards; ++i)
    if (!found.test(i)) return broken("LC-11.1", "card_missing", {card(i)});
  return std::nullopt;
}

// LC-11.3, LC-11.4
Found check_tokens(const Game& game, const State& state) {
  int robots = state.robot_pool;
  int tokens = state.redistribution_pool;
  for (const Player& player : state.players) {
    robots += player.robots + std::popcount(player.city.robots);
    tokens += player.redistribution;
  }
  if (!game.robot_pool_unlimited && robots != game.tables.robot_tokens)
    return broken("LC-11.3", "robots");
  if (game.robot_pool_unlimited) {
    int symbols = 0;
    for (const TilePool& pool : game.pool())
      for (const Content tile : pool) symbols += game.tables.types[tile].robots;
    if (robots > symbols) return broken("LC-11.27", "robots");
  }
  if (tokens != game.tables.redistribution_tokens) return broken("LC-11.4", "tokens");
  return std::nullopt;
}

// LC-11.7 to LC-11.9
Found check_display(const Game& game, const State& state) {
  const bool exchanging = state.phase <= Phase::exchange_space;
  int empty = 0;
  for (int i = 0; i < kMaxSpaces; ++i) {
    const Set& set = state.display[static_cast<std::size_t>(i)];
    const bool beyond = i >= game.spaces();
    const bool emptied = set_taken(state) && state.pending.space == i + 1;
    if ((beyond || emptied) && (set.card != 0 || !set.tiles.empty()))
      return broken("LC-4.6", "space_not_empty");
    if (beyond || emptied) continue;
    if (set.card == 0) ++empty;
    // After the last turn the sets lie as they were left.
    const bool over = state.phase == Phase::over;
    const std::size_t wanted = set.card == 0 ? 0 : exchanging ? 1 : state.round + std::size_t{1};
    const bool refilled_last = over && set.tiles.empty();
    if (set.tiles.size() != wanted && !refilled_last) return broken("LC-11.7", "set_size");
  }
  // The deck ran out once, so what it holds now was put under it since (LC-4.51).
  if (empty != 0 && std::ranges::find(state.deck_tags, DeckTag::none) != state.deck_tags.end())
    return broken("LC-4.51", "space_empty");
  if (state.marker >= game.spaces()) return broken("LC-11.9", "marker");
  return std::nullopt;
}

// LC-2.7, LC-11.11
Found check_concessions(const Game& game, const State& state) {
  const std::size_t shorts = game.tables.short_on_offer;
  const std::size_t offered = shorts + game.tables.long_on_offer;
  for (std::size_t i = 0; i < offered; ++i) {
    const unsigned number = from_code(state.offer[i]);
    const Concession& concession = game.tables.concessions[number];
    if ((concession.term == ConcessionTerm::short_term) != (i < shorts))
      return broken("LC-2.7", "concession_term");
    if (game.solo() && concession.removed_in_solo) return broken("LC-7.3", "concession_in_solo");
    for (std::size_t other = 0; other < i; ++other)
      if (state.offer[other] == state.offer[i]) return broken("LC-2.7", "concession_twice");
    const bool claimed = state.claimed_phase[i] != 0;
    const int judged = state.game_phase + (state.phase == Phase::over ? 1 : 0);
    if (claimed != (state.claimed_by[i] != 0) || state.claimed_phase[i] > judged ||
        state.claimed_by[i] >> game.players != 0)
      return broken("LC-11.11", "claims");
  }
  return std::nullopt;
}

Found check_sponsors(const Game& game, const State& state) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players); ++seat)
    for (std::size_t other = 0; other < seat; ++other)
      if (state.players[seat].sponsor == state.players[other].sponsor)
        return broken("LC-2.3", "sponsor_twice");
  return std::nullopt;
}

// LC-11.13, LC-2.13
Found check_course(const Game& game, const State& state) {
  const bool exchanging = state.phase <= Phase::exchange_space;
  const int players = game.players;
  const int turn = exchanging ? (state.first + 2 * players - 1 - state.done) % players
                              : (state.first + state.done) % players;
  if (state.phase == Phase::over) {
    if (state.game_phase != kPhases - 1 || state.round != kRounds - 1 || state.done != 0)
      return broken("LC-5.1", "not_over");
  } else if (state.turn != turn) {
    return broken("LC-3.1", "turn_order");
  }
  if (exchanging && (state.game_phase != 0 || state.round != 0))
    return broken("LC-2.13", "exchange_is_over");
  if (game.solo() && state.first != 0) return broken("LC-7.11", "turn_order");
  return std::nullopt;
}

Found check_players(const Game& game, const State& state) {
  for (int i = 0; i < game.players; ++i) {
    if (Found found = check_city(game, state, seat_at(i))) return found;
    if (Found found = check_ledger(game, state, seat_at(i))) return found;
  }
  return std::nullopt;
}

}  // namespace

Message broken(std::string_view rule, std::string_view what, std::vector<Argument> args) {
  args.insert(args.begin(), {"rule", std::string(rule)});
  return {"luna.broken." + std::string(what), std::move(args)};
}

bool set_taken(const State& state) {
  return state.phase >= Phase::use_special && state.phase != Phase::over;
}

bool card_placed(const State& state) {
  return state.phase >= Phase::place_tile && state.phase != Phase::over;
}

int turns_taken(const Game& game, const State& state, Seat seat) {
  if (state.phase == Phase::over) return kTurns;
  if (state.phase <= Phase::exchange_space) return 0;
  const int order = (orrery::index(seat) + game.players - state.first) % game.players;
  return state.game_phase * kRounds + state.round + (order < state.done ? 1 : 0);
}

std::optional<Message> broken_invariant(const Game& game, const State& state) {
  using Check = Found (*)(const Game&, const State&);
  for (const Check check : {check_cards, check_course, check_tokens, check_display, check_tiles,
                            check_concessions, check_sponsors, check_players, check_turn})
    if (Found found = check(game, state)) return found;
  if (state.phase == Phase::over) return std::nullopt;
  MoveList moves;
  legal(game, state, seat_at(state.turn), moves);
  if (moves.empty()) return broken("LC-9.3", "no_move", {{"seat", seat_at(state.turn)}});
  return std::nullopt;
}

}  // namespace orrery::luna_capital
