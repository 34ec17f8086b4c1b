// Using resources (section 4.1) and the RES tile (SK-4.93).
#include <gtest/gtest.h>

#include "games/skymines/actions/purchases.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

TEST(SkyminesResources, EX_04_SK_4_1_which_card_sets_may_be_used) {
  Table table(2);
  table.area(0, {"S1-T2", "A-03", "S1-C2"});
  EXPECT_TRUE(table.is_legal("use titanium"));
  EXPECT_TRUE(table.is_legal("use carbon"));
  EXPECT_FALSE(table.is_legal("use minerals"));
  EXPECT_FALSE(table.is_legal("use mixed"));
  Table carbon = table;
  table.play({"use titanium"});
  EXPECT_EQ(table.legal(), (Names{"with A-03", "with S1-T2", "with A-03,S1-T2"}));
  EXPECT_EQ(carbon.play({"use carbon"}).legal(), Names{"with S1-C2"});
}

TEST(SkyminesResources, EX_04_SK_4_1_the_values_are_added_up) {
  for (const auto& [set, value] : std::vector<std::pair<std::string, unsigned>>{
           {"with S1-T2", 2}, {"with A-03", 3}, {"with A-03,S1-T2", 5}}) {
    Table table(2);
    table.area(0, {"S1-T2", "A-03"}).no_display().play({"use titanium", set});
    EXPECT_EQ(table.task(), TaskKind::units);
    EXPECT_EQ(table.task_count(), value) << set;
  }
}

TEST(SkyminesResources, SK_9_2_equal_cards_make_equal_sets) {
  Table table(2);
  table.area(0, {"S1-C2", "B-01", "S1-C1"}).play({"use carbon"});
  for (const char* set :
       {"with B-01", "with S1-C1", "with B-01,S1-C1", "with B-01,S1-C2", "with B-01,S1-C1,S1-C2"})
    EXPECT_TRUE(table.is_legal(set)) << set;
  EXPECT_EQ(table.legal().size(), 5U);
}

TEST(SkyminesResources, SK_9_2_the_RES_tile_makes_its_card_different) {
  Table table(2);
  table.area(0, {"S1-C2", "B-01"}).tiles(0, {"RES"});
  table.play({"res"});
  EXPECT_EQ(table.legal(), Names{"on B-01"}) << "DP-04: equal cards";
  table.play({"on B-01", "use carbon"});
  EXPECT_EQ(table.legal(), (Names{"with B-01", "with S1-C2", "with B-01,S1-C2"}));
}

TEST(SkyminesResources, EX_05_SK_4_2_one_card_and_the_rest_for_steps) {
  Table table(2);
  table.no_display().display(6, "A-02").display(1, "A-07").area(0, {"S1-M2", "C-02"});
  table.play({"use minerals", "with C-02,S1-M2"});
  EXPECT_EQ(table.legal(), (Names{"gain 1", "gain 6", "none"})) << "DP-06";
  table.play({"gain 6"});
  EXPECT_EQ(table.task(), TaskKind::units) << "at most one card";
  EXPECT_EQ(table.task_count(), 1U) << "5 less printed 3 and surcharge 1";
  table.play({"step astrogo"});
  EXPECT_EQ(table.on_track(0, "astrogo"), 1U);
  EXPECT_EQ(table.cards_up(0), Names{}) << "SK-4.11";
  EXPECT_TRUE(table.player().hand.has(table.card("A-02")));
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesResources, SK_4_3_total_cost_is_printed_cost_and_surcharge) {
  Table table(2);
  table.no_display();
  table.display(4, "A-01").display(8, "B-01").display(12, "B-14");  // 3+0, 2+1, 1+2
  const auto cost = [&](unsigned space) {
    return total_cost(table.game, table.state, space - 1, 0);
  };
  EXPECT_EQ(cost(4), 3U);
  EXPECT_EQ(cost(8), 3U);
  EXPECT_EQ(cost(12), 3U);
  table.area(0, {"S1-C2"}).play({"use carbon", "with S1-C2"});
  EXPECT_EQ(table.task(), TaskKind::units) << "nothing is affordable";
}

TEST(SkyminesResources, SK_4_4_the_card_goes_to_the_hand_and_its_space_stays_empty) {
  Table table(2);
  table.no_display().display(1, "A-01").area(0, {"C-01"});
  table.play({"use carbon", "with C-01", "gain 1"});
  EXPECT_EQ(table.card_on(1), "");
  EXPECT_TRUE(table.player().hand.has(table.card("A-01")));
  EXPECT_EQ(table.state.turn, 1) << "nothing is left for steps";
}

