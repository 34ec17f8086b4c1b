// A slip in the data pack is told in a sentence that its owner can act on. Each test changes one
// thing in the values that come with the program.
#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/skymines_pack.h"

namespace orrery::skymines {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// Adds a member to the object that `pointer` leads to.
Complaints after_adding(const std::string& file, const std::string& pointer, std::string_view key,
                        const json::value& value) {
  return EditedPack()
      .edit(file,
            [&](json::value& root) {
              root.at_pointer(pointer).as_object().insert_or_assign(key, value);
            })
      .complaints();
}

TEST(SkyminesPack, the_values_of_the_program_are_fine) {
  EXPECT_THAT(EditedPack().complaints(), IsEmpty());
}

TEST(SkyminesPack, every_file_must_be_there_and_be_an_object_of_this_game) {
  const std::vector<std::string> names = test::file_names_of<PackRooms>();
  EXPECT_EQ(names.size(), 18U);
  for (const std::string& name : names) {
    EXPECT_THAT(EditedPack().without(name).complaints(),
                Contains("The file " + name +
                         " is missing; copy it from the values that come with Orrery."));
    EXPECT_THAT(EditedPack().text(name, "[]").complaints(),
                Contains(name + " must be an object, written in braces."));
    EXPECT_THAT(after_setting(name, "/game", "solenia"),
                ElementsAre(name + ": game must be one of: skymines."));
    EXPECT_THAT(after_adding(name, "", "colour", "red"),
                ElementsAre(StartsWith(name + ": there is no field \"colour\"; possible are: ")));
  }
  EXPECT_THAT(EditedPack().text("card.json", "{}").complaints(),
              ElementsAre(StartsWith("card.json is not read by anybody")));
}

TEST(SkyminesPack, anything_may_stand_anywhere_without_harm) {
  EXPECT_GT(test::misplace_things<PackRooms>(), 1000U);
}

TEST(SkyminesPack, every_record_says_where_it_comes_from) {
  EXPECT_THAT(EditedPack().remove("cards.json", "/deck/0", "provenance").complaints(),
              ElementsAre("cards.json: deck[A-01]: the field \"provenance\" is missing."));
  EXPECT_THAT(after_setting("plans.json", "/plans/0/provenance", "guessed"),
              ElementsAre("plans.json: plans[PA-01].provenance must be one of: printed, public, "
                          "deduced, reconstructed."));
  EXPECT_THAT(EditedPack().remove("missions.json", "/cards/0/tasks/0", "provenance").complaints(),
              ElementsAre("missions.json: cards[MC-1].tasks[0]: the field \"provenance\" is "
                          "missing."));
}

// ---- Cards

TEST(SkyminesPack, SK_1_18_the_box_counts_the_cards_of_every_letter) {
  EXPECT_THAT(after_setting("cards.json", "/deck/9/letter", "A"),
              ElementsAre("box.json: contents[action_cards_a] says 9, but cards.json lists 10; "
                          "correct the one that is wrong.",
                          "box.json: contents[action_cards_b] says 16, but cards.json lists 15; "
                          "correct the one that is wrong."));
  EXPECT_THAT(EditedPack().remove("cards.json", "/deck", "3").complaints(),
              Contains("cards.json: deck must be a list of exactly 44 entries; it has 43."));
  EXPECT_THAT(after_setting("box.json", "/contents/8/count", 16),
              ElementsAre("box.json: contents[outposts_per_company].count must be 15; the program "
                          "cannot play with another number."));
}

TEST(SkyminesPack, SK_2_6_the_deck_stands_in_the_order_of_its_letters) {
  EXPECT_THAT(after_setting("cards.json", "/deck/12/letter", "A"),
              Contains("cards.json: deck[B-04]: the cards of the deck stand in the order of their "
                       "letters, A first."));
}

TEST(SkyminesPack, SK_1_19_members_fit_the_type_of_a_card) {
  EXPECT_THAT(after_adding("cards.json", "/deck/0", "rp", 2),
              ElementsAre("cards.json: deck[A-01]: \"rp\" does not belong to a card of this type; "
                          "remove it or correct the type."));
  EXPECT_THAT(after_adding("cards.json", "/deck/8", "coins", 2),
              ElementsAre(HasSubstr("deck[A-09]: \"coins\" does not belong")));
  EXPECT_THAT(EditedPack().remove("cards.json", "/deck/0", "value").complaints(),
              ElementsAre("cards.json: deck[A-01]: the field \"value\" is missing."));
  EXPECT_THAT(EditedPack().remove("cards.json", "/deck/36", "share").complaints(),
              ElementsAre("cards.json: deck[D-01]: the field \"share\" is missing."));
  EXPECT_THAT(after_setting("cards.json", "/deck/0/type", "gold"),
              ElementsAre(StartsWith("cards.json: deck[A-01].type must be one of: carbon, "
                                     "minerals, titanium, energy, scientist, field, share")));
  EXPECT_THAT(after_setting("cards.json", "/deck/3/share", "acme"),
              ElementsAre("cards.json: deck[A-04].share must be one of: astrogo, tawac, skymine, "
                          "minerva."));
  EXPECT_THAT(after_adding("cards.json", "/deck/22", "he_per_two_collectors", 1),
              ElementsAre("cards.json: deck[B-14].he_per_two_collectors: a field scientist without "
                          "a company has no collectors to count; name a company or remove this."));
}

TEST(SkyminesPack, numbers_of_cards_have_bounds) {
  EXPECT_THAT(after_setting("cards.json", "/deck/0/value", 7),
              ElementsAre("cards.json: deck[A-01].value must be a whole number from 1 to 6."));
  EXPECT_THAT(after_setting("cards.json", "/deck/0/cost", 13),
              ElementsAre("cards.json: deck[A-01].cost must be a whole number from 0 to 12."));
  EXPECT_THAT(after_setting("cards.json", "/display/4/surcharge", 7),
              ElementsAre("cards.json: display[4].surcharge must be a whole number from 0 to 6."));
}

TEST(SkyminesPack, SK_1_20_cards_players_start_with) {
  EXPECT_THAT(after_setting("cards.json", "/single_energy_cards/1/type", "carbon"),
              ElementsAre("cards.json: single_energy_cards[SE-02].type must be one of: energy."));
  EXPECT_THAT(EditedPack()
                  .edit("cards.json",
                        [](json::value& root) {
                          json::object& card = root.at_pointer("/starting_cards/0").as_object();
                          card["type"] = "share";
                          card.erase("value");
                        })
                  .complaints(),
              Contains("cards.json: starting_cards[C1]: players start with resources, energy and "
                       "scientists only."));
}

TEST(SkyminesPack, names_of_cards_differ) {
  EXPECT_THAT(after_setting("cards.json", "/single_energy_cards/0/id", "S2-M1"),
              ElementsAre("cards.json: single_energy_cards: two cards would be called S2-M1; give "
                          "one of them another id."));
  EXPECT_THAT(after_setting("cards.json", "/deck/1/id", "A-01"),
              Contains(HasSubstr("another entry has the id \"A-01\" already")));
}

TEST(SkyminesPack, SK_1_25_every_display_space_has_a_surcharge) {
  EXPECT_THAT(after_setting("cards.json", "/display/4/space", 4),
              ElementsAre("cards.json: display[4] is a second entry for space 4; keep one of them.",
                          "cards.json: display has no entry for space 5; add it."));
}

// ---- Companies

TEST(SkyminesPack, SK_1_2_companies_keep_their_order) {
  EXPECT_THAT(
      after_setting("companies.json", "/companies/1/id", "acme"),
      ElementsAre("companies.json: companies[acme].id must be \"tawac\"; the program cannot "
                  "change it."));
  EXPECT_THAT(after_setting("companies.json", "/companies/1/hex", "blue"),
              ElementsAre("companies.json: companies[tawac].hex must be a colour such as "
                          "\"#3f7fd0\"."));
  EXPECT_THAT(
      after_setting("companies.json", "/companies/1/first_game_track", "A2"),
      ElementsAre("companies.json: companies[skymine].first_game_track: another company has "
                  "a track of this letter; all letters differ."));
  EXPECT_THAT(after_setting("companies.json", "/companies/1/moon_side", "north"),
              ElementsAre(HasSubstr("moon_side must be one of: left, top, right, bottom.")));
}

TEST(SkyminesPack, SK_1_33_spaces_of_tracks_rise) {
  EXPECT_THAT(
      after_setting("tracks.json", "/tracks/0/shares/1", {7, 1}),
      Contains("tracks.json: tracks[A1].shares[1]: share spaces stand in their order on the "
               "track, each with more shares than the one before."));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/shares/1", {3, 2}),
              Contains(HasSubstr("shares[1]: share spaces stand in their order")));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/shares/4", {19, 5}),
              ElementsAre("tracks.json: tracks[A1].shares[4][0] must be a whole number from 1 to "
                          "18.",
                          HasSubstr("shares[4]: share spaces stand in their order")));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/thresholds/1", {5, 2}),
              ElementsAre("tracks.json: tracks[A1].thresholds[1]: the second threshold lies beyond "
                          "the first."));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/thresholds/1", {8, 2}),
              ElementsAre("tracks.json: tracks[A1].thresholds[1]: something lies in this gap "
                          "already; a gap holds one barrier or one threshold."));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/1/barriers/1", {4, 2}),
              ElementsAre(HasSubstr("tracks[A2].barriers[1]: something lies in this gap already")));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/1/id", "A3"),
              ElementsAre("tracks.json: tracks[A3].id must be \"A2\"; the program cannot change "
                          "it."));
}

