#include "games/solenia/options.h"

#include <algorithm>
#include <utility>

#include "games/solenia/view.h"

namespace orrery::solenia {
namespace {

Abilities abilities_of(const EffectList& effects) {
  Abilities abilities;
  for (const Effect& effect : effects) {
    switch (effect.type) {
      case EffectType::extension_discount:
        abilities.discount = effect.count;
        break;
      case EffectType::all_cards_are_anchors:
        abilities.all_cards_are_anchors = true;
        break;
      case EffectType::swap_at_turn_start:
        abilities.barter = true;
        break;
      case EffectType::zero_gains_as_one:
        abilities.zero_gains_as_one = true;
        break;
      case EffectType::stars_per_own_advance:
        abilities.stars_per_advance = effect.count;
        break;
      case EffectType::stars_per_city_card:
        abilities.stars_per_city_card = effect.count;
        break;
      case EffectType::gain:
      case EffectType::gain_one_of:
      case EffectType::gain_any:
      case EffectType::stars:
      case EffectType::storage:
      case EffectType::island_extra:
      case EffectType::end_stars_per_full_column:
        break;  // takes effect once, when it is activated
    }
  }
  return abilities;
}

// SO-2.18: chosen colours, then the first free ones for the seats without a choice and the Rival.
// A choice may leave out seats at the end only.
std::array<std::uint8_t, kMaxPlayers + 1> assign_colours(const Options& options,
                                                         const Components& tables) {
  std::array<std::uint8_t, kMaxPlayers + 1> colour{};
  std::vector<std::size_t> taken;
  for (const std::string& chosen : split_list(options.value("colours")))
    taken.push_back(static_cast<std::size_t>(std::ranges::find(tables.colours, chosen) -
                                             tables.colours.begin()));
  const auto participants = static_cast<std::size_t>(options.players == 1 ? 2 : options.players);
  for (std::size_t c = 0; c < tables.colours.size() && taken.size() < participants; ++c)
    if (std::ranges::find(taken, c) == taken.end()) taken.push_back(c);
  for (std::size_t seat = 0; seat < participants; ++seat)
    colour[seat] = static_cast<std::uint8_t>(taken[seat]);
  return colour;
}

}  // namespace

std::vector<OptionSpec> option_specs() {
  using Form = OptionSpec::Form;
  return {
      {"side", {"summer", "winter"}, Form::choice, {}},
      {"improvements", {"off", "on"}, Form::choice, {{"side", "winter"}}},
      {"start_order", {"random", "dawn", "dusk"}, Form::choice, {}},
      {"strip_layout", {"random", "fixed"}, Form::choice, {}},
      {"first_player", {"random", "seat0"}, Form::choice, {}},
      {"solo_rival", {"steady", "keen"}, Form::choice, {{"players", "1"}}},
      {"colours", {"orange", "pink", "violet", "charcoal"}, Form::list, {}},
  };
}

std::vector<Mode> modes() {
  return {
      {"summer", {}, 1, kMaxPlayers},
      {"winter", {{"side", "winter"}}, 1, kMaxPlayers},
      {"improvements", {{"side", "winter"}, {"improvements", "on"}}, 1, kMaxPlayers},
      {"keen rival", {{"solo_rival", "keen"}}, 1, 1},
  };
}

Game make_game(const Options& options, Components tables) {
  Game game;
  game.players = options.players;
  game.winter = options.is("side", "winter");
  game.improvements = options.is("improvements", "on");
  if (!options.is("start_order", "random"))
    for (std::size_t i = 0; i < tables.start_orders.size(); ++i)
      if (options.is("start_order", tables.start_orders[i].id))
        game.start_order = static_cast<std::uint8_t>(i);
  game.fixed_layout = options.is("strip_layout", "fixed");
  game.seat0_first = options.is("first_player", "seat0");
  game.keen_rival = options.is("solo_rival", "keen");
  game.colour = assign_colours(options, tables);
  for (std::size_t i = 0; i < game.abilities.size(); ++i)
    game.abilities[i] = abilities_of(tables.level1[i]);
  game.tables = std::move(tables);
  game.bonuses = bonuses_json(game);
  return game;
}

}  // namespace orrery::solenia
