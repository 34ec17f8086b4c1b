// Using one field scientist (section 4.7) and the tank track (SK-1.12).
#include <gtest/gtest.h>

#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

TEST(SkyminesField, EX_10b_SK_4_51_the_neutral_card) {
  Table table(2);
  table.area(0, {"B-14", "B-15"}).coins(0, 0).tank(0, 0).outpost("skymine", 20);
  table.play({"field B-14"});
  EXPECT_EQ(table.player().tank, 1);
  EXPECT_EQ(table.player().coins, 2);
  EXPECT_EQ(table.cards_up(0), Names{"B-15"}) << "SK-4.55";
  EXPECT_EQ(table.state.turn, 1);
}

struct FieldCase {
  const char* card;
  const char* company;
};
class SkyminesFieldCompanies : public testing::TestWithParam<FieldCase> {};

TEST_P(SkyminesFieldCompanies, EX_10_SK_1_24_SK_4_52_He_by_the_collectors_of_the_company) {
  // Sectors with a gas collector: 2, 9, 10, 17, 20, 23.
  const std::vector<int> sectors = {2, 9, 10, 17};
  const std::string use = std::string("field ") + GetParam().card;
  for (std::size_t count = 0; count <= sectors.size(); ++count) {
    Table table(2);
    table.area(0, {GetParam().card}).coins(0, 0).tank(0, 0);
    for (std::size_t i = 0; i < count; ++i) table.outpost(GetParam().company, sectors[i]);
    table.play({use});
    EXPECT_EQ(table.player().tank, 2 + count / 2) << count;
    EXPECT_EQ(table.player().coins, 1);
  }
}

INSTANTIATE_TEST_SUITE_P(Four, SkyminesFieldCompanies,
                         testing::Values(FieldCase{"B-15", "skymine"}, FieldCase{"B-16", "minerva"},
                                         FieldCase{"C-10", "astrogo"}, FieldCase{"C-11", "tawac"}));

TEST(SkyminesField, EX_19_SK_4_52_SK_4_89_E1_adds_collectors) {
  const auto helium = [](unsigned level, int collectors) {
    Table table(2);
    table.lay_track("tawac", "E1").area(0, {"C-10"}).tank(0, 0);
    if (level > 0) table.bonus(0, "tawac", level);
    const std::vector<int> sectors = {2, 9, 10, 17};
    for (int i = 0; i < collectors; ++i)
      table.outpost("astrogo", sectors[static_cast<std::size_t>(i)]);
    table.play({"field C-10"});
    return table.player().tank;
  };
  EXPECT_EQ(helium(0, 1), 2);
  EXPECT_EQ(helium(1, 1), 3) << "1 + 1";
  EXPECT_EQ(helium(2, 0), 3) << "0 + 3";
  EXPECT_EQ(helium(2, 1), 4) << "1 + 3, not 1 + 1 + 3";
}

TEST(SkyminesField, SK_4_89_E1_does_nothing_for_the_neutral_card) {
  Table table(2);
  table.lay_track("tawac", "E1").bonus(0, "tawac", 2).area(0, {"B-14"}).tank(0, 0);
  table.play({"field B-14"});
  EXPECT_EQ(table.player().tank, 1);
}

TEST(SkyminesField, SK_4_54_the_FIELD_tile_counts_the_other_field_scientists) {
  Table table(2);
  table.tiles(0, {"FIELD"}).tank(0, 0);
  Table cards = table;
  Table symbol = table;
  table.play({"field-tile"});
  EXPECT_EQ(table.player().tank, 2) << "itself excluded";
  EXPECT_EQ(table.player().tiles_up, 0) << "SK-4.94";
  cards.area(0, {"B-14", "C-10", "S1-SCI1"}).play({"field-tile"});
  EXPECT_EQ(cards.player().tank, 4);
  EXPECT_EQ(cards.cards_up(0).size(), 3U) << "they are not used";
  symbol.lay_track("tawac", "E1").bonus(0, "tawac", 2).play({"field-tile"});
  EXPECT_EQ(symbol.player().tank, 3) << "the symbol of E1 included";
}

TEST(SkyminesField, SK_4_55_SK_1_26_step_8_opens_slot_1) {
  Table table(2);
  table.tank(0, 7).area(0, {"B-14"});
  EXPECT_EQ(table.player().open_slots, 0b01110);
  table.play({"field B-14"});
  EXPECT_EQ(table.player().tank, 8);
  EXPECT_EQ(table.player().open_slots, 0b01111);
  Table over(2);
  over.tank(0, 7).area(0, {"B-15"}).play({"field B-15"});
  EXPECT_EQ(over.player().tank, 9) << "passing it is enough";
  EXPECT_EQ(over.player().open_slots, 0b01111);
}

TEST(SkyminesField, PR_07_SK_1_12_every_step_beyond_the_last_pays_two_coins) {
  Table table(2);
  table.tank(0, 27).area(0, {"B-15"}).coins(0, 0);
  table.play({"field B-15"});
  EXPECT_EQ(table.player().tank, 28);
  EXPECT_EQ(table.player().coins, 1 + 2) << "the coin of the card, one surplus step";
}

TEST(SkyminesField, SK_9_2_every_field_scientist_is_an_alternative_of_its_own) {
  Table table(2);
  table.area(0, {"B-14", "B-15", "B-16", "C-10", "C-11"});
  table.player().markers = 0;
  EXPECT_EQ(table.legal(),
            (Names{"field B-14", "field B-15", "field B-16", "field C-10", "field C-11", "leave"}));
}

}  // namespace
}  // namespace orrery::skymines
