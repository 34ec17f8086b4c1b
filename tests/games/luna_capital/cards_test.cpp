// Playing a construction card (LC-4.11 to LC-4.30).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/luna_capital/rules.h"
#include "support/luna_capital/table.h"

namespace orrery::luna_capital {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::UnorderedElementsAre;

// A city that takes no number any more: three rows from 1 to 10.
Table full_city() {
  Table table;
  table.lay(0, "K01a", 0, 0).lay(0, "K01b", 1, 0).lay(0, "K01c", 2, 0);
  table.lay(0, "K10a", 0, 1).lay(0, "K10b", 1, 1).lay(0, "K10c", 2, 1);
  return table;
}

TEST(LunaCards, LC_4_11_any_card_of_the_hand_the_new_one_included) {
  Table table;
  table.hand(0, {"K02a", "K05a"}).set(3, "K07a", {"hydrogen"}).play({"take 3"});
  EXPECT_THAT(table.legal(), ElementsAre("play K02a", "play K05a", "play K07a"));
  table.play({"play K07a", "at [0,0]", "plain"});
  EXPECT_EQ(table.phase(), Phase::place_tile) << "exactly one";
  EXPECT_THAT(table.hand_of(0), ElementsAre("K02a", "K05a"));
}

TEST(LunaCards, LC_4_20_B13_whoever_can_fit_a_card_must) {
  Table table;
  table.lay(0, "K01a", 0, 0).lay(0, "K01b", 1, 0).lay(0, "K01c", 2, 0);
  table.lay(0, "K10a", 0, 1).lay(0, "K10b", 1, 1).lay(0, "K08a", 2, 1);
  table.hand(0, {"K05a", "K09a"}).playing();
  EXPECT_THAT(table.legal(), ElementsAre("play K09a"));
  table.play({"play K09a", "at [2,2]"});
  EXPECT_THAT(table.legal(), ElementsAre("plain"));
}

TEST(LunaCards, LC_4_21_B12_without_a_fitting_card_any_one_goes_face_down) {
  Table table = full_city().hand(0, {"K05a", "K09a"}).playing();
  EXPECT_THAT(table.legal(), ElementsAre("play K05a", "play K09a"));
  table.play({"play K09a"});
  EXPECT_THAT(table.legal(), UnorderedElementsAre("at [0,-1]", "at [0,2]", "at [1,-1]", "at [1,2]",
                                                  "at [2,-1]", "at [2,2]"));
  table.play({"at [1,2]"});
  EXPECT_THAT(table.legal(), ElementsAre("face-down"));
  const PlotSet plots = table.player().city.plots;
  table.play({"face-down"});
  EXPECT_EQ(table.player().city.plots, plots) << "no plots";
  EXPECT_TRUE(table.player().city.is_face_down(6));
}

TEST(LunaCards, LC_4_22_nobody_must_use_a_robot) {
  Table table = full_city().hand(0, {"K05a"}).playing();
  table.player().robots = 1;
  table.play({"play K05a", "at [0,2]"});
  EXPECT_THAT(table.legal(), ElementsAre("robot", "face-down"));
  EXPECT_FALSE(any_card_fits(table.game, table.player())) << "robots do not count for that";
}

TEST(LunaCards, LC_4_23_LC_4_38_what_lies_stays) {
  Table table(2);
  std::vector<City> before(2);
  table.play_until([&](const State& state) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
      const City& now = state.players[seat].city;
      for (std::size_t i = 0; i < before[seat].cards.size(); ++i) {
        EXPECT_EQ(now.cards[i], before[seat].cards[i]);
        EXPECT_EQ(now.positions[i], before[seat].positions[i]);
        EXPECT_EQ(now.is_face_down(static_cast<unsigned>(i)),
                  before[seat].is_face_down(static_cast<unsigned>(i)));
      }
      const PlotSet gone = before[seat].tiles & ~now.tiles;
      EXPECT_EQ(gone & ~now.demolished, 0U) << "only demolition covers a tile";
      before[seat] = now;
    }
    return false;
  });
}

