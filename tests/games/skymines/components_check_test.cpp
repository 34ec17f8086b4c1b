// A slip in the data pack is told in a sentence that its owner can act on: files and cards. Each
// test changes one thing in the values that come with the program.
#include <boost/json.hpp>
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
using testing::IsEmpty;
using testing::StartsWith;

TEST(SkyminesPack, the_values_of_the_program_are_fine) {
  EXPECT_THAT(EditedPack().complaints(), IsEmpty());
}

TEST(SkyminesPack, every_file_must_be_there_and_be_an_object_of_this_game) {
  const std::vector<std::string> names = test::file_names_of<PackRooms>();
  EXPECT_EQ(names.size(), 18U);
  for (const std::string& name : names) {
    EXPECT_THAT(EditedPack().without(name).complaints(),
                Contains(says("core.data_no_file", {{"file", name}})));
    EXPECT_THAT(EditedPack().text(name, "[]").complaints(),
                Contains(says("core.expected_object", {{"field", name}})));
    EXPECT_THAT(after_setting(name, "/game", "solenia"),
                ElementsAre(says("core.expected_name",
                                 {{"field", name + ": game"}, {"names", "skymines"}})));
    EXPECT_THAT(after_adding(name, "", "colour", "red"),
                ElementsAre(mentions("core.unknown_field", {{"field", name}, {"key", "colour"}})));
  }
  EXPECT_THAT(EditedPack().text("card.json", "{}").complaints(),
              ElementsAre(mentions("core.data_unknown_file", {{"file", "card.json"}})));
}

TEST(SkyminesPack, anything_may_stand_anywhere_without_harm) {
  EXPECT_GT(test::misplace_things<PackRooms>(), 1000U);
}

TEST(SkyminesPack, every_record_says_where_it_comes_from) {
  EXPECT_THAT(EditedPack().remove("cards.json", "/deck/0", "provenance").complaints(),
              ElementsAre(says("core.missing_field",
                               {{"field", "cards.json: deck[A-01]"}, {"key", "provenance"}})));
  EXPECT_THAT(after_setting("plans.json", "/plans/0/provenance", "guessed"),
              ElementsAre(says("core.expected_name",
                               {{"field", "plans.json: plans[PA-01].provenance"},
                                {"names", "printed, public, deduced, reconstructed"}})));
  EXPECT_THAT(
      EditedPack().remove("missions.json", "/cards/0/tasks/0", "provenance").complaints(),
      ElementsAre(says("core.missing_field",
                       {{"field", "missions.json: cards[MC-1].tasks[0]"}, {"key", "provenance"}})));
}

// ---- Cards

TEST(SkyminesPack, SK_1_18_the_box_counts_the_cards_of_every_letter) {
  EXPECT_THAT(
      after_setting("cards.json", "/deck/9/letter", "A"),
      ElementsAre(says("core.data_box_count", {{"field", "box.json: contents[action_cards_a]"},
                                               {"count", 9},
                                               {"found", 10},
                                               {"where", "cards.json"}}),
                  says("core.data_box_count", {{"field", "box.json: contents[action_cards_b]"},
                                               {"count", 16},
                                               {"found", 15},
                                               {"where", "cards.json"}})));
  EXPECT_THAT(
      EditedPack().remove("cards.json", "/deck", "3").complaints(),
      Contains(says("core.expected_list_of",
                    {{"field", "cards.json: deck"}, {"low", 44}, {"high", 44}, {"found", 43}})));
  EXPECT_THAT(after_setting("box.json", "/contents/8/count", 16),
              ElementsAre(says(
                  "core.data_fixed",
                  {{"field", "box.json: contents[outposts_per_company].count"}, {"value", 15}})));
}

TEST(SkyminesPack, SK_2_6_the_deck_stands_in_the_order_of_its_letters) {
  EXPECT_THAT(after_setting("cards.json", "/deck/12/letter", "A"),
              Contains(says("skymines.data_letter_order", {{"field", "cards.json: deck[B-04]"}})));
}

