#include "games/skymines/game.h"

#include <algorithm>
#include <utility>

#include <boost/json.hpp>

#include "core/erased.h"

namespace orrery::skymines {

const GameInfo& Rules::info() {
  static const GameInfo info = {.id = "skymines",
                                .rules_version = "skymines/1",
                                .min_players = 1,
                                .max_players = kMaxPlayers,
                                .default_players = 3,
                                .options = option_specs(),
                                .modes = modes(),
                                .score_rows = score_rows(),
                                .refuse = refuse_options};
  return info;
}

std::optional<Game> Rules::create(const Options& options, const DataPack& pack,
                                  Problems& problems) {
  std::optional<Components> tables = read_components(pack, problems);
  if (!tables) return std::nullopt;
  return make_game(options, *std::move(tables));
}

void Rules::view(const Game& game, const State& state, Viewer viewer, JsonWriter& out) {
  skymines::view(game, state, viewer, out);
}

Message Rules::outcome(const Game& game, const State& state) {
  const Scores pad = scores(game, state);
  const SeatSet won = winners(game, state);
  const auto best_of = [&](int from, int to) {
    return std::int64_t{*std::max_element(pad.total.begin() + from, pad.total.begin() + to)};
  };
  const std::int64_t total = best_of(0, game.players);
  if (won.empty())
    return {"skymines.luna_won", {{"luna", best_of(game.players, game.seats())}, {"total", total}}};
  if (won.size() == 1) return {"skymines.won", {{"seat", won.lowest()}, {"total", total}}};
  std::vector<Message> sharing;
  for (const Seat seat : won) sharing.push_back({"skymines.winner", {{"seat", seat}}});
  return {"skymines.shared", {{"winners", std::move(sharing)}, {"total", total}}};
}

GameEntry entry() { return entry_of<Rules>(); }

}  // namespace orrery::skymines
