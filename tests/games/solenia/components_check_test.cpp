// Values that are fine each by itself and do not fit together.
#include <string>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/pack.h"

namespace orrery::solenia {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

TEST(SoleniaComponentsCheck, storage_stays_within_its_bounds) {
  EXPECT_THAT(after_setting("summer.json", "/storage", 13),
              ElementsAre("summer.json: storage must be a whole number from 1 to 12."));
  EXPECT_THAT(after_setting("winter.json", "/storage_max", 13),
              ElementsAre("winter.json: storage_max must be a whole number from 1 to 12."));
  EXPECT_THAT(after_setting("winter.json", "/storage", 7),
              ElementsAre("winter.json: storage: with all effects that raise it the storage grows "
                          "to 9; it may grow to 8."));
  EXPECT_THAT(EditedPack()
                  .set("summer.json", "/slots/5/effects/0/type", "storage")
                  .set("summer.json", "/storage", 10)
                  .complaints(),
              ElementsAre("summer.json: storage: with all effects that raise it the storage grows "
                          "to 15; it may grow to 12."));
  EXPECT_EQ(EditedPack()
                .set("summer.json", "/slots/5/effects/0", {{"type", "storage"}, {"count", 2}})
                .components()
                .summer.storage_max,
            10);
}

TEST(SoleniaComponentsCheck, counters_cannot_overflow) {
  EditedPack stars;
  for (const int slot : {0, 1, 2, 3})
    stars.set("summer.json", fmt::format("/slots/{}/effects", slot),
              json::array{{{"type", "stars"}, {"count", 20}}});
  EXPECT_THAT(stars.complaints(),
              ElementsAre(StartsWith("A player could take up to 150 stars in play")));
  EXPECT_THAT(after_setting("improvements.json", "/level1/3/effects/0/count", 9),
              ElementsAre(StartsWith("A player could take up to 198 stars in play")));
  EXPECT_THAT(EditedPack()
                  .set("winter.json", "/powers/2/effects/1/count", 5)
                  .set("winter.json", "/powers/8/effects/1",
                       {{"type", "island_extra"}, {"resources", {"wood"}}, {"count", 5}})
                  .complaints(),
              ElementsAre("winter.json: powers: together they give 10 more wood on an island; at "
                          "most 9 are possible."));
  EditedPack goods;
  for (const int card : {4, 5, 6, 7, 8})
    goods.set("deck.json", fmt::format("/cards/{}/effect", card),
              {{"type", "gain"}, {"resources", {{"wheat", 5}}}});
  EXPECT_THAT(goods.complaints(),
              ElementsAre(StartsWith("A player with a full storage could come to 33 wheat at "
                                     "once")));
}

TEST(SoleniaComponentsCheck, the_box_agrees_with_the_lists) {
  EXPECT_THAT(after_setting("box.json", "/contents/1/count", 50),
              ElementsAre("box.json: contents[delivery_tiles] says 50, but tiles.json lists 48; "
                          "correct the one that is wrong."));
  EXPECT_THAT(after_setting("box.json", "/contents/2/count", 5),
              ElementsAre("box.json: contents[goods_kinds].count must be 4; the program cannot "
                          "play with another number."));
  EXPECT_THAT(after_setting("box.json", "/contents/3/count", 20), IsEmpty());
  EXPECT_THAT(EditedPack().remove("box.json", "/contents", "0").complaints(),
              ElementsAre("box.json: contents has no entry for strips; add it."));
}

}  // namespace
}  // namespace orrery::solenia
