// The games that the tests of the bots play: every game in every mode with every number of players.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/data_pack.h"
#include "games/registry.h"

namespace orrery::testing {

inline GamePtr make_game(const std::string& id, int players, const GivenOptions& given = {}) {
  const GameEntry* entry = find_game(id);
  const GameInfo& info = entry->info();
  const auto options =
      check_options(info.options, info.min_players, info.max_players, players, given);
  if (!options) throw std::runtime_error(options.error().id);
  Problems problems;
  const std::optional<GamePtr> game = entry->create(*options, DataPack::built_in(id), problems);
  if (!game) throw std::runtime_error(problems.first().id);
  return *game;
}

struct Setting {
  std::string name;  // "solenia winter, 3 players"
  GamePtr game;
};

inline std::vector<Setting> every_setting() {
  std::vector<Setting> settings;
  for (const GameEntry& entry : all_games())
    for (const Mode& mode : entry.info().modes)
      for (int players = mode.min_players; players <= mode.max_players; ++players)
        settings.push_back(
            {entry.info().id + " " + mode.name + ", " + std::to_string(players) + " players",
             make_game(entry.info().id, players, mode.options)});
  return settings;
}

}  // namespace orrery::testing
