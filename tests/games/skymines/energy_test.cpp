// Using all energy: expansions on the Moon (section 4.2).
#include <algorithm>

#include <gtest/gtest.h>

#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

// Seat 0 expands a company with this much energy (up to 15 by cards of 3).
Table& expanding(Table& table, std::string_view company, const Names& energy_cards) {
  table.area(0, energy_cards).play({"expand", "company " + std::string(company)});
  return table;
}

unsigned energy(const Table& table) { return table.state.expansion.energy; }

TEST(SkyminesEnergy, EX_02_SK_4_12_needs_a_face_up_card_or_tile) {
  Table table(2);
  table.area(0, {"S1-C1"}).rest(0, 5, {"S1-E2"});
  EXPECT_FALSE(table.is_legal("expand")) << "cards in rest slots never count";
  table.area(0, {"S1-E2"});
  EXPECT_TRUE(table.is_legal("expand"));
  table.face_down(0, "S1-E2");
  EXPECT_FALSE(table.is_legal("expand"));
  table.tiles(0, {"ENERGY"});
  EXPECT_TRUE(table.is_legal("expand"));
}

TEST(SkyminesEnergy, SK_4_12_SK_4_25_all_energy_is_used_together) {
  Table table(2);
  table.area(0, {"S1-E2", "C-08", "S1-C1"}).tiles(0, {"ENERGY", "SCI"});
  table.play({"expand", "company astrogo"});
  EXPECT_EQ(energy(table), 7U);
  table.play({"stop"});
  EXPECT_EQ(table.cards_up(0), Names{"S1-C1"});
  EXPECT_EQ(table.player().tiles_up, 1U << kTileSci);
  EXPECT_EQ(table.state.expansion, Expansion{}) << "SK-4.19: the rest is lost";
}

TEST(SkyminesEnergy, SK_4_13_any_company_with_an_outpost_may_expand) {
  Table table(2);
  table.area(0, {"S1-E2"});
  for (int column = 1; column <= 3; ++column) table.column("tawac", column, 0, 0);
  table.play({"expand"});
  EXPECT_EQ(table.legal(), (Names{"company astrogo", "company skymine", "company minerva"}));
}

TEST(SkyminesEnergy, PR_05_SK_4_14_without_outposts_the_energy_is_lost) {
  Table table(2);
  table.area(0, {"S1-E2"});
  for (const char* company : {"astrogo", "tawac", "skymine", "minerva"})
    for (int column = 1; column <= 3; ++column) table.column(company, column, 0, 0);
  table.play({"expand"});
  EXPECT_EQ(table.state.turn, 1);
  EXPECT_EQ(table.cards_up(0), Names{});
}

TEST(SkyminesEnergy, SK_4_14_too_little_energy_leaves_only_to_stop) {
  Table table(2);
  for (const int sector : {2, 3}) table.outpost("astrogo", sector);  // both cost 2 for tawac now
  expanding(table, "tawac", {"SE-01"});
  EXPECT_EQ(table.legal(), Names{"stop"});
}

TEST(SkyminesEnergy, SK_4_15_SK_4_16_first_sectors_border_the_station) {
  Table table(2);
  expanding(table, "minerva", {"SE-01"});
  EXPECT_EQ(table.legal(), (Names{"enter 21", "enter 23", "stop"})) << "single lines";
  Table two(2);
  expanding(two, "minerva", {"S1-E2"});
  EXPECT_EQ(two.legal(), (Names{"enter 21", "enter 22", "enter 23", "enter 24", "stop"}));
}

TEST(SkyminesEnergy, SK_4_15_sectors_entered_in_this_action_lead_on) {
  Table table(2);
  expanding(table, "minerva", {"B-08"});
  EXPECT_FALSE(table.is_legal("enter 16"));
  table.play({"enter 21", "from 1"});
  EXPECT_TRUE(table.is_legal("enter 16"));
  EXPECT_FALSE(table.is_legal("enter 21")) << "it holds an outpost of the company";
}

TEST(SkyminesEnergy, SK_4_15_outposts_need_no_link_to_the_station) {
  Table table(2);
  table.outpost("minerva", 1);
  expanding(table, "minerva", {"SE-01"});
  EXPECT_TRUE(table.is_legal("enter 2"));
  EXPECT_TRUE(table.is_legal("enter 7"));
}

TEST(SkyminesEnergy, SK_4_16_the_cheapest_border_counts) {
  Table table(2);
  table.outpost("tawac", 2);  // 3 borders 2 over a double line and the station over a single one
  expanding(table, "tawac", {"SE-01"});
  EXPECT_TRUE(table.is_legal("enter 3"));
}

