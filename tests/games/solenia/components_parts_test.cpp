// Slips in cards, tiles, player boards and improvements.
#include <algorithm>
#include <string>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/solenia/pack.h"

namespace orrery::solenia {
namespace {

using test::says;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TEST(SoleniaPartsData, SO_1_21_a_deck_has_sixteen_cards) {
  EXPECT_THAT(
      EditedPack().remove("deck.json", "/cards", "3").complaints(),
      ElementsAre(says("core.expected_list_of",
                       {{"field", "deck.json: cards"}, {"low", 16}, {"high", 16}, {"found", 15}}),
                  says("core.data_box_count", {{"field", "box.json: contents[cards_per_colour]"},
                                               {"count", 16},
                                               {"found", 15},
                                               {"where", "deck.json"}})));
  EXPECT_THAT(
      after_setting("deck.json", "/hand_size", 4),
      ElementsAre(says("core.data_fixed", {{"field", "deck.json: hand_size"}, {"value", 3}})));
}

TEST(SoleniaPartsData, SO_1_23_the_split_of_values_fits_the_cards) {
  EXPECT_THAT(
      after_setting("deck.json", "/cards/4/value", 2),
      ElementsAre(
          says("solenia.data_value_split",
               {{"field", "deck.json: value_split[1]"}, {"value", 1}, {"count", 6}, {"found", 5}}),
          says(
              "solenia.data_value_split",
              {{"field", "deck.json: value_split[2]"}, {"value", 2}, {"count", 4}, {"found", 5}})));
  EXPECT_THAT(EditedPack().remove("deck.json", "/value_split", "2").complaints(),
              ElementsAre(says("core.data_missing_entry",
                               {{"field", "deck.json: value_split"}, {"what", "value 2"}})));
}

TEST(SoleniaPartsData, SO_7_15_a_deck_has_six_zeros) {
  EXPECT_THAT(EditedPack()
                  .set("deck.json", "/cards/15/value", 1)
                  .set("deck.json", "/value_split/0/count", 5)
                  .set("deck.json", "/value_split/1/count", 7)
                  .complaints(),
              ElementsAre(says("solenia.data_few_zeros",
                               {{"field", "deck.json: cards"}, {"found", 5}, {"least", 6}})));
  EXPECT_THAT(EditedPack()
                  .set("deck.json", "/cards/4/value", 0)
                  .set("deck.json", "/value_split/0/count", 7)
                  .set("deck.json", "/value_split/1/count", 5)
                  .complaints(),
              IsEmpty());
}

TEST(SoleniaPartsData, SO_1_24_departure_effects_are_of_three_kinds) {
  EXPECT_THAT(
      after_setting("deck.json", "/cards/0/effect/type", "stars"),
      ElementsAre(says("core.expected_name", {{"field", "deck.json: cards[C2-WOOD].effect.type"},
                                              {"names", "site, gain, star_if"}})));
  EXPECT_THAT(
      after_setting("deck.json", "/cards/8/effect/count", 0),
      ElementsAre(
          says("core.expected_integer",
               {{"field", "deck.json: cards[C1-SITE-A].effect.count"}, {"low", 1}, {"high", 9}})));
  EXPECT_THAT(
      after_setting("deck.json", "/cards/4/effect/resources", json::object()),
      ElementsAre(says("solenia.data_gain_size",
                       {{"field", "deck.json: cards[C1-WOOD].effect.resources"}, {"most", 9}})));
  EXPECT_THAT(
      after_setting("deck.json", "/cards/4/effect/resources", {{"gold", 1}}),
      Contains(says("core.unknown_field", {{"field", "deck.json: cards[C1-WOOD].effect.resources"},
                                           {"key", "gold"},
                                           {"keys", "wood, stone, wheat, water"}})));
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
  EXPECT_THAT(
      EditedPack().remove("tiles.json", "/tiles", "30").complaints(),
      ElementsAre(
          says("solenia.data_side_count",
               {{"field", "tiles.json: tiles"}, {"side", "night"}, {"found", 23}, {"wanted", 24}}),
          says("core.data_box_count", {{"field", "box.json: contents[delivery_tiles]"},
                                       {"count", 48},
                                       {"found", 47},
                                       {"where", "tiles.json"}})));
  json::value tile = EditedPack().value("tiles.json", "/tiles/0");
  tile.as_object()["id"] = "D25";
  EXPECT_THAT(
      EditedPack().add("tiles.json", "/tiles", tile).complaints(),
      Contains(
          says("solenia.data_side_count",
               {{"field", "tiles.json: tiles"}, {"side", "day"}, {"found", 25}, {"wanted", 24}})));
  EXPECT_THAT(
      after_setting("tiles.json", "/tiles/0/side", "night"),
      ElementsAre(
          says("solenia.data_side_count",
               {{"field", "tiles.json: tiles"}, {"side", "day"}, {"found", 23}, {"wanted", 24}}),
          says(
              "solenia.data_side_count",
              {{"field", "tiles.json: tiles"}, {"side", "night"}, {"found", 25}, {"wanted", 24}})));
  EXPECT_THAT(
      after_setting("tiles.json", "/per_side", 23),
      ElementsAre(says("core.data_fixed", {{"field", "tiles.json: per_side"}, {"value", 24}})));
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
              ElementsAre(says("core.expected_name", {{"field", "tiles.json: tiles[D01].side"},
                                                      {"names", "day, night"}})));
  EXPECT_THAT(
      after_setting("tiles.json", "/tiles/0/cost", json::object()),
      ElementsAre(says("solenia.data_no_cost", {{"field", "tiles.json: tiles[D01].cost"}})));
  EXPECT_THAT(
      after_setting("tiles.json", "/tiles/0/cost/stone", 10),
      ElementsAre(says("core.expected_integer",
                       {{"field", "tiles.json: tiles[D01].cost.stone"}, {"low", 1}, {"high", 9}})));
  EXPECT_THAT(EditedPack().remove("tiles.json", "/tiles/0", "cost").complaints(),
              ElementsAre(says("core.missing_field",
                               {{"field", "tiles.json: tiles[D01]"}, {"key", "cost"}})));
  EXPECT_THAT(
      after_setting("tiles.json", "/tiles/0/cost/stone", 9),
      ElementsAre(says("solenia.data_cost_above_storage",
                       {{"field", "tiles.json: tiles[D01].cost"}, {"found", 9}, {"most", 8}})));
}

TEST(SoleniaPartsData, the_example_of_the_manual_works) {
  const Components components = EditedPack().set("tiles.json", "/tiles/29/stars", 5).components();
  EXPECT_EQ(components.tiles[29].stars, 5);
}

TEST(SoleniaPartsData, SO_1_32_every_slot_stands_there_once) {
  EXPECT_THAT(EditedPack().remove("summer.json", "/slots", "2").complaints(),
              ElementsAre(says("core.data_missing_entry",
                               {{"field", "summer.json: slots"}, {"what", "side day, slot 3"}})));
  EXPECT_THAT(after_setting("summer.json", "/slots/2/slot", 4),
              ElementsAre(says("core.data_doubled_entry", {{"field", "summer.json: slots[SB-D4]"},
                                                           {"what", "side day, slot 4"}}),
                          says("core.data_missing_entry",
                               {{"field", "summer.json: slots"}, {"what", "side day, slot 3"}})));
  EXPECT_THAT(EditedPack().remove("winter.json", "/powers", "11").complaints(),
              ElementsAre(says("core.data_missing_entry", {{"field", "winter.json: powers"},
                                                           {"what", "side night, column 6"}})));
}

TEST(SoleniaPartsData, level_letter_and_column_of_a_power_agree) {
  EXPECT_THAT(
      after_setting("winter.json", "/powers/3/letter", "A"),
      ElementsAre(says("solenia.data_power_column", {{"field", "winter.json: powers[WP-D2B]"},
                                                     {"column", 4},
                                                     {"level", 2},
                                                     {"letter", "B"}})));
  EXPECT_THAT(
      after_setting("winter.json", "/powers/3/level", 4),
      ElementsAre(says("core.expected_integer",
                       {{"field", "winter.json: powers[WP-D2B].level"}, {"low", 1}, {"high", 3}})));
  EXPECT_THAT(
      after_setting("winter.json", "/powers/3/name", json::string(41, 'x')),
      ElementsAre(says("core.data_title_form", {{"field", "winter.json: powers[WP-D2B].name"}})));
}

TEST(SoleniaPartsData, SO_6_20_numbers_of_improvements) {
  EXPECT_THAT(
      EditedPack().remove("improvements.json", "/level1", "0").complaints(),
      Contains(
          says("core.expected_list_of",
               {{"field", "improvements.json: level1"}, {"low", 8}, {"high", 8}, {"found", 7}})));
  EXPECT_THAT(
      EditedPack().remove("improvements.json", "/level3_halves", "0").complaints(),
      ElementsAre(says("solenia.data_side_count", {{"field", "improvements.json: level3_halves"},
                                                   {"side", "day"},
                                                   {"found", 7},
                                                   {"wanted", 8}}),
                  says("core.data_box_count", {{"field", "box.json: contents[improvement_tiles]"},
                                               {"count", 24},
                                               {"found", 23},
                                               {"where", "improvements.json"}})));
  EXPECT_THAT(
      EditedPack().remove("improvements.json", "/level3_effects", "0").complaints(),
      ElementsAre(says("core.expected_list_of", {{"field", "improvements.json: level3_effects"},
                                                 {"low", 8},
                                                 {"high", 8},
                                                 {"found", 7}})));
}

TEST(SoleniaPartsData, halves_name_effects_of_the_list) {
  EXPECT_THAT(after_setting("improvements.json", "/level3_halves/0/effect", "EF-9"),
              ElementsAre(says("core.expected_name",
                               {{"field", "improvements.json: level3_halves[IH-D1].effect"},
                                {"names", "EF-1, EF-2, EF-3, EF-4, EF-5, EF-6, EF-7, EF-8"}})));
  EditedPack alike;
  for (const int half : {9, 10, 11, 12})
    alike.set("improvements.json", fmt::format("/level3_halves/{}/effect", half), "EF-1");
  EXPECT_THAT(alike.complaints(),
              ElementsAre(says("solenia.data_half_repeats",
                               {{"field", "improvements.json: level3_halves[IH-N5]"},
                                {"effect", "EF-1"},
                                {"most", 4}})));
}

TEST(SoleniaPartsData, SO_6_28_improvements_lie_in_one_of_six_columns) {
  EXPECT_THAT(after_setting("improvements.json", "/column_of_level1", 0),
              ElementsAre(says(
                  "core.expected_integer",
                  {{"field", "improvements.json: column_of_level1"}, {"low", 1}, {"high", 6}})));
  EXPECT_THAT(after_setting("improvements.json", "/column_of_level3", 7),
              ElementsAre(says(
                  "core.expected_integer",
                  {{"field", "improvements.json: column_of_level3"}, {"low", 1}, {"high", 6}})));
}

TEST(SoleniaPartsData, the_draft_offers_as_many_pairs_as_tiles) {
  EXPECT_THAT(after_setting("improvements.json", "/draft/offered_level1_per_player", 2),
              ElementsAre(says("core.data_fixed",
                               {{"field", "improvements.json: draft.offered_level1_per_player"},
                                {"value", 1}})));
  EXPECT_THAT(after_setting("improvements.json", "/draft_solo/offered_pairs", 3),
              ElementsAre(says("solenia.data_draft", {{"field", "improvements.json: draft_solo"},
                                                      {"tiles", "offered_level1"},
                                                      {"pairs", "offered_pairs"}})));
  EXPECT_THAT(
      after_setting("improvements.json", "/draft_solo/offered_pairs", 5),
      Contains(says(
          "core.expected_integer",
          {{"field", "improvements.json: draft_solo.offered_pairs"}, {"low", 1}, {"high", 4}})));
}

}  // namespace
}  // namespace orrery::solenia
