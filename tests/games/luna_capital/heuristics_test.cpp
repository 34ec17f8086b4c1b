// What bots know about Luna Capital: a few facts that any sensible weights must keep, and how
// `greedy` plays with them.
#include <gtest/gtest.h>

#include "bots/greedy.h"
#include "core/play.h"
#include "support/luna_capital/table.h"

namespace orrery::luna_capital {
namespace {

float worth(const Table& table) { return value(table.game, table.state, seat_at(0)); }

float liking(const Table& table, const std::string& move) {
  return preference(table.game, table.state, seat_at(0), *parse_move(table.game, move));
}

TEST(LunaHeuristics, own_points_are_good_and_those_of_others_bad) {
  Table table;
  table.lay(0, "K05a", 0, 0).lay(1, "K06a", 0, 0);
  Table mine = table;
  mine.build(0, "sales_office", 0, 0);
  Table theirs = table;
  theirs.build(1, "sales_office", 0, 0);
  EXPECT_GT(worth(mine), worth(table));
  EXPECT_LT(worth(theirs), worth(table));
}

TEST(LunaHeuristics, robots_and_tokens_are_worth_something) {
  Table table;
  Table robot = table;
  robot.player().robots = 1;
  Table token = table;
  token.player().redistribution = 1;
  EXPECT_GT(worth(robot), worth(table));
  EXPECT_GT(worth(token), worth(table));
}

TEST(LunaHeuristics, a_tile_is_liked_beside_its_like) {
  Table table;
  table.lay(0, "K05a", 0, 0).build(0, "hydrogen", 0, 0).placing({"hydrogen"});
  table.play({"tile hydrogen"});
  EXPECT_GT(liking(table, "on [0,1]"), liking(table, "on [1,1]"));
}

TEST(LunaHeuristics, a_building_is_liked_on_scaffolding) {
  Table table;
  table.lay(0, "K01b", 0, 0).placing({"landing_pad"}).play({"tile landing_pad"});
  EXPECT_GT(liking(table, "on [0,0]"), liking(table, "on [1,1]"));
}

TEST(LunaHeuristics, a_state_is_quiet_where_a_turn_begins) {
  Table table;
  EXPECT_TRUE(quiet(table.game, table.state));
  table.play({"take 2"});
  EXPECT_FALSE(quiet(table.game, table.state));
}

// Tiles placed and lost in greedy games of two.
struct Tiles {
  int placed = 0;
  int lost = 0;
};
Tiles tiles_of_greedy_games(int games) {
  Tiles tiles;
  for (int i = 0; i < games; ++i) {
    Table table = Table::fresh(2, {}, static_cast<std::uint64_t>(i));
    GreedyBrain<Rules> greedy(BotSpec::parse("greedy").value());
    Rng rng(static_cast<std::uint64_t>(i));
    while (table.phase() != Phase::over) {
      const Seat seat = seat_at(table.state.turn);
      MoveList moves;
      legal(table.game, table.state, seat, moves);
      Budget budget;
      const Move move = moves.size() == 1 ? moves[0]
                                          : consult<Rules>(greedy, table.game, table.state, seat,
                                                           moves, budget, rng);
      apply(table.game, table.state, seat, move, &table.events);
    }
    tiles.placed += table.count(EventKind::placed_tile);
    tiles.lost += table.count(EventKind::lost_tile);
  }
  return tiles;
}

TEST(LunaHeuristics, greedy_loses_hardly_a_tile) {
  const Tiles tiles = tiles_of_greedy_games(40);
  EXPECT_GT(tiles.placed, 2000);
  EXPECT_LT(tiles.lost, (tiles.placed + tiles.lost) / 100) << tiles.lost << " lost";
  RecordProperty("lost", tiles.lost);
}

}  // namespace
}  // namespace orrery::luna_capital
