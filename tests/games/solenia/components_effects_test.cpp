// Slips in the effects of slots and improvements.
#include <string>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/pack.h"

namespace orrery::solenia {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

TEST(SoleniaEffectsData, effects_stand_where_the_rules_know_them) {
  EXPECT_THAT(after_setting("winter.json", "/powers/4/effects/0/type", "fireworks"),
              ElementsAre("winter.json: powers[WP-D3A].effects[0].type must be one of: gain, "
                          "gain_one_of, gain_any, stars, storage, island_extra, "
                          "end_stars_per_full_column."));
  EXPECT_THAT(after_setting("summer.json", "/slots/4/effects/0/type", "end_stars_per_full_column"),
              ElementsAre("summer.json: slots[SB-D5].effects[0].type must be one of: gain, "
                          "gain_one_of, gain_any, stars, storage."));
  EXPECT_THAT(after_setting("winter.json", "/powers/4/effects/0/type", "extension_discount"),
              ElementsAre(HasSubstr("effects[0].type must be one of")));
  EXPECT_THAT(after_setting("improvements.json", "/level1/7/effects/0/type", "storage"),
              ElementsAre(HasSubstr("level1[IM-8].effects[0].type must be one of")));
  EXPECT_THAT(after_setting("improvements.json", "/level1/7/effects/0/type", "island_extra"),
              ElementsAre(HasSubstr("level1[IM-8].effects[0].type must be one of")));
}

TEST(SoleniaEffectsData, fields_of_effects_are_bounded) {
  EXPECT_THAT(after_setting("summer.json", "/slots/2/effects/0/resources", json::array()),
              ElementsAre("summer.json: slots[SB-D3].effects[0].resources must be a list of 1 to 4 "
                          "entries."));
  EXPECT_THAT(after_setting("summer.json", "/slots/2/effects/0/resources", {"wood", "wood"}),
              ElementsAre("summer.json: slots[SB-D3].effects[0].resources[1] names a good twice; "
                          "remove it."));
  EXPECT_THAT(after_setting("summer.json", "/slots/4/effects/0/count", 21),
              ElementsAre("summer.json: slots[SB-D5].effects[0].count must be a whole number from "
                          "1 to 20."));
  EXPECT_THAT(after_setting("winter.json", "/powers/3/effects/0/count", 10),
              ElementsAre("winter.json: powers[WP-D2B].effects[0].count must be a whole number "
                          "from 1 to 9."));
  EXPECT_THAT(after_setting("improvements.json", "/level1/2/effects/0/count", 2),
              ElementsAre("improvements.json: level1[IM-3].effects[0].count must be a whole number "
                          "from 1 to 1."));
  EXPECT_THAT(
      after_setting("improvements.json", "/level1/6/effects/0/resources",
                    {{"wood", 9}, {"stone", 1}}),
      ElementsAre("improvements.json: level1[IM-7].effects[0].resources must name 1 to 9 goods in "
                  "all."));
}

TEST(SoleniaEffectsData, a_slot_has_at_most_four_effects_and_may_have_none) {
  const json::value star = {{"type", "stars"}, {"count", 1}};
  EXPECT_THAT(after_setting("summer.json", "/slots/0/effects", json::array{star, star, star, star}),
              IsEmpty());
  EXPECT_THAT(
      after_setting("summer.json", "/slots/0/effects", json::array{star, star, star, star, star}),
      ElementsAre("summer.json: slots[SB-D1].effects must be a list of 0 to 4 entries."));
  EXPECT_EQ(EditedPack()
                .set("summer.json", "/slots/0/effects", json::array())
                .components()
                .summer.slots[0][0]
                .size,
            0);
  const json::value ability = {{"type", "zero_gains_as_one"}};
  EXPECT_THAT(
      after_setting("improvements.json", "/level1/5/effects", json::array{ability, ability}),
      ElementsAre("improvements.json: level1[IM-6].effects[1]: zero_gains_as_one stands "
                  "twice in one list; keep one of them."));
}

TEST(SoleniaEffectsData, end_effects_count_what_the_rules_know) {
  EXPECT_THAT(after_setting("improvements.json", "/level3_effects/0/score/per", "moon"),
              ElementsAre(AllOf(StartsWith("improvements.json: level3_effects[EF-1].score.per must "
                                           "be one of: good_in_storage,"),
                                EndsWith("own_card_on_board."))));
  EXPECT_THAT(
      EditedPack().remove("improvements.json", "/level3_effects/6/score", "divisor").complaints(),
      ElementsAre("improvements.json: level3_effects[EF-7].score: the field \"divisor\" is "
                  "missing."));
  EXPECT_THAT(after_setting("improvements.json", "/level3_effects/6/score/divisor", 0),
              ElementsAre("improvements.json: level3_effects[EF-7].score.divisor must be a whole "
                          "number from 1 to 20."));
  EXPECT_THAT(after_setting("improvements.json", "/level3_effects/5/score/kinds", 5),
              ElementsAre("improvements.json: level3_effects[EF-6].score.kinds must be a whole "
                          "number from 1 to 4."));
}

}  // namespace
}  // namespace orrery::solenia
