#include "games/solenia/heuristics.h"

#include <algorithm>
#include <bit>

#include "games/solenia/moves.h"
#include "games/solenia/placement.h"
#include "games/solenia/scoring.h"

namespace orrery::solenia {
namespace {

// All weights are in stars. A good turns into about one and a half stars when delivered and into
// half a star when it is left over, so its worth falls over the last turns.
constexpr float kGoodDelivered = 1.3F;
constexpr float kGoodLeftOver = 0.5F;
constexpr float kTurnsToDeliver = 4.0F;
constexpr float kReadyTile = 0.35F;    // of the stars of the best tile that could be paid now
constexpr float kCardToDepart = 0.6F;  // a card that may still pay when its strip leaves
constexpr float kCapacity = 1.0F;
constexpr float kRivalShare = 0.25F;  // how much the best other score counts against mine

int turns_left(const Player& player) {
  return static_cast<int>(player.hand.size() + player.deck.size());
}

float goods_worth(const Player& player) {
  const float ready = std::min(1.0F, static_cast<float>(turns_left(player)) / kTurnsToDeliver);
  const float each = kGoodLeftOver + (kGoodDelivered - kGoodLeftOver) * ready;
  float worth = 0;
  // A second and third of a kind are a little less useful than a first of another.
  for (const std::uint8_t count : player.goods.amount)
    worth += each * static_cast<float>(count) - 0.08F * static_cast<float>(count * count);
  return worth;
}

float best_ready_tile(const Game& game, const State& state, const Player& player) {
  if (turns_left(player) == 0) return 0;
  std::uint8_t best = 0;
  for (const Side side : {Side::day, Side::night}) {
    if (open_slots(game, player, side) == 0) continue;
    for (const std::uint8_t code : state.display[index(side)])
      if (code != 0 && player.goods.covers(game.tables.tiles[code - 1U].cost))
        best = std::max(best, game.tables.tiles[code - 1U].stars);
  }
  return kReadyTile * static_cast<float>(best);
}

// How much a kind of good is wanted by the displayed tiles, beyond what is held.
float wanted(const Game& game, const State& state, const Player& player, Good good) {
  int demand = 0;
  for (const auto& display : state.display)
    for (const std::uint8_t code : display)
      if (code != 0) demand += game.tables.tiles[code - 1U].cost[good];
  return 1.0F + 0.15F * static_cast<float>(demand) - 0.4F * static_cast<float>(player.goods[good]);
}

float space_preference(const Game& game, const State& state, Seat seat, unsigned cell) {
  const Player& player = player_at(state, seat);
  const CardKind& card = game.tables.kinds[state.pending.card - 1U];
  const Terrain terrain = terrain_at(game, state, cell);
  float worth = -1.2F * static_cast<float>(extension_price(game, state, seat, cell));
  if (is_city(terrain)) {
    worth += 5.0F + static_cast<float>(card.value);
  } else {
    const Good good = island_good(terrain);
    worth += static_cast<float>(card.value) * wanted(game, state, player, good);
    if (card.departure == Departure::star_if && card.good == good) worth += 0.5F;
  }
  return worth;
}

float slot_preference(const Game& game, const State& state, unsigned slot) {
  float worth = 0;
  for (const Effect& effect : game.face().slots[state.pending.side][slot]) {
    switch (effect.type) {
      case EffectType::stars:
        worth += static_cast<float>(effect.count);
        break;
      case EffectType::gain:
        worth += kGoodDelivered * static_cast<float>(effect.goods.total());
        break;
      case EffectType::gain_any:
        worth += 1.5F * static_cast<float>(effect.count);
        break;
      case EffectType::gain_one_of:
      case EffectType::storage:
      case EffectType::island_extra:
      case EffectType::end_stars_per_full_column:
      case EffectType::extension_discount:
      case EffectType::all_cards_are_anchors:
      case EffectType::swap_at_turn_start:
      case EffectType::stars_per_own_advance:
      case EffectType::stars_per_city_card:
      case EffectType::zero_gains_as_one:
        worth += 1.5F;
        break;
    }
  }
  return worth;
}

}  // namespace

float value(const Game& game, const State& state, Seat seat) {
  const Scores pad = scores(game, state);
  const auto me = static_cast<std::size_t>(orrery::index(seat));
  const Player& player = state.players[me];
  int best_other = 0;
  for (std::size_t other = 0; other < static_cast<std::size_t>(game.players); ++other)
    if (other != me) best_other = std::max<int>(best_other, pad.total[other]);
  float worth = static_cast<float>(pad.total[me]) - kRivalShare * static_cast<float>(best_other);
  if (state.phase == Phase::over) return worth;
  const int counted = player.goods.total() / 2;  // what the pad gives for goods already (SO-5.7)
  worth += goods_worth(player) - static_cast<float>(counted);
  worth += best_ready_tile(game, state, player);
  const float soon = std::min(1.0F, static_cast<float>(turns_left(player)) / kTurnsToDeliver);
  worth += kCardToDepart * soon * static_cast<float>(std::popcount(state.cards_of[me]));
  worth += kCapacity * soon * static_cast<float>(player.capacity);
  return worth;
}

float preference(const Game& game, const State& state, Seat seat, Move move) {
  const Player& player = player_at(state, seat);
  const std::uint8_t arg = move.args[0];
  const auto held = [&] { return static_cast<float>(player.goods[static_cast<Good>(arg)]); };
  switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::space:
      return space_preference(game, state, seat, arg);
    case MoveKind::tile:
      return game.tables.tiles[arg].stars;
    case MoveKind::slot:
      return slot_preference(game, state, arg);
    case MoveKind::gain:
    case MoveKind::take:
      return wanted(game, state, player, static_cast<Good>(arg));
    case MoveKind::pay:
    case MoveKind::drop:
    case MoveKind::give:
      return -wanted(game, state, player, static_cast<Good>(arg)) + 0.1F * held();
    case MoveKind::card:
      return game.tables.kinds[arg].value;
    case MoveKind::place:
      return 1;
    case MoveKind::draft_level1:
    case MoveKind::draft_pair:
    case MoveKind::keep:
    case MoveKind::discard:
      return 0;
  }
  return 0;
}

bool quiet(const Game& /*game*/, const State& state) {
  const Phase phase = state.phase;
  return phase == Phase::barter_give || phase == Phase::mode || phase == Phase::over ||
         (phase == Phase::card && state.pending == Pending{});
}

}  // namespace orrery::solenia
