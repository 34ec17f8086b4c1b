// Luna (chapter 7): her rankings, how she moves on tracks, expands and takes things.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/skymines/luna_table.h"

namespace orrery::skymines {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<int> list(const Companies& companies) { return {companies.begin(), companies.end()}; }

// --- rankings ---------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_20_more_valuable_by_value_then_vacant_spaces_then_track) {
  LunaTable table(2);
  // First game: Skymine A1, Minerva B1, Astrogo C1, Tawac D1.
  EXPECT_THAT(list(by_value(table.game, table.state)), ElementsAre(2, 3, 0, 1));
  table.column("tawac", 2, 3, 1);  // one space vacant, nothing visible
  EXPECT_EQ(table.value("tawac"), 0U);
  EXPECT_THAT(list(by_value(table.game, table.state)), ElementsAre(1, 2, 3, 0));
  table.column("astrogo", 1, 2, 1);  // two vacant, one coin
  EXPECT_EQ(table.value("astrogo"), 1U);
  EXPECT_THAT(list(by_value(table.game, table.state)), ElementsAre(0, 1, 2, 3));
}

TEST(SkyminesLuna, SK_7_21_leads_may_be_negative_and_ties_go_to_the_more_valuable) {
  LunaTable table(2);
  for (const char* company : {"astrogo", "tawac", "skymine", "minerva"}) table.at(0, company, 5);
  table.at(kLunaSeat, "tawac", 3).at(kLunaSeat, "minerva", 3);
  const Seat luna = seat_at(kLunaSeat);
  EXPECT_EQ(lead(table.game, table.state, luna, 1), -2);
  EXPECT_THAT(list(ranked(table.game, table.state, luna, Ranking::biggest_lead)), ElementsAre(3))
      << "Minerva's track B1 comes before D1";
  EXPECT_THAT(list(ranked(table.game, table.state, luna, Ranking::two_biggest_leads)),
              ElementsAre(3, 1));
}

TEST(SkyminesLuna, SK_7_22_farthest_behind_is_the_lowest_lead_of_those_that_stand_there) {
  LunaTable table(2);
  table.at(0, "astrogo", 4).at(0, "tawac", 4).at(0, "skymine", 6);
  table.at(0, "minerva", 0);
  const Seat luna = seat_at(kLunaSeat);
  EXPECT_EQ(farthest_behind(table.game, table.state, luna, 0b1111), 2U);
  EXPECT_EQ(farthest_behind(table.game, table.state, luna, 0b0011), 0U) << "C1 before D1";
}

TEST(SkyminesLuna, SK_7_24_names_companies_before_anything_moves) {
  LunaTable table(2);
  table.at(kLunaSeat, "skymine", 1);
  table.advance(2, Ranking::two_biggest_leads);
  EXPECT_EQ(table.on_track(kLunaSeat, "skymine"), 3U);
  EXPECT_EQ(table.on_track(kLunaSeat, "minerva"), 2U);
  EXPECT_EQ(table.on_track(kLunaSeat, "astrogo"), 0U);
}

// --- tracks -----------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_25_thresholds_pay_her_and_those_beyond) {
  LunaTable table(2);
  table.coins(0, 0).at(0, "skymine", 7).at(kLunaSeat, "skymine", 5);
  table.advance(2, Ranking::most_valuable);
  EXPECT_EQ(table.on_track(kLunaSeat, "skymine"), 7U);
  EXPECT_EQ(table.player(kLunaSeat).coins, 1);
  EXPECT_EQ(table.player(0).coins, 1);
}

TEST(SkyminesLuna, SK_7_26_pays_what_she_has_at_a_barrier) {
  for (const unsigned coins : {0U, 1U, 2U, 5U}) {
    LunaTable table(2);
    table.coins(kLunaSeat, coins).at(kLunaSeat, "skymine", 8);  // A1: 2 coins after space 8
    table.advance(1, Ranking::most_valuable);
    EXPECT_EQ(table.on_track(kLunaSeat, "skymine"), 9U);
    EXPECT_EQ(table.player(kLunaSeat).coins, coins - std::min(coins, 2U));
  }
}

TEST(SkyminesLuna, SK_7_27_spaces_beyond_the_last_pay) {
  LunaTable table(2);
  table.at(kLunaSeat, "skymine", 17);
  table.advance(3, Ranking::most_valuable);
  EXPECT_EQ(table.on_track(kLunaSeat, "skymine"), 18U);
  EXPECT_EQ(table.player(kLunaSeat).coins, 4);
}

// --- expansion --------------------------------------------------------------------------------

