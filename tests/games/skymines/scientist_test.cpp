// Using one scientist (section 4.4).
#include <gtest/gtest.h>

#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

TEST(SkyminesScientist, SK_4_33_any_face_up_scientist_or_the_tile) {
  Table table(2);
  table.area(0, {"S1-SCI1", "S1-SCI2", "C-09"}).tiles(0, {"SCI"});
  EXPECT_EQ(table.legal(),
            (Names{"scientist C-09", "scientist S1-SCI1", "scientist-tile", "marker", "leave"}))
      << "SK-9.2: the two of the start are one";
}

TEST(SkyminesScientist, EX_03_a_used_card_is_face_down_for_the_round) {
  Table table(2);
  table.area(0, {"S1-SCI1"}).coins(0, 0).play({"scientist S1-SCI1", "stop", "coin", "coin"});
  EXPECT_EQ(table.cards_up(0), Names{});
  EXPECT_EQ(table.player().slots[0], table.card("S1-SCI1") + 1);
  table.play({"leave", "stack 2"});
  EXPECT_EQ(table.state.turn, 0);
  EXPECT_FALSE(table.is_legal("scientist S1-SCI1"));
}

TEST(SkyminesScientist, SK_4_34_for_two_coins_a_plan_ahead_is_turned_down) {
  Table table(2);
  table.screen(0, 2, "PA-04").screen(0, 5, "PS-3").area(0, {"S1-SCI1"}).coins(0, 5);
  table.play({"scientist S1-SCI1"});
  EXPECT_EQ(table.legal(), (Names{"flip 1", "flip 2", "flip 5", "none"}))
      << "the start token, special plans, and plans that cannot be reached";
  table.play({"flip 1"});
  EXPECT_EQ(table.player().coins, 3);
  EXPECT_EQ(table.player().plans_down, 1);
  EXPECT_EQ(table.legal(), (Names{"upload", "stop"})) << "SK-4.37: no requirement";
}

TEST(SkyminesScientist, SK_4_34_plans_reached_or_down_are_no_choice) {
  Table table(2);
  table.screen(0, 2, "PA-04").screen(0, 3, "PA-05").upload(0, 1).area(0, {"S1-SCI1"});
  table.player().plans_down = 0b100;
  table.coins(0, 2).play({"scientist S1-SCI1"});
  EXPECT_EQ(table.legal(), (Names{"flip 2", "none"}));
}

TEST(SkyminesScientist, DP_14_is_skipped_without_two_coins) {
  Table table(2);
  table.coins(0, 1).area(0, {"S1-SCI1"}).play({"scientist S1-SCI1"});
  EXPECT_EQ(table.task(), TaskKind::upload);
}

TEST(SkyminesScientist, SK_4_35_an_empty_screen_cannot_be_entered_or_skipped) {
  Table table(2);
  table.upload(0, 1).screen(0, 3, "PA-01").area(0, {"S1-SCI1", "S1-C1"}).coins(0, 0);
  table.play({"scientist S1-SCI1"});
  EXPECT_EQ(table.legal(), Names{"stop"});
}

TEST(SkyminesScientist, SK_4_36_requirements_are_met_by_face_up_cards) {
  Table table(2);
  table.upload(0, 1).screen(0, 2, "PA-01").area(0, {"S1-SCI1", "S1-C1"}).coins(0, 0);
  Table down = table;
  table.play({"scientist S1-SCI1"});
  EXPECT_EQ(table.legal(), (Names{"upload", "stop"}));
  down.face_down(0, "S1-C1").play({"scientist S1-SCI1"});
  EXPECT_EQ(down.legal(), Names{"stop"});
}

TEST(SkyminesScientist, SK_4_36_nothing_is_used_up) {
  Table table(2);
  table.upload(0, 1).screen(0, 2, "PA-01").screen(0, 3, "PA-05").screen(0, 4, "PA-17");
  table.area(0, {"S1-SCI1", "C-01"}).coins(0, 0);
  table.play({"scientist S1-SCI1", "upload", "upload", "upload"});
  EXPECT_EQ(table.player().upload, 4);
  EXPECT_EQ(table.cards_up(0), (Names{"S1-SCI1", "C-01"}));
}