TEST(SkyminesResources, PR_02_SK_1_16_SK_4_5_at_cost_0_all_units_move_markers) {
  Table table(2);
  table.lay_track("astrogo", "C1").bonus(0, "astrogo", 1);
  table.no_display().display(1, "B-14").area(0, {"S1-T2"});  // cost 1 less 1
  table.play({"use titanium", "with S1-T2", "gain 1"});
  EXPECT_EQ(table.task_count(), 2U);
}

TEST(SkyminesResources, SK_4_6_units_are_chosen_one_at_a_time) {
  Table table(2);
  table.no_display().area(0, {"C-01"}).play({"use carbon", "with C-01"});
  EXPECT_EQ(table.legal(), (Names{"step astrogo", "step tawac", "step skymine", "step minerva"}));
  table.play({"step tawac", "step minerva", "step tawac"});
  EXPECT_EQ(table.on_track(0, "tawac"), 2U);
  EXPECT_EQ(table.on_track(0, "minerva"), 1U);
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesResources, SK_4_7_a_unit_must_be_used_while_a_step_is_free) {
  Table table(2);
  table.no_display().area(0, {"S1-C1"}).lay_track("astrogo", "C1").at(0, "astrogo", 8);
  table.coins(0, 1).play({"use carbon", "with S1-C1"});
  EXPECT_EQ(table.legal(), (Names{"step tawac", "step skymine", "step minerva"}))
      << "the barrier of astrogo costs 2";
}

TEST(SkyminesResources, SK_4_7_if_all_steps_cost_the_units_may_be_forfeited) {
  Table table(2);
  table.no_display().area(0, {"S1-C2"}).coins(0, 2);
  table.at(0, "astrogo", 8).at(0, "tawac", 7).at(0, "skymine", 18).at(0, "minerva", 7);
  table.play({"use carbon", "with S1-C2"});
  EXPECT_EQ(table.legal(), (Names{"step astrogo", "step tawac", "step minerva", "forfeit"}));
  Table paid = table;
  table.play({"forfeit"});
  EXPECT_EQ(table.state.turn, 1) << "all remaining units";
  paid.play({"step tawac"});
  EXPECT_EQ(paid.player().coins, 1) << "D1: 1 coin after space 7";
  EXPECT_EQ(paid.on_track(0, "tawac"), 8U);
}

TEST(SkyminesResources, SK_4_7_units_are_lost_if_no_step_is_possible) {
  Table table(2);
  table.no_display().area(0, {"S1-C2"});
  table.at(0, "astrogo", 18).at(0, "tawac", 19).at(0, "skymine", 18).at(0, "minerva", 19);
  table.play({"use carbon", "with S1-C2"});
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesResources, SK_4_7_who_cannot_pay_any_barrier_forfeits) {
  Table table(2);
  table.no_display().area(0, {"S1-C2"}).coins(0, 0);
  table.at(0, "astrogo", 8).at(0, "tawac", 19).at(0, "skymine", 18).at(0, "minerva", 19);
  table.play({"use carbon", "with S1-C2"});
  EXPECT_EQ(table.legal(), Names{"forfeit"});
}

// What a purchase with these cards is cheaper by: the price of space 1 is 4 there.
unsigned discount(Table& table, std::string_view type, std::string_view set) {
  table.play({"use " + std::string(type), "with " + std::string(set)});
  EXPECT_EQ(table.task(), TaskKind::gain_card);
  return table.state.tasks.back().as<GainCard>().discount;
}

Table shop(const Names& cards) {
  Table table(2);
  table.no_display().display(1, "B-14").area(0, cards);
  table.lay_track("minerva", "B1").lay_track("astrogo", "C1");
  return table;
}

TEST(SkyminesResources, SK_4_8_SK_4_83_B1_1_only_with_minerals) {
  Table minerals = shop({"S1-M2", "S1-T2", "S1-C2"});
  minerals.bonus(0, "minerva", 1);
  Table titanium = minerals;
  Table carbon = minerals;
  EXPECT_EQ(discount(minerals, "minerals", "S1-M2"), 1U);
  EXPECT_EQ(discount(titanium, "titanium", "S1-T2"), 0U);
  EXPECT_EQ(discount(carbon, "carbon", "S1-C2"), 0U);
}

TEST(SkyminesResources, SK_4_8_C1_1_only_with_titanium) {
  Table minerals = shop({"S1-M2", "S1-T2"});
  minerals.bonus(0, "astrogo", 1);
  Table titanium = minerals;
  EXPECT_EQ(discount(minerals, "minerals", "S1-M2"), 0U);
  EXPECT_EQ(discount(titanium, "titanium", "S1-T2"), 1U);
}

TEST(SkyminesResources, SK_4_8_B1_2_with_anything_and_discounts_of_tracks_add_up) {
  Table minerals = shop({"S1-M2", "S1-T2"});
  minerals.bonus(0, "astrogo", 1).bonus(0, "minerva", 2);
  Table titanium = minerals;
  EXPECT_EQ(discount(minerals, "minerals", "S1-M2"), 1U) << "instead of B1-1";
  EXPECT_EQ(discount(titanium, "titanium", "S1-T2"), 2U);
}

