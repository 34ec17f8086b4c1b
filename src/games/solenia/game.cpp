#include "games/solenia/game.h"

#include <utility>

#include <boost/json.hpp>

#include "core/erased.h"

namespace orrery::solenia {
namespace {

Message rank_reached(const Game& game, const State& state) {
  const int total = scores(game, state).total[0];
  const Rank& rank = game.tables.ranks[rank_of(game, total)];
  return {"solenia.rank", {{"total", std::int64_t{total}}, {"rank", Term{"rank", rank.name}}}};
}

Message victory(const Game& game, const State& state) {
  const SeatSet won = winners(game, state);
  const std::int64_t total =
      scores(game, state).total[static_cast<std::size_t>(orrery::index(won.lowest()))];
  if (won.size() == 1) return {"solenia.won", {{"seat", won.lowest()}, {"total", total}}};
  std::vector<Message> sharing;
  for (const Seat seat : won) sharing.push_back({"solenia.winner", {{"seat", seat}}});
  return {"solenia.shared", {{"winners", std::move(sharing)}, {"total", total}}};
}

// SO-5.5: all seats, the best place first.
std::vector<Message> places(const Game& game, const State& state) {
  std::vector<Message> list;
  for (int place = 1; place <= game.players; ++place)
    for (const Seat seat : SeatSet::first(game.players))
      if (place_of(game, state, seat) == place)
        list.push_back({"solenia.place", {{"place", std::int64_t{place}}, {"seat", seat}}});
  return list;
}

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo info = {.id = "solenia",
                                .rules_version = "solenia/1",
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
  solenia::view(game, state, viewer, out);
}

Message Rules::outcome(const Game& game, const State& state) {
  if (game.solo()) return rank_reached(game, state);
  Message result = victory(game, state);
  if (game.players == 2) return result;  // the places go without saying
  return {"solenia.result",
          {{"result", std::vector<Message>{std::move(result)}}, {"places", places(game, state)}}};
}

GameEntry entry() { return entry_of<Rules>(); }

}  // namespace orrery::solenia