TEST(SkyminesScientist, SK_4_37_a_special_plan_costs_its_coins) {
  Table table(2);
  table.upload(0, 1).screen(0, 2, "PS-5").area(0, {"S1-SCI1"}).coins(0, 2);
  Table rich = table;
  table.play({"scientist S1-SCI1", "none"});
  EXPECT_EQ(table.legal(), Names{"stop"}) << "3 coins";
  rich.coins(0, 4).play({"scientist S1-SCI1", "none", "upload"});
  EXPECT_EQ(rich.player().coins, 1);
  EXPECT_EQ(rich.player().upload, 2);
}

TEST(SkyminesScientist, SK_4_37_a_special_plan_face_down_is_free) {
  Table table(2);
  table.upload(0, 1).screen(0, 2, "PS-7").area(0, {"S1-SCI1"}).coins(0, 2);
  table.play({"scientist S1-SCI1", "flip 2", "upload"});
  EXPECT_EQ(table.player().coins, 0);
  EXPECT_EQ(table.player().upload, 2);
}

TEST(SkyminesScientist, EX_26_SK_4_38_the_mover_does_not_count) {
  for (const char* plan : {"PA-21", "PA-22", "PA-23", "PA-24", "PB-23", "PC-17"}) {
    Table table(2);
    table.upload(0, 1).screen(0, 2, plan).area(0, {"S1-SCI1"}).coins(0, 0);
    Table two = table;
    table.play({"scientist S1-SCI1"});
    EXPECT_EQ(table.legal(), Names{"stop"}) << plan;
    two.area(0, {"S1-SCI1", "S1-SCI2"}).play({"scientist S1-SCI1"});
    EXPECT_EQ(two.legal(), (Names{"upload", "stop"})) << plan;
  }
}

TEST(SkyminesScientist, SK_4_38_neither_does_the_tile_when_it_moves) {
  Table table(2);
  table.upload(0, 1).screen(0, 2, "PA-21").tiles(0, {"SCI"}).coins(0, 0);
  Table other = table;
  table.play({"scientist-tile"});
  EXPECT_EQ(table.legal(), Names{"stop"});
  other.area(0, {"S1-SCI1"}).play({"scientist S1-SCI1"});
  EXPECT_EQ(other.legal(), (Names{"upload", "stop"})) << "here it is the other one";
}

TEST(SkyminesScientist, SK_4_39_only_the_plan_stopped_on_gives_its_reward) {
  Table table(2);
  table.upload(0, 1).screen(0, 2, "PA-05").screen(0, 3, "PA-09");  // carbon 2: 2 coins; 1 He
  table.area(0, {"S1-SCI1", "S1-C2"}).coins(0, 0);
  table.play({"scientist S1-SCI1", "upload", "upload", "stop"});
  EXPECT_EQ(table.player().tank, 1);
  EXPECT_EQ(table.player().coins, 0) << "plans passed give nothing";
}

TEST(SkyminesScientist, SK_4_39_a_marker_that_did_not_move_takes_no_reward) {
  Table table(2);
  table.screen(0, 2, "PA-05").upload(0, 2).area(0, {"S1-SCI1", "S1-C2"}).coins(0, 0);
  table.play({"scientist S1-SCI1", "stop"});
  EXPECT_EQ(table.player().coins, 0);
  EXPECT_EQ(table.task_count(), 2U) << "SK-4.40: the RP of the mover all the same";
}

TEST(SkyminesScientist, SK_4_39_face_down_and_special_plans_give_nothing) {
  Table table(2);
  table.upload(0, 1).screen(0, 2, "PA-05").area(0, {"S1-SCI1", "S1-C2"}).coins(0, 2);
  Table special = table;
  table.play({"scientist S1-SCI1", "flip 2", "upload", "stop"});
  EXPECT_EQ(table.player().coins, 0);
  special.screen(0, 2, "PS-2").play({"scientist S1-SCI1", "none", "upload", "stop"});
  EXPECT_EQ(special.player().coins, 1) << "its entry was paid";
  EXPECT_EQ(special.task(), TaskKind::research);
}

