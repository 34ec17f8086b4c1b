#include "support/settings.h"

#include <cctype>
#include <stdexcept>

#include <fmt/format.h>

#include "games/registry.h"

namespace orrery::test {

std::vector<Setting> all_settings() {
  std::vector<Setting> settings;
  for (const GameEntry& entry : all_games())
    for (const Mode& mode : entry.info().modes)
      for (int players = mode.min_players; players <= mode.max_players; ++players)
        settings.push_back({.game = entry.info().id, .mode = mode, .players = players});
  return settings;
}

std::vector<Setting> settings_of(std::string_view game) {
  std::vector<Setting> settings = all_settings();
  std::erase_if(settings, [&](const Setting& setting) { return setting.game != game; });
  return settings;
}

GamePtr make_game(const Setting& setting) {
  const GameEntry* entry = find_game(setting.game);
  const GameInfo& info = entry->info();
  const auto options = check_options(info, setting.players, setting.mode.options);
  if (!options) throw std::runtime_error("a mode has options that are not valid");
  Problems problems;
  const auto game = entry->create(*options, DataPack::built_in(setting.game), problems);
  if (!game) throw std::runtime_error("the built-in data pack is broken");
  return *game;
}

GamePtr noughts() { return make_game(settings_of("noughts").front()); }

std::ostream& operator<<(std::ostream& out, const Setting& setting) {
  return out << fmt::format("{}, {}, {} players", setting.game, setting.mode.name, setting.players);
}

std::string setting_name(const testing::TestParamInfo<Setting>& info) {
  std::string name =
      fmt::format("{}_{}_{}", info.param.game, info.param.mode.name, info.param.players);
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
}

}  // namespace orrery::test
