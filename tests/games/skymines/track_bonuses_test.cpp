// The spaces and markers that company tracks give (SK-4.80 to SK-4.92, SK-4.100 to SK-4.102). The
// permanent bonuses A1, B1, C1 and E1 are tested with what they change.
#include <gtest/gtest.h>

#include "games/skymines/actions/menu.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

// Seat 0 with a bonus of a track that lies at tawac's edge; the other tracks give no space.
Table holder(const char* track, unsigned level) {
  Table table(2);
  table.lay_track("astrogo", "C1").lay_track("skymine", "A1").lay_track("minerva", "B1");
  if (track[0] == 'C') table.lay_track("astrogo", "E1");
  table.lay_track("tawac", track).bonus(0, "tawac", level);
  return table;
}

Names track_spaces(Table table) {
  if (!table.is_legal("marker")) return {};
  Names spaces = table.play({"marker"}).legal();
  std::erase_if(spaces, [](const std::string& each) { return !each.starts_with("space tawac"); });
  return spaces;
}

TEST(SkyminesTrackBonus, SK_4_80_a_space_is_open_to_those_for_whom_it_is_active) {
  Table table = holder("B2", 1);
  table.coins(0, 5);
  EXPECT_EQ(track_spaces(table), Names{"space tawac-1"});
  table.bonus(0, "tawac", 2);
  EXPECT_EQ(track_spaces(table), (Names{"space tawac-1", "space tawac-2"}));
  table.player().active_bonus = {};
  EXPECT_EQ(track_spaces(table), Names{}) << "unlocked is not active";
}

TEST(SkyminesTrackBonus, PR_09_SK_4_80_one_of_the_two_spaces_per_round) {
  Table table = holder("B2", 2);
  table.coins(0, 9).play({"marker", "space tawac-2", "effect 1", "coin", "coin"});
  table.turn(0);
  table.state.tasks.clear();
  begin_pile(table.state);
  EXPECT_EQ(track_spaces(table), Names{}) << "neither again";
  table.leave_all();
  table.play({"ready", "ready"});
  EXPECT_EQ(track_spaces(table), (Names{"space tawac-1", "space tawac-2"})) << "a new round";
}

TEST(SkyminesTrackBonus, SK_4_80_a_space_holds_one_marker_whoever_placed_it) {
  Table table = holder("B2", 2);
  table.coins(0, 9).bonus(1, "tawac", 2).coins(1, 9);
  table.play({"marker", "space tawac-2", "effect 1", "coin", "coin"});
  EXPECT_EQ(table.state.turn, 1);
  EXPECT_EQ(track_spaces(table), Names{"space tawac-1"});
}

TEST(SkyminesTrackBonus, SK_4_82_A2_gives_markers_for_good) {
  Table table(2);
  table.lay_track("tawac", "A2").at(0, "tawac", 6).area(0, {"S1-C1"}).no_display();
  table.play({"use carbon", "with S1-C1", "step tawac"});
  EXPECT_EQ(table.player().markers, 3) << "not active yet";
  table.play({"leave", "stack 2"});
  EXPECT_EQ(table.player().markers, 4);
  EXPECT_EQ(table.player().markers_given, 1);
  table.at(0, "tawac", 13).leave_all();
  table.play({"ready", "ready"});
  EXPECT_EQ(table.player().markers, 5) << "2 in all, not 1 + 2";
  table.play({"marker", "space STD-REMOVE", "remove S1-C2"});
  table.leave_all();
  EXPECT_EQ(table.player().markers, 5) << "kept for the rest of the game";
}

TEST(SkyminesTrackBonus, SK_4_84_B2_1_two_coins_for_one_of_two_rewards) {
  Table table = holder("B2", 1);
  table.coins(0, 1);
  EXPECT_EQ(track_spaces(table), Names{}) << "the fee";
  table.coins(0, 2).tank(0, 0).play({"marker", "space tawac-1"});
  EXPECT_EQ(table.player().coins, 0);
  EXPECT_EQ(table.legal(), (Names{"effect 1", "effect 2"})) << "DP-20";
  Table other = table;
  table.play({"effect 1"});
  EXPECT_EQ(table.player().tank, 1);
  EXPECT_EQ(table.task_count(), 2U);
  other.play({"effect 2"});
  EXPECT_EQ(other.player().tank, 2);
  EXPECT_EQ(other.task_count(), 1U);
}

