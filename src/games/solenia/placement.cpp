#include "games/solenia/placement.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace orrery::solenia {
namespace {

// The spaces at most one step from those of `from`: one look-up per row, no branch.
CellMask near(const Components& tables, CellMask from) {
  CellMask reached = 0;
  for (unsigned row = 0; row < kRows; ++row)
    reached |= tables.near[row][(from >> (row * kCols)) & kRowMask];
  return reached;
}

// The spaces at price 0, legal targets or not.
CellMask near_anchors(const Game& game, const State& state, Seat seat) {
  CellMask reached = near(game.tables, anchors(game, state, seat));
  for (int i = abilities(game, player_at(state, seat)).discount; i > 0; --i)
    reached = near(game.tables, reached);
  return reached;
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

int extension_price(const Game& game, const State& state, Seat seat, unsigned cell) {
  CellMask reached = near_anchors(game, state, seat);
  int price = 0;
  for (; (reached & cell_bit(cell)) == 0; reached = near(game.tables, reached)) ++price;
  return price;
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
  const CellMask empty = kAllCells & ~occupied(state);
  const CityTest city(game, state, player);
  const int held = player.goods.total();

  CellMask legal = 0;
  CellMask cheaper = 0;  // spaces with a lower price
  CellMask reached = near_anchors(game, state, seat);
  for (int price = 0; price <= held && cheaper != kAllCells; ++price) {
    legal |= city.without_unservable(reached & ~cheaper & empty, price);
    cheaper = reached;
    reached = near(game.tables, reached);
  }
  return legal;
}

bool has_free_target(const Game& game, const State& state, Seat seat) {
  const CellMask free = near_anchors(game, state, seat) & ~occupied(state);
  const Player& player = player_at(state, seat);
  const std::array city_spaces = {cities(game, state, Side::day), cities(game, state, Side::night)};
  if ((free & ~(city_spaces[0] | city_spaces[1])) != 0) return true;  // an island, mostly
  for (const Side side : {Side::day, Side::night})
    if ((free & city_spaces[index(side)]) != 0 && city_slack(game, state, player, side) >= 0)
      return true;
  return false;
}

}  // namespace orrery::solenia
