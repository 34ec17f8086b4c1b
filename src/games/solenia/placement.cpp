#include "games/solenia/placement.h"

#include <bit>

namespace orrery::solenia {
namespace {

const Abilities kNoAbilities;

CellMask within(const Components& tables, CellMask from, std::size_t steps) {
  CellMask reached = 0;
  for (; from != 0; from &= from - 1)
    reached |= tables.within[steps][static_cast<std::size_t>(std::countr_zero(from))];
  return reached;
}

// Removes the cities that could not be served at this price.
CellMask servable(CellMask spaces, int price, const std::array<CellMask, kSides>& city_spaces,
                  const std::array<int, kSides>& slack) {
  for (std::size_t side = 0; side < kSides; ++side)
    if (slack[side] < price) spaces &= ~city_spaces[side];
  return spaces;
}

struct CityTest {
  std::array<CellMask, kSides> spaces;
  std::array<int, kSides> slack;

  CityTest(const Game& game, const State& state, const Player& player)
      : spaces{cities(game, state, Side::day), cities(game, state, Side::night)},
        slack{city_slack(game, state, player, Side::day),
              city_slack(game, state, player, Side::night)} {}
};

}  // namespace

const Player& player_at(const State& state, Seat seat) {
  return state.players[static_cast<std::size_t>(orrery::index(seat))];
}
Player& player_at(State& state, Seat seat) {
  return state.players[static_cast<std::size_t>(orrery::index(seat))];
}

bool column_full(const Player& player, std::size_t column) {
  return player.slots[0][column] != 0 && player.slots[1][column] != 0;
}

const Abilities& abilities(const Game& game, const Player& player) {
  if (player.level1 == 0 || !column_full(player, game.tables.level1_column)) return kNoAbilities;
  return game.abilities[player.level1 - 1U];
}

unsigned open_slots(const Game& game, const Player& player, Side side) {
  const auto& slots = player.slots[index(side)];
  unsigned free = 0;
  for (unsigned i = 0; i < kSlotsPerSide; ++i) free |= (slots[i] == 0 ? 1U : 0U) << i;
  if (!game.winter) return free & (0U - free);  // SO-4.26: the lowest free one
  // SO-6.5: a level needs more tiles on the level below it than it has itself.
  const auto filled = [&](unsigned level) { return 2 - std::popcount((free >> (2 * level)) & 3U); };
  unsigned open = free & 0b000011U;
  if (filled(0) > filled(1)) open |= free & 0b001100U;
  if (filled(1) > filled(2)) open |= free & 0b110000U;
  return open;
}

Terrain terrain_at(const Game& game, const State& state, unsigned cell) {
  const unsigned row = cell / kCols;
  const Strip& strip = game.tables.strips[state.strip_at[row]];
  return strip.faces[(state.faces >> row) & 1U][cell % kCols];
}

CellMask cities(const Game& game, const State& state, Side side) {
  CellMask mask = 0;
  for (unsigned row = 0; row < kRows; ++row) {
    const Strip& strip = game.tables.strips[state.strip_at[row]];
    const CellMask columns = strip.cities[(state.faces >> row) & 1U][index(side)];
    mask |= columns << (row * kCols);
  }
  return mask;
}

CellMask occupied(const State& state) {
  CellMask mask = 0;
  for (const CellMask each : state.cards_of) mask |= each;
  return mask;
}

CellMask anchors(const Game& game, const State& state, Seat seat) {
  const CellMask cards = abilities(game, player_at(state, seat)).all_cards_are_anchors
                             ? occupied(state)
                             : state.cards_of[static_cast<std::size_t>(orrery::index(seat))];
  return cards | cell_bit(game.tables.airship_cell);
}

int extension_price(const Game& game, const State& state, Seat seat, unsigned cell) {
  int nearest = kCells;
  for (CellMask from = anchors(game, state, seat); from != 0; from &= from - 1) {
    const auto anchor = static_cast<std::size_t>(std::countr_zero(from));
    nearest = std::min<int>(nearest, game.tables.distance[anchor][cell]);
  }
  const int discount = abilities(game, player_at(state, seat)).discount;
  return std::max(0, nearest - 1 - discount);
}

int city_slack(const Game& game, const State& state, const Player& player, Side side) {
  if (open_slots(game, player, side) == 0) return -1;
  const int held = player.goods.total();
  int slack = -1;
  for (const std::uint8_t shown : state.display[index(side)]) {
    if (shown == 0) continue;
    const Tile& tile = game.tables.tiles[shown - 1U];
    if (player.goods.covers(tile.cost)) slack = std::max(slack, held - tile.goods);
  }
  return slack;
}

Targets targets(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const CellMask from = anchors(game, state, seat);
  const CellMask empty = kAllCells & ~occupied(state);
  const CityTest city(game, state, player);
  const std::size_t discount = abilities(game, player).discount;
  const int held = player.goods.total();

  Targets result;
  CellMask reached = 0;
  for (int price = 0; price <= held && (empty & ~reached) != 0; ++price) {
    const std::size_t steps =
        std::min<std::size_t>(static_cast<std::size_t>(price) + 1 + discount, kMaxDistance);
    const CellMask ring = within(game.tables, from, steps) & ~reached;
    reached |= ring;
    result.at_price[static_cast<std::size_t>(price)] =
        servable(ring & empty, price, city.spaces, city.slack);
  }
  return result;
}

CellMask free_targets(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const CellMask near =
      within(game.tables, anchors(game, state, seat), 1U + abilities(game, player).discount) &
      ~occupied(state);
  const CityTest city(game, state, player);
  return servable(near, 0, city.spaces, city.slack);
}

}  // namespace orrery::solenia
