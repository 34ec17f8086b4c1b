// Slips in the effects of slots and improvements.
#include <string>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/solenia/pack.h"

namespace orrery::solenia {
namespace {

using test::has_text;
using test::mentions;
using test::says;
using testing::AllOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::IsEmpty;
using testing::StartsWith;

TEST(SoleniaEffectsData, effects_stand_where_the_rules_know_them) {
  EXPECT_THAT(after_setting("winter.json", "/powers/4/effects/0/type", "fireworks"),
              ElementsAre(says("core.expected_name",
                               {{"field", "winter.json: powers[WP-D3A].effects[0].type"},
                                {"names",
                                 "gain, gain_one_of, gain_any, stars, storage, island_extra, "
                                 "end_stars_per_full_column"}})));
  EXPECT_THAT(after_setting("summer.json", "/slots/4/effects/0/type", "end_stars_per_full_column"),
              ElementsAre(says("core.expected_name",
                               {{"field", "summer.json: slots[SB-D5].effects[0].type"},
                                {"names", "gain, gain_one_of, gain_any, stars, storage"}})));
  EXPECT_THAT(after_setting("winter.json", "/powers/4/effects/0/type", "extension_discount"),
              ElementsAre(mentions("core.expected_name",
                                   {{"field", "winter.json: powers[WP-D3A].effects[0].type"}})));
  EXPECT_THAT(
      after_setting("improvements.json", "/level1/7/effects/0/type", "storage"),
      ElementsAre(mentions("core.expected_name",
                           {{"field", "improvements.json: level1[IM-8].effects[0].type"}})));
  EXPECT_THAT(
      after_setting("improvements.json", "/level1/7/effects/0/type", "island_extra"),
      ElementsAre(mentions("core.expected_name",
                           {{"field", "improvements.json: level1[IM-8].effects[0].type"}})));
}

TEST(SoleniaEffectsData, fields_of_effects_are_bounded) {
  EXPECT_THAT(after_setting("summer.json", "/slots/2/effects/0/resources", json::array()),
              ElementsAre(says("core.expected_list",
                               {{"field", "summer.json: slots[SB-D3].effects[0].resources"},
                                {"low", 1},
                                {"high", 4},
                                {"found", 0}})));
  EXPECT_THAT(after_setting("summer.json", "/slots/2/effects/0/resources", {"wood", "wood"}),
              ElementsAre(says("solenia.data_good_repeats",
                               {{"field", "summer.json: slots[SB-D3].effects[0].resources[1]"}})));
  EXPECT_THAT(
      after_setting("summer.json", "/slots/4/effects/0/count", 21),
      ElementsAre(says(
          "core.expected_integer",
          {{"field", "summer.json: slots[SB-D5].effects[0].count"}, {"low", 1}, {"high", 20}})));
  EXPECT_THAT(
      after_setting("winter.json", "/powers/3/effects/0/count", 10),
      ElementsAre(says(
          "core.expected_integer",
          {{"field", "winter.json: powers[WP-D2B].effects[0].count"}, {"low", 1}, {"high", 9}})));
  EXPECT_THAT(after_setting("improvements.json", "/level1/2/effects/0/count", 2),
              ElementsAre(says("core.expected_integer",
                               {{"field", "improvements.json: level1[IM-3].effects[0].count"},
                                {"low", 1},
                                {"high", 1}})));
  EXPECT_THAT(after_setting("improvements.json", "/level1/6/effects/0/resources",
                            {{"wood", 9}, {"stone", 1}}),
              ElementsAre(says("solenia.data_gain_size",
                               {{"field", "improvements.json: level1[IM-7].effects[0].resources"},
                                {"most", 9}})));
}

TEST(SoleniaEffectsData, a_slot_has_at_most_four_effects_and_may_have_none) {
  const json::value star = {{"type", "stars"}, {"count", 1}};
  EXPECT_THAT(after_setting("summer.json", "/slots/0/effects", json::array{star, star, star, star}),
              IsEmpty());
  EXPECT_THAT(
      after_setting("summer.json", "/slots/0/effects", json::array{star, star, star, star, star}),
      ElementsAre(says("core.expected_list", {{"field", "summer.json: slots[SB-D1].effects"},
                                              {"low", 0},
                                              {"high", 4},
                                              {"found", 5}})));
  EXPECT_EQ(EditedPack()
                .set("summer.json", "/slots/0/effects", json::array())
                .components()
                .summer.slots[0][0]
                .size,
            0);
  const json::value ability = {{"type", "zero_gains_as_one"}};
  EXPECT_THAT(
      after_setting("improvements.json", "/level1/5/effects", json::array{ability, ability}),
      ElementsAre(says("solenia.data_ability_repeats",
                       {{"field", "improvements.json: level1[IM-6].effects[1]"},
                        {"type", "zero_gains_as_one"}})));
}

TEST(SoleniaEffectsData, end_effects_count_what_the_rules_know) {
  EXPECT_THAT(
      after_setting("improvements.json", "/level3_effects/0/score/per", "moon"),
      ElementsAre(AllOf(mentions("core.expected_name",
                                 {{"field", "improvements.json: level3_effects[EF-1].score.per"}}),
                        has_text("names", AllOf(StartsWith("good_in_storage,"),
                                                EndsWith("own_card_on_board"))))));
  EXPECT_THAT(
      EditedPack().remove("improvements.json", "/level3_effects/6/score", "divisor").complaints(),
      ElementsAre(
          says("core.missing_field",
               {{"field", "improvements.json: level3_effects[EF-7].score"}, {"key", "divisor"}})));
  EXPECT_THAT(after_setting("improvements.json", "/level3_effects/6/score/divisor", 0),
              ElementsAre(says("core.expected_integer",
                               {{"field", "improvements.json: level3_effects[EF-7].score.divisor"},
                                {"low", 1},
                                {"high", 20}})));
  EXPECT_THAT(after_setting("improvements.json", "/level3_effects/5/score/kinds", 5),
              ElementsAre(says("core.expected_integer",
                               {{"field", "improvements.json: level3_effects[EF-6].score.kinds"},
                                {"low", 1},
                                {"high", 4}})));
}

}  // namespace
}  // namespace orrery::solenia