void expand(LunaTable& table, const char* company, unsigned pieces, bool highest = false) {
  table.events.clear();
  luna_expand(table.step(), seat_at(kLunaSeat), table.company(company), pieces, highest);
}

TEST(SkyminesLuna, SK_7_28_takes_from_the_column_with_most_vacant_spaces) {
  LunaTable table(2);
  table.column("skymine", 1, 3, 1).column("skymine", 2, 2, 1);
  expand(table, "skymine", 1);
  EXPECT_EQ(table.state.station[2][1].ordinary, 1);
}

TEST(SkyminesLuna, SK_7_28_prefers_columns_whose_crossed_out_space_is_occupied) {
  LunaTable table(2);
  table.column("skymine", 1, 2, 0).column("skymine", 2, 4, 1).column("skymine", 3, 3, 1);
  expand(table, "skymine", 1);
  EXPECT_EQ(table.state.station[2][2].ordinary, 2);
}

TEST(SkyminesLuna, SK_7_28_then_fewest_visible_coins_and_the_lower_number) {
  LunaTable table(2);
  // Columns of Skymine show 01002, 01012 and 00112. Two vacant ordinary spaces: 1, 1 and 0.
  for (int column : {1, 2, 3}) table.column("skymine", column, 2, 0);
  expand(table, "skymine", 1);
  EXPECT_EQ(table.state.station[2][2].ordinary, 1);
  LunaTable equal(2);
  expand(equal, "skymine", 1);
  EXPECT_EQ(equal.state.station[2][0].ordinary, 3);
}

TEST(SkyminesLuna, SK_7_30_what_cannot_be_placed_is_lost) {
  LunaTable table(2);
  table.column("skymine", 1, 0, 1).column("skymine", 2, 0, 0).column("skymine", 3, 0, 0);
  expand(table, "skymine", 3);
  EXPECT_THAT(table.sectors_of("skymine"), ElementsAre("6"));
  EXPECT_EQ(table.count(EventKind::entered), 1);
  expand(table, "skymine", 3);
  EXPECT_EQ(table.count(EventKind::entered), 0);
}

TEST(SkyminesLuna, SK_7_32_enters_the_lowest_or_highest_vacant_sector) {
  LunaTable table(2);
  table.outpost("tawac", 6);
  expand(table, "skymine", 2);
  EXPECT_THAT(table.sectors_of("skymine"), ElementsAre("14", "15"))
      << "15, for 6 is taken; then 14 from there";
  LunaTable high(2);
  expand(high, "skymine", 2, true);
  EXPECT_THAT(high.sectors_of("skymine"), ElementsAre("20", "24"));
}

TEST(SkyminesLuna, SK_7_33_ousts_the_company_she_is_farthest_behind_with) {
  LunaTable table(2);
  table.outpost("tawac", 6).outpost("minerva", 15).outpost("minerva", 20);
  table.at(0, "tawac", 2).at(0, "minerva", 5);
  expand(table, "skymine", 1, true);
  EXPECT_THAT(table.sectors_of("skymine"), ElementsAre("20"));
  EXPECT_THAT(table.sectors_of("minerva"), ElementsAre("15"));
  EXPECT_THAT(table.sectors_of("tawac"), ElementsAre("6"));
  EXPECT_EQ(table.count(EventKind::ousted), 1);
}

TEST(SkyminesLuna, SK_7_29_an_ousted_outpost_returns_to_its_main_column_or_leaves) {
  LunaTable table(2);
  table.outpost("minerva", 6).outpost("minerva", 15).outpost("minerva", 20);
  // Crossed-out spaces never take it back: column 1 has none other, column 2 has most room.
  table.column("minerva", 1, 4, 0).column("minerva", 2, 1, 1).column("minerva", 3, 3, 1);
  const int boxed = table.state.boxed[3];
  expand(table, "skymine", 1);
  EXPECT_EQ(table.state.station[3][1].ordinary, 2);
  EXPECT_EQ(table.state.boxed[3], boxed);
  LunaTable full(2);
  full.outpost("minerva", 6).outpost("minerva", 15).outpost("minerva", 20);
  for (int column : {1, 2, 3}) full.column("minerva", column, 4, 0);
  const int out = full.state.boxed[3];
  expand(full, "skymine", 1);
  EXPECT_EQ(full.state.boxed[3], out + 1);
  EXPECT_THAT(full.sectors_of("minerva"), ElementsAre("15", "20"));
}