TEST(SkyminesTrackBonus, SK_4_84_B2_2_one_coin_for_both) {
  Table table = holder("B2", 2);
  table.coins(0, 1).tank(0, 0).play({"marker", "space tawac-2", "effect 1"});
  EXPECT_EQ(table.player().coins, 0);
  EXPECT_EQ(table.player().tank, 2);
  EXPECT_EQ(table.task_count(), 2U);
}

TEST(SkyminesTrackBonus, SK_4_86_SK_4_101_C2_1_helium_and_a_card_at_full_cost) {
  Table table = holder("C2", 1);
  table.no_display().display(1, "A-01").display(5, "A-02").coins(0, 3).tank(0, 0);
  table.play({"marker", "space tawac-1"});
  EXPECT_EQ(table.player().tank, 1);
  EXPECT_EQ(table.legal(), (Names{"gain 1", "none"}));
  Table nothing = table;
  table.play({"gain 1"});
  EXPECT_EQ(table.player().coins, 0);
  EXPECT_TRUE(table.player().hand.has(table.card("A-01")));
  nothing.play({"none"});
  EXPECT_EQ(nothing.player().coins, 3);
  EXPECT_EQ(nothing.state.turn, 1);
}

TEST(SkyminesTrackBonus, SK_4_86_C2_2_one_less) {
  Table table = holder("C2", 2);
  table.no_display().display(5, "A-02").coins(0, 3).tank(0, 0);
  table.play({"marker", "space tawac-2", "gain 5"});
  EXPECT_EQ(table.player().tank, 2);
  EXPECT_EQ(table.player().coins, 0) << "3 + 1 - 1";
}

TEST(SkyminesTrackBonus, SK_4_101_C2_asks_for_nothing_and_surplus_steps_help_to_pay) {
  Table table = holder("C2", 1);
  table.no_display().coins(0, 0);
  EXPECT_EQ(track_spaces(table), Names{"space tawac-1"});
  Table bare = table;
  bare.play({"marker", "space tawac-1"});
  EXPECT_EQ(bare.legal(), Names{"none"});
  table.display(1, "B-01").tank(0, 28).play({"marker", "space tawac-1"});
  EXPECT_EQ(table.player().coins, 2) << "the He comes first";
  EXPECT_EQ(table.legal(), (Names{"gain 1", "none"}));
}

TEST(SkyminesTrackBonus, SK_4_87_D1_1_printed_cost_and_3) {
  Table table = holder("D1", 1);
  table.coins(0, 0).hand(0, {"S1-E2", "C-04"}).play({"marker", "space tawac-1"});
  EXPECT_EQ(table.legal(), (Names{"remove C-04", "remove S1-E2"}));
  table.play({"remove C-04"});
  EXPECT_EQ(table.player().coins, 8);
}

TEST(SkyminesTrackBonus, SK_4_87_D1_2_printed_cost_and_8_for_carbon_only) {
  Table table = holder("D1", 2);
  table.coins(0, 0).hand(0, {"S1-E2", "S1-M2"});
  EXPECT_EQ(track_spaces(table), Names{"space tawac-1"}) << "no carbon card in hand";
  table.hand(0, {"S1-E2", "S1-C2"}).play({"marker", "space tawac-2"});
  EXPECT_EQ(table.legal(), Names{"remove S1-C2"});
  table.play({"remove S1-C2"});
  EXPECT_EQ(table.player().coins, 10);
}

TEST(SkyminesTrackBonus, SK_4_88_D2_1_three_on_one_and_two_on_another_track) {
  Table table = holder("D2", 1);
  for (const char* company : {"astrogo", "skymine", "minerva"}) table.at(0, company, 0);
  table.coins(0, 1).play({"marker", "space tawac-1"});
  EXPECT_EQ(table.player().coins, 0);
  EXPECT_EQ(table.legal(), (Names{"track astrogo 3", "track astrogo 2", "track skymine 3",
                                  "track skymine 2", "track minerva 3", "track minerva 2"}))
      << "DP-21: never that of D2";
  table.play({"track skymine 2"});
  EXPECT_EQ(table.on_track(0, "skymine"), 2U);
  EXPECT_EQ(table.legal(), (Names{"track astrogo 3", "track minerva 3"}));
  table.play({"track minerva 3"});
  EXPECT_EQ(table.on_track(0, "minerva"), 3U);
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesTrackBonus, SK_4_88_D2_2_two_on_each_of_the_two_others) {
  Table table = holder("D2", 2);
  for (const char* company : {"astrogo", "skymine", "minerva"}) table.at(0, company, 0);
  table.coins(0, 1).play({"marker", "space tawac-2", "track astrogo 2"});
  EXPECT_EQ(table.legal(),
            (Names{"track skymine 3", "track skymine 2", "track minerva 3", "track minerva 2"}));
  table.play({"track minerva 2"});
  EXPECT_EQ(table.legal(), Names{"track skymine 3"});
  table.play({"track skymine 3"});
  EXPECT_EQ(table.on_track(0, "astrogo"), 2U);
  EXPECT_EQ(table.on_track(0, "skymine"), 3U);
  EXPECT_EQ(table.on_track(0, "minerva"), 2U);
}

