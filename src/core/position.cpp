#include "core/position.h"

#include <boost/json.hpp>
#include <fmt/format.h>

namespace orrery {
namespace {

GivenOptions read_options(const JsonReader& from) {
  GivenOptions given;
  if (from.exists())
    for (const std::string& key : from.keys()) given[key] = from.at(key).text();
  return given;
}

enum class RulesVersion : std::uint8_t { any, same };

// What was chosen for the position's game, which must be the one of `info`.
std::expected<Options, Message> read_choice(const JsonReader& reader, const GameInfo& info,
                                            RulesVersion asked, const Problems& problems) {
  reader.allow_only({"game", "rules", "players", "options", "state"});
  if (const std::string id = reader.at("game").text(); !problems.any() && id != info.id)
    return std::unexpected(
        Message("core.position_of_other_game", {{"found", id}, {"game", info.id}}));
  if (const JsonReader rules = reader.maybe("rules"); rules.exists()) {
    const std::string version = rules.text();
    if (asked == RulesVersion::same && !problems.any() && version != info.rules_version)
      return std::unexpected(Message("core.position_of_other_rules",
                                     {{"found", version}, {"rules", info.rules_version}}));
  }
  const auto players =
      static_cast<int>(reader.at("players").integer(info.min_players, info.max_players));
  const GivenOptions given = read_options(reader.maybe("options"));
  if (problems.any()) return std::unexpected(problems.first());
  return check_options(info, players, given);
}

json::object options_schema(const GameInfo& info) {
  json::object properties;
  for (const OptionSpec& option : info.options) {
    json::object type = {{"type", "string"}, {"default", option.default_value()}};
    if (option.form == OptionSpec::Form::choice)
      type["enum"] = json::array(option.values.begin(), option.values.end());
    properties[option.name] = std::move(type);
  }
  return {{"type", "object"},
          {"properties", std::move(properties)},
          {"additionalProperties", false},
          {"description", "Options of the game. If left out: the defaults."}};
}

}  // namespace

json::object write_position(const AnyGame& game, const AnyState& state) {
  json::object options;
  for (const auto& [name, value] : game.options().values) options[name] = value;
  return {{"game", game.info().id},
          {"rules", game.info().rules_version},
          {"players", game.players()},
          {"options", std::move(options)},
          {"state", game.write_state(state)}};
}

std::expected<Position, Message> read_position(const GameEntry& entry, std::string_view text,
                                               const DataPack& pack) {
  auto parsed = parse_json(text, "the position");
  if (!parsed) return std::unexpected(parsed.error());
  const GameInfo& info = entry.info();
  Problems problems;
  const JsonReader reader(*parsed, "", problems);
  const auto options = read_choice(reader, info, RulesVersion::same, problems);
  if (!options) return std::unexpected(options.error());
  std::optional<GamePtr> game = entry.create(*options, pack, problems);
  if (!game) return std::unexpected(problems.first());
  Position position{.game = *game, .state = (*game)->read_state(reader.at("state"), problems)};
  if (problems.any()) return std::unexpected(problems.first());
  return position;
}

std::expected<AnyState, Message> read_position_of(const AnyGame& game, std::string_view text) {
  auto parsed = parse_json(text, "the position");
  if (!parsed) return std::unexpected(parsed.error());
  Problems problems;
  const JsonReader reader(*parsed, "", problems);
  const auto options = read_choice(reader, game.info(), RulesVersion::any, problems);
  if (!options) return std::unexpected(options.error());
  if (*options != game.options()) return std::unexpected(Message("core.position_of_other_options"));
  AnyState state = game.read_state(reader.at("state"), problems);
  if (problems.any()) return std::unexpected(problems.first());
  return state;
}

json::object position_schema(const AnyGame& game) {
  const GameInfo& info = game.info();
  return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
          {"title", fmt::format("A position of {}", info.id)},
          {"type", "object"},
          {"properties",
           {{"game", {{"const", info.id}}},
            {"rules",
             {{"const", info.rules_version},
              {"description", "Version of the rules. If left out: the one of this program."}}},
            {"players",
             {{"type", "integer"}, {"minimum", info.min_players}, {"maximum", info.max_players}}},
            {"options", options_schema(info)},
            {"state", game.state_schema()}}},
          {"required", {"game", "players", "state"}},
          {"additionalProperties", false}};
}

}  // namespace orrery
