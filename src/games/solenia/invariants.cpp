// The invariants of chapter 11 that can be seen in a single state, and the order of a turn: a
// position that passes can be played on.
#include <algorithm>
#include <bit>
#include <ranges>

#include "core/move.h"
#include "games/solenia/placement.h"
#include "games/solenia/position.h"
#include "games/solenia/rules.h"

namespace orrery::solenia {
namespace {

using Found = std::optional<Message>;

constexpr std::array<std::uint8_t, kMaxPlayers> kNoTiles{};
constexpr std::array<std::array<std::uint8_t, kSides>, kMaxPlayers> kNoPairs{};

Message broken(std::string_view rule, std::string_view what, std::vector<Argument> args = {}) {
  args.insert(args.begin(), {"rule", std::string(rule)});
  return {"solenia.broken." + std::string(what), std::move(args)};
}

std::size_t participants(const Game& game) {
  return static_cast<std::size_t>(game.players) + (game.solo() ? 1 : 0);
}

bool is_rival(const Game& game, std::size_t owner) {
  return owner == static_cast<std::size_t>(game.players);
}

// How many cards of an owner are not used yet.
int cards_left(const Game& game, const State& state, std::size_t owner) {
  if (is_rival(game, owner)) return static_cast<int>(state.rival_deck.size());
  return static_cast<int>(state.players[owner].hand.size() + state.players[owner].deck.size());
}

// SO-11.5: every space with a card has exactly one owner.
Found check_spaces(const State& state) {
  CellMask seen = 0;
  for (const CellMask mine : state.cards_of) {
    if ((seen & mine) != 0) return broken("SO-11.5", "space");
    seen |= mine;
  }
  for (unsigned cell = 0; cell < kCells; ++cell)
    if ((state.card_at[cell] != 0) != ((seen & cell_bit(cell)) != 0))
      return broken("SO-11.5", "space");
  return std::nullopt;
}

// SO-11.2, per kind of card.
Found check_cards(const Game& game, const State& state) {
  for (std::size_t owner = 0; owner < participants(game); ++owner) {
    std::array<int, kMaxCardKinds> missing{};
    for (const std::uint8_t kind : game.tables.deck) ++missing[kind];
    const bool rivals = is_rival(game, owner);
    if (!rivals)
      for (const std::uint8_t kind : state.players[owner].hand) --missing[kind];
    for (const std::uint8_t kind : rivals ? state.rival_deck : state.players[owner].deck)
      --missing[kind];
    for (unsigned cell = 0; cell < kCells; ++cell)
      if ((state.cards_of[owner] & cell_bit(cell)) != 0) --missing[state.card_at[cell] - 1U];
    const auto& discard = rivals ? state.rival_discard : state.players[owner].discard;
    for (std::size_t kind = 0; kind < missing.size(); ++kind) missing[kind] -= discard[kind];
    for (std::size_t kind = 0; kind < missing.size(); ++kind)
      if (missing[kind] != 0)
        return broken("SO-11.2", missing[kind] > 0 ? "card_missing" : "card_too_many",
                      {{"seat", seat_at(static_cast<int>(owner))},
                       {"card", Term{"card", kind < game.tables.card_names.size()
                                                 ? game.tables.card_names[kind]
                                                 : std::string("?")}}});
  }
  return std::nullopt;
}

// SO-11.3.
Found check_tiles(const Game& game, const State& state) {
  std::array<int, kTiles> seen{};
  const auto see = [&seen](std::uint8_t code) {
    if (code != 0) ++seen[code - 1U];
  };
  for (std::size_t side = 0; side < kSides; ++side) {
    const auto wrong = [side](std::uint8_t code) {
      return code != 0 && (code - 1U) / kTilesPerSide != side;
    };
    for (const std::uint8_t tile : state.stack[side]) ++seen[tile];
    for (const std::uint8_t code : state.display[side]) {
      if (wrong(code)) return broken("SO-4.22", "tile_side");
      see(code);
    }
    for (const Player& player : state.players)
      for (const std::uint8_t code : player.slots[side]) {
        if (wrong(code)) return broken("SO-4.22", "tile_side");
        see(code);
      }
  }
  see(state.pending.tile);
  for (unsigned tile = 0; tile < kTiles; ++tile) {
    if (is_removed(state, tile)) ++seen[tile];
    if (seen[tile] != 1)
      return broken("SO-11.3", seen[tile] == 0 ? "tile_missing" : "tile_twice",
                    {{"tile", Term{"tile", game.tables.tile_names[tile]}}});
  }
  return std::nullopt;
}

// SO-11.4: each strip once, and faces that some start order shows after that many advances.
Found check_strips(const Game& game, const State& state) {
  std::array<bool, kStrips> seen{};
  for (const std::uint8_t strip : state.strip_at) seen[strip] = true;
  if (std::ranges::find(seen, false) != seen.end()) return broken("SO-11.4", "strip_twice");
  for (std::size_t i = 0; i < game.tables.start_orders.size(); ++i) {
    if (game.start_order && *game.start_order != i) continue;
    unsigned faces = 0;
    for (unsigned row = 0; row < kRows; ++row)
      faces |= static_cast<unsigned>(game.tables.start_orders[i].faces[row]) << row;
    for (int n = 0; n < state.advances; ++n) faces = (faces >> 1U) | (((faces & 1U) ^ 1U) << 4U);
    const std::size_t middle = (2U + kRows - state.advances % kRows) % kRows;
    if (faces == state.faces && state.strip_at[middle] == game.tables.middle_strip)
      return std::nullopt;
  }
  return broken("SO-11.4", "faces");
}

// SO-11.6, as far as one state shows it: every used 0 card brought an advance, and so did every
// other card that was discarded.
Found check_advances(const Game& game, const State& state) {
  int zeros = 0;
  int zeros_on_board = 0;
  int others_gone = 0;
  for (std::size_t owner = 0; owner < participants(game); ++owner) {
    const bool rivals = is_rival(game, owner);
    const auto& discard = rivals ? state.rival_discard : state.players[owner].discard;
    for (std::size_t kind = 0; kind < game.tables.card_names.size(); ++kind) {
      const bool zero = game.tables.kinds[kind].value == 0;
      (zero ? zeros : others_gone) += discard[kind];
    }
    for (unsigned cell = 0; cell < kCells; ++cell)
      if ((state.cards_of[owner] & cell_bit(cell)) != 0 &&
          game.tables.kinds[state.card_at[cell] - 1U].value == 0)
        ++zeros_on_board;
  }
  const int due = state.pending.advancing != 0 || state.pending.departed != 0 ? 1 : 0;
  // SO-7.15: each advance adds at most one 0 card, and a 0 card is gone after five.
  if (zeros_on_board > kRows - 1 + due) return broken("SO-7.15", "zeros");
  zeros += zeros_on_board;
  const int made = state.advances + due;
  if (made < zeros || made > zeros + others_gone) return broken("SO-11.6", "advances");
  return std::nullopt;
}

// SO-11.9.
bool slots_in_order(const Game& game, const std::array<std::uint8_t, kSlotsPerSide>& slots) {
  if (!game.winter)
    return std::ranges::is_sorted(slots,
                                  [](std::uint8_t a, std::uint8_t b) { return a != 0 && b == 0; });
  const auto level = [&slots](std::size_t i) {
    return (slots[2 * i] != 0 ? 1 : 0) + (slots[2 * i + 1] != 0 ? 1 : 0);
  };
  return level(0) >= level(1) && level(1) >= level(2);
}

// The room that later effects of the slot being resolved will still give.
int storage_to_come(const Game& game, const State& state) {
  const EffectList& effects = game.face().slots[state.pending.side][state.pending.slot - 1U];
  int room = 0;
  for (std::size_t i = state.pending.effect; i < effects.size; ++i)
    if (effects.items[i].type == EffectType::storage) room += effects.items[i].count;
  return room;
}

Found check_player(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const Argument who{"seat", seat};
  for (const auto& slots : player.slots)
    if (!slots_in_order(game, slots)) return broken("SO-11.9", "slots", {who});
  // Between the effects of a slot its owner's capacity and goods are on the move.
  const bool resolving = state.pending.slot != 0 && seat == seat_at(state.turn);
  const int to_come = resolving ? storage_to_come(game, state) : 0;
  if (player.capacity + to_come != capacity_of(game, player))
    return broken("SO-11.8", "capacity", {who});
  if (state.phase != Phase::overflow && !resolving && player.goods.total() > player.capacity)
    return broken("SO-11.7", "storage", {who});
  if (player.series_floor >= kGoodKinds) return broken("SO-9.4", "series", {who});
  const bool drafting = state.phase == Phase::draft;
  if (game.improvements && !drafting &&
      (player.level1 == 0 || player.halves[0] == 0 || player.halves[1] == 0))
    return broken("SO-6.25", "improvements", {who});
  return std::nullopt;
}

// SO-6.20: every improvement tile exists once, taken or on offer.
Found check_improvements(const State& state) {
  std::array<int, kLevel1Tiles + 1> tiles{};
  std::array<std::array<int, kHalvesPerSide + 1>, kSides> halves{};
  for (const std::uint8_t code : state.offered_level1) ++tiles[code];
  for (const auto& pair : state.offered_pairs)
    for (std::size_t side = 0; side < kSides; ++side) ++halves[side][pair[side]];
  for (const Player& player : state.players) {
    ++tiles[player.level1];
    for (std::size_t side = 0; side < kSides; ++side) ++halves[side][player.halves[side]];
  }
  const auto twice = [](int count) { return count > 1; };
  const bool tile_twice = std::ranges::any_of(tiles | std::views::drop(1), twice);
  const bool half_twice = std::ranges::any_of(halves, [&twice](const auto& side) {
    return std::ranges::any_of(side | std::views::drop(1), twice);
  });
  if (tile_twice || half_twice) return broken("SO-6.20", "improvement_twice");
  return std::nullopt;
}

// SO-11.15: a position of the display is empty only when its stack is, or while its tile is on the
// way into a slot.
Found check_display(const Game& game, const State& state) {
  for (std::size_t side = 0; side < kSides; ++side)
    for (std::size_t i = 0; i < game.display_size(); ++i) {
      const bool leaving =
          state.pending.tile != 0 && state.pending.side == side && state.pending.display == i;
      if (state.display[side][i] == 0 && !state.stack[side].empty() && !leaving)
        return broken("SO-11.15", "display");
      if (leaving && state.display[side][i] != 0) return broken("SO-11.15", "display");
    }
  return std::nullopt;
}

// SO-3.1, SO-3.11: everybody has used as many cards as turns were taken, and holds three until the
// deck is empty.
Found check_turns(const Game& game, const State& state) {
  const auto seats = static_cast<int>(participants(game));
  const bool drafting = state.phase == Phase::draft;
  const int played = drafting ? 0 : (state.turn + seats - state.first) % seats;
  const bool over = state.phase == Phase::over;
  for (int i = 0; i < seats; ++i) {
    const auto owner = static_cast<std::size_t>((state.first + i) % seats);
    const bool on_turn = i == played && !over && !drafting;
    const bool card_used = on_turn && (is_rival(game, owner) || state.phase >= Phase::tile);
    const int used = over ? kDeckSize : state.round - 1 + (i < played || card_used ? 1 : 0);
    const int left = cards_left(game, state, owner);
    const Argument who{"seat", seat_at(static_cast<int>(owner))};
    if (left != kDeckSize - used) return broken("SO-3.3", "cards_used", {who});
    if (is_rival(game, owner)) continue;
    const int held = static_cast<int>(state.players[owner].hand.size());
    if (held != std::min<int>(kHandSize, left + (card_used ? 1 : 0)) - (card_used ? 1 : 0))
      return broken("SO-3.11", "hand", {who});
  }
  return std::nullopt;
}

Found check_phase(const Game& game, const State& state) {
  if (!pending_fits(game, state)) return broken("SO-9.21", "pending");
  if (state.phase != Phase::draft && (state.draft_round != 0 || state.offered_level1 != kNoTiles ||
                                      state.offered_pairs != kNoPairs))
    return broken("SO-6.27", "draft_is_over");
  MoveList moves;
  for (const Seat seat : SeatSet::from_bits(state.open)) {
    moves.clear();
    legal(game, state, seat, moves);
    if (moves.empty()) return broken("SO-11.13", "no_move", {{"seat", seat}});
  }
  return std::nullopt;
}

}  // namespace

int capacity_of(const Game& game, const Player& player) {
  int capacity = game.face().storage;
  for (std::size_t side = 0; side < kSides; ++side)
    for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot)
      if (player.slots[side][slot] != 0)
        for (const Effect& effect : game.face().slots[side][slot])
          if (effect.type == EffectType::storage) capacity += effect.count;
  return capacity;
}

std::optional<Message> broken_invariant(const Game& game, const State& state) {
  if (Found found = check_spaces(state)) return found;
  if (Found found = check_cards(game, state)) return found;
  if (Found found = check_tiles(game, state)) return found;
  if (Found found = check_strips(game, state)) return found;
  if (Found found = check_advances(game, state)) return found;
  for (int i = 0; i < game.players; ++i)
    if (Found found = check_player(game, state, seat_at(i))) return found;
  if (Found found = check_improvements(state)) return found;
  if (Found found = check_display(game, state)) return found;
  if (Found found = check_turns(game, state)) return found;
  return check_phase(game, state);
}

}  // namespace orrery::solenia