TEST(SkyminesEnergy, SK_4_17_an_enclave_borders_only_the_sector_around_it) {
  Table table(2);
  table.outpost("astrogo", 1).outpost("astrogo", 7).outpost("astrogo", 12).outpost("astrogo", 13);
  Table inside = table;
  expanding(table, "astrogo", {"B-08", "B-09"});
  EXPECT_FALSE(table.is_legal("enter 9"));
  EXPECT_FALSE(table.is_legal("enter 18"));
  inside.outpost("astrogo", 8);
  expanding(inside, "astrogo", {"S1-E2"});
  EXPECT_TRUE(inside.is_legal("enter 9")) << "over a double line";
}

TEST(SkyminesEnergy, EX_06_SK_4_16_energy_costs) {
  Table table(2);
  table.outpost("skymine", 24);
  expanding(table, "minerva", {"S1-E2", "B-08"});
  EXPECT_EQ(energy(table), 5U);
  table.play({"enter 21", "from 1"});
  EXPECT_EQ(energy(table), 4U);
  table.play({"enter 16", "from 1"});
  EXPECT_EQ(energy(table), 3U);
  table.play({"enter 24", "from 2"});
  EXPECT_EQ(energy(table), 0U) << "2 for the double line and 1 for the foreign outpost";
  EXPECT_EQ(table.sectors_of("minerva"), (Names{"16", "21", "24"}));
  EXPECT_EQ(table.state.station[table.company("minerva")][0].ordinary, 2);
  EXPECT_EQ(table.state.station[table.company("minerva")][1].ordinary, 3);
  EXPECT_EQ(table.sectors_of("skymine"), Names{"24"}) << "SK-4.18: it stays for now";
  EXPECT_EQ(table.legal(), Names{"stop"});
}

TEST(SkyminesEnergy, EX_07_rewards_and_clean_up) {
  Table table(2);
  table.outpost("skymine", 24).coins(0, 0);
  expanding(table, "minerva", {"S1-E2", "B-08"});
  table.play({"enter 21", "from 1", "enter 16", "from 1", "enter 24", "from 2", "stop"});
  EXPECT_EQ(table.player().coins, 1) << "sector 21";
  EXPECT_EQ(table.task(), TaskKind::research);
  EXPECT_EQ(table.task_count(), 3U) << "1 of sector 16 and 2 of sector 24 are one source";
  table.play({"coin", "coin", "coin"});
  EXPECT_EQ(table.task(), TaskKind::return_column) << "rewards come before returning";
  EXPECT_EQ(table.legal(), Names{"to 1"}) << "the one column with a vacant space";
  table.play({"to 1"});
  EXPECT_EQ(table.sectors_of("skymine"), Names{});
  EXPECT_EQ(table.sectors_of("minerva"), (Names{"16", "21", "24"}));
  EXPECT_EQ(table.state.station[table.company("skymine")][0],
            (Column{.ordinary = 4, .crossed = 1}));
  EXPECT_EQ(table.cards_up(0), Names{});
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesEnergy, EX_08_SK_4_27_SK_4_28_spending_three_research_points) {
  Table table(2);
  table.outpost("skymine", 24).coins(0, 0).research('A', {"PA-01", "PA-02", "PA-03", "PA-04"});
  expanding(table, "minerva", {"S1-E2", "B-08"});
  table.play({"enter 21", "from 1", "enter 16", "from 1", "enter 24", "from 2", "stop"});
  table.play({"research A2", "research A3", "coin"});
  EXPECT_EQ(table.player().coins, 2) << "1 of sector 21 and 1 for a point";
  table.play({"to 1", "place PA-02", "screen 2", "screen 3"});
  EXPECT_EQ(table.plan_on(0, 2), "PA-02");
  EXPECT_EQ(table.plan_on(0, 3), "PA-03");
  for (const std::string& plan : table.shown_plans('A')) EXPECT_NE(plan, "");
}

TEST(SkyminesEnergy, SK_4_18_the_top_outpost_of_any_column) {
  Table table(2);
  table.column("tawac", 2, 0, 1);
  expanding(table, "tawac", {"S1-E2"});
  table.play({"enter 2"});
  EXPECT_EQ(table.legal(), (Names{"from 1", "from 2", "from 3"}));
  table.play({"from 2"});
  EXPECT_EQ(table.state.station[table.company("tawac")][1], (Column{}));
  EXPECT_EQ(table.value("tawac"), 3U);
}

TEST(SkyminesEnergy, DP_11_SK_9_2_columns_alike_in_state_and_coins_are_one) {
  Table table(2);
  table.game.tables.moon_station[table.company("tawac")][2] =
      table.game.tables.moon_station[table.company("tawac")][0];
  Table other = table;
  expanding(table, "tawac", {"S1-E2"});
  table.play({"enter 2"});
  EXPECT_EQ(table.legal(), (Names{"from 1", "from 2"}));
  other.column("tawac", 3, 3, 1);
  expanding(other, "tawac", {"S1-E2"});
  other.play({"enter 2"});
  EXPECT_EQ(other.legal(), (Names{"from 1", "from 2", "from 3"})) << "not in the same state";
}