TEST(SkyminesTrackBonus, SK_4_102_coins_of_one_move_can_pay_a_barrier_in_the_next) {
  Table table = holder("D2", 1);
  // B1: threshold after 4 pays 1, barrier after 7; A1: barrier after 8 costs 2, threshold 11
  // pays 2.
  table.coins(0, 1).at(0, "skymine", 11).at(0, "minerva", 7).at(0, "astrogo", 0);
  table.play({"marker", "space tawac-1", "track skymine 2"});
  EXPECT_EQ(table.player().coins, 2);
  table.play({"track minerva 3"});
  EXPECT_EQ(table.legal(), (Names{"pay", "stop"}));
  table.play({"pay"});
  EXPECT_EQ(table.on_track(0, "minerva"), 10U);
}

TEST(SkyminesTrackBonus, SK_4_88_a_full_track_may_take_a_move_which_is_lost) {
  Table table = holder("D2", 1);
  table.coins(0, 1).at(0, "astrogo", 18).play({"marker", "space tawac-1"});
  EXPECT_TRUE(table.is_legal("track astrogo 3"));
  table.play({"track astrogo 3"});
  EXPECT_EQ(table.on_track(0, "astrogo"), 18U);
}

TEST(SkyminesTrackBonus, SK_4_90_E2_1_the_action_or_a_removed_card) {
  Table table = holder("E2", 1);
  table.coins(0, 2).hand(0, {"S1-E2", "S1-C1"}).removed({"A-01", "C-01", "A-05"});
  table.play({"marker", "space tawac-1"});
  EXPECT_EQ(table.legal(), (Names{"remove S1-C1", "remove S1-E2"}));
  table.play({"remove S1-E2"});
  EXPECT_EQ(table.player().coins, 2) << "no coins for it";
  EXPECT_EQ(table.legal(), (Names{"effect 1", "effect 2"}));
  Table action = table;
  table.play({"effect 2"});
  EXPECT_EQ(table.legal(), (Names{"recover A-01", "recover A-05", "recover S1-E2"}))
      << "DP-23: equal cards are one; SK-4.92: the one just removed included; not declinable";
  table.play({"recover A-05"});
  EXPECT_EQ(table.player().coins, 0);
  EXPECT_EQ(table.hand_of(0), (Names{"A-05", "S1-C1"}));
  EXPECT_EQ(table.state.turn, 1);
  action.play({"effect 1"});
  EXPECT_EQ(action.task(), TaskKind::expand_company);
}

TEST(SkyminesTrackBonus, SK_4_90_E2_1_without_two_coins_only_the_action) {
  Table table = holder("E2", 1);
  table.coins(0, 1).hand(0, {"S1-E2", "D-01"}).play({"marker", "space tawac-1"});
  EXPECT_EQ(table.legal(), Names{"remove S1-E2"}) << "SK-4.100: not the share card";
  table.play({"remove S1-E2"});
  EXPECT_EQ(table.legal(), Names{"effect 1"});
}

TEST(SkyminesTrackBonus, SK_4_100_a_share_card_leaves_only_the_purchase) {
  Table table = holder("E2", 1);
  table.coins(0, 2).hand(0, {"D-01"});
  Table second = table;
  table.play({"marker", "space tawac-1", "remove D-01"});
  EXPECT_EQ(table.legal(), Names{"effect 2"});
  second.bonus(0, "tawac", 2).play({"marker", "space tawac-2", "remove D-01"});
  EXPECT_EQ(second.task(), TaskKind::removed_pile);
  second.coins(0, 1);
  EXPECT_EQ(second.legal(), Names{"none"});
  Table poor = holder("E2", 1);
  poor.coins(0, 1).hand(0, {"D-01"});
  EXPECT_EQ(track_spaces(poor), Names{});
}

