#include "core/options.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/game.h"

namespace orrery {
namespace {

bool known(const OptionSpec& spec, const std::string& value) {
  return std::ranges::find(spec.values, value) != spec.values.end();
}

std::expected<void, Message> check_value(const OptionSpec& spec, const std::string& value,
                                         int players) {
  const std::vector<std::string> parts =
      spec.form == OptionSpec::Form::choice ? std::vector{value} : split_list(value);
  for (const std::string& part : parts)
    if (!known(spec, part))
      return std::unexpected(Message(
          "core.option_value", {{"option", spec.name},
                                {"value", part},
                                {"values", fmt::format("{}", fmt::join(spec.values, ", "))}}));
  if (std::set(parts.begin(), parts.end()).size() != parts.size())
    return std::unexpected(
        Message("core.option_repeats", {{"option", spec.name}, {"value", value}}));
  if (spec.form == OptionSpec::Form::list && parts.size() > static_cast<std::size_t>(players))
    return std::unexpected(Message("core.option_too_long",
                                   {{"option", spec.name}, {"players", std::int64_t{players}}}));
  return {};
}

std::expected<void, Message> check_needs(const OptionSpec& spec, const Options& options) {
  if (options.value(spec.name) == spec.default_value()) return {};
  for (const auto& [name, value] : spec.needs) {
    const std::string actual =
        name == "players" ? fmt::to_string(options.players) : options.value(name);
    if (actual != value)
      return std::unexpected(Message("core.option_needs", {{"option", spec.name},
                                                           {"value", options.value(spec.name)},
                                                           {"needed", name},
                                                           {"needed_value", value}}));
  }
  return {};
}

}  // namespace

std::expected<Options, Message> check_options(const GameInfo& info, int players,
                                              const GivenOptions& given) {
  const std::vector<OptionSpec>& specs = info.options;
  if (players < info.min_players || players > info.max_players)
    return std::unexpected(
        Message("core.player_count", {{"players", std::int64_t{players}},
                                      {"low", std::int64_t{info.min_players}},
                                      {"high", std::int64_t{info.max_players}}}));
  Options options{.players = players, .values = {}};
  for (const OptionSpec& spec : specs) options.values[spec.name] = spec.default_value();
  for (const auto& [name, value] : given) {
    const auto spec = std::ranges::find(specs, name, &OptionSpec::name);
    if (spec == specs.end()) {
      std::vector<std::string> names;
      for (const OptionSpec& each : specs) names.push_back(each.name);
      return std::unexpected(
          Message(names.empty() ? "core.no_options" : "core.option_unknown",
                  {{"option", name}, {"options", fmt::format("{}", fmt::join(names, ", "))}}));
    }
    if (auto checked = check_value(*spec, value, players); !checked)
      return std::unexpected(checked.error());
    options.values[name] = value;
  }
  for (const OptionSpec& spec : specs)
    if (auto checked = check_needs(spec, options); !checked)
      return std::unexpected(checked.error());
  if (info.refuse != nullptr)
    if (std::optional<Message> why = info.refuse(options)) return std::unexpected(*std::move(why));
  return options;
}

std::vector<std::string> split_list(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    parts.emplace_back(text.substr(0, comma));
    if (comma == std::string_view::npos) break;
    text.remove_prefix(comma + 1);
    if (text.empty()) parts.emplace_back();
  }
  return parts;
}

}  // namespace orrery
