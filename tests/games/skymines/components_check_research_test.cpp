// A slip in the data pack is told in a sentence that its owner can act on: research, bonuses, Luna.
// Each test changes one thing in the values that come with the program.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/skymines/pack.h"

namespace orrery::skymines {
namespace {

using test::has_text;
using test::mentions;
using test::says;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::StartsWith;

// ---- Research

TEST(SkyminesPack, SK_1_29_plans_stand_by_letter) {
  EXPECT_THAT(
      after_setting("plans.json", "/plans/24/letter", "A"),
      Contains(says("skymines.data_plan_order",
                    {{"field", "plans.json: plans[PB-01]"}, {"letter", "B"}, {"count", 24}})));
  EXPECT_THAT(
      after_setting("plans.json", "/special_plans/0/round", 3),
      ElementsAre(says("core.data_fixed",
                       {{"field", "plans.json: special_plans[PS-2].round"}, {"value", 2}})));
  EXPECT_THAT(after_setting("plans.json", "/special_plans/0/id", "PA-01"),
              ElementsAre(says("skymines.data_plan_name", {{"name", "PA-01"}})));
}

TEST(SkyminesPack, SK_4_43_requirements_and_rewards_have_known_kinds) {
  EXPECT_THAT(
      after_setting("plans.json", "/plans/0/needs", {{"gold", 1}}),
      ElementsAre(
          AllOf(mentions("core.unknown_field",
                         {{"field", "plans.json: plans[PA-01].needs"}, {"key", "gold"}}),
                has_text("keys", StartsWith("carbon, minerals, titanium, energy,"))),
          says("skymines.data_needs", {{"field", "plans.json: plans[PA-01].needs"}, {"most", 3}})));
  EXPECT_THAT(after_setting("plans.json", "/plans/0/needs",
                            {{"carbon", 1}, {"minerals", 1}, {"titanium", 1}, {"energy", 1}}),
              ElementsAre(says("skymines.data_needs",
                               {{"field", "plans.json: plans[PA-01].needs"}, {"most", 3}})));
  EXPECT_THAT(
      after_setting("plans.json", "/plans/0/reward", {{"gold", 1}}),
      ElementsAre(says(
          "core.unknown_field",
          {{"field", "plans.json: plans[PA-01].reward"},
           {"key", "gold"},
           {"keys", "coins, coins_total_minus_one, he, rp, remove_outposts, track, track_any"}})));
  EXPECT_THAT(after_setting("plans.json", "/plans/0/reward/coins", 10),
              ElementsAre(says(
                  "core.expected_integer",
                  {{"field", "plans.json: plans[PA-01].reward.coins"}, {"low", 1}, {"high", 9}})));
  EXPECT_THAT(after_setting("plans.json", "/plans/41/reward/coins_total_minus_one", "energy"),
              ElementsAre(says("core.expected_name",
                               {{"field", "plans.json: plans[PB-18].reward.coins_total_minus_one"},
                                {"names", "carbon, minerals, titanium"}})));
  EXPECT_THAT(after_setting("spaces.json", "/spaces/1/tiers/0/reward/track", {{"acme", 2}}),
              ElementsAre(says("core.unknown_field",
                               {{"field", "spaces.json: spaces[MAJ-TIT].tiers[0].reward.track"},
                                {"key", "acme"},
                                {"keys", "astrogo, tawac, skymine, minerva"}})));
  EXPECT_THAT(after_setting("plans.json", "/plans/68/needs/carbon_plus_same", {3}),
              ElementsAre(says("core.expected_list_of",
                               {{"field", "plans.json: plans[PC-21].needs.carbon_plus_same"},
                                {"low", 2},
                                {"high", 2},
                                {"found", 1}})));
}

TEST(SkyminesPack, SK_1_26_SK_1_27_values_rise) {
  EXPECT_THAT(after_setting("tank.json", "/values/1/value", 10),
              ElementsAre(says("skymines.data_values_rise", {{"field", "tank.json: values[1]"}})));
  EXPECT_THAT(
      after_setting("research.json", "/values/2/screen", 6),
      ElementsAre(says("skymines.data_values_rise", {{"field", "research.json: values[2]"}})));
  EXPECT_THAT(
      after_setting("luna.json", "/research_values/6/step", 16),
      Contains(says("core.expected_integer",
                    {{"field", "luna.json: research_values[6].step"}, {"low", 1}, {"high", 15}})));
  EXPECT_THAT(after_setting("tank.json", "/steps", 30),
              ElementsAre(says("core.data_fixed", {{"field", "tank.json: steps"}, {"value", 28}})));
}

TEST(SkyminesPack, SK_2_10_SK_4_28_what_the_program_cannot_change_of_research) {
  EXPECT_THAT(after_setting("research.json", "/display/red_column", 2),
              ElementsAre(says("core.data_fixed",
                               {{"field", "research.json: display.red_column"}, {"value", 1}})));
  EXPECT_THAT(after_setting("research.json", "/display/columns", 5),
              ElementsAre(says("core.data_fixed",
                               {{"field", "research.json: display.columns"}, {"value", 4}})));
  EXPECT_THAT(after_setting("research.json", "/prices/coin", 2),
              ElementsAre(says("core.data_fixed",
                               {{"field", "research.json: prices.coin"}, {"value", 1}})));
  EXPECT_THAT(EditedPack().remove("research.json", "/screens", "4").complaints(),
              ElementsAre(says("core.data_missing_entry",
                               {{"field", "research.json: screens"}, {"what", "screen 5"}})));
}

TEST(SkyminesPack, SK_2_17_SK_2_19_start_tokens) {
  EXPECT_THAT(after_setting("tokens.json", "/tokens/0/rest_cards/1", "E2"),
              ElementsAre(says("skymines.data_rest_repeats",
                               {{"field", "tokens.json: tokens[ST-01].rest_cards[1]"}})));
  EXPECT_THAT(after_setting("tokens.json", "/tokens/0/rest_cards/1", "E9"),
              ElementsAre(says("core.expected_name",
                               {{"field", "tokens.json: tokens[ST-01].rest_cards[1]"},
                                {"names", "C1, C2, M1, M2, T1, T2, E2, SCI1, SCI2, SE"}})));
  EXPECT_THAT(after_setting("tokens.json", "/tokens/0/bonus", {{"coins", 3}}),
              ElementsAre(says("skymines.data_token_bonus",
                               {{"field", "tokens.json: tokens[ST-01].bonus"}})));
  EXPECT_THAT(
      after_setting("tokens.json", "/tokens/0/bonus/track/skymine", 4),
      ElementsAre(says("skymines.data_token_gap", {{"track", "D2"}, {"space", 3}, {"moves", 4}})));
  EXPECT_THAT(after_setting("tokens.json", "/tokens/1/first_game_seat", 1),
              ElementsAre(says("core.data_doubled_entry", {{"field", "tokens.json: tokens[ST-02]"},
                                                           {"what", "first_game_seat 1"}}),
                          says("core.data_missing_entry",
                               {{"field", "tokens.json: tokens"}, {"what", "first_game_seat 2"}})));
}

// ---- Bonus spaces and tiles

TEST(SkyminesPack, SK_4_56_bonus_spaces_have_one_effect) {
  EXPECT_THAT(EditedPack().remove("spaces.json", "/spaces/6", "buy").complaints(),
              ElementsAre(mentions("skymines.data_one_effect",
                                   {{"field", "spaces.json: spaces[STD-BUY]"}})));
  EXPECT_THAT(after_setting("spaces.json", "/spaces/5/first_player", false),
              ElementsAre(says("skymines.data_true",
                               {{"field", "spaces.json: spaces[STD-FIRST].first_player"}})));
  EXPECT_THAT(after_setting("spaces.json", "/spaces/9/tile", "RES"),
              ElementsAre(says("core.data_doubled_entry",
                               {{"field", "spaces.json: spaces[TILE-SCI]"}, {"what", "RES"}}),
                          says("core.data_missing_entry",
                               {{"field", "spaces.json: spaces"}, {"what", "SCI"}})));
  EXPECT_THAT(after_setting("spaces.json", "/spaces/1/tiers/1/need", 2),
              ElementsAre(says("skymines.data_tiers_rise",
                               {{"field", "spaces.json: spaces[MAJ-TIT].tiers[1]"}})));
  EXPECT_THAT(
      after_adding("spaces.json", "/spaces/1/tiers/1", "research", 2),
      ElementsAre(says("core.unknown_field", {{"field", "spaces.json: spaces[MAJ-TIT].tiers[1]"},
                                              {"key", "research"},
                                              {"keys", "need, reward"}})));
  EXPECT_THAT(after_setting("spaces.json", "/tiles/0/id", "ORE"),
              ElementsAre(says("skymines.data_fixed_text",
                               {{"field", "spaces.json: tiles[ORE].id"}, {"wanted", "RES"}})));
  EXPECT_THAT(after_setting("spaces.json", "/tiles/0/plus", 2),
              ElementsAre(says("core.data_fixed",
                               {{"field", "spaces.json: tiles[RES].plus"}, {"value", 1}})));
}

// ---- Luna

TEST(SkyminesPack, SK_7_5_levels_of_luna) {
  EXPECT_THAT(after_setting("luna.json", "/levels/3/helium_thresholds", {19, 11}),
              ElementsAre(says("skymines.data_luna_thresholds",
                               {{"field", "luna.json: levels[3].helium_thresholds[1]"}})));
  EXPECT_THAT(after_setting("luna.json", "/levels/8/research_thresholds/0", 3),
              ElementsAre(says("skymines.data_luna_thresholds",
                               {{"field", "luna.json: levels[8].research_thresholds[0]"}})));
  EXPECT_THAT(EditedPack().remove("luna.json", "/levels", "4").complaints(),
              ElementsAre(says("core.data_missing_entry",
                               {{"field", "luna.json: levels"}, {"what", "level 4"}})));
  EXPECT_THAT(
      after_setting("luna.json", "/majorities/left_card/0", "carbon"),
      ElementsAre(says("skymines.data_fixed_text",
                       {{"field", "luna.json: majorities.left_card[0]"}, {"wanted", "titanium"}})));
  EXPECT_THAT(after_setting("luna.json", "/start_slots/0", "A"),
              ElementsAre(says("skymines.data_fixed_text",
                               {{"field", "luna.json: start_slots[0]"}, {"wanted", "B"}})));
}

TEST(SkyminesPack, SK_7_6_luna_has_cards_for_a_round) {
  EditedPack pack;
  for (int i = 6; i < 12; ++i) pack.set("luna_cards.json", fmt::format("/cards/{}/grade", i), "II");
  pack.set("box.json", "/contents/20/count", 6).set("box.json", "/contents/21/count", 13);
  EXPECT_THAT(pack.complaints(),
              ElementsAre(says("skymines.data_few_luna_cards",
                               {{"field", "luna_cards.json: cards"}, {"found", 6}, {"least", 7}})));
  EXPECT_THAT(
      after_setting("luna_cards.json", "/cards/0/grade", "II"),
      Contains(says("skymines.data_grade_order", {{"field", "luna_cards.json: cards[I-2]"}})));
}

TEST(SkyminesPack, SK_7_23_actions_of_luna_cards) {
  EXPECT_THAT(EditedPack().remove("luna_cards.json", "/cards/5/actions", "0").complaints(),
              ElementsAre(says("skymines.data_luna_expands",
                               {{"field", "luna_cards.json: cards[I-6].actions"}})));
  EXPECT_THAT(after_setting("luna_cards.json", "/cards/2/actions/2/by_slot/0", "M9"),
              ElementsAre(says("core.expected_name",
                               {{"field", "luna_cards.json: cards[I-3].actions[2].by_slot[0]"},
                                {"names", "M1, M2, B1, B2, B3, B4"}})));
  EXPECT_THAT(after_setting("luna_cards.json", "/cards/1/actions/1/by_slot/0", {1, 2, 3}),
              ElementsAre(says("core.expected_list",
                               {{"field", "luna_cards.json: cards[I-2].actions[1].by_slot[0]"},
                                {"low", 1},
                                {"high", 2},
                                {"found", 3}})));
  EXPECT_THAT(
      after_setting("luna_cards.json", "/cards/3/reveal", {{"do", "share_card"}}),
      ElementsAre(says("core.expected_name", {{"field", "luna_cards.json: cards[I-4].reveal.do"},
                                              {"names", "coins, helium, research"}})));
  EXPECT_THAT(
      after_adding("luna_cards.json", "/cards/0/actions/1", "n", 2),
      ElementsAre(says(
          "core.unknown_field",
          {{"field", "luna_cards.json: cards[I-1].actions[1]"}, {"key", "n"}, {"keys", "do"}})));
  EXPECT_THAT(after_setting("spaces.json", "/spaces/7/luna_code", "M1"),
              Contains(says("skymines.data_doubled_code",
                            {{"field", "spaces.json: spaces[7].luna_code"}, {"code", "M1"}})));
}

}  // namespace
}  // namespace orrery::skymines
