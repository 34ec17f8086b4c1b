// What the face-up cards and tiles of a seat amount to, and what the active bonuses of the company
// tracks add (SK-1.8 to SK-1.11, SK-4.81 to SK-4.89).
#include <algorithm>
#include <bit>

#include "games/skymines/turn.h"

namespace orrery::skymines {
namespace {

// Adds the face-up cards of the slots; tells whether one of them is an energy card.
bool add_cards(const Game& game, const Player& player, unsigned titanium_plus, Totals& sum) {
  bool energy = false;
  for (unsigned up = player.face_up; up != 0; up &= up - 1U) {
    const auto slot = static_cast<unsigned>(std::countr_zero(up));
    const Card& card = game.tables.cards[player.slots[slot] - 1U];
    switch (card.type) {
      case CardType::carbon:
      case CardType::minerals:
        sum.resource[index(card.type)] = narrow(sum.resource[index(card.type)] + card.value);
        break;
      case CardType::titanium:
        sum.resource[index(card.type)] =
            narrow(sum.resource[index(card.type)] + card.value + titanium_plus);
        break;
      case CardType::energy:
        energy = true;
        sum.energy = narrow(sum.energy + card.value);
        break;
      case CardType::scientist:
        ++sum.scientists;
        break;
      case CardType::field:
        ++sum.field;
        break;
      case CardType::share:
        break;
    }
    if (player.res_on == slot + 1U) ++sum.resource[index(card.type)];
  }
  return energy;
}

bool has_up(const Player& player, unsigned tile) { return (player.tiles_up >> tile & 1U) != 0; }

// SK-7.12
unsigned luna_measure(const Game& game, const Luna& luna, CardType type) {
  static const LunaCard missing;
  const auto card = [&](std::uint8_t code) -> const LunaCard& {
    return code == 0 ? missing : game.tables.luna_cards[code - 1U];
  };
  const LunaCard& left = card(luna.majority[0]);
  const LunaCard& right = card(luna.majority[1]);
  switch (type) {
    case CardType::titanium:
      return left.left;
    case CardType::carbon:
      return left.right;
    case CardType::energy:
      return right.left;
    case CardType::minerals:
      return right.right;
    case CardType::scientist:
      return unsigned{left.scientists} + right.scientists;
    case CardType::field:
    case CardType::share:
      break;
  }
  return 0;
}

bool meets_one(const Requirement& need, const Totals& totals, unsigned movers) {
  const auto& resource = totals.resource;
  switch (need.kind) {
    case RequirementKind::none:
      return true;
    case RequirementKind::resource:
      return resource[index(need.type)] >= need.n;
    case RequirementKind::energy:
      return totals.energy >= need.n;
    case RequirementKind::scientist:
      return totals.scientists - movers >= need.n;
    case RequirementKind::field:
      return totals.field >= need.n;
    case RequirementKind::research:
      return totals.research() - movers >= need.n;
    case RequirementKind::same_resource:
      return std::ranges::max(resource) >= need.n;
    case RequirementKind::carbon_plus_same: {
      // The second part comes from another resource, or from the same after the first is paid.
      const unsigned first = resource[index(need.type)];
      if (first < need.first) return false;
      for (unsigned type = 0; type < kResources; ++type)
        if (resource[type] >= need.n + (type == index(need.type) ? need.first : 0U)) return true;
      return false;
    }
  }
  return false;
}

}  // namespace

const TrackBonus* active_bonus(const Game& game, const State& state, Seat seat, unsigned company) {
  const unsigned level = player_at(state, seat).active_bonus[company];
  return level == 0 ? nullptr : &game.tables.tracks[state.track[company]].bonus[level - 1U];
}

Permanent permanent(const Game& game, const State& state, Seat seat) {
  Permanent sum;
  for (unsigned company = 0; company < kCompanies; ++company) {
    const TrackBonus* bonus = active_bonus(game, state, seat, company);
    if (bonus == nullptr) continue;
    sum.energy_plus = narrow(sum.energy_plus + bonus->energy_plus);
    sum.discount_minerals = narrow(sum.discount_minerals + bonus->discount_minerals);
    sum.discount_titanium = narrow(sum.discount_titanium + bonus->discount_titanium);
    sum.discount_any = narrow(sum.discount_any + bonus->discount_any);
    sum.mix = sum.mix || bonus->mix;
    sum.titanium_plus = narrow(sum.titanium_plus + bonus->titanium_plus);
    sum.field_symbol = narrow(sum.field_symbol + bonus->field_symbol);
    sum.collectors_plus = narrow(sum.collectors_plus + bonus->collectors_plus);
  }
  return sum;
}

Totals totals(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const Permanent bonus = permanent(game, state, seat);
  Totals sum;
  bool energy = add_cards(game, player, bonus.titanium_plus, sum);
  if (has_up(player, kTileEnergy)) {
    energy = true;
    sum.energy = narrow(sum.energy + game.tables.tile_energy);
  }
  if (energy) sum.energy = narrow(sum.energy + bonus.energy_plus);
  if (has_up(player, kTileSci)) ++sum.scientists;
  if (has_up(player, kTileField)) ++sum.field;
  sum.field = narrow(sum.field + bonus.field_symbol);
  return sum;
}

unsigned card_value(const Game& game, const State& state, Seat seat, unsigned slot) {
  const Player& player = player_at(state, seat);
  const Card& card = game.tables.cards[player.slots[slot] - 1U];
  unsigned value = card.value;
  if (card.type == CardType::titanium) value += permanent(game, state, seat).titanium_plus;
  if (player.res_on == slot + 1U) ++value;
  return value;
}

bool meets(const Plan& plan, const Totals& totals, unsigned movers) {
  return std::ranges::all_of(
      plan.requirements, [&](const Requirement& need) { return meets_one(need, totals, movers); });
}

unsigned measure(const Game& game, const State& state, Seat seat, CardType type) {
  if (game.is_luna(seat))
    return luna_measure(
        game, state.lunas[static_cast<std::size_t>(orrery::index(seat) - game.players)], type);
  return totals(game, state, seat).of(type);
}

}  // namespace orrery::skymines
