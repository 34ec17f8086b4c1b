// Luna's values and those of later modules against the tables of the rules.
#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/skymines/shipped.h"

namespace orrery::skymines {
namespace {

using testing::ElementsAre;

const LunaCard& luna_card(std::string_view name) {
  return shipped().luna_cards[index_of(shipped().luna_card_names, name)];
}

// ---- Luna

TEST(SkyminesComponents, SK_7_5_levels) {
  std::vector<std::string> rows;
  for (const LunaLevel& level : shipped().luna_levels)
    rows.push_back(fmt::format("{}{} {}/{} {},{} {},{}", level.extra_slots ? "y" : "n",
                               level.grade_two_on_reshuffle ? "y" : "n", level.helium,
                               level.research, level.helium_thresholds[0],
                               level.helium_thresholds[1], level.research_thresholds[0],
                               level.research_thresholds[1]));
  EXPECT_THAT(rows, ElementsAre("nn 0/0 0,0 0,0", "yn 0/0 0,0 0,0", "yy 0/0 0,0 0,0",
                                "yy 0/0 11,19 5,10", "yy 0/0 9,16 4,8", "yy 0/0 7,13 2,7",
                                "yy 1/1 6,13 4,8", "yy 3/2 7,10 5,7", "yy 5/3 8,11 5,7"));
}

TEST(SkyminesComponents, SK_7_2_SK_7_16_SK_7_17_SK_7_19_numbers_of_luna) {
  EXPECT_EQ(shipped().luna_start_coins, 1);
  EXPECT_EQ(shipped().luna_markers, 5);
  EXPECT_EQ(shipped().luna_surplus_coins, 2);
  EXPECT_EQ(shipped().luna_research_steps, 15);
  EXPECT_EQ(shipped().luna_slot_a_helium, 8);
  EXPECT_EQ(shipped().luna_slot_e_research, 4);
  std::vector<int> values;
  for (std::size_t step = 0; step <= 15; ++step)
    values.push_back(shipped().luna_research_value[step]);
  EXPECT_THAT(values, ElementsAre(0, 0, 0, 10, 10, 15, 15, 20, 20, 30, 30, 40, 40, 50, 50, 60));
}

TEST(SkyminesComponents, SK_7_39_SK_7_43_luna_cards_with_lists_by_slot) {
  const LunaCard& two = luna_card("I-2");
  EXPECT_EQ(two.left, 4);
  EXPECT_EQ(two.right, 0);
  EXPECT_EQ(two.scientists, 0);
  EXPECT_EQ(two.reveal.what, LunaDo::none);
  EXPECT_EQ(two.actions[0].what, LunaDo::advance);
  EXPECT_EQ(two.actions[0].n, 2);
  EXPECT_EQ(two.actions[0].ranking, Ranking::second_most_valuable);
  EXPECT_EQ(two.actions[1].what, LunaDo::cards);
  EXPECT_THAT(two.actions[1].by_slot,
              ElementsAre(ElementsAre(7, 8), ElementsAre(2, 0), ElementsAre(3, 0),
                          ElementsAre(4, 0), ElementsAre(6, 10)));
  EXPECT_EQ(two.actions[2].what, LunaDo::none);

  std::vector<std::string> spaces;
  const LunaAction& marker = luna_card("I-3").actions[2];
  EXPECT_EQ(marker.what, LunaDo::marker);
  for (const auto& listed : marker.by_slot) spaces.push_back(shipped().space_names[listed[0] - 1U]);
  EXPECT_THAT(spaces,
              ElementsAre("STD-BUY", "STD-REMOVE", "TILE-SCI", "TILE-FIELD", "TILE-ENERGY"));

  const LunaAction& discard = luna_card("I-11").actions[2];
  EXPECT_EQ(discard.what, LunaDo::discard_plan);
  EXPECT_EQ(discard.letter, 2);
  EXPECT_THAT(discard.by_slot, ElementsAre(ElementsAre(1, 0), ElementsAre(2, 0), ElementsAre(3, 0),
                                           ElementsAre(4, 0), ElementsAre(1, 0)));
}

TEST(SkyminesComponents, SK_7_4_luna_cards_of_both_grades) {
  EXPECT_FALSE(luna_card("I-12").grade_two);
  EXPECT_EQ(luna_card("I-12").reveal.what, LunaDo::helium);
  EXPECT_EQ(luna_card("I-12").reveal.n, 2);
  const LunaCard& seven = luna_card("II-7");
  EXPECT_TRUE(seven.grade_two);
  EXPECT_EQ(seven.scientists, 2);
  EXPECT_EQ(seven.actions[0].ranking, Ranking::two_biggest_leads);
  EXPECT_EQ(seven.actions[1].what, LunaDo::expand);
  EXPECT_EQ(seven.actions[1].n, 2);
  EXPECT_FALSE(seven.actions[1].highest);
  EXPECT_TRUE(luna_card("II-3").actions[1].highest);
  EXPECT_EQ(luna_card("II-1").reveal.what, LunaDo::research);
  EXPECT_EQ(luna_card("II-2").actions[0].ranking, Ranking::all_four);
  EXPECT_EQ(luna_card("II-5").actions[3].what, LunaDo::share_card);
  std::array<int, 3> sums{};
  for (const LunaCard& print : shipped().luna_cards) {
    sums[0] += print.left;
    sums[1] += print.right;
    sums[2] += print.scientists;
  }
  EXPECT_THAT(sums, ElementsAre(58, 58, 18));
}

// ---- Modules that are not played yet

TEST(SkyminesComponents, the_pack_holds_what_later_modules_need) {
  const EditedPack pack;
  const json::value asteroids = pack.value("belt.json", "/asteroids");
  EXPECT_EQ(asteroids.as_array().size(), 12U);
  std::size_t spaces = 0;
  for (const json::value& asteroid : asteroids.as_array())
    spaces += asteroid.at("spaces").as_array().size();
  EXPECT_EQ(spaces, 34U);
  EXPECT_EQ(pack.value("belt.json", "/flight_tracks").as_array().size(), 16U);
  EXPECT_EQ(pack.value("belt.json", "/station_tracks").as_array().size(), 8U);
  EXPECT_EQ(pack.value("missions.json", "/cards").as_array().size(), 6U);
  EXPECT_EQ(pack.value("hazards.json", "/hazards").as_array().size(), 6U);
  EXPECT_EQ(pack.value("campaign.json", "/chapters").as_array().size(), 4U);
}

}  // namespace
}  // namespace orrery::skymines