TEST(SkyminesPack, SK_1_19_members_fit_the_type_of_a_card) {
  EXPECT_THAT(after_adding("cards.json", "/deck/0", "rp", 2),
              ElementsAre(says("skymines.data_not_of_type",
                               {{"field", "cards.json: deck[A-01]"}, {"key", "rp"}})));
  EXPECT_THAT(after_adding("cards.json", "/deck/8", "coins", 2),
              ElementsAre(says("skymines.data_not_of_type",
                               {{"field", "cards.json: deck[A-09]"}, {"key", "coins"}})));
  EXPECT_THAT(EditedPack().remove("cards.json", "/deck/0", "value").complaints(),
              ElementsAre(says("core.missing_field",
                               {{"field", "cards.json: deck[A-01]"}, {"key", "value"}})));
  EXPECT_THAT(EditedPack().remove("cards.json", "/deck/36", "share").complaints(),
              ElementsAre(says("core.missing_field",
                               {{"field", "cards.json: deck[D-01]"}, {"key", "share"}})));
  EXPECT_THAT(after_setting("cards.json", "/deck/0/type", "gold"),
              ElementsAre(says(
                  "core.expected_name",
                  {{"field", "cards.json: deck[A-01].type"},
                   {"names", "carbon, minerals, titanium, energy, scientist, field, share"}})));
  EXPECT_THAT(
      after_setting("cards.json", "/deck/3/share", "acme"),
      ElementsAre(says("core.expected_name", {{"field", "cards.json: deck[A-04].share"},
                                              {"names", "astrogo, tawac, skymine, minerva"}})));
  EXPECT_THAT(after_adding("cards.json", "/deck/22", "he_per_two_collectors", 1),
              ElementsAre(says("skymines.data_neutral_collectors",
                               {{"field", "cards.json: deck[B-14].he_per_two_collectors"}})));
}

TEST(SkyminesPack, numbers_of_cards_have_bounds) {
  EXPECT_THAT(
      after_setting("cards.json", "/deck/0/value", 7),
      ElementsAre(says("core.expected_integer",
                       {{"field", "cards.json: deck[A-01].value"}, {"low", 1}, {"high", 6}})));
  EXPECT_THAT(
      after_setting("cards.json", "/deck/0/cost", 13),
      ElementsAre(says("core.expected_integer",
                       {{"field", "cards.json: deck[A-01].cost"}, {"low", 0}, {"high", 12}})));
  EXPECT_THAT(
      after_setting("cards.json", "/display/4/surcharge", 7),
      ElementsAre(says("core.expected_integer",
                       {{"field", "cards.json: display[4].surcharge"}, {"low", 0}, {"high", 6}})));
}

TEST(SkyminesPack, SK_1_20_cards_players_start_with) {
  EXPECT_THAT(after_setting("cards.json", "/single_energy_cards/1/type", "carbon"),
              ElementsAre(says("core.expected_name",
                               {{"field", "cards.json: single_energy_cards[SE-02].type"},
                                {"names", "energy"}})));
  EXPECT_THAT(
      EditedPack()
          .edit("cards.json",
                [](json::value& root) {
                  json::object& card = root.at_pointer("/starting_cards/0").as_object();
                  card["type"] = "share";
                  card.erase("value");
                })
          .complaints(),
      Contains(says("skymines.data_starting_type", {{"field", "cards.json: starting_cards[C1]"}})));
}

TEST(SkyminesPack, names_of_cards_differ) {
  EXPECT_THAT(after_setting("cards.json", "/single_energy_cards/0/id", "S2-M1"),
              ElementsAre(says("skymines.data_card_name",
                               {{"field", "cards.json: single_energy_cards"}, {"name", "S2-M1"}})));
  EXPECT_THAT(
      after_setting("cards.json", "/deck/1/id", "A-01"),
      Contains(says("core.data_doubled_id", {{"field", "cards.json: deck[1]"}, {"id", "A-01"}})));
}