TEST(SkyminesPack, bonuses_of_tracks_make_sense) {
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/bonuses/0", json::object()),
              ElementsAre("tracks.json: tracks[A1].bonuses[0] must say what the bonus does."));
  EXPECT_THAT(
      after_setting("tracks.json", "/tracks/0/bonuses/1",
                    {{"fee", 1}, {"choose_reward", {{{"he", 2}}}}}),
      ElementsAre("tracks.json: tracks[A1].bonuses: both bonuses of a track are spaces with "
                  "a fee, or none of them is."));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/1/bonuses/0/extra_markers", 3),
              ElementsAre("tracks.json: tracks[A2].bonuses[1]: the second bonus counts the markers "
                          "of the first too; it cannot give fewer."));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/2/bonuses/0/paid_with", "carbon"),
              ElementsAre("tracks.json: tracks[B1].bonuses[0].paid_with must be one of: minerals, "
                          "titanium, any_mix."));
  EXPECT_THAT(EditedPack().remove("tracks.json", "/tracks/2/bonuses/0", "paid_with").complaints(),
              ElementsAre("tracks.json: tracks[B1].bonuses[0]: the field \"paid_with\" is "
                          "missing."));
  EXPECT_THAT(after_adding("tracks.json", "/tracks/3/bonuses/0", "other_tracks", {3}),
              ElementsAre(StartsWith("tracks.json: tracks[B2].bonuses[0] must have exactly one of: "
                                     "buy, remove_card, choose_reward,")));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/3/bonuses/0/choose_reward/0", json::object()),
              ElementsAre("tracks.json: tracks[B2].bonuses[0].choose_reward[0] must name at least "
                          "one reward."));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/9/bonuses/0/use_removed", "both"),
              ElementsAre(HasSubstr("use_removed must be one of: action_or_purchase, "
                                    "action_then_purchase.")));
}