TEST(SkyminesLuna, SK_7_31_the_less_valuable_company_expands_first) {
  LunaTable table(2);
  table.column("minerva", 1, 0, 1);  // worth 2; Skymine 0
  table.at(kLunaSeat, "skymine", 1).at(kLunaSeat, "minerva", 1);
  table.game.tables.luna_cards[0].actions = {
      LunaAction{.what = LunaDo::advance, .n = 1, .ranking = Ranking::two_biggest_leads},
      LunaAction{.what = LunaDo::expand, .n = 1}};
  table.slots({"I-1", "I-2"}).turn();
  std::vector<int> companies;
  for (const Event& event : table.events)
    if (static_cast<EventKind>(event.kind) == EventKind::entered)
      companies.push_back(event.args[0]);
  EXPECT_THAT(companies, ElementsAre(2, 3));
}

// --- cards, plans, markers --------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_37_empty_spaces_give_nothing) {
  LunaTable table(2);
  table.no_display();
  table.slots({"I-1", "I-2"}).turn();
  EXPECT_TRUE(table.player(kLunaSeat).hand.empty());
  EXPECT_THAT(table.events, testing::Not(IsEmpty()));
}

TEST(SkyminesLuna, SK_7_38_of_equal_shares_the_lowest_space) {
  LunaTable table(2);
  table.no_display().display(5, "C-04").display(9, "A-04").display(2, "B-13");
  // Tawac has a coin to show, Skymine has none.
  table.column("tawac", 2, 2, 1);
  table.act({.what = LunaDo::share_card});
  EXPECT_EQ(table.card_on(5), "");
  EXPECT_EQ(table.card_on(9), "A-04");
}

TEST(SkyminesLuna, SK_7_40_the_supplement_may_be_for_red_spaces_only) {
  for (const char* option : {"any", "red_only"})
    for (const unsigned column : {0U, 2U}) {
      LunaTable table(2, {{"luna_supplement", option}});
      table.state.supplement = 3;
      LunaAction action{.what = LunaDo::discard_plan, .letter = 1};
      action.by_slot[0][0] = static_cast<std::uint8_t>(column + 1U);
      table.act(action);
      const bool pays = column == 0 || std::string_view(option) == "any";
      EXPECT_EQ(table.player(kLunaSeat).coins, pays ? 3 : 0) << option << column;
      EXPECT_EQ(table.state.supplement, pays ? 0 : 3);
    }
}

TEST(SkyminesLuna, SK_7_41_an_empty_space_brings_no_coins) {
  LunaTable table(2);
  table.Table::research('A', {"", "PA-02", "PA-03", "PA-04"});
  table.state.supplement = 3;
  LunaAction action{.what = LunaDo::discard_plan, .letter = 0};
  action.by_slot[0][0] = 1;
  table.act(action);
  EXPECT_EQ(table.player(kLunaSeat).coins, 0);
  EXPECT_EQ(table.state.supplement, 3);
  EXPECT_FALSE(table.happened(EventKind::luna_discarded));
}

TEST(SkyminesLuna, SK_7_39_the_plan_is_replaced_at_once) {
  LunaTable table(2);
  const PlanCode next = table.state.stacks[2].back();
  LunaAction action{.what = LunaDo::discard_plan, .letter = 2};
  action.by_slot[0][0] = 4;
  table.act(action);
  EXPECT_EQ(table.state.research_display[2][3], next);
}

TEST(SkyminesLuna, SK_7_42_without_special_plans_nothing_is_discarded) {
  LunaTable table(2);
  table.state.special_up = 0;
  table.act({.what = LunaDo::discard_special});
  EXPECT_FALSE(table.happened(EventKind::luna_discarded));
}

TEST(SkyminesLuna, SK_7_43_a_taken_space_is_left_alone) {
  LunaTable table(2);
  LunaAction action{.what = LunaDo::marker};
  const auto space =
      static_cast<std::uint8_t>(std::ranges::find(table.game.tables.space_names, "TILE-SCI") -
                                table.game.tables.space_names.begin());
  action.by_slot[0][0] = static_cast<std::uint8_t>(space + 1U);
  table.state.marker_on[space] = 1;
  table.act(action);
  EXPECT_EQ(table.state.marker_on[space], 1);
  EXPECT_EQ(table.player(kLunaSeat).markers, 5);
  table.state.marker_on[space] = 0;
  table.act(action);
  EXPECT_EQ(table.state.marker_on[space], kLunaSeat + 1);
  EXPECT_EQ(table.player(kLunaSeat).markers, 4);
  EXPECT_EQ(table.player(kLunaSeat).coins, 0) << "no fee, no reward";
}

}  // namespace
}  // namespace orrery::skymines