TEST(SkyminesEnergy, PR_05_SK_4_19_an_empty_station_ends_the_expansion) {
  Table table(2);
  for (int column = 1; column <= 3; ++column) table.column("tawac", column, 0, 0);
  table.column("tawac", 1, 0, 1);
  expanding(table, "tawac", {"B-08", "B-09"});
  table.play({"enter 2", "from 1"});
  EXPECT_EQ(table.legal(), Names{"stop"});
}

TEST(SkyminesEnergy, SK_4_20_every_building_gives_its_amount_once) {
  Table table(2);
  table.coins(0, 0).lay_track("tawac", "B2");
  // 2 He 1, 3 RP 1, 4 surface mine 2, 5 coin 1; tawac starts at 0.
  expanding(table, "tawac", {"B-08", "B-09"});
  table.play(
      {"enter 2", "from 1", "enter 3", "from 1", "enter 5", "from 1", "enter 4", "from 1", "stop"});
  EXPECT_EQ(table.player().coins, 1);
  EXPECT_EQ(table.player().tank, 1);
  EXPECT_EQ(table.task(), TaskKind::research) << "SK-4.21: coins, He, RP, tracks";
  EXPECT_EQ(table.on_track(0, "tawac"), 0U);
  table.play({"coin"});
  EXPECT_EQ(table.on_track(0, "tawac"), 2U) << "on the track of the expanded company";
}

TEST(SkyminesEnergy, SK_4_21_track_spaces_of_one_expansion_are_one_move) {
  Table table(2);
  table.lay_track("astrogo", "D2").at(0, "astrogo", 2).coins(0, 0);  // barrier after 3
  expanding(table, "astrogo", {"B-08"});
  table.play({"enter 11", "from 1", "enter 7", "from 1"});
  table.play({"stop", "coin"});
  EXPECT_EQ(table.on_track(0, "astrogo"), 3U);
}

TEST(SkyminesEnergy, SK_4_22_the_active_player_picks_a_column_with_room) {
  Table table(2);
  table.outpost("skymine", 21).column("skymine", 1, 4, 0).column("skymine", 3, 0, 0);
  expanding(table, "minerva", {"S1-E2"});
  const unsigned before = table.state.station[table.company("skymine")][1].ordinary;
  table.play({"enter 21", "from 1", "stop"});
  EXPECT_EQ(table.task(), TaskKind::return_column);
  EXPECT_FALSE(table.is_legal("to 1")) << "only its crossed-out space is vacant";
  EXPECT_TRUE(table.is_legal("to 3"));
  table.play({"to 3"});
  EXPECT_EQ(table.state.station[table.company("skymine")][2],
            (Column{.ordinary = 1, .crossed = 0}));
  EXPECT_EQ(table.state.station[table.company("skymine")][1].ordinary, before);
}

TEST(SkyminesEnergy, PR_05_SK_4_23_without_room_the_outpost_leaves_the_game) {
  Table table(2);
  table.outpost("skymine", 21);
  for (int column = 1; column <= 3; ++column) table.column("skymine", column, 4, 0);
  const unsigned boxed = table.state.boxed[table.company("skymine")];
  expanding(table, "minerva", {"S1-E2"});
  table.play({"enter 21", "from 1", "stop"});
  EXPECT_EQ(table.state.boxed[table.company("skymine")], boxed + 1);
  EXPECT_EQ(table.sectors_of("skymine"), Names{});
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesEnergy, SK_4_24_several_return_in_ascending_order) {
  Table table(2);
  table.outpost("skymine", 23).outpost("astrogo", 21);
  expanding(table, "minerva", {"S1-E2", "B-07"});
  table.play({"enter 23", "from 1", "enter 21", "from 1", "stop"});
  ASSERT_EQ(table.task(), TaskKind::return_column);
  EXPECT_EQ(table.task_count(), 20U) << "place 21 counts from 0";
  table.play({table.legal().front()});
  EXPECT_EQ(table.sectors_of("astrogo"), Names{});
  EXPECT_EQ(table.task_count(), 22U);
  table.play({table.legal().front()});
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesEnergy, SK_4_81_A1_adds_energy_to_an_expansion) {
  Table table(2);
  table.lay_track("skymine", "A1").bonus(0, "skymine", 2);
  expanding(table, "tawac", {"SE-01"});
  EXPECT_EQ(energy(table), 3U);
}

TEST(SkyminesEnergy, SK_11_2_SK_11_3_after_an_expansion_sectors_hold_one_piece) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Table table(2, {{"start_outposts", "on"}});
    table.area(0, {"S1-E2", "B-08", "B-09", "C-08"}).play({"expand"});
    table.play_until([](const State& state) { return state.turn == 1; }, seed);
    PlaceSet seen = 0;
    for (const PlaceSet pieces : table.state.pieces) {
      EXPECT_EQ(seen & pieces, 0U);
      seen |= pieces;
    }
  }
}

}  // namespace
}  // namespace orrery::skymines
