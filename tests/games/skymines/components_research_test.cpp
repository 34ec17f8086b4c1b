// Plans, screens, tanks and bonus spaces built into the program against the tables of the rules.
#include <map>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/skymines/shipped.h"

namespace orrery::skymines {
namespace {

using testing::ElementsAre;

const Plan& plan(std::string_view name) {
  return shipped().plans[index_of(shipped().plan_names, name)];
}

const BonusSpace& space(std::string_view name) {
  return shipped().spaces[index_of(shipped().space_names, name)];
}

// ---- Research

TEST(SkyminesComponents, SK_1_26_SK_11_22_tank_values) {
  std::map<int, int> rises;
  for (std::size_t step = 1; step <= kTankSteps; ++step)
    if (shipped().tank_value[step] != shipped().tank_value[step - 1])
      rises[static_cast<int>(step)] = shipped().tank_value[step];
  EXPECT_THAT(rises, ElementsAre(std::pair(6, 10), std::pair(9, 15), std::pair(13, 25),
                                 std::pair(16, 30), std::pair(20, 40), std::pair(23, 45),
                                 std::pair(25, 50), std::pair(28, 60)));
  EXPECT_EQ(shipped().tank_value[0], 0);
  EXPECT_EQ(shipped().slot_step, 8);
  EXPECT_EQ(shipped().surplus_coins, 2);
}

TEST(SkyminesComponents, SK_1_27_SK_1_28_SK_11_22_screens) {
  std::map<int, int> rises;
  for (std::size_t screen = 1; screen <= kScreens; ++screen)
    if (shipped().research_value[screen] != shipped().research_value[screen - 1])
      rises[static_cast<int>(screen)] = shipped().research_value[screen];
  EXPECT_THAT(rises,
              ElementsAre(std::pair(4, 10), std::pair(6, 15), std::pair(8, 20), std::pair(10, 30),
                          std::pair(12, 40), std::pair(14, 50), std::pair(16, 60)));
  EXPECT_EQ(shipped().slot_screen, 5);
  std::vector<int> without_a;
  for (int screen = 1; screen <= kScreens; ++screen)
    if ((shipped().no_a >> (screen - 1) & 1) != 0) without_a.push_back(screen);
  EXPECT_THAT(without_a, ElementsAre(7, 9, 11, 13, 14, 15, 16));
}

TEST(SkyminesComponents, SK_4_28_SK_4_31_SK_4_34_prices) {
  EXPECT_THAT(shipped().plan_price, ElementsAre(1, 1, 2));
  EXPECT_EQ(shipped().special_price, 2);
  EXPECT_EQ(shipped().flip_price, 2);
  EXPECT_EQ(shipped().coins_per_rp_at_end, 2);
}

TEST(SkyminesComponents, SK_1_29_SK_4_43_plans_of_every_kind) {
  const auto needs = [](std::string_view name, std::size_t which) {
    return plan(name).requirements[which];
  };
  EXPECT_EQ(needs("PA-03", 0).kind, RequirementKind::resource);
  EXPECT_EQ(needs("PA-03", 0).type, CardType::titanium);
  EXPECT_EQ(needs("PA-03", 0).n, 1);
  EXPECT_EQ(needs("PA-03", 1).kind, RequirementKind::none);
  EXPECT_EQ(plan("PA-03").reward, (Reward{.coins = 1}));
  EXPECT_EQ(needs("PA-12", 0).kind, RequirementKind::energy);
  EXPECT_EQ(needs("PA-12", 0).n, 2);
  EXPECT_EQ(plan("PA-12").reward, (Reward{.he = 1}));
  EXPECT_EQ(needs("PB-07", 0).type, CardType::carbon);
  EXPECT_EQ(needs("PB-07", 1).kind, RequirementKind::research);
  EXPECT_EQ(plan("PB-16").reward, (Reward{.coins = 3}));
  EXPECT_EQ(plan("PB-18").reward, (Reward{.total_minus_one = 3}));
  EXPECT_EQ(plan("PB-19").reward, (Reward{.total_minus_one = 1}));
  EXPECT_EQ(needs("PB-21", 0).kind, RequirementKind::same_resource);
  EXPECT_EQ(needs("PB-21", 0).n, 4);
  EXPECT_EQ(plan("PB-21").reward, (Reward{.remove_outposts = 1}));
  EXPECT_EQ(needs("PB-22", 0).kind, RequirementKind::field);
  EXPECT_EQ(needs("PB-23", 0).kind, RequirementKind::scientist);
  EXPECT_EQ(plan("PC-17").reward, (Reward{.rp = 4}));
  EXPECT_EQ(needs("PC-21", 0).kind, RequirementKind::carbon_plus_same);
  EXPECT_EQ(needs("PC-21", 0).type, CardType::carbon);
  EXPECT_EQ(needs("PC-21", 0).first, 3);
  EXPECT_EQ(needs("PC-21", 0).n, 3);
  EXPECT_EQ(plan("PC-21").reward, (Reward{.remove_outposts = 2}));
  EXPECT_EQ(plan("PC-22").reward, (Reward{.coins = 3, .remove_outposts = 1}));
  EXPECT_EQ(plan("PC-05").reward, (Reward{.coins = 1, .track_any = 2}));
  EXPECT_EQ(plan("PC-20").reward, (Reward{.track_any = 3}));
}

TEST(SkyminesComponents, SK_1_29_plans_stand_by_letter_and_their_codes_tell_them_apart) {
  for (PlanCode code = kFirstPlan; code < kFirstSpecial; ++code)
    EXPECT_EQ(shipped().plan_names[code][1], "ABC"[letter_of(code)]);
  EXPECT_EQ(shipped().plan_names[kFirstSpecial], "PS-2");
  EXPECT_EQ(shipped().plan_names[kFirstToken], "ST-01");
  EXPECT_EQ(shipped().plan_names[kNoPlan], "");
  std::vector<std::string> specials;
  for (const SpecialPlan& special : shipped().special_plans)
    specials.push_back(fmt::format("{}/{}", special.cost, special.end_value));
  EXPECT_THAT(specials, ElementsAre("1/3", "2/5", "2/6", "3/8", "3/9", "4/12"));
}

TEST(SkyminesComponents, SK_1_29_SK_2_15_SK_2_18_start_tokens) {
  const auto rest = [](std::size_t token) {
    std::vector<std::string> names;
    for (const std::uint8_t own : shipped().tokens[token].rest)
      names.push_back(shipped().card_names[start_card(0, own)]);
    return names;
  };
  EXPECT_THAT(rest(0), ElementsAre("S1-E2", "S1-C1", "S1-M2"));
  EXPECT_THAT(rest(1), ElementsAre("S1-SCI1", "S1-T1", "S1-C2"));
  EXPECT_THAT(rest(7), ElementsAre("SE-01", "S1-T2", "S1-M2"));
  EXPECT_EQ(shipped().tokens[0].bonus, (Reward{.track = {0, 0, 3, 0}}));
  EXPECT_EQ(shipped().tokens[2].bonus, (Reward{.he = 1, .track = {0, 1, 0, 0}}));
  EXPECT_EQ(shipped().tokens[6].bonus, (Reward{.he = 2}));
  EXPECT_EQ(shipped().tokens[7].bonus, (Reward{.track = {2, 1, 0, 0}}));
  EXPECT_EQ(plan("ST-03").reward, (Reward{.track_any = 1}));
  EXPECT_EQ(plan("ST-09").requirements[1].type, CardType::minerals);
  std::vector<int> seats;
  for (const StartToken& token : shipped().tokens) seats.push_back(token.first_game_seat);
  EXPECT_THAT(seats, ElementsAre(1, 2, 3, 4, 0, 0, 0, 0, 0, 0));
}

TEST(SkyminesComponents, SK_2_19_nothing_lies_within_the_first_moves) {
  for (const Track& each : shipped().tracks) {
    EXPECT_GE(each.threshold_after[0], 3);
    for (const std::size_t gap : {0U, 1U, 2U}) EXPECT_EQ(each.barrier[gap], 0);
  }
}

// ---- Bonus spaces

TEST(SkyminesComponents, SK_4_59_SK_4_60_SK_4_61_SK_4_62_SK_4_63_majority_spaces) {
  const BonusSpace& scientists = space("MAJ-SCI");
  EXPECT_EQ(scientists.effect, SpaceEffect::majority);
  EXPECT_EQ(scientists.measure, CardType::scientist);
  ASSERT_EQ(scientists.tier_count, 3);
  for (std::size_t tier = 0; tier < 3; ++tier) {
    EXPECT_EQ(scientists.tiers[tier].need, 1);
    EXPECT_EQ(scientists.tiers[tier].research_need, tier + 1);
  }
  EXPECT_EQ(scientists.tiers[0].reward, (Reward{.coins = 2}));
  EXPECT_EQ(scientists.tiers[1].reward, (Reward{.coins = 2, .rp = 1}));
  EXPECT_EQ(scientists.tiers[2].reward, (Reward{.coins = 3, .rp = 2}));

  struct Row {
    std::string id;
    CardType measure;
    std::size_t company;
    Reward second, third;  // besides the track
  };
  for (const Row& row :
       std::vector<Row>{{"MAJ-TIT", CardType::titanium, 0, {.remove_outposts = 1}, {.rp = 1}},
                        {"MAJ-CAR", CardType::carbon, 1, {.coins = 1}, {.he = 1}},
                        {"MAJ-ENE", CardType::energy, 2, {.coins = 1}, {.rp = 1}},
                        {"MAJ-MIN", CardType::minerals, 3, {.he = 1}, {.coins = 1}}}) {
    const BonusSpace& print = space(row.id);
    EXPECT_EQ(print.measure, row.measure) << row.id;
    ASSERT_EQ(print.tier_count, 3) << row.id;
    const std::array<Reward, 3> more = {Reward{}, row.second, row.third};
    for (std::size_t tier = 0; tier < 3; ++tier) {
      Reward reward = more[tier];
      reward.track[row.company] = static_cast<std::uint8_t>(tier + 2);
      EXPECT_EQ(print.tiers[tier].need, 2 * (tier + 1)) << row.id;
      EXPECT_EQ(print.tiers[tier].research_need, 0) << row.id;
      EXPECT_EQ(print.tiers[tier].reward, reward) << row.id;
    }
  }
}

TEST(SkyminesComponents, SK_4_65_SK_4_66_SK_4_67_SK_4_68_standard_and_tile_spaces) {
  EXPECT_EQ(space("STD-FIRST").effect, SpaceEffect::first_player);
  EXPECT_EQ(space("STD-FIRST").first, (Reward{.rp = 1}));
  EXPECT_EQ(space("STD-BUY").effect, SpaceEffect::buy);
  EXPECT_EQ(space("STD-BUY").fee, 1);
  EXPECT_FALSE(space("STD-BUY").optional);
  EXPECT_EQ(space("STD-REMOVE").effect, SpaceEffect::remove_card);
  EXPECT_EQ(space("STD-REMOVE").plus, 2);
  EXPECT_FALSE(space("STD-REMOVE").carbon_only);
  const std::array<int, kTiles> fees = {1, 1, 2, 2};
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    const BonusSpace& print = space("TILE-" + shipped().tile_names[tile]);
    EXPECT_EQ(print.effect, SpaceEffect::tile);
    EXPECT_EQ(print.tile, tile);
    EXPECT_EQ(print.fee, fees[tile]);
  }
  EXPECT_EQ(shipped().tile_rp, 1);
  EXPECT_EQ(shipped().tile_he, 2);
  EXPECT_EQ(shipped().tile_energy, 2);
}

TEST(SkyminesComponents, SK_2_8_SK_2_12_SK_2_13_numbers_of_the_course) {
  EXPECT_EQ(shipped().start_coins, 1);
  EXPECT_EQ(shipped().supplement_start, 1);
  EXPECT_EQ(shipped().foreign_energy, 1);
  EXPECT_EQ(shipped().markers[2], 3);
  EXPECT_EQ(shipped().markers[3], 2);
  EXPECT_EQ(shipped().markers[4], 2);
}

}  // namespace
}  // namespace orrery::skymines
