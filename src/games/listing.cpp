#include "games/listing.h"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "games/registry.h"

namespace orrery {
namespace {

json::object pairs_json(const std::map<std::string, std::string>& pairs) {
  json::object object;
  for (const auto& [name, value] : pairs) object[name] = value;
  return object;
}

json::object mode_json(const Mode& mode) {
  return {{"name", mode.name},
          {"options", pairs_json(mode.options)},
          {"min_players", mode.min_players},
          {"max_players", mode.max_players}};
}

json::object option_json(const GameInfo& info, const OptionSpec& option,
                         const Catalogue& catalogue) {
  return {{"name", option.name},
          {"form", option.form == OptionSpec::Form::choice ? "choice" : "list"},
          {"values", json::array(option.values.begin(), option.values.end())},
          {"default", option.default_value()},
          {"needs", pairs_json(option.needs)},
          {"about", about_option(info, option, catalogue)}};
}

json::object game_json(const GameInfo& info, const Catalogue& catalogue) {
  json::array modes;
  for (const Mode& mode : info.modes) modes.push_back(mode_json(mode));
  json::array options;
  for (const OptionSpec& option : info.options)
    options.push_back(option_json(info, option, catalogue));
  return {{"game", info.id},
          {"title", title_of(info, catalogue)},
          {"rules", info.rules_version},
          {"min_players", info.min_players},
          {"max_players", info.max_players},
          {"default_players", info.default_players},
          {"modes", std::move(modes)},
          {"options", std::move(options)}};
}

}  // namespace

std::string title_of(const GameInfo& info, const Catalogue& catalogue) {
  return catalogue.name({"game", info.id});
}

std::string about_option(const GameInfo& info, const OptionSpec& option,
                         const Catalogue& catalogue) {
  const std::string id = fmt::format("option.{}.{}", info.id, option.name);
  return catalogue.has(id) ? catalogue.say({id}) : "";
}

json::array games_json(const Catalogue& catalogue) {
  json::array games;
  for (const GameEntry& entry : all_games()) games.push_back(game_json(entry.info(), catalogue));
  return games;
}

}  // namespace orrery