TEST(SkyminesPack, SK_1_25_every_display_space_has_a_surcharge) {
  EXPECT_THAT(after_setting("cards.json", "/display/4/space", 4),
              ElementsAre(says("core.data_doubled_entry",
                               {{"field", "cards.json: display[4]"}, {"what", "space 4"}}),
                          says("core.data_missing_entry",
                               {{"field", "cards.json: display"}, {"what", "space 5"}})));
}

// ---- Modules that are not played yet

TEST(SkyminesPack, the_belt_names_asteroids_that_exist) {
  EXPECT_THAT(
      after_setting("belt.json", "/flight_tracks/0/between/0", 3),
      ElementsAre(says("skymines.data_no_target",
                       {{"field", "belt.json: flight_tracks[0].between[0]"}, {"number", 3}})));
  EXPECT_THAT(after_setting("belt.json", "/flight_tracks/0/target", 1),
              ElementsAre(says("skymines.data_doubled_target",
                               {{"field", "belt.json: flight_tracks[0].target"}, {"number", 1}})));
  EXPECT_THAT(
      after_setting("belt.json", "/hazard/shuttle_spaces/0", 10),
      ElementsAre(says("skymines.data_no_target",
                       {{"field", "belt.json: hazard.shuttle_spaces[0]"}, {"number", 10}})));
  EXPECT_THAT(EditedPack().remove("belt.json", "/asteroids/0", "linked_collectors").complaints(),
              ElementsAre(says("core.missing_field", {{"field", "belt.json: asteroids[0]"},
                                                      {"key", "linked_collectors"}})));
  EXPECT_THAT(
      after_setting("belt.json", "/asteroids/0/screen", {{"casino", 1}}),
      ElementsAre(says("core.unknown_field",
                       {{"field", "belt.json: asteroids[0].screen"},
                        {"key", "casino"},
                        {"keys", "deep_mine, gas_collector, research_station, surface_mine"}})));
}

TEST(SkyminesPack, missions_hazards_and_campaign_have_the_right_form) {
  EXPECT_THAT(
      after_setting("missions.json", "/cards/0/tasks/0/need", {{"energy_cards", 1}}),
      ElementsAre(
          says("core.unknown_field",
               {{"field", "missions.json: cards[MC-1].tasks[0].need"},
                {"key", "energy_cards"},
                {"keys",
                 "research_cards, one_resource, each_resource, energy, different_card_types"}})));
  EXPECT_THAT(after_setting("missions.json", "/cards/0/tasks/0/need", json::object()),
              ElementsAre(says("skymines.data_no_need",
                               {{"field", "missions.json: cards[MC-1].tasks[0].need"}})));
  EXPECT_THAT(after_setting("missions.json", "/by_players/3/face_up", 3),
              ElementsAre(says(
                  "core.expected_integer",
                  {{"field", "missions.json: by_players[3].face_up"}, {"low", 1}, {"high", 2}})));
  EXPECT_THAT(after_setting("hazards.json", "/hazards/0/consequence", "doom"),
              ElementsAre(AllOf(mentions("core.expected_name",
                                         {{"field", "hazards.json: hazards[HZ-1].consequence"}}),
                                has_text("names", StartsWith("all_coins_lost,")))));
  EXPECT_THAT(after_setting("campaign.json", "/chapters/0/board", "mars"),
              ElementsAre(says("core.expected_name", {{"field", "campaign.json: chapters[0].board"},
                                                      {"names", "moon, belt"}})));
  EXPECT_THAT(
      after_setting("campaign.json", "/ranks/2/from", 7),
      ElementsAre(says("skymines.data_rank_order", {{"field", "campaign.json: ranks[2]"}})));
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
