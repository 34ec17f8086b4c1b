#include "games/solenia/placement.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace orrery::solenia {
namespace {

const Abilities kNoAbilities;

// What can be reached from any of these spaces, for all distances at once.
Reach reach_from(const Components& tables, CellMask from) {
  Reach reach{};
  for (; from != 0; from &= from - 1) {
    const Reach& one = tables.within[static_cast<std::size_t>(std::countr_zero(from))];
    for (std::size_t steps = 0; steps < reach.size(); ++steps) reach[steps] |= one[steps];
  }
  return reach;
}

// SO-6.7: a side has a legal slot as long as it has a free one. Looks for a zero byte among six.
bool side_full(const Player& player, Side side) {
  constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
  std::uint64_t slots = ~std::uint64_t{0};
  std::memcpy(&slots, player.slots[index(side)].data(), kSlotsPerSide);
  return ((slots - kOnes) & ~slots & (kOnes << 7U)) == 0;
}

// The cities of both sides, and the highest price at which those of a side can be served.
struct CityTest {
  std::array<CellMask, kSides> spaces;
  std::array<int, kSides> slack;

  CityTest(const Game& game, const State& state, const Player& player)
      : spaces{cities(game, state, Side::day), cities(game, state, Side::night)},
        slack{city_slack(game, state, player, Side::day),
              city_slack(game, state, player, Side::night)} {}

  CellMask without_unservable(CellMask targets, int price) const {
    for (std::size_t side = 0; side < kSides; ++side)
      if (slack[side] < price) targets &= ~spaces[side];
    return targets;
  }
};

}  // namespace

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
  const int held = player.goods.total();
  if (held == 0 || side_full(player, side)) return -1;
  int slack = -1;
  for (const std::uint8_t shown : state.display[index(side)]) {
    if (shown == 0) continue;
    const Tile& tile = game.tables.tiles[shown - 1U];
    if (player.goods.covers(tile.cost)) slack = std::max(slack, held - tile.goods);
  }
  return slack;
}

CellMask targets(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const Reach reach = reach_from(game.tables, anchors(game, state, seat));
  const CellMask empty = kAllCells & ~occupied(state);
  const CityTest city(game, state, player);
  const std::size_t discount = abilities(game, player).discount;
  const int held = player.goods.total();

  CellMask legal = 0;
  CellMask cheaper = 0;  // spaces with a lower price
  for (int price = 0; price <= held && cheaper != kAllCells; ++price) {
    const std::size_t steps =
        std::min<std::size_t>(static_cast<std::size_t>(price) + 1 + discount, kMaxDistance);
    legal |= city.without_unservable(reach[steps] & ~cheaper & empty, price);
    cheaper = reach[steps];
  }
  return legal;
}

bool has_free_target(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const std::size_t steps = 1U + abilities(game, player).discount;
  CellMask near = 0;
  for (CellMask from = anchors(game, state, seat); from != 0; from &= from - 1)
    near |= game.tables.within[static_cast<std::size_t>(std::countr_zero(from))][steps];
  near &= ~occupied(state);
  for (const Side side : {Side::day, Side::night}) {
    const CellMask city_spaces = cities(game, state, side);
    if ((near & city_spaces) != 0 && city_slack(game, state, player, side) < 0)
      near &= ~city_spaces;
  }
  return near != 0;
}

}  // namespace orrery::solenia
