#include "games/solenia/setup.h"

#include <algorithm>

#include "games/solenia/placement.h"
#include "games/solenia/turn.h"

namespace orrery::solenia {
namespace {

// SO-2.1 to SO-2.3. Drawn in the order of SO-2.15: start order, then the strips of the dealt rows.
void lay_board(const Game& game, State& state, ChanceStream& chance) {
  const Components& tables = game.tables;
  const std::size_t order =
      game.start_order ? *game.start_order
                       : chance.below(static_cast<std::uint32_t>(tables.start_orders.size()));
  if (game.fixed_layout) {
    state.strip_at = tables.fixed_layout;
  } else {
    std::array<std::uint8_t, kStrips - 1> others{};
    std::size_t count = 0;
    for (std::uint8_t strip = 0; strip < kStrips; ++strip)
      if (strip != tables.middle_strip) others[count++] = strip;
    chance.shuffle(std::span(others));
    state.strip_at.fill(tables.middle_strip);
    for (std::size_t i = 0; i < others.size(); ++i)
      state.strip_at[tables.dealt_rows[i]] = others[i];
  }
  for (unsigned row = 0; row < kRows; ++row)
    state.faces =
        static_cast<std::uint8_t>(state.faces | (tables.start_orders[order].faces[row] << row));
}

void lay_tiles(const Game& game, State& state, Side side, ChanceStream& chance) {
  auto& stack = state.stack[index(side)];
  for (std::uint8_t i = 0; i < kTilesPerSide; ++i)
    stack.push_back(static_cast<std::uint8_t>(index(side) * kTilesPerSide + i));
  chance.shuffle(stack.span());
  for (std::size_t i = 0; i < game.display_size(); ++i)
    state.display[index(side)][i] = code_of(stack.pop_back());
}

void shuffle_deck(const Game& game, FixedVector<std::uint8_t, kDeckSize>& deck,
                  ChanceStream& chance) {
  for (const std::uint8_t kind : game.tables.deck) deck.push_back(kind);
  chance.shuffle(deck.span());
}

void deal(const Game& game, State& state, Seat seat, ChanceStream& chance) {
  Player& player = player_at(state, seat);
  shuffle_deck(game, player.deck, chance);
  for (int i = 0; i < kHandSize; ++i) player.hand.insert_sorted(player.deck.pop_back());
  player.capacity = game.face().storage;
  const auto players = static_cast<std::size_t>(game.players);
  const auto position =
      (static_cast<std::size_t>(orrery::index(seat)) + players - state.first) % players;
  player.goods = game.tables.start_goods[players][position];
}

// SO-6.21 to SO-6.23.
void offer_improvements(const Game& game, State& state, ChanceStream& chance) {
  const auto shuffled = [&chance] {
    std::array<std::uint8_t, kLevel1Tiles> numbers{};
    for (std::uint8_t i = 0; i < kLevel1Tiles; ++i) numbers[i] = i;
    chance.shuffle(std::span(numbers));
    return numbers;
  };
  static_assert(kLevel1Tiles == kHalvesPerSide);
  const auto level1 = shuffled();
  const auto day = shuffled();
  auto night = shuffled();
  const std::size_t offered =
      game.solo() ? game.tables.offered_solo
                  : static_cast<std::size_t>(game.players) * game.tables.offered_per_player;
  const auto& effects = game.tables.half_effects;
  auto* unused = night.begin();
  for (std::size_t i = 0; i < offered; ++i, ++unused) {
    const std::uint8_t effect = effects[0][day[i]];
    auto* fitting = std::find_if(unused, night.end(),
                                 [&](std::uint8_t half) { return effects[1][half] != effect; });
    // To the front, the order of the rest kept; in a pack of equal effects nothing fits.
    if (fitting != night.end()) std::rotate(unused, fitting, fitting + 1);
    state.offered_level1[i] = code_of(level1[i]);
    state.offered_pairs[i] = {code_of(day[i]), code_of(*unused)};
  }
}

}  // namespace

State setup(const Game& game, const Seed& seed) {
  State state;
  state.chance.key = seed.words;
  state.round = 1;
  {
    // The order of these draws is fixed by SO-2.15.
    ChanceStream chance(state.chance, static_cast<std::size_t>(Stream::setup));
    if (!game.solo() && !game.seat0_first)
      state.first =
          static_cast<std::uint8_t>(chance.below(static_cast<std::uint32_t>(game.players)));
    lay_board(game, state, chance);
    lay_tiles(game, state, Side::day, chance);
    lay_tiles(game, state, Side::night, chance);
    for (int i = 0; i < game.players; ++i) deal(game, state, seat_at(i), chance);
    if (game.solo()) shuffle_deck(game, state.rival_deck, chance);
    if (game.improvements) offer_improvements(game, state, chance);
  }
  state.turn = state.first;
  const Step step{{game, state, nullptr}};
  if (game.improvements)
    begin_draft(step);
  else
    begin_turn(step);
  return state;
}

}  // namespace orrery::solenia
