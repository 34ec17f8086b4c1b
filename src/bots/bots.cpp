#include "bots/bots.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "bots/game_bots.h"

namespace orrery {

std::unique_ptr<Bot> make_bot(const BotSpec& spec, const AnyGame& game, Seat seat) {
  return bots_of(game).make_bot(spec, seat);
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
