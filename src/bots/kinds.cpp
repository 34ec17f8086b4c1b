#include "bots/kinds.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace orrery {
namespace {

constexpr std::array<BotSetting, 2> kGreedySettings = {{
    {.name = "worlds", .least = 1, .most = 1000, .usual = 1},
    {.name = "noise", .least = 0, .most = 100, .usual = 0},
}};

constexpr std::array<BotKind, 2> kKinds = {{
    {.id = BotId::random, .name = "random", .looks = false, .settings = {}},
    {.id = BotId::greedy, .name = "greedy", .looks = true, .settings = kGreedySettings},
}};

static_assert(std::ranges::all_of(kKinds, [](const BotKind& kind) {
  return kind.settings.size() <= kMaxBotSettings;
}));

template <class Named>
std::string names_of(std::span<const Named> all) {
  std::vector<std::string_view> names;
  for (const Named& each : all) names.push_back(each.name);
  return fmt::format("{}", fmt::join(names, ", "));
}

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

std::span<const BotKind> bot_kinds() { return kKinds; }
std::string bot_names() { return names_of(bot_kinds()); }

BotSpec::BotSpec(const BotKind& kind) : kind_(&kind) {
  std::ranges::transform(kind.settings, values_.begin(), &BotSetting::usual);
}

std::expected<BotSpec, Message> BotSpec::parse(std::string_view name) {
  std::size_t colon = name.find(':');
  const std::string_view kind_name = name.substr(0, colon);
  const auto* const kind = std::ranges::find(kKinds, kind_name, &BotKind::name);
  if (kind == kKinds.end())
    return std::unexpected(
        Message("bots.unknown", {{"bot", std::string(kind_name)}, {"bots", bot_names()}}));
  BotSpec spec(*kind);
  while (colon != std::string_view::npos) {
    const std::size_t start = colon + 1;
    colon = name.find(':', start);
    if (auto set = spec.set(name.substr(start, colon - start)); !set)
      return std::unexpected(set.error());
  }
  return spec;
}

std::expected<void, Message> BotSpec::set(std::string_view setting) {
  const std::string bot(kind_->name);
  const std::size_t equals = std::min(setting.find('='), setting.size());
  const std::string name(setting.substr(0, equals));
  const std::string_view value = setting.substr(std::min(equals + 1, setting.size()));
  if (kind_->settings.empty())
    return std::unexpected(Message("bots.no_settings", {{"bot", bot}, {"setting", name}}));
  const auto found = std::ranges::find(kind_->settings, name, &BotSetting::name);
  if (found == kind_->settings.end())
    return std::unexpected(
        Message("bots.unknown_setting",
                {{"bot", bot}, {"setting", name}, {"settings", names_of(kind_->settings)}}));
  const std::optional<int> number = whole_number(value);
  if (!number || *number < found->least || *number > found->most)
    return std::unexpected(Message("bots.bad_value", {{"bot", bot},
                                                      {"setting", name},
                                                      {"value", std::string(value)},
                                                      {"least", found->least},
                                                      {"most", found->most}}));
  values_[static_cast<std::size_t>(found - kind_->settings.begin())] = *number;
  return {};
}

int BotSpec::value(std::string_view setting) const {
  const auto found = std::ranges::find(kind_->settings, setting, &BotSetting::name);
  assert(found != kind_->settings.end());
  return values_[static_cast<std::size_t>(found - kind_->settings.begin())];
}

}  // namespace orrery
