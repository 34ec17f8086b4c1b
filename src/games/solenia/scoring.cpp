#include "games/solenia/scoring.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "core/outcome.h"
#include "games/solenia/placement.h"

namespace orrery::solenia {
namespace {

// In the order of SO-5.6 to SO-5.11.
enum Row : std::uint8_t {
  kPairs,
  kGoods,
  kTilesRow,
  kPlay,
  kPlayCity,
  kPlayDeparture,
  kPlaySlots,
  kPlayImprovements,
  kWinterEnd,
  kImprovements,
  kRowCount
};

int tiles_on(const Player& player, Side side) {
  const auto& slots = player.slots[index(side)];
  return kSlotsPerSide - static_cast<int>(std::ranges::count(slots, 0));
}

template <class Predicate>
int count_tiles(const Game& game, const Player& player, Predicate&& counts) {
  int n = 0;
  for (const auto& side : player.slots)
    for (const std::uint8_t tile : side)
      if (tile != 0 && counts(game.tables.tiles[tile - 1U])) ++n;
  return n;
}

int play_stars(const Player& player) {
  return std::accumulate(player.stars.begin(), player.stars.end(), 0);
}

int full_columns(const Player& player) {
  int full = 0;
  for (std::size_t column = 0; column < kSlotsPerSide; ++column)
    full += column_full(player, column) ? 1 : 0;
  return full;
}

// SO-6.16: each Bridge counts every full column.
int winter_end(const Game& game, const Player& player) {
  int stars = 0;
  for (std::size_t side = 0; side < kSides; ++side)
    for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot)
      if (player.slots[side][slot] != 0)
        for (const Effect& effect : game.face().slots[side][slot])
          if (effect.type == EffectType::end_stars_per_full_column)
            stars += effect.count * full_columns(player);
  return stars;
}

int things_counted(const Game& game, const State& state, std::size_t seat, Side side,
                   const EndEffect& effect) {
  const Player& player = state.players[seat];
  switch (effect.counts) {
    case Counts::good_in_storage:
      return player.goods.total();
    case Counts::tile_on_other_side:
      return tiles_on(player, opposite(side));
    case Counts::tile_on_own_side:
      return tiles_on(player, side);
    case Counts::tile_with_goods_at_least:
      return count_tiles(game, player, [&](const Tile& t) { return t.goods >= effect.limit; });
    case Counts::tile_with_goods_at_most:
      return count_tiles(game, player, [&](const Tile& t) { return t.goods <= effect.limit; });
    case Counts::tile_with_kinds_at_least:
      return count_tiles(game, player, [&](const Tile& t) { return t.kinds >= effect.limit; });
    case Counts::stars_in_play:
      return play_stars(player);
    case Counts::own_card_on_board:
      return std::popcount(state.cards_of[seat]);
  }
  return 0;
}

// SO-6.30, SO-6.41: halves whose own slot is filled.
int improvement_stars(const Game& game, const State& state, std::size_t seat) {
  const Player& player = state.players[seat];
  int stars = 0;
  for (const Side side : {Side::day, Side::night}) {
    const std::uint8_t half = player.halves[index(side)];
    if (half == 0 || player.slots[index(side)][game.tables.level3_column] == 0) continue;
    const EndEffect& effect =
        game.tables.level3_effects[game.tables.half_effects[index(side)][half - 1U]];
    stars += things_counted(game, state, seat, side, effect) / effect.divisor * effect.stars;
  }
  return stars;
}

void score_seat(const Game& game, const State& state, std::size_t seat, Scores& scores) {
  const Player& player = state.players[seat];
  auto& rows = scores.rows[seat];
  const auto put = [&rows](Row row, int stars) { rows[row] = static_cast<std::int16_t>(stars); };
  const int pairs = std::min(tiles_on(player, Side::day), tiles_on(player, Side::night));
  if (!game.winter) put(kPairs, game.tables.pair_stars[static_cast<std::size_t>(pairs)]);
  put(kGoods, player.goods.total() / game.tables.goods_per_star);
  int tile_stars = 0;
  count_tiles(game, player, [&](const Tile& tile) {
    tile_stars += tile.stars;
    return true;
  });
  put(kTilesRow, tile_stars);
  put(kPlay, play_stars(player));
  for (std::size_t part = 0; part < kStarParts; ++part)
    put(static_cast<Row>(kPlayCity + part), player.stars[part]);
  if (game.winter) put(kWinterEnd, winter_end(game, player));
  if (game.improvements) put(kImprovements, improvement_stars(game, state, seat));
  scores.total[seat] =
      static_cast<std::int16_t>(rows[kPairs] + rows[kGoods] + rows[kTilesRow] + rows[kPlay] +
                                rows[kWinterEnd] + rows[kImprovements]);
}

}  // namespace

std::vector<ScoreRow> score_rows() {
  return {{"pairs"},
          {"goods"},
          {"tiles"},
          {"play"},
          {"play.city", true},
          {"play.departure", true},
          {"play.slots", true},
          {"play.improvements", true},
          {"winter_end"},
          {"improvements"}};
}

Scores scores(const Game& game, const State& state) {
  static_assert(kRowCount <= kMaxScoreRows);
  Scores scores;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players); ++seat)
    score_seat(game, state, seat, scores);
  return scores;
}

std::size_t rank_of(const Game& game, int total) {
  std::size_t rank = 0;
  for (std::size_t i = 0; i < kRanks; ++i)
    if (total >= game.tables.ranks[i].from[game.mode()]) rank = i;
  return rank;
}

SeatSet winners(const Game& game, const State& state) {
  const Scores pad = scores(game, state);
  if (!game.solo()) return highest(pad, game.players);                            // SO-5.4
  const bool won = rank_of(game, pad.total[0]) + 1 >= game.tables.won_from_rank;  // SO-7.22
  return won ? SeatSet::of(seat_at(0)) : SeatSet();
}

int place_of(const Game& game, const State& state, Seat seat) {
  const Scores pad = scores(game, state);
  const std::int16_t mine = pad.total[static_cast<std::size_t>(orrery::index(seat))];
  const auto* last = pad.total.begin() + game.players;
  return 1 + static_cast<int>(std::count_if(pad.total.begin(), last,
                                            [mine](std::int16_t other) { return other > mine; }));
}

// SO-5.5: the winners, and where more than two play, all seats with the best place first.
Message outcome(const Game& game, const State& state) {
  const Scores pad = scores(game, state);
  if (game.solo()) {
    const int total = pad.total[0];
    const Rank& rank = game.tables.ranks[rank_of(game, total)];
    return {"solenia.rank", {{"total", std::int64_t{total}}, {"rank", Term{"rank", rank.name}}}};
  }
  Message result =
      victory({"solenia.won", "solenia.shared", "solenia.winner"}, pad, winners(game, state));
  if (game.players == 2) return result;  // the places go without saying
  std::vector<Message> places;
  for (int place = 1; place <= game.players; ++place)
    for (const Seat seat : SeatSet::first(game.players))
      if (place_of(game, state, seat) == place)
        places.push_back({"solenia.place", {{"place", std::int64_t{place}}, {"seat", seat}}});
  return {"solenia.result",
          {{"result", std::vector<Message>{std::move(result)}}, {"places", std::move(places)}}};
}

}  // namespace orrery::solenia
