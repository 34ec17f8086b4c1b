#include "table/shelf.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/registry.h"

namespace orrery {
namespace {

std::string written(const std::string& game, const Options& options) {
  std::string text = fmt::format("{} {}", game, options.players);
  for (const auto& [name, value] : options.values) text += fmt::format(" {}={}", name, value);
  return text;
}

}  // namespace

std::expected<GamePtr, Message> GameShelf::get(const std::string& game, int players,
                                               const GivenOptions& options) {
  const GameEntry* entry = find_game(game);
  if (entry == nullptr) return std::unexpected(Message("table.unknown_game", {{"game", game}}));
  const auto checked = check_options(entry->info(), players, options);
  if (!checked) return std::unexpected(checked.error());
  const std::string choice = written(game, *checked);
  const auto found = std::ranges::find(games_, choice, [](const auto& each) { return each.first; });
  if (found != games_.end()) {
    games_.splice(games_.begin(), games_, found);
    return found->second;
  }
  const auto pack = pack_of(game);
  if (!pack) return std::unexpected(pack.error());
  Problems problems;
  std::optional<GamePtr> made = entry->create(*checked, **pack, problems);
  if (!made) return std::unexpected(problems.first());
  games_.emplace_front(choice, *made);
  if (games_.size() > kMost) games_.pop_back();
  return *std::move(made);
}

std::expected<const DataPack*, Message> GameShelf::pack_of(const std::string& game) {
  if (const auto found = packs_.find(game); found != packs_.end()) return &found->second;
  auto pack = data_.empty() ? DataPack::built_in(game) : DataPack::read(data_, game);
  if (!pack) return std::unexpected(pack.error());
  return &packs_.emplace(game, *std::move(pack)).first->second;
}

}  // namespace orrery
