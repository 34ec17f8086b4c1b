// What the face-up cards and tiles of a seat amount to (SK-1.8 to SK-1.11).
#include <gtest/gtest.h>

#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

constexpr std::size_t kCarbon = 0;
constexpr std::size_t kMinerals = 1;
constexpr std::size_t kTitanium = 2;

TEST(SkyminesTotals, SK_1_8_only_face_up_cards_of_the_area_count) {
  Table table(2);
  table.area(0, {"S1-C1", "C-01", "A-05"}).rest(0, 1, {"B-04"}).hand(0, {"C-04"});
  EXPECT_EQ(table.totals_of(0).resource[kCarbon], 4);
  EXPECT_EQ(table.totals_of(0).resource[kMinerals], 2);
  table.face_down(0, "C-01");
  EXPECT_EQ(table.totals_of(0).resource[kCarbon], 1);
}

TEST(SkyminesTotals, SK_1_9_the_RES_tile_adds_one_to_its_card) {
  Table table(2);
  table.area(0, {"S1-C2", "S1-M2"}).tiles(0, {"RES"});
  EXPECT_EQ(table.totals_of(0).resource[kCarbon], 2) << "not placed yet";
  table.play({"res", "on S1-C2"});
  EXPECT_EQ(table.totals_of(0).resource[kCarbon], 3);
  EXPECT_EQ(table.totals_of(0).resource[kMinerals], 2);
}

TEST(SkyminesTotals, SK_1_9_SK_4_85_C1_2_adds_one_to_every_titanium_card) {
  Table table(2);
  table.area(0, {"S1-T1", "S1-T2", "S1-C2"}).lay_track("astrogo", "C1");
  table.bonus(0, "astrogo", 1);
  EXPECT_EQ(table.totals_of(0).resource[kTitanium], 3) << "C1-1 does not";
  table.bonus(0, "astrogo", 2);
  EXPECT_EQ(table.totals_of(0).resource[kTitanium], 5);
  EXPECT_EQ(table.totals_of(0).resource[kCarbon], 2);
}

TEST(SkyminesTotals, SK_1_10_the_ENERGY_tile_is_worth_two) {
  Table table(2);
  table.area(0, {"S1-E2", "B-08"}).tiles(0, {"ENERGY"});
  EXPECT_EQ(table.totals_of(0).energy, 7);
  table.player().tiles_up = 0;
  EXPECT_EQ(table.totals_of(0).energy, 5);
}

TEST(SkyminesTotals, PR_10_SK_1_10_SK_4_81_A1_needs_an_energy_card_or_tile) {
  Table table(2);
  table.lay_track("skymine", "A1").bonus(0, "skymine", 1);
  EXPECT_EQ(table.totals_of(0).energy, 0);
  table.area(0, {"S1-E2"});
  EXPECT_EQ(table.totals_of(0).energy, 3);
  table.bonus(0, "skymine", 2);
  EXPECT_EQ(table.totals_of(0).energy, 4) << "SK-4.79: it replaces the first";
  table.face_down(0, "S1-E2");
  EXPECT_EQ(table.totals_of(0).energy, 0);
  table.tiles(0, {"ENERGY"});
  EXPECT_EQ(table.totals_of(0).energy, 4) << "2 of the tile and 2 of the track";
}

TEST(SkyminesTotals, SK_1_11_scientists_and_field_scientists) {
  Table table(2);
  table.area(0, {"S1-SCI1", "C-09", "B-14"}).tiles(0, {"SCI", "FIELD"});
  EXPECT_EQ(table.totals_of(0).scientists, 3);
  EXPECT_EQ(table.totals_of(0).field, 2);
  EXPECT_EQ(table.totals_of(0).research(), 5U);
}

TEST(SkyminesTotals, SK_1_11_SK_4_89_E1_is_one_field_symbol_at_both_levels) {
  Table table(2);
  table.lay_track("tawac", "E1").bonus(0, "tawac", 1);
  EXPECT_EQ(table.totals_of(0).field, 1);
  table.bonus(0, "tawac", 2);
  EXPECT_EQ(table.totals_of(0).field, 1);
  EXPECT_EQ(table.legal().size(), 2U) << "marker and leave: the symbol is no action";
}

TEST(SkyminesTotals, SK_11_19_after_leaving_only_the_symbol_is_left) {
  Table table(2);
  table.area(0, {"S1-C2", "S1-SCI1"}).tiles(0, {"ENERGY"}).lay_track("tawac", "E1");
  table.bonus(0, "tawac", 1).play({"leave", "stack 2", "rest 1", "rest 2"});
  const Totals left = table.totals_of(0);
  EXPECT_EQ(left.resource, (std::array<std::uint8_t, 3>{}));
  EXPECT_EQ(left.energy, 0);
  EXPECT_EQ(left.scientists, 0);
  EXPECT_EQ(left.research(), 1U);
}

