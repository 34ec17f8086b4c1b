// What is asked, and why something is refused.
#include "games/luna_capital/moves.h"

#include <gtest/gtest.h>

#include "support/luna_capital/table.h"

namespace orrery::luna_capital {
namespace {

// Three rows of a 1 beside a 10: no number fits anywhere.
Table full_rows() {
  Table table(2);
  table.lay(0, "K01a", 0, 0).lay(0, "K10a", 0, 1);
  table.lay(0, "K01b", 1, 0).lay(0, "K10b", 1, 1);
  table.lay(0, "K01c", 2, 0).lay(0, "K10c", 2, 1);
  return table.hand(0, {"K05a", "K06a"}).playing();
}

std::string asked(const Table& table) { return prompt(table.game, table.state, seat_at(0)).id; }

TEST(LunaMoves, LC_4_21_says_that_a_card_will_lie_face_down) {
  Table table = full_rows();
  EXPECT_EQ(asked(table), "luna.ask.play_face_down");
  table.play({"play K05a"});
  EXPECT_EQ(asked(table), "luna.ask.position_face_down");
  table = full_rows();
  table.player().robots = 1;
  EXPECT_EQ(asked(table), "luna.ask.play_card") << "a robot would keep it face up";
  EXPECT_EQ(asked(Table(2).playing()), "luna.ask.play_card");
}

TEST(LunaMoves, LC_9_14_tells_a_card_that_is_not_held_from_one_that_does_not_fit) {
  Table table(2);
  table.lay(0, "K01a", 0, 0).lay(0, "K10a", 0, 1).lay(0, "K01b", 1, 0).lay(0, "K10b", 1, 1);
  table.lay(0, "K01c", 2, 0).lay(0, "K05b", 2, 1).hand(0, {"K05a", "K06a"}).playing();
  const auto refusal = [&](std::string_view notation) {
    return why_illegal(table.game, table.state, seat_at(0), *parse_move(table.game, notation)).id;
  };
  EXPECT_EQ(refusal("play K05a"), "luna.no.card");
  EXPECT_EQ(refusal("play K09a"), "luna.no.not_held");
}

std::int64_t points_of(const Table& table, std::string_view notation) {
  const Message says =
      describe(table.game, table.state, seat_at(0), *parse_move(table.game, notation));
  const Value* points = says.find("points");
  return points == nullptr ? -1 : std::get<std::int64_t>(*points);
}

TEST(LunaMoves, LC_10_11_says_what_a_tile_adds_to_the_running_score) {
  Table table(2);
  table.lay(0, "K01a", 0, 0).lay(0, "K02a", 0, 1).placing({"hydrogen", "hydrogen"});
  table.build(0, "hydrogen", 0, 0).play({"tile hydrogen"});
  for (const std::string& notation : table.legal()) {
    const Scores before = scores(table.game, table.state);
    Table after = table;
    after.play({notation});
    ASSERT_EQ(after.phase(), Phase::place_tile) << "only the city has changed";
    EXPECT_EQ(points_of(table, notation),
              scores(after.game, after.state).total[0] - before.total[0])
        << notation;
  }
  EXPECT_EQ(points_of(table, "on [0,1]"), 2) << "a group of 2 for one of 1";
}

TEST(LunaMoves, LC_4_45_LC_6_14_says_what_a_demolition_or_a_moved_tile_takes_away) {
  Table table(2);
  table.lay(0, "K01a", 0, 0).lay(0, "K02a", 0, 1).placing({"demolition", "hydrogen"});
  table.build(0, "hydrogen", 0, 0).build(0, "hydrogen", 0, 1);
  table.play({"tile demolition"});
  EXPECT_EQ(points_of(table, "on [0,0]"), -2) << "a group of 1 is left of 2";
  table.state.pending.tile = 0;
  table.state.pending.moving = code_of(plot_at(table.player().city, {0, 1}));
  EXPECT_EQ(points_of(table, "lower [1,0]"), 0) << "it stays beside the other";
  EXPECT_EQ(points_of(table, "lower [1,3]"), -2);
}

}  // namespace
}  // namespace orrery::luna_capital
