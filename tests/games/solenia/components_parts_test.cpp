// Slips in cards, tiles, player boards and improvements.
#include <algorithm>
#include <string>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/pack.h"

namespace orrery::solenia {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

TEST(SoleniaPartsData, SO_1_21_a_deck_has_sixteen_cards) {
  EXPECT_THAT(EditedPack().remove("deck.json", "/cards", "3").complaints(),
              ElementsAre("deck.json: cards must be a list of exactly 16 entries; it has 15.",
                          "box.json: contents[cards_per_colour] says 16, but deck.json lists 15; "
                          "correct the one that is wrong."));
  EXPECT_THAT(after_setting("deck.json", "/hand_size", 4),
              ElementsAre("deck.json: hand_size must be 3; the program cannot play with another "
                          "number."));
}

TEST(SoleniaPartsData, SO_1_23_the_split_of_values_fits_the_cards) {
  EXPECT_THAT(after_setting("deck.json", "/cards/4/value", 2),
              ElementsAre("deck.json: value_split[1] says 6 cards of value 1, but the list of "
                          "cards has 5; correct the one that is wrong.",
                          "deck.json: value_split[2] says 4 cards of value 2, but the list of "
                          "cards has 5; correct the one that is wrong."));
  EXPECT_THAT(EditedPack().remove("deck.json", "/value_split", "2").complaints(),
              ElementsAre("deck.json: value_split has no entry for value 2; add it."));
}

TEST(SoleniaPartsData, SO_7_15_a_deck_has_six_zeros) {
  EXPECT_THAT(EditedPack()
                  .set("deck.json", "/cards/15/value", 1)
                  .set("deck.json", "/value_split/0/count", 5)
                  .set("deck.json", "/value_split/1/count", 7)
                  .complaints(),
              ElementsAre("deck.json: cards: a deck has at least 6 cards of value 0, this one has "
                          "5; with fewer the Rival could find no empty space."));
  EXPECT_THAT(EditedPack()
                  .set("deck.json", "/cards/4/value", 0)
                  .set("deck.json", "/value_split/0/count", 7)
                  .set("deck.json", "/value_split/1/count", 5)
                  .complaints(),
              IsEmpty());
}

TEST(SoleniaPartsData, SO_1_24_departure_effects_are_of_three_kinds) {
  EXPECT_THAT(after_setting("deck.json", "/cards/0/effect/type", "stars"),
              ElementsAre("deck.json: cards[C2-WOOD].effect.type must be one of: site, gain, "
                          "star_if."));
  EXPECT_THAT(after_setting("deck.json", "/cards/8/effect/count", 0),
              ElementsAre("deck.json: cards[C1-SITE-A].effect.count must be a whole number from 1 "
                          "to 9."));
  EXPECT_THAT(after_setting("deck.json", "/cards/4/effect/resources", json::object()),
              ElementsAre("deck.json: cards[C1-WOOD].effect.resources must name 1 to 9 goods in "
                          "all."));
  EXPECT_THAT(after_setting("deck.json", "/cards/4/effect/resources", {{"gold", 1}}),
              Contains("deck.json: cards[C1-WOOD].effect.resources: there is no field \"gold\"; "
                       "possible are: wood, stone, wheat, water."));
}

TEST(SoleniaPartsData, names_of_cards_follow_their_values) {
  const Components components =
      EditedPack()
          .set("deck.json", "/cards/4/effect/resources", {{"water", 2}, {"wood", 1}})
          .set("deck.json", "/cards/5/effect", {{"type", "site"}, {"count", 3}})
          .components();
  EXPECT_EQ(components.card_names[4], "1WAA");
  EXPECT_EQ(components.card_names[5], "1@3");
  EXPECT_THAT(components.card_names, SizeIs(14));
}

TEST(SoleniaPartsData, SO_1_28_a_missing_or_added_tile_is_found) {
  EXPECT_THAT(EditedPack().remove("tiles.json", "/tiles", "30").complaints(),
              ElementsAre("tiles.json: tiles holds 23 of the night side; there must be 24.",
                          "box.json: contents[delivery_tiles] says 48, but tiles.json lists 47; "
                          "correct the one that is wrong."));
  json::value tile = EditedPack().value("tiles.json", "/tiles/0");
  tile.as_object()["id"] = "D25";
  EXPECT_THAT(EditedPack().add("tiles.json", "/tiles", tile).complaints(),
              Contains("tiles.json: tiles holds 25 of the day side; there must be 24."));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/side", "night"),
              ElementsAre("tiles.json: tiles holds 23 of the day side; there must be 24.",
                          "tiles.json: tiles holds 25 of the night side; there must be 24."));
  EXPECT_THAT(after_setting("tiles.json", "/per_side", 23),
              ElementsAre("tiles.json: per_side must be 24; the program cannot play with another "
                          "number."));
}

TEST(SoleniaPartsData, tiles_may_stand_in_any_order) {
  const Components components =
      EditedPack()
          .edit("tiles.json",
                [](json::value& root) {
                  json::array& tiles = root.at_pointer("/tiles").as_array();
                  std::rotate(tiles.begin(), tiles.begin() + 24, tiles.end());
                })
          .components();
  EXPECT_EQ(components.tile_names.front(), "D01");
  EXPECT_EQ(components.tile_names.back(), "N24");
}