TEST(SkyminesTotals, SK_7_12_measures_of_luna) {
  Table table(1, {{"lunas", "1"}});
  Luna& luna = table.state.lunas[0];
  const auto card = [&](std::string_view name) {
    const auto& names = table.game.tables.luna_card_names;
    return static_cast<std::uint8_t>(std::ranges::find(names, name) - names.begin() + 1);
  };
  luna.majority = {card("II-3"), card("II-6")};  // 3, 6 with 2 scientists; 6, 4 with 2
  const auto measured = [&](CardType type) {
    return measure(table.game, table.state, seat_at(1), type);
  };
  EXPECT_EQ(measured(CardType::titanium), 3U);
  EXPECT_EQ(measured(CardType::carbon), 6U);
  EXPECT_EQ(measured(CardType::energy), 6U);
  EXPECT_EQ(measured(CardType::minerals), 4U);
  EXPECT_EQ(measured(CardType::scientist), 4U);
  luna.majority[0] = 0;
  EXPECT_EQ(measured(CardType::titanium), 0U) << "a missing card counts 0";
  EXPECT_EQ(measured(CardType::scientist), 2U);
}

TEST(SkyminesTotals, SK_4_43_every_kind_of_requirement) {
  const auto needs = [](RequirementKind kind, CardType type, unsigned n) {
    Plan plan;
    plan.requirements[0] = {.kind = kind, .type = type, .n = static_cast<std::uint8_t>(n)};
    return plan;
  };
  Totals sum;
  sum.resource = {4, 2, 0};
  sum.energy = 3;
  sum.scientists = 2;
  sum.field = 1;
  using enum RequirementKind;
  EXPECT_TRUE(meets(needs(resource, CardType::carbon, 4), sum, 0));
  EXPECT_FALSE(meets(needs(resource, CardType::carbon, 5), sum, 0));
  EXPECT_FALSE(meets(needs(resource, CardType::titanium, 1), sum, 0));
  EXPECT_TRUE(meets(needs(energy, CardType::energy, 3), sum, 0));
  EXPECT_FALSE(meets(needs(energy, CardType::energy, 4), sum, 0));
  EXPECT_TRUE(meets(needs(scientist, CardType::carbon, 2), sum, 0));
  EXPECT_FALSE(meets(needs(scientist, CardType::carbon, 2), sum, 1)) << "SK-4.38";
  EXPECT_TRUE(meets(needs(field, CardType::carbon, 1), sum, 1));
  EXPECT_FALSE(meets(needs(field, CardType::carbon, 2), sum, 0));
  EXPECT_TRUE(meets(needs(research, CardType::carbon, 2), sum, 1));
  EXPECT_FALSE(meets(needs(research, CardType::carbon, 3), sum, 1));
  EXPECT_TRUE(meets(needs(same_resource, CardType::carbon, 4), sum, 0));
  EXPECT_FALSE(meets(needs(same_resource, CardType::carbon, 5), sum, 0));
}

TEST(SkyminesTotals, SK_4_36_each_requirement_is_taken_on_its_own) {
  Table table(2);
  const Plan& plan = table.game.tables.plans[table.plan("PB-24")];  // 3 of one resource, energy 2
  Totals sum;
  sum.resource = {3, 0, 0};
  EXPECT_FALSE(meets(plan, sum, 0));
  sum.energy = 2;
  EXPECT_TRUE(meets(plan, sum, 0));
}

bool carbon_and_more(const Table& table, unsigned carbon, unsigned minerals, unsigned titanium) {
  Totals sum;
  sum.resource = {static_cast<std::uint8_t>(carbon), static_cast<std::uint8_t>(minerals),
                  static_cast<std::uint8_t>(titanium)};
  return meets(table.game.tables.plans[table.plan("PC-21")], sum, 0);
}

TEST(SkyminesTotals, EX_24_three_carbon_plus_three_of_one_type) {
  const Table table(2);
  EXPECT_TRUE(carbon_and_more(table, 3, 0, 3));
  EXPECT_TRUE(carbon_and_more(table, 3, 3, 0));
  EXPECT_TRUE(carbon_and_more(table, 6, 0, 0));
  EXPECT_FALSE(carbon_and_more(table, 3, 1, 2));
  EXPECT_FALSE(carbon_and_more(table, 5, 0, 0));
  EXPECT_FALSE(carbon_and_more(table, 0, 3, 3));
}

TEST(SkyminesTotals, EX_27_four_of_one_type) {
  const Table table(2);
  const Plan& plan = table.game.tables.plans[table.plan("PB-21")];
  const auto met = [&](std::array<std::uint8_t, 3> resource) {
    Totals sum;
    sum.resource = resource;
    return meets(plan, sum, 0);
  };
  EXPECT_TRUE(met({0, 0, 4}));
  EXPECT_TRUE(met({4, 0, 0}));
  EXPECT_TRUE(met({0, 4, 0}));
  EXPECT_FALSE(met({2, 0, 2}));
  EXPECT_FALSE(met({0, 3, 0}));
}

}  // namespace
}  // namespace orrery::skymines
