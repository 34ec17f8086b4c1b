// A slip in the data pack is told in a sentence that its owner can act on: research, bonuses, Luna.
// Each test changes one thing in the values that come with the program.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/skymines/pack.h"

namespace orrery::skymines {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

// ---- Research

TEST(SkyminesPack, SK_1_29_plans_stand_by_letter) {
  EXPECT_THAT(
      after_setting("plans.json", "/plans/24/letter", "A"),
      Contains("plans.json: plans[PB-01]: the plans stand in the order A, B, C, 24 of each; "
               "here is the place of a plan B."));
  EXPECT_THAT(
      after_setting("plans.json", "/special_plans/0/round", 3),
      ElementsAre("plans.json: special_plans[PS-2].round must be 2; the program cannot play "
                  "with another number."));
  EXPECT_THAT(after_setting("plans.json", "/special_plans/0/id", "PA-01"),
              ElementsAre("Two plans or tokens are called PA-01; give one of them another id."));
}

TEST(SkyminesPack, SK_4_43_requirements_and_rewards_have_known_kinds) {
  EXPECT_THAT(after_setting("plans.json", "/plans/0/needs", {{"gold", 1}}),
              ElementsAre(StartsWith("plans.json: plans[PA-01].needs: there is no field \"gold\"; "
                                     "possible are: carbon, minerals, titanium, energy,"),
                          "plans.json: plans[PA-01].needs must name 1 to 3 things."));
  EXPECT_THAT(after_setting("plans.json", "/plans/0/needs",
                            {{"carbon", 1}, {"minerals", 1}, {"titanium", 1}, {"energy", 1}}),
              ElementsAre("plans.json: plans[PA-01].needs must name 1 to 3 things."));
  EXPECT_THAT(
      after_setting("plans.json", "/plans/0/reward", {{"gold", 1}}),
      ElementsAre(StartsWith("plans.json: plans[PA-01].reward: there is no field \"gold\"")));
  EXPECT_THAT(after_setting("plans.json", "/plans/0/reward/coins", 10),
              ElementsAre("plans.json: plans[PA-01].reward.coins must be a whole number from 1 to "
                          "9."));
  EXPECT_THAT(after_setting("plans.json", "/plans/41/reward/coins_total_minus_one", "energy"),
              ElementsAre("plans.json: plans[PB-18].reward.coins_total_minus_one must be one of: "
                          "carbon, minerals, titanium."));
  EXPECT_THAT(after_setting("spaces.json", "/spaces/1/tiers/0/reward/track", {{"acme", 2}}),
              ElementsAre(HasSubstr("reward.track: there is no field \"acme\"")));
  EXPECT_THAT(
      after_setting("plans.json", "/plans/68/needs/carbon_plus_same", {3}),
      ElementsAre("plans.json: plans[PC-21].needs.carbon_plus_same must be a list of exactly "
                  "2 entries; it has 1."));
}

TEST(SkyminesPack, SK_1_26_SK_1_27_values_rise) {
  EXPECT_THAT(after_setting("tank.json", "/values/1/value", 10),
              ElementsAre("tank.json: values[1]: values stand in their order on the track, each "
                          "farther on and higher than the one before."));
  EXPECT_THAT(after_setting("research.json", "/values/2/screen", 6),
              ElementsAre(StartsWith("research.json: values[2]: values stand in their order")));
  EXPECT_THAT(after_setting("luna.json", "/research_values/6/step", 16),
              Contains("luna.json: research_values[6].step must be a whole number from 1 to 15."));
  EXPECT_THAT(after_setting("tank.json", "/steps", 30),
              ElementsAre("tank.json: steps must be 28; the program cannot play with another "
                          "number."));
}

TEST(SkyminesPack, SK_2_10_SK_4_28_what_the_program_cannot_change_of_research) {
  EXPECT_THAT(after_setting("research.json", "/display/red_column", 2),
              ElementsAre("research.json: display.red_column must be 1; the program cannot play "
                          "with another number."));
  EXPECT_THAT(after_setting("research.json", "/display/columns", 5),
              ElementsAre(HasSubstr("display.columns must be 4;")));
  EXPECT_THAT(after_setting("research.json", "/prices/coin", 2),
              ElementsAre(HasSubstr("prices.coin must be 1;")));
  EXPECT_THAT(EditedPack().remove("research.json", "/screens", "4").complaints(),
              ElementsAre("research.json: screens has no entry for screen 5; add it."));
}

TEST(SkyminesPack, SK_2_17_SK_2_19_start_tokens) {
  EXPECT_THAT(after_setting("tokens.json", "/tokens/0/rest_cards/1", "E2"),
              ElementsAre("tokens.json: tokens[ST-01].rest_cards[1]: this card lies in a rest slot "
                          "already."));
  EXPECT_THAT(
      after_setting("tokens.json", "/tokens/0/rest_cards/1", "E9"),
      ElementsAre("tokens.json: tokens[ST-01].rest_cards[1] must be one of: C1, C2, M1, M2, "
                  "T1, T2, E2, SCI1, SCI2, SE."));
  EXPECT_THAT(
      after_setting("tokens.json", "/tokens/0/bonus", {{"coins", 3}}),
      ElementsAre("tokens.json: tokens[ST-01].bonus: a start token moves markers on company "
                  "tracks and helium, nothing else."));
  EXPECT_THAT(after_setting("tokens.json", "/tokens/0/bonus/track/skymine", 4),
              ElementsAre("On track D2 something lies after space 3, but a start token moves 4 "
                          "spaces; nothing may lie so near to the start."));
  EXPECT_THAT(
      after_setting("tokens.json", "/tokens/1/first_game_seat", 1),
      ElementsAre("tokens.json: tokens[ST-02] is a second entry for first_game_seat 1; keep "
                  "one of them.",
                  "tokens.json: tokens has no entry for first_game_seat 2; add it."));
}

// ---- Bonus spaces and tiles

TEST(SkyminesPack, SK_4_56_bonus_spaces_have_one_effect) {
  EXPECT_THAT(EditedPack().remove("spaces.json", "/spaces/6", "buy").complaints(),
              ElementsAre(StartsWith("spaces.json: spaces[STD-BUY] must have exactly one of: ")));
  EXPECT_THAT(after_setting("spaces.json", "/spaces/5/first_player", false),
              ElementsAre("spaces.json: spaces[STD-FIRST].first_player must be true; leave it out "
                          "where it does not hold."));
  EXPECT_THAT(after_setting("spaces.json", "/spaces/9/tile", "RES"),
              ElementsAre("spaces.json: spaces[TILE-SCI] is a second entry for RES; keep one of "
                          "them.",
                          "spaces.json: spaces has no entry for SCI; add it."));
  EXPECT_THAT(after_setting("spaces.json", "/spaces/1/tiers/1/need", 2),
              ElementsAre("spaces.json: spaces[MAJ-TIT].tiers[1]: tiers stand in their order, each "
                          "asking for more than the one before."));
  EXPECT_THAT(after_adding("spaces.json", "/spaces/1/tiers/1", "research", 2),
              ElementsAre(HasSubstr("tiers[1]: there is no field \"research\"")));
  EXPECT_THAT(after_setting("spaces.json", "/tiles/0/id", "ORE"),
              ElementsAre("spaces.json: tiles[ORE].id must be \"RES\"; the program cannot change "
                          "it."));
  EXPECT_THAT(after_setting("spaces.json", "/tiles/0/plus", 2),
              ElementsAre("spaces.json: tiles[RES].plus must be 1; the program cannot play with "
                          "another number."));
}

// ---- Luna

TEST(SkyminesPack, SK_7_5_levels_of_luna) {
  EXPECT_THAT(
      after_setting("luna.json", "/levels/3/helium_thresholds", {19, 11}),
      ElementsAre("luna.json: levels[3].helium_thresholds[1] must be higher than the number "
                  "before it, and higher than where Luna begins."));
  EXPECT_THAT(after_setting("luna.json", "/levels/8/research_thresholds/0", 3),
              ElementsAre(HasSubstr("levels[8].research_thresholds[0] must be higher")));
  EXPECT_THAT(EditedPack().remove("luna.json", "/levels", "4").complaints(),
              ElementsAre("luna.json: levels has no entry for level 4; add it."));
  EXPECT_THAT(after_setting("luna.json", "/majorities/left_card/0", "carbon"),
              ElementsAre("luna.json: majorities.left_card[0] must be \"titanium\"; the program "
                          "cannot change it."));
  EXPECT_THAT(after_setting("luna.json", "/start_slots/0", "A"),
              ElementsAre(HasSubstr("start_slots[0] must be \"B\"")));
}

TEST(SkyminesPack, SK_7_6_luna_has_cards_for_a_round) {
  EditedPack pack;
  for (int i = 6; i < 12; ++i) pack.set("luna_cards.json", fmt::format("/cards/{}/grade", i), "II");
  pack.set("box.json", "/contents/20/count", 6).set("box.json", "/contents/21/count", 13);
  EXPECT_THAT(pack.complaints(), ElementsAre("luna_cards.json: cards holds 6 cards of grade I; "
                                             "Luna needs at least 7 for one round."));
  EXPECT_THAT(after_setting("luna_cards.json", "/cards/0/grade", "II"),
              Contains("luna_cards.json: cards[I-2]: the cards of grade I stand before those of "
                       "grade II."));
}

TEST(SkyminesPack, SK_7_23_actions_of_luna_cards) {
  EXPECT_THAT(EditedPack().remove("luna_cards.json", "/cards/5/actions", "0").complaints(),
              ElementsAre("luna_cards.json: cards[I-6].actions: Luna expands the companies she has "
                          "advanced; an advance must stand before."));
  EXPECT_THAT(
      after_setting("luna_cards.json", "/cards/2/actions/2/by_slot/0", "M9"),
      ElementsAre("luna_cards.json: cards[I-3].actions[2].by_slot[0] must be one of: M1, M2, "
                  "B1, B2, B3, B4."));
  EXPECT_THAT(after_setting("luna_cards.json", "/cards/1/actions/1/by_slot/0", {1, 2, 3}),
              ElementsAre(HasSubstr("by_slot[0] must be a list of 1 to 2 entries.")));
  EXPECT_THAT(after_setting("luna_cards.json", "/cards/3/reveal", {{"do", "share_card"}}),
              ElementsAre("luna_cards.json: cards[I-4].reveal.do must be one of: coins, helium, "
                          "research."));
  EXPECT_THAT(
      after_adding("luna_cards.json", "/cards/0/actions/1", "n", 2),
      ElementsAre("luna_cards.json: cards[I-1].actions[1]: there is no field \"n\"; possible "
                  "are: do."));
  EXPECT_THAT(after_setting("spaces.json", "/spaces/7/luna_code", "M1"),
              Contains("spaces.json: spaces[7].luna_code: another space has the code \"M1\" "
                       "already."));
}

}  // namespace
}  // namespace orrery::skymines