TEST(SkyminesTrackBonus, SK_4_90_E2_2_the_action_then_a_purchase_if_wanted) {
  Table table = holder("E2", 2);
  table.coins(0, 1).hand(0, {"B-14"}).tank(0, 0).removed({"A-05"});
  table.play({"marker", "space tawac-2", "remove B-14"});
  EXPECT_EQ(table.player().tank, 1) << "the action of the field scientist";
  EXPECT_EQ(table.player().coins, 3);
  EXPECT_EQ(table.legal(), (Names{"recover A-05", "recover B-14", "none"}));
  Table none = table;
  table.play({"recover B-14"});
  EXPECT_EQ(table.player().coins, 1);
  none.play({"none"});
  EXPECT_EQ(none.hand_of(0), Names{});
  EXPECT_EQ(none.state.turn, 1);
}

TEST(SkyminesTrackBonus, EX_20_SK_4_91_a_removed_energy_card_alone_with_permanent_bonuses) {
  Table table = holder("E2", 1);
  table.area(0, {"B-08"}).tiles(0, {"ENERGY"}).hand(0, {"S1-E2"});
  Table more = table;
  table.play({"marker", "space tawac-1", "remove S1-E2", "effect 1", "company minerva"});
  EXPECT_EQ(table.state.expansion.energy, 2) << "no card of the area joins in";
  table.play({"enter 21", "from 1", "stop"});
  EXPECT_EQ(table.cards_up(0), Names{"B-08"}) << "nothing is turned face down";
  EXPECT_EQ(table.player().tiles_up, 1U << kTileEnergy);
  more.area(0, {}).tiles(0, {}).bonus(0, "skymine", 2);
  more.play({"marker", "space tawac-1", "remove S1-E2", "effect 1", "company minerva"});
  EXPECT_EQ(more.state.expansion.energy, 4) << "A1: the removed card satisfies its condition";
}

TEST(SkyminesTrackBonus, EX_20_SK_4_91_for_a_removed_scientist_the_area_counts) {
  Table table = holder("E2", 1);
  table.upload(0, 1).screen(0, 2, "PB-07").area(0, {"S1-C1", "S1-SCI2"}).hand(0, {"C-09"});
  table.coins(0, 0).play({"marker", "space tawac-1", "remove C-09", "effect 1"});
  EXPECT_EQ(table.legal(), (Names{"upload", "stop"})) << "carbon 1 and one research card";
  table.play({"upload", "stop"});
  EXPECT_EQ(table.player().coins, 3);
  EXPECT_EQ(table.task_count(), 3U) << "the RP of the removed card";
  table.play({"coin", "coin", "coin"});
  EXPECT_EQ(table.cards_up(0), (Names{"S1-C1", "S1-SCI2"}));
}

TEST(SkyminesTrackBonus, SK_4_91_a_removed_resource_card_buys_and_moves) {
  Table table = holder("E2", 1);
  table.no_display().display(1, "A-03").area(0, {"S1-T1"}).hand(0, {"S1-T2"}).coins(0, 0);
  table.bonus(0, "astrogo", 2);  // C1-2
  table.play({"marker", "space tawac-1", "remove S1-T2", "effect 1"});
  EXPECT_EQ(table.legal(), (Names{"gain 1", "none"})) << "2 + 1 are enough for 3";
  Table move = table;
  table.play({"gain 1"});
  EXPECT_TRUE(table.player().hand.has(table.card("A-03")));
  move.play({"none", "step minerva", "step minerva", "step minerva"});
  EXPECT_EQ(move.cards_up(0), Names{"S1-T1"});
  EXPECT_EQ(move.state.turn, 1);
}

TEST(SkyminesTrackBonus, SK_4_91_discounts_apply_to_a_removed_card) {
  Table table = holder("E2", 1);
  table.no_display().display(1, "A-03").hand(0, {"S1-T2"}).bonus(0, "astrogo", 1).coins(0, 0);
  table.play({"marker", "space tawac-1", "remove S1-T2", "effect 1"});
  EXPECT_EQ(table.legal(), (Names{"gain 1", "none"})) << "C1-1: 3 - 1";
}

}  // namespace
}  // namespace orrery::skymines