TEST(SkyminesScientist, SK_4_40_points_of_the_mover_as_printed) {
  const auto points = [](const Names& cards, const Names& tiles, const char* move) {
    Table table(2);
    table.area(0, cards).tiles(0, tiles).coins(0, 0).play({move, "stop"});
    return table.task_count();
  };
  EXPECT_EQ(points({"S1-SCI1"}, {}, "scientist S1-SCI1"), 2U);
  EXPECT_EQ(points({"C-09"}, {}, "scientist C-09"), 3U);
  EXPECT_EQ(points({}, {"SCI"}, "scientist-tile"), 1U);
}

TEST(SkyminesScientist, SK_4_94_the_SCI_tile_is_turned_down_when_used) {
  Table table(2);
  table.tiles(0, {"SCI", "RES"}).coins(0, 0).play({"scientist-tile", "stop", "coin"});
  EXPECT_EQ(table.player().tiles_up, 1U << kTileRes);
  EXPECT_EQ(table.player().tiles, (1U << kTileRes) | (1U << kTileSci));
}

TEST(SkyminesScientist, EX_09_SK_4_41_the_whole_action) {
  Table table(2);
  // Plans 1 to 7: the token needs titanium 2, one needs energy 2, one is special with cost 2.
  table.screen(0, 2, "PA-05").screen(0, 3, "PA-08").screen(0, 4, "PS-3").screen(0, 5, "PA-09");
  table.screen(0, 6, "PB-01").screen(0, 7, "PB-16");
  table.area(0, {"S1-SCI1", "S1-C2", "S1-M1", "S1-T2"}).coins(0, 4);
  table.play({"scientist S1-SCI1", "flip 3", "upload", "upload", "upload", "upload"});
  EXPECT_EQ(table.player().open_slots, 0b01110);
  table.play({"upload"});
  EXPECT_EQ(table.player().open_slots, 0b11110) << "the fifth screen opens slot 5";
  table.play({"upload"});
  EXPECT_EQ(table.legal(), Names{"stop"}) << "plan 7 needs titanium 3";
  EXPECT_EQ(table.player().coins, 0) << "2 for the plan turned down, 2 for the special one";
  table.play({"stop"});
  EXPECT_EQ(table.task_count(), 2U) << "reward of plan 6";
  table.play({"coin", "coin"});
  EXPECT_EQ(table.task_count(), 2U) << "the card";
  table.play({"coin", "coin"});
  EXPECT_EQ(table.player().upload, 6);
  EXPECT_EQ(table.cards_up(0), (Names{"S1-C2", "S1-M1", "S1-T2"})) << "requirements stay face up";
  EXPECT_EQ(table.player().tank, 0) << "no reward of a passed plan";
}

TEST(SkyminesScientist, SK_4_42_screen_16_is_final) {
  Table table(2);
  table.screen(0, 16, "PA-05").upload(0, 15).area(0, {"S1-SCI1", "S1-C2"}).coins(0, 0);
  table.play({"scientist S1-SCI1", "upload"});
  EXPECT_EQ(table.player().upload, 16);
  EXPECT_EQ(table.player().coins, 2 + 4) << "its reward, then 2 coins for each of the 2 RP";
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesScientist, EX_25_coins_by_the_total_of_titanium) {
  for (const auto& [cards, coins] :
       std::vector<std::pair<Names, int>>{{{"B-06", "S1-T2"}, 5}, {{"S1-T1"}, 0}}) {
    Table table(2);
    Names area = {"S1-SCI1"};
    area.insert(area.end(), cards.begin(), cards.end());
    table.upload(0, 1).screen(0, 2, "PB-18").area(0, area).coins(0, 0);
    table.play({"scientist S1-SCI1", "upload", "stop"});
    EXPECT_EQ(table.player().coins, coins);
  }
  Table none(2);
  none.upload(0, 1).screen(0, 2, "PB-18").area(0, {"S1-SCI1"}).coins(0, 0);
  EXPECT_EQ(none.play({"scientist S1-SCI1"}).legal(), Names{"stop"}) << "titanium 1 is required";
}

}  // namespace
}  // namespace orrery::skymines
