// Values that are fine each by itself and do not fit together.
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
using testing::ElementsAre;
using testing::IsEmpty;

TEST(SoleniaComponentsCheck, storage_stays_within_its_bounds) {
  EXPECT_THAT(after_setting("summer.json", "/storage", 13),
              ElementsAre(says("core.expected_integer",
                               {{"field", "summer.json: storage"}, {"low", 1}, {"high", 12}})));
  EXPECT_THAT(after_setting("winter.json", "/storage_max", 13),
              ElementsAre(says("core.expected_integer",
                               {{"field", "winter.json: storage_max"}, {"low", 1}, {"high", 12}})));
  EXPECT_THAT(after_setting("winter.json", "/storage", 7),
              ElementsAre(says("solenia.data_storage",
                               {{"field", "winter.json: storage"}, {"found", 9}, {"most", 8}})));
  EXPECT_THAT(EditedPack()
                  .set("summer.json", "/slots/5/effects/0/type", "storage")
                  .set("summer.json", "/storage", 10)
                  .complaints(),
              ElementsAre(says("solenia.data_storage",
                               {{"field", "summer.json: storage"}, {"found", 15}, {"most", 12}})));
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
              ElementsAre(says("solenia.data_too_many_stars", {{"found", 150}, {"most", 120}})));
  EXPECT_THAT(after_setting("improvements.json", "/level1/3/effects/0/count", 9),
              ElementsAre(says("solenia.data_too_many_stars", {{"found", 198}, {"most", 120}})));
  EXPECT_THAT(
      EditedPack()
          .set("winter.json", "/powers/2/effects/1/count", 5)
          .set("winter.json", "/powers/8/effects/1",
               {{"type", "island_extra"}, {"resources", {"wood"}}, {"count", 5}})
          .complaints(),
      ElementsAre(
          says("solenia.data_island_extra",
               {{"field", "winter.json: powers"}, {"good", "wood"}, {"found", 10}, {"most", 9}})));
  EditedPack goods;
  for (const int card : {4, 5, 6, 7, 8})
    goods.set("deck.json", fmt::format("/cards/{}/effect", card),
              {{"type", "gain"}, {"resources", {{"wheat", 5}}}});
  EXPECT_THAT(goods.complaints(),
              ElementsAre(says("solenia.data_too_many_goods",
                               {{"good", "wheat"}, {"found", 33}, {"most", 30}})));
}

TEST(SoleniaComponentsCheck, the_box_agrees_with_the_lists) {
  EXPECT_THAT(
      after_setting("box.json", "/contents/1/count", 50),
      ElementsAre(says("core.data_box_count", {{"field", "box.json: contents[delivery_tiles]"},
                                               {"count", 50},
                                               {"found", 48},
                                               {"where", "tiles.json"}})));
  EXPECT_THAT(
      after_setting("box.json", "/contents/2/count", 5),
      ElementsAre(says("core.data_fixed",
                       {{"field", "box.json: contents[goods_kinds].count"}, {"value", 4}})));
  EXPECT_THAT(after_setting("box.json", "/contents/3/count", 20), IsEmpty());
  EXPECT_THAT(EditedPack().remove("box.json", "/contents", "0").complaints(),
              ElementsAre(says("core.data_missing_entry",
                               {{"field", "box.json: contents"}, {"what", "strips"}})));
}

}  // namespace
}  // namespace orrery::solenia
