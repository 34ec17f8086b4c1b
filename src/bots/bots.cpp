#include "bots/bots.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "bots/game_bots.h"

namespace orrery {

std::span<const std::string_view> bot_names() {
  static constexpr std::array<std::string_view, 2> kNames = {"random", "greedy"};
  return kNames;
}

bool is_bot(std::string_view name) {
  return std::ranges::find(bot_names(), name) != bot_names().end();
}

std::unique_ptr<Bot> make_bot(std::string_view name, const AnyGame& game) {
  return bots_of(game).make_bot(name);
}

const GameBots& bots_of(const AnyGame& game) {
  static const std::array tables = {luna_capital_bots(), noughts_bots(), skymines_bots(),
                                    solenia_bots()};
  const auto* found = std::ranges::find(tables, game.info().id, &GameBots::game);
  assert(found != tables.end() && "every game of the registry has its bots");
  return *found;
}

std::vector<std::uint64_t> perft(const AnyGame& game, const Seed& seed, int depth,
                                 const std::atomic<bool>* stop) {
  std::vector<std::uint64_t> counts(static_cast<std::size_t>(depth));
  if (depth > 0) bots_of(game).count_paths(game, seed, counts, stop);
  return counts;
}

}  // namespace orrery
