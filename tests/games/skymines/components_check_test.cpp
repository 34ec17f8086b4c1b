// A slip in the data pack is told in a sentence that its owner can act on: files and cards. Each
// test changes one thing in the values that come with the program.
#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/skymines/pack.h"

namespace orrery::skymines {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
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