TEST(SkyminesPack, SK_11_16_nobody_comes_to_more_markers_than_there_are) {
  EXPECT_THAT(after_setting("course.json", "/by_seats/0/bonus_markers", 4),
              ElementsAre("With track A2 somebody could come to 6 bonus markers; there are only "
                          "5."));
}

TEST(SkyminesPack, SK_1_30_stations_hold_all_pieces) {
  EXPECT_THAT(EditedPack().remove("stations.json", "/moon/1/columns/2", "0").complaints(),
              ElementsAre("stations.json: moon: the station of tawac has 14 home spaces for "
                          "outposts; there must be 15."));
  EXPECT_THAT(EditedPack().remove("stations.json", "/belt/3/columns/1", "0").complaints(),
              ElementsAre("stations.json: belt: the station of minerva has 4 home spaces for "
                          "shuttles; there must be 5."));
  EXPECT_THAT(after_setting("stations.json", "/moon/1/company", "astrogo"),
              ElementsAre("stations.json: moon[1] is a second entry for astrogo; keep one of them.",
                          "stations.json: moon has no entry for tawac; add it."));
}

// ---- The Moon

TEST(SkyminesPack, SK_1_32_sectors_and_borders_fit_together) {
  EXPECT_THAT(after_setting("moon.json", "/sectors/4/number", 4),
              Contains("moon.json: sectors[4]: sectors stand in the order of their numbers, each "
                       "number once."));
  EXPECT_THAT(after_setting("moon.json", "/borders/0/between", {1, 25}),
              ElementsAre("moon.json: borders[0].between[1]: there is no sector 25."));
  EXPECT_THAT(after_setting("moon.json", "/borders/0/between", {7, 1}),
              ElementsAre("moon.json: borders[1]: this border stands here already, or joins a "
                          "sector to itself."));
  EXPECT_THAT(after_setting("moon.json", "/borders/0/between", {2, 2}),
              ElementsAre(HasSubstr("borders[0]: this border stands here already")));
  EXPECT_THAT(after_setting("moon.json", "/borders/0/lines", 3),
              ElementsAre("moon.json: borders[0].lines must be a whole number from 1 to 2."));
  EXPECT_THAT(after_setting("moon.json", "/station_borders/0/sector", 3),
              ElementsAre(HasSubstr("station_borders[1]: this border stands here already")));
  EXPECT_THAT(
      after_setting("moon.json", "/sectors/0/outline/0", 124),
      ElementsAre(HasSubstr("sectors[0].outline[0] must be a whole number from 0 to 123.")));
  EXPECT_THAT(after_setting("moon.json", "/points/3", {1001, 5}),
              ElementsAre("moon.json: points[3][0] must be a whole number from 0 to 1000."));
}

