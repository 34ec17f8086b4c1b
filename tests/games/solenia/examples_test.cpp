// The worked examples of the rules: rulebook (R), variants text (U) and play reports (T). What an
// example leaves open is not asserted. Numbers stated in the rulebook: examples_numbers_test.cpp.
#include <algorithm>
#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/solenia/scoring.h"
#include "support/solenia/table.h"

namespace orrery::solenia {
namespace {

using testing::ElementsAre;

TEST(SoleniaExamples, R01_SO_1_18_SO_4_6_extending_pays_per_space_between) {
  Table table = known_table();
  table.lay(0, "1W", "0,1").goods(0, "WS").hand(0, {"1A"}).begin();
  EXPECT_EQ(table.price(0, "0,4"), 2);
  table.play({"card 1A", "at 0,4", "pay W"});
  EXPECT_EQ(table.goods_text(0), "S");
  EXPECT_THAT(table.legal(), ElementsAre("pay S"));
  table.play({"pay S"});
  EXPECT_EQ(table.card_on("0,4"), "1A");
  EXPECT_EQ(table.goods_text(0), "S") << "both paid, one from the stone island";
}

TEST(SoleniaExamples, R02_SO_4_19_a_two_on_wood_gives_two_wood) {
  Table table = known_table();
  table.hand(0, {"2*W"}).begin().play({"card 2*W", "at 2,2"});
  EXPECT_EQ(table.goods_text(0), "WW");
  EXPECT_EQ(table.stars(0), 0);
  EXPECT_EQ(table.state.advances, 0);
}

TEST(SoleniaExamples, R03_SO_4_22_SO_4_30_SO_4_32_delivery_and_bonus_of_the_second_night_slot) {
  Table table = known_table();
  table.lay(0, "1W", "1,2").display(Side::night, {"N01", "N06", "N02"}).next_tile("N20");
  table.deliver(0, "N11", 1).goods(0, "WHH").hand(0, {"1A"}).begin();
  table.play({"card 1A", "at 1,3"});
  EXPECT_THAT(table.happenings(), ElementsAre(EventKind::placed, EventKind::took_stars));
  EXPECT_EQ(table.stars(0), 1);
  table.play({"tile N06"});
  const auto order = table.happenings();
  EXPECT_THAT(std::vector(order.begin(), order.begin() + 3),
              ElementsAre(EventKind::delivered, EventKind::tile_shown, EventKind::gained));
  EXPECT_EQ(table.goods_text(0), "A");
  EXPECT_EQ(table.tile_in(0, Side::night, 2), "N06");
  EXPECT_THAT(table.shown(Side::night), ElementsAre("N01", "N20", "N02", ""));
  EXPECT_EQ(table.stars(0), 1);
  EXPECT_EQ(table.state.advances, 0);
}

TEST(SoleniaExamples, R04a_SO_4_24_SO_4_25_SO_4_41_a_zero_in_a_city_delivers_and_advances) {
  Table table = known_table();
  table.lay(0, "1W", "1,2").display(Side::night, {"N01", "N18", "N02"});
  table.goods(0, "WSHH").hand(0, {"0@2"}).begin().play({"card 0@2", "at 1,3", "tile N18"});
  EXPECT_EQ(table.stars(0), 0);
  EXPECT_EQ(table.goods_of(0)[Good::wood], 0);
  EXPECT_EQ(table.goods_of(0)[Good::wheat], 0);
  EXPECT_EQ(std::ranges::count(table.player(0).slots[1], code_of(tile_number(table.game, "N18"))),
            1);
  EXPECT_EQ(table.state.advances, 1);
}

TEST(SoleniaExamples, R04b_SO_4_42_SO_4_46_SO_4_49_SO_4_50_the_first_strip_leaves) {
  Table table = known_table();
  table.lay(0, "0SH", "0,0").lay(1, "1A", "0,2").hand(0, {"0@2"});
  const auto before = table.state.strip_at;
  const auto faces = table.row_faces();
  table.begin().play({"card 0@2", "at 3,2"});
  EXPECT_EQ(table.goods_text(0), "SH");
  EXPECT_EQ(table.goods_text(1), "A");
  EXPECT_EQ(table.stars(0), 0);
  EXPECT_EQ(table.stars(1), 0);
  EXPECT_EQ(table.discards(0), 1);
  EXPECT_EQ(table.discards(1), 1);
  EXPECT_THAT(table.state.strip_at,
              ElementsAre(before[1], before[2], before[3], before[4], before[0]));
  EXPECT_THAT(table.row_faces(), ElementsAre(faces[1], faces[2], faces[3], faces[4], "day"));
  EXPECT_EQ(table.price(1, "2,2"), 0);
}

// A table whose level-1 improvement is Rigging, which makes the second space free.
Table rigging_table() {
  Table table = known_table(2, {{"side", "winter"}, {"improvements", "on"}});
  table.level1(0, "Rigging").deliver(0, "D01", 2);
  return table;
}

TEST(SoleniaExamples, R06a_SO_6_29_a_day_tile_alone_activates_no_level_1_improvement) {
  EXPECT_EQ(rigging_table().price(0, "0,2"), 1);
}

TEST(SoleniaExamples, R06b_SO_6_29_both_tiles_of_the_column_activate_it) {
  EXPECT_EQ(rigging_table().deliver(0, "N01", 2).price(0, "0,2"), 0);
}

TEST(SoleniaExamples, R06c_SO_6_30_a_night_tile_activates_the_night_half) {
  Table table = known_table(2, {{"side", "winter"}, {"improvements", "on"}});
  table.half(0, Side::night, "Home Trade").deliver(0, "N01", 6);
  EXPECT_EQ(row(table, "improvements"), 1);
}

TEST(SoleniaExamples, R06d_SO_6_30_a_night_tile_does_not_activate_the_day_half) {
  Table table = known_table(2, {{"side", "winter"}, {"improvements", "on"}});
  table.half(0, Side::day, "Far Trade").deliver(0, "N01", 6);
  EXPECT_EQ(row(table, "improvements"), 0);
}

// Whether a night tile may go to a slot of that level, with so many tiles at levels 1, 2 and 3 of
// the night side. The day side is full: it never counts.
bool level_open(std::array<int, 3> filled, int level) {
  Table table = known_table(2, {{"side", "winter"}});
  int tile = 10;
  for (int slot = 1; slot <= 6; ++slot) table.deliver(0, "D" + std::to_string(10 + slot), slot);
  for (int at = 0; at < 3; ++at)
    for (int i = 1; i <= filled[static_cast<std::size_t>(at)]; ++i)
      table.deliver(0, "N" + std::to_string(++tile), 2 * at + i);
  table.lay(0, "1W", "1,2").display(Side::night, {"N01", "N02", "N03"}).goods(0, "WW");
  table.hand(0, {"1A"}).begin().play({"card 1A", "at 1,3", "tile N01"});
  return table.is_legal("slot " + std::to_string(2 * level - 1)) ||
         table.is_legal("slot " + std::to_string(2 * level));
}

TEST(SoleniaExamples, R07a_SO_6_5_level_2_needs_a_tile_at_level_1) {
  EXPECT_FALSE(level_open({0, 0, 0}, 2));
}
TEST(SoleniaExamples, R07b_SO_6_5_one_tile_at_level_1_opens_level_2) {
  EXPECT_TRUE(level_open({1, 0, 0}, 2));
}
TEST(SoleniaExamples, R07c_SO_6_5_level_3_needs_a_tile_at_level_2) {
  EXPECT_FALSE(level_open({1, 0, 0}, 3));
}
TEST(SoleniaExamples, R07d_SO_6_5_one_tile_at_level_2_opens_level_3) {
  EXPECT_TRUE(level_open({1, 1, 0}, 3));
}
TEST(SoleniaExamples, R07f_SO_6_5_the_second_slot_of_level_2_needs_two_at_level_1) {
  EXPECT_TRUE(level_open({2, 1, 0}, 2));
}
TEST(SoleniaExamples, R07h_SO_6_5_the_second_slot_of_level_3_needs_two_at_level_2) {
  EXPECT_TRUE(level_open({2, 2, 1}, 3));
}
TEST(SoleniaExamples, U01_SO_6_5_a_tile_at_level_1_opens_level_2) {
  EXPECT_TRUE(level_open({1, 0, 0}, 2));
}
TEST(SoleniaExamples, U02_SO_6_5_two_tiles_at_level_2_open_the_last_slot) {
  EXPECT_TRUE(level_open({2, 2, 1}, 3));
}
TEST(SoleniaExamples, U03_SO_6_5_one_tile_at_level_2_does_not_open_the_last_slot) {
  EXPECT_FALSE(level_open({2, 1, 1}, 3));
}

TEST(SoleniaExamples, T02_SO_5_3_SO_5_6_a_total_of_47) {
  Table table = known_table();
  table.deliver(0, "D05", 1);
  table.deliver(0, "N23", 1).deliver(0, "N24", 2).deliver(0, "N21", 3).goods(0, "WWSS");
  table.player(0).stars[0] = 14;
  EXPECT_EQ(row(table, "tiles"), 30);
  EXPECT_EQ(total(table), 47);
}

TEST(SoleniaExamples, T03_SO_5_3_SO_5_6_a_total_of_50) {
  Table table = known_table();
  table.deliver(0, "D01", 1).deliver(0, "D05", 2).deliver(0, "D11", 3);
  table.deliver(0, "N23", 1).deliver(0, "N24", 2).deliver(0, "N05", 3).goods(0, "WWSSHH");
  table.player(0).stars[0] = 8;
  EXPECT_EQ(row(table, "tiles"), 33);
  EXPECT_EQ(total(table), 50);
}

TEST(SoleniaExamples, T04_SO_4_19_a_one_on_water_gives_one_water) {
  Table table = known_table();
  table.hand(0, {"1W"}).begin().play({"card 1W", "at 2,1"});
  EXPECT_EQ(table.goods_text(0), "A");
  EXPECT_EQ(table.stars(0), 0);
  EXPECT_EQ(table.state.advances, 0);
}

TEST(SoleniaExamples, T05_SO_4_6_SO_4_9_one_space_between_costs_one) {
  Table table = known_table();
  table.goods(0, "H").hand(0, {"0WS"}).begin().play({"card 0WS", "at 4,2"});
  EXPECT_EQ(table.price(0, "4,2"), 1);
  EXPECT_EQ(table.play({"pay H"}).goods_text(0), "");
}

TEST(SoleniaExamples, T06_SO_4_22_SO_4_31_the_first_day_tile_pays_a_wood) {
  Table table = known_table();
  table.lay(0, "1W", "2,3").display(Side::day, {"D01", "D02", "D05"}).goods(0, "SSA");
  table.hand(0, {"1A"}).begin().play({"card 1A", "at 2,4", "tile D05"});
  EXPECT_EQ(table.stars(0), 1);
  EXPECT_EQ(table.goods_text(0), "W");
  EXPECT_EQ(table.tile_in(0, Side::day, 1), "D05");
  EXPECT_EQ(table.state.advances, 0);
}

}  // namespace
}  // namespace orrery::solenia
