#include "cli/choice.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bots/kinds.h"
#include "games/registry.h"

namespace orrery::cli {
namespace {

// How many letters must be typed anew to turn one word into the other.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

std::expected<GivenOptions, Failure> split_options(const std::vector<std::string>& texts) {
  GivenOptions given;
  for (const std::string& text : texts) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
      return std::unexpected(bad_usage(
          fmt::format("\"{}\" is no option; write it as name=value, such as side=winter.", text)));
    if (!given.emplace(text.substr(0, equals), text.substr(equals + 1)).second)
      return std::unexpected(
          bad_usage(fmt::format("The option {} is given twice.", text.substr(0, equals))));
  }
  return given;
}

}  // namespace

std::expected<const GameEntry*, Failure> choose_entry(const std::string& name) {
  if (const GameEntry* entry = find_game(name)) return entry;
  std::vector<std::string> names;
  for (const GameEntry& entry : all_games()) names.push_back(entry.info().id);
  const auto nearest = std::ranges::min_element(
      names, {}, [&](const std::string& each) { return edit_distance(name, each); });
  const bool close = edit_distance(name, *nearest) <= 2;
  return std::unexpected(bad_usage(fmt::format(
      "There is no game \"{}\"{}; there are: {}.", name,
      close ? fmt::format(" (did you mean {}?)", *nearest) : "", fmt::join(names, ", "))));
}

std::expected<void, Failure> check_data_folder(const std::string& directory) {
  std::error_code error;
  if (!std::filesystem::is_directory(directory, error))
    return std::unexpected(bad_usage(fmt::format("{} is not a directory.", directory)));
  std::vector<std::string> names;
  for (const GameEntry& entry : all_games()) {
    names.push_back(entry.info().id);
    if (std::filesystem::is_directory(std::filesystem::path(directory) / entry.info().id, error))
      return {};
  }
  return std::unexpected(bad_usage(
      fmt::format("{} holds no folder of a game; its values belong into a folder named after the "
                  "game: {}.",
                  directory, fmt::join(names, ", "))));
}

std::expected<DataPack, Failure> choose_pack(const std::optional<std::string>& data,
                                             const std::string& game, const Catalogue& catalogue) {
  if (!data) return DataPack::built_in(game);
  if (auto checked = check_data_folder(*data); !checked) return std::unexpected(checked.error());
  auto pack = DataPack::read(*data, game);
  if (!pack) return std::unexpected(bad_usage(catalogue.say(pack.error())));
  return *std::move(pack);
}

std::expected<GamePtr, Failure> choose_game(const GameChoice& choice, const Catalogue& catalogue) {
  const auto entry = choose_entry(choice.game);
  if (!entry) return std::unexpected(entry.error());
  const auto given = split_options(choice.options);
  if (!given) return std::unexpected(given.error());
  const GameInfo& info = (*entry)->info();
  const auto options = check_options(info, choice.players.value_or(info.default_players), *given);
  if (!options) return std::unexpected(bad_usage(catalogue.say(options.error())));
  const auto pack = choose_pack(choice.data, choice.game, catalogue);
  if (!pack) return std::unexpected(pack.error());
  Problems problems;
  std::optional<GamePtr> game = (*entry)->create(*options, *pack, problems);
  if (!game)
    return std::unexpected(bad_usage(
        fmt::format("The data pack cannot be played: {}", catalogue.say(problems.first()))));
  return *std::move(game);
}

std::expected<void, Failure> check_bots(const std::vector<std::string>& bots, int seats,
                                        const Catalogue& catalogue) {
  for (const std::string& bot : bots)
    if (const auto spec = BotSpec::parse(bot); !spec)
      return std::unexpected(bad_usage(catalogue.say(spec.error())));
  if (bots.size() > static_cast<std::size_t>(seats))
    return std::unexpected(
        bad_usage(fmt::format("There are {} bots for {} seats.", bots.size(), seats)));
  return {};
}

std::expected<Viewer, Failure> choose_viewer(const std::string& text, int players) {
  if (text == "spectator") return Viewer::spectator();
  int seat = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seat);
  if (error == std::errc{} && end == text.data() + text.size() && seat >= 0 && seat < players)
    return Viewer(seat_at(seat));
  return std::unexpected(bad_usage(fmt::format(
      "\"{}\" is no viewer; write a seat from 0 to {}, or spectator.", text, players - 1)));
}

}  // namespace orrery::cli
