// What a turn in progress may remember between its decisions, phase by phase.
#include <algorithm>

#include "games/solenia/placement.h"
#include "games/solenia/position.h"

namespace orrery::solenia {
namespace {

// Whether nothing is remembered that belongs to another step of the turn: what is left over would
// be taken for a decision still open when the turn comes to that step.
bool nothing_left_over(Phase phase, const Pending& p) {
  const bool slot_open = phase == Phase::gain;
  return (phase == Phase::card || p.departed != 0 || p.discarding == 0) &&
         (phase == Phase::barter_take || p.barter_given == 0) &&
         (phase == Phase::extension || p.price == 0) &&
         (phase == Phase::slot || (p.tile == 0 && p.display == 0)) &&
         (slot_open || (p.slot == 0 && p.effect == 0 && p.improving == 0 && p.gains_left == 0)) &&
         (slot_open || phase == Phase::slot || p.side == 0) &&
         (phase >= Phase::tile || p.advancing == 0) &&
         (phase == Phase::overflow || p.departed == 0);
}

// SO-6.24 to SO-6.26: each seat takes one thing in each round, backwards from the last player, and
// enough is offered for everybody to end with a tile and a pair.
bool draft_fits(const Game& game, const State& state) {
  if (!game.improvements || state.round != 1 || state.draft_round == 0) return false;
  const auto place = [&](int seat) {
    return (state.first + 2 * game.players - 1 - seat) % game.players;
  };
  int tiles_wanted = 0;
  int pairs_wanted = 0;
  for (int seat = 0; seat < game.players; ++seat) {
    const Player& player = player_at(state, seat_at(seat));
    const int tiles = player.level1 != 0 ? 1 : 0;
    const int pairs = player.halves[0] != 0 ? 1 : 0;
    if ((player.halves[0] != 0) != (player.halves[1] != 0)) return false;
    const int due = state.draft_round - 1 + (place(seat) < place(state.turn) ? 1 : 0);
    if (tiles + pairs != due) return false;
    tiles_wanted += 1 - tiles;
    pairs_wanted += 1 - pairs;
  }
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    const auto& pair = state.offered_pairs[i];
    if ((pair[0] != 0) != (pair[1] != 0)) return false;
    tiles_wanted -= state.offered_level1[i] != 0 ? 1 : 0;
    pairs_wanted -= pair[0] != 0 ? 1 : 0;
  }
  return tiles_wanted <= 0 && pairs_wanted <= 0;
}

// Whether an effect of the slot being resolved, or of the improvement it activated, asks for goods.
bool gain_fits(const Game& game, const Pending& p, const Player& player) {
  if (p.slot == 0 || p.gains_left == 0 || p.effect == 0 || player.slots[p.side][p.slot - 1U] == 0)
    return false;
  if (p.improving != 0 && (player.level1 == 0 || p.slot - 1U != game.tables.level1_column ||
                           !column_full(player, p.slot - 1U)))
    return false;
  const EffectList& own = game.face().slots[p.side][p.slot - 1U];
  const EffectList none;
  const EffectList& added = p.improving != 0 ? game.tables.level1[player.level1 - 1U] : none;
  const std::size_t i = p.effect - 1U;
  if (i >= std::size_t{own.size} + added.size) return false;
  const Effect& effect = i < own.size ? own.items[i] : added.items[i - own.size];
  return (effect.type == EffectType::gain_any && p.gains_left <= effect.count) ||
         (effect.type == EffectType::gain_one_of && p.gains_left == 1);
}

}  // namespace

bool pending_fits(const Game& game, const State& state) {
  const Pending& p = state.pending;
  if (!nothing_left_over(state.phase, p)) return false;
  const bool rivals_turn = seat_at(state.turn) == game.rival();
  if (rivals_turn) return state.phase == Phase::overflow && p.departed != 0 && p.card == 0;
  const Player& player = player_at(state, seat_at(state.turn));
  const bool card_in_hand =
      p.card != 0 && std::ranges::find(player.hand, p.card - 1U) != player.hand.end();
  const bool own_card_there = (state.cards_of[state.turn] & cell_bit(p.cell)) != 0;
  const Terrain terrain = terrain_at(game, state, p.cell);
  const bool on_city = is_city(terrain);
  const bool slot_free = on_city && open_slots(game, player, city_side(terrain)) != 0;
  // SO-4.41: what was placed decides whether the airship will advance.
  const bool advance_fits =
      own_card_there &&
      (p.advancing != 0) == (game.tables.kinds[state.card_at[p.cell] - 1U].value == 0);
  switch (state.phase) {
    case Phase::draft:
      return p == Pending{} && draft_fits(game, state);
    case Phase::barter_give:
      return p.card == 0 && abilities(game, player).barter;
    case Phase::barter_take:
      return p.card == 0 && p.barter_given != 0 && abilities(game, player).barter &&
             player.goods[static_cast<Good>(p.barter_given - 1U)] != 0;
    case Phase::mode:
      return p.card == 0 && p.discarding == 0 &&
             !has_free_target(game, state, seat_at(state.turn)) &&
             targets(game, state, seat_at(state.turn)) != 0;
    case Phase::card: {
      if (p.card != 0) return false;
      if (p.discarding != 0) return !has_free_target(game, state, seat_at(state.turn));
      return targets(game, state, seat_at(state.turn)) != 0;
    }
    case Phase::space:
      return card_in_hand && p.discarding == 0;
    case Phase::extension:
      return card_in_hand && p.price > 0 && (occupied(state) & cell_bit(p.cell)) == 0 &&
             p.price <= extension_price(game, state, seat_at(state.turn), p.cell) &&
             (!on_city || slot_free);
    case Phase::tile:
      return p.card == 0 && advance_fits && slot_free;
    case Phase::slot:
      return game.winter && p.tile != 0 && p.card == 0 && advance_fits &&
             (p.tile - 1U) / kTilesPerSide == p.side && p.display < game.display_size();
    case Phase::gain:
      return p.card == 0 && advance_fits && gain_fits(game, p, player);
    case Phase::overflow:
      return p.card == 0 && state.open != 0 &&
             (p.departed != 0 || state.open == SeatSet::of(seat_at(state.turn)).bits());
    case Phase::over:
      return p == Pending{};
  }
  return false;
}

}  // namespace orrery::solenia
