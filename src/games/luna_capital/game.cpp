#include "games/luna_capital/game.h"

#include <utility>

#include <boost/json.hpp>

#include "core/erased.h"

namespace orrery::luna_capital {

const GameInfo& Rules::info() {
  static const GameInfo info = {.id = "luna-capital",
                                .rules_version = "luna-capital/1",
                                .min_players = 1,
                                .max_players = kMaxPlayers,
                                .default_players = 2,
                                .options = option_specs(),
                                .modes = modes(),
                                .score_rows = score_rows()};
  return info;
}

std::optional<Game> Rules::create(const Options& options, const DataPack& pack,
                                  Problems& problems) {
  std::optional<Components> tables = read_components(pack, problems);
  if (!tables) return std::nullopt;
  return make_game(options, *std::move(tables));
}

void Rules::view(const Game& game, const State& state, Viewer viewer, JsonWriter& out) {
  luna_capital::view(game, state, viewer, out);
}

Message Rules::outcome(const Game& game, const State& state) {
  const Scores pad = scores(game, state);
  const SeatSet won = winners(game, state);
  if (game.solo())
    return {won.empty() ? "luna.solo_lost" : "luna.solo_won",
            {{"total", std::int64_t{pad.total[0]}}, {"automaton", std::int64_t{pad.total[1]}}}};
  const std::int64_t total = pad.total[static_cast<std::size_t>(orrery::index(won.lowest()))];
  if (won.size() == 1) return {"luna.won", {{"seat", won.lowest()}, {"total", total}}};
  std::vector<Message> sharing;
  for (const Seat seat : won) sharing.push_back({"luna.winner", {{"seat", seat}}});
  return {"luna.shared", {{"winners", std::move(sharing)}, {"total", total}}};
}

GameEntry entry() { return entry_of<Rules>(); }

}  // namespace orrery::luna_capital