// ---- Robots

TEST(LunaCards, LC_4_26_B14_a_robot_covers_the_number) {
  Table table;
  table.lay(0, "K06a", 0, 0).hand(0, {"K02a"}).playing();
  table.player().robots = 1;
  table.play({"play K02a", "at [0,1]"});
  EXPECT_THAT(table.legal(), ElementsAre("robot"));
  table.play({"robot"});
  const City& city = table.player().city;
  EXPECT_EQ(table.player().robots, 0);
  EXPECT_TRUE(city.has_robot(1));
  EXPECT_FALSE(city.is_face_down(1));
  EXPECT_EQ(std::popcount(city.plots), 8) << "its plots are usable";
  EXPECT_EQ(city.numbers[2], number_bit(6));
}

TEST(LunaCards, LC_4_27_a_robot_may_cover_a_number_that_fits) {
  Table table;
  table.lay(0, "K06a", 0, 0).hand(0, {"K08a"}).playing();
  table.player().robots = 2;
  table.play({"play K08a", "at [0,1]"});
  EXPECT_THAT(table.legal(), ElementsAre("plain", "robot"));
  table.play({"robot"});
  EXPECT_EQ(table.player().robots, 1) << "one for a card";
}

TEST(LunaCards, LC_4_26_with_a_robot_conditions_1_to_3_hold) {
  Table table;
  table.lay(0, "K06a", 0, 0).hand(0, {"K02a"}).playing();
  table.player().robots = 1;
  table.play({"play K02a"});
  EXPECT_THAT(table.legal(),
              UnorderedElementsAre("at [-1,0]", "at [0,-1]", "at [0,1]", "at [1,0]"));
}

TEST(LunaCards, LC_4_28_LC_4_18_B15_a_covered_number_is_skipped_for_good) {
  Table table;
  table.lay(0, "K06a", 0, 0).lay(0, "K02a", 0, 1, CardMode::robot);
  table.hand(0, {"K07a", "K03a"}).playing();
  table.play({"play K07a"});
  EXPECT_THAT(table.legal(), Contains("at [0,2]")) << "7 follows 6, whatever lies between";
  Table other = table;
  other.playing().play({"play K03a"});
  EXPECT_THAT(other.legal(), Not(Contains("at [0,2]")));
}

TEST(LunaCards, LC_4_29_a_used_robot_stays_on_its_card) {
  Table table;
  table.lay(0, "K06a", 0, 0).hand(0, {"K02a"}).playing();
  table.player().robots = 1;
  table.state.robot_pool = 7;
  table.play({"play K02a", "at [0,1]", "robot"});
  EXPECT_EQ(table.state.robot_pool, 7);
}

TEST(LunaCards, LC_4_25_B17_robots_come_with_tiles) {
  Table table;
  table.lay(0, "K06a", 0, 0).placing({"meteorite+2"}).play({"tile meteorite+2", "on [0,0]"});
  EXPECT_EQ(table.player().robots, 2);
  EXPECT_EQ(table.state.robot_pool, 6);
}

TEST(LunaCards, LC_4_30_the_pool_can_run_out) {
  Table table;
  table.state.robot_pool = 1;
  table.lay(0, "K06a", 0, 0).placing({"meteorite+2"}).play({"tile meteorite+2", "on [0,0]"});
  EXPECT_EQ(table.player().robots, 1);
  EXPECT_EQ(table.state.robot_pool, 0);
}

TEST(LunaCards, LC_8_3_an_unlimited_pool_never_does) {
  Table table(2, {{"robot_pool", "unlimited"}});
  table.lay(0, "K06a", 0, 0);
  for (int i = 0; i < 4; ++i) {
    table.state.turn = 0;
    table.placing({"meteorite+2"}).play({"tile meteorite+2"});
    table.play({table.legal().front()});
  }
  EXPECT_EQ(table.player().robots, 8);
}

}  // namespace
}  // namespace orrery::luna_capital