TEST(SkyminesPack, SK_4_17_enclaves_border_one_sector) {
  EXPECT_THAT(after_setting("moon.json", "/sectors/8/enclave_of", 7),
              ElementsAre("moon.json: sectors[8].enclave_of: an enclave borders the sector around "
                          "it and nothing else; look at its borders."));
  EXPECT_THAT(after_setting("moon.json", "/borders/18/between", {9, 11}),
              ElementsAre(HasSubstr("sectors[8].enclave_of: an enclave borders")));
}

TEST(SkyminesPack, every_sector_can_be_reached) {
  EXPECT_THAT(EditedPack().remove("moon.json", "/borders", "20").complaints(),
              Contains("moon.json: borders: from its station astrogo can never come to sector 9; a "
                       "border is missing."));
}

TEST(SkyminesPack, SK_6_65_start_outposts_stand_alone) {
  EXPECT_THAT(after_setting("moon.json", "/start_outposts/1/sectors/0", 1),
              ElementsAre("moon.json: start_outposts[1].sectors[0]: an outpost stands there "
                          "already."));
}

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

// ---- Modules that are not played yet

TEST(SkyminesPack, the_belt_names_asteroids_that_exist) {
  EXPECT_THAT(after_setting("belt.json", "/flight_tracks/0/between/0", 3),
              ElementsAre("belt.json: flight_tracks[0].between[0]: there is no such asteroid or "
                          "shuttle space with the number 3."));
  EXPECT_THAT(
      after_setting("belt.json", "/flight_tracks/0/target", 1),
      ElementsAre("belt.json: flight_tracks[0].target: another asteroid or shuttle space has "
                  "the number 1 already."));
  EXPECT_THAT(after_setting("belt.json", "/hazard/shuttle_spaces/0", 10),
              ElementsAre(HasSubstr("hazard.shuttle_spaces[0]: there is no such asteroid")));
  EXPECT_THAT(EditedPack().remove("belt.json", "/asteroids/0", "linked_collectors").complaints(),
              ElementsAre("belt.json: asteroids[0]: the field \"linked_collectors\" is missing."));
  EXPECT_THAT(after_setting("belt.json", "/asteroids/0/screen", {{"casino", 1}}),
              ElementsAre(HasSubstr("asteroids[0].screen: there is no field \"casino\"")));
}

TEST(SkyminesPack, missions_hazards_and_campaign_have_the_right_form) {
  EXPECT_THAT(after_setting("missions.json", "/cards/0/tasks/0/need", {{"energy_cards", 1}}),
              ElementsAre(HasSubstr("tasks[0].need: there is no field \"energy_cards\"")));
  EXPECT_THAT(
      after_setting("missions.json", "/cards/0/tasks/0/need", json::object()),
      ElementsAre("missions.json: cards[MC-1].tasks[0].need must name at least one number."));
  EXPECT_THAT(after_setting("missions.json", "/by_players/3/face_up", 3),
              ElementsAre(HasSubstr("by_players[3].face_up must be a whole number from 1 to 2.")));
  EXPECT_THAT(after_setting("hazards.json", "/hazards/0/consequence", "doom"),
              ElementsAre(StartsWith("hazards.json: hazards[HZ-1].consequence must be one of: "
                                     "all_coins_lost,")));
  EXPECT_THAT(after_setting("campaign.json", "/chapters/0/board", "mars"),
              ElementsAre("campaign.json: chapters[0].board must be one of: moon, belt."));
  EXPECT_THAT(
      after_setting("campaign.json", "/ranks/2/from", 7),
      ElementsAre("campaign.json: ranks[2]: ranks stand in order from 1 up, each needing more "
                  "points than the one before."));
}

// ---- A pack with other values is played with them

TEST(SkyminesPack, SK_13_2_changed_values_reach_the_tables) {
  const Components other = EditedPack()
                               .set("cards.json", "/deck/0/cost", 5)
                               .set("tank.json", "/slot_step", 10)
                               .set("tracks.json", "/tracks/0/barriers/0", {9, 3})
                               .set("moon.json", "/borders/0/lines", 2)
                               .set("luna.json", "/levels/1/helium", 4)
                               .set("course.json", "/start_coins", 3)
                               .components();
  EXPECT_EQ(other.cards[0].cost, 5);
  EXPECT_NE(other.cards[0].same, other.cards[25].same);  // C-01 is as it was
  EXPECT_EQ(other.slot_step, 10);
  EXPECT_EQ(other.tracks[0].barrier[8], 0);
  EXPECT_EQ(other.tracks[0].barrier[9], 3);
  EXPECT_EQ(other.moon.from_place[1].dear & bit(0), bit(0));
  EXPECT_EQ(other.luna_levels[1].helium, 4);
  EXPECT_EQ(other.start_coins, 3);
}

}  // namespace
}  // namespace orrery::skymines
