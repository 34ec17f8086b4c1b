#include "games/luna_capital/options.h"

#include <utility>

namespace orrery::luna_capital {

std::vector<OptionSpec> option_specs() {
  using Form = OptionSpec::Form;
  return {
      {"fewer_rows_than", {"all", "any"}, Form::choice, {}},
      {"solo_start_exchange", {"on", "off"}, Form::choice, {{"players", "1"}}},
      {"robot_pool", {"limited", "unlimited"}, Form::choice, {}},
      {"meteorite_needs_one", {"on", "off"}, Form::choice, {}},
      {"promo_sponsors", {"off", "on"}, Form::choice, {}},
  };
}

std::vector<Mode> modes() {
  return {
      {"base", {}, 1, kMaxPlayers},
      {"sponsors", {{"promo_sponsors", "on"}}, 1, kMaxPlayers},
  };
}

Game make_game(const Options& options, Components tables) {
  Game game;
  game.players = options.players;
  game.fewer_rows_than_any = options.is("fewer_rows_than", "any");
  game.solo_start_exchange = options.is("solo_start_exchange", "on");
  game.robot_pool_unlimited = options.is("robot_pool", "unlimited");
  game.meteorite_needs_one = options.is("meteorite_needs_one", "on");
  game.promo_sponsors = options.is("promo_sponsors", "on");
  game.tables = std::move(tables);
  return game;
}

}  // namespace orrery::luna_capital