TEST(SkyminesResources, SK_4_9_a_mix_must_gain_a_card) {
  Table table(2);
  table.no_display().display(1, "B-04").lay_track("minerva", "B1").bonus(0, "minerva", 2);
  table.area(0, {"S1-C2", "S1-M1", "S1-T1"});  // the card costs 4 - 1
  EXPECT_TRUE(table.is_legal("use mixed"));
  table.play({"use mixed"});
  EXPECT_EQ(table.legal(),
            (Names{"with S1-C2,S1-M1", "with S1-C2,S1-T1", "with S1-C2,S1-M1,S1-T1"}))
      << "DP-05: at least two types that can pay";
  table.play({"with S1-C2,S1-M1,S1-T1"});
  EXPECT_EQ(table.legal(), Names{"gain 1"}) << "no way round the card";
  table.play({"gain 1"});
  EXPECT_EQ(table.task_count(), 1U) << "leftover units move markers";
  table.play({"step astrogo"});
  EXPECT_EQ(table.cards_up(0), Names{});
}

TEST(SkyminesResources, SK_4_9_no_mix_without_B1_2_or_without_an_affordable_card) {
  Table table(2);
  table.no_display().display(1, "B-04").lay_track("minerva", "B1").bonus(0, "minerva", 1);
  table.area(0, {"S1-C2", "S1-M2"});
  EXPECT_FALSE(table.is_legal("use mixed"));
  table.bonus(0, "minerva", 2);
  EXPECT_TRUE(table.is_legal("use mixed"));
  table.no_display();
  EXPECT_FALSE(table.is_legal("use mixed"));
  table.display(1, "C-04");
  EXPECT_TRUE(table.is_legal("use mixed")) << "5 - 1";
  table.area(0, {"S1-C2", "S1-M1"});
  EXPECT_FALSE(table.is_legal("use mixed"));
  table.area(0, {"S1-C2", "B-01"}).display(1, "B-14");
  EXPECT_FALSE(table.is_legal("use mixed")) << "one type is no mix";
}

TEST(SkyminesResources, SK_4_10_discounts_never_apply_to_purchases_for_coins) {
  Table table(2);
  table.no_display().display(1, "A-01").coins(0, 3).lay_track("minerva", "B1");
  table.bonus(0, "minerva", 2);
  table.play({"marker"});
  EXPECT_FALSE(table.is_legal("space STD-BUY")) << "1 and 3 coins are needed";
}

TEST(SkyminesResources, SK_4_85_C1_2_makes_titanium_worth_more) {
  Table table(2);
  table.no_display().lay_track("astrogo", "C1").bonus(0, "astrogo", 2).area(0, {"S1-T1", "S1-T2"});
  table.play({"use titanium", "with S1-T1,S1-T2"});
  EXPECT_EQ(table.task_count(), 5U);
}

TEST(SkyminesResources, SK_4_11_only_used_cards_are_turned_down) {
  Table table(2);
  table.no_display().area(0, {"S1-C1", "S1-C2", "S1-T1"});
  table.play({"use carbon", "with S1-C1", "step astrogo"});
  EXPECT_EQ(table.cards_up(0), (Names{"S1-C2", "S1-T1"}));
}

TEST(SkyminesResources, EX_17_SK_4_93_the_RES_tile_goes_on_a_resource_card) {
  Table table(2);
  table.area(0, {"S1-C2", "S1-E2", "S1-SCI1", "S1-M1"}).tiles(0, {"RES"}).no_display();
  table.play({"res"});
  EXPECT_EQ(table.legal(), (Names{"on S1-C2", "on S1-M1"})) << "no energy card";
  table.play({"on S1-C2"});
  EXPECT_EQ(table.totals_of(0).resource[0], 3);
  EXPECT_FALSE(table.is_legal("res")) << "it cannot move to another card";
  table.play({"use carbon", "with S1-C2"});
  EXPECT_EQ(table.task_count(), 3U);
  table.play({"step astrogo", "step astrogo", "step astrogo"});
  EXPECT_EQ(table.player().tiles_up, 0) << "used together with its card";
  EXPECT_EQ(table.player().tiles, 1U << kTileRes) << "held until leaving";
}

TEST(SkyminesResources, SK_4_93_the_tile_needs_a_face_up_resource_card) {
  Table table(2);
  table.area(0, {"S1-E2", "S1-C1"}).face_down(0, "S1-C1").tiles(0, {"RES"});
  EXPECT_FALSE(table.is_legal("res"));
}

}  // namespace
}  // namespace orrery::skymines