TEST(SoleniaPartsData, SO_1_29_a_tile_has_a_cost_that_can_be_paid) {
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/side", "dusk"),
              ElementsAre("tiles.json: tiles[D01].side must be one of: day, night."));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/cost", json::object()),
              ElementsAre("tiles.json: tiles[D01].cost must name at least one good."));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/cost/stone", 10),
              ElementsAre("tiles.json: tiles[D01].cost.stone must be a whole number from 1 to 9."));
  EXPECT_THAT(EditedPack().remove("tiles.json", "/tiles/0", "cost").complaints(),
              ElementsAre("tiles.json: tiles[D01]: the field \"cost\" is missing."));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/cost/stone", 9),
              ElementsAre("tiles.json: tiles[D01].cost is 9 goods, but a storage holds at most 8: "
                          "nobody could ever pay it."));
}

TEST(SoleniaPartsData, the_example_of_the_manual_works) {
  const Components components = EditedPack().set("tiles.json", "/tiles/29/stars", 5).components();
  EXPECT_EQ(components.tiles[29].stars, 5);
}

TEST(SoleniaPartsData, SO_1_32_every_slot_stands_there_once) {
  EXPECT_THAT(EditedPack().remove("summer.json", "/slots", "2").complaints(),
              ElementsAre("summer.json: slots has no entry for side day, slot 3; add it."));
  EXPECT_THAT(after_setting("summer.json", "/slots/2/slot", 4),
              ElementsAre("summer.json: slots[SB-D4] is a second entry for side day, slot 4; keep "
                          "one of them.",
                          "summer.json: slots has no entry for side day, slot 3; add it."));
  EXPECT_THAT(EditedPack().remove("winter.json", "/powers", "11").complaints(),
              ElementsAre("winter.json: powers has no entry for side night, column 6; add it."));
}

TEST(SoleniaPartsData, level_letter_and_column_of_a_power_agree) {
  EXPECT_THAT(after_setting("winter.json", "/powers/3/letter", "A"),
              ElementsAre("winter.json: powers[WP-D2B]: column 4 is level 2, letter B; correct one "
                          "of the three."));
  EXPECT_THAT(after_setting("winter.json", "/powers/3/level", 4),
              ElementsAre("winter.json: powers[WP-D2B].level must be a whole number from 1 to 3."));
  EXPECT_THAT(after_setting("winter.json", "/powers/3/name", json::string(41, 'x')),
              ElementsAre("winter.json: powers[WP-D2B].name must be a name of 1 to 40 "
                          "characters."));
}

TEST(SoleniaPartsData, SO_6_20_numbers_of_improvements) {
  EXPECT_THAT(EditedPack().remove("improvements.json", "/level1", "0").complaints(),
              Contains("improvements.json: level1 must be a list of exactly 8 entries; it has 7."));
  EXPECT_THAT(EditedPack().remove("improvements.json", "/level3_halves", "0").complaints(),
              ElementsAre("improvements.json: level3_halves holds 7 of the day side; there must be "
                          "8.",
                          "box.json: contents[improvement_tiles] says 24, but improvements.json "
                          "lists 23; correct the one that is wrong."));
  EXPECT_THAT(EditedPack().remove("improvements.json", "/level3_effects", "0").complaints(),
              ElementsAre("improvements.json: level3_effects must be a list of exactly 8 entries; "
                          "it has 7."));
}

TEST(SoleniaPartsData, halves_name_effects_of_the_list) {
  EXPECT_THAT(after_setting("improvements.json", "/level3_halves/0/effect", "EF-9"),
              ElementsAre("improvements.json: level3_halves[IH-D1].effect must be one of: EF-1, "
                          "EF-2, EF-3, EF-4, EF-5, EF-6, EF-7, EF-8."));
  EditedPack alike;
  for (const int half : {9, 10, 11, 12})
    alike.set("improvements.json", fmt::format("/level3_halves/{}/effect", half), "EF-1");
  EXPECT_THAT(alike.complaints(),
              ElementsAre(StartsWith("improvements.json: level3_halves[IH-N5]: the effect EF-1 "
                                     "stands on more than 4 halves of one side")));
}

TEST(SoleniaPartsData, SO_6_28_improvements_lie_in_one_of_six_columns) {
  EXPECT_THAT(after_setting("improvements.json", "/column_of_level1", 0),
              ElementsAre("improvements.json: column_of_level1 must be a whole number from 1 to "
                          "6."));
  EXPECT_THAT(after_setting("improvements.json", "/column_of_level3", 7),
              ElementsAre("improvements.json: column_of_level3 must be a whole number from 1 to "
                          "6."));
}

TEST(SoleniaPartsData, the_draft_offers_as_many_pairs_as_tiles) {
  EXPECT_THAT(after_setting("improvements.json", "/draft/offered_level1_per_player", 2),
              ElementsAre("improvements.json: draft.offered_level1_per_player must be 1; the "
                          "program cannot play with another number."));
  EXPECT_THAT(after_setting("improvements.json", "/draft_solo/offered_pairs", 3),
              ElementsAre("improvements.json: draft_solo: offered_level1 and offered_pairs must be "
                          "the same number."));
  EXPECT_THAT(after_setting("improvements.json", "/draft_solo/offered_pairs", 5),
              Contains("improvements.json: draft_solo.offered_pairs must be a whole number from 1 "
                       "to 4."));
}

}  // namespace
}  // namespace orrery::solenia
