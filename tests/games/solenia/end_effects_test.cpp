// The eight end effects of level-3 improvements (SO-6.41 to SO-6.49): what each counts, and what it
// does not.
#include <gtest/gtest.h>

#include "support/solenia/winter.h"

namespace orrery::solenia {
namespace {

// Seat 0 with one active half and nothing else that scores in this category. The three tiles that
// column 6 needs are D01, D02 and D03, or the night ones: two goods each, of one or two kinds.
Table with_half(Side side, std::string_view title) {
  Table table = improved_table();
  const bool day = side == Side::day;
  table.half(0, side, title)
      .half(0, opposite(side), title == "Full Holds" ? "Far Trade" : "Full Holds");
  table.deliver(0, day ? "D01" : "N01", 1).deliver(0, day ? "D02" : "N02", 3);
  return table.deliver(0, day ? "D03" : "N03", 6);
}

int stars(const Table& table) { return row(table, "improvements"); }

TEST(Solenia, SO_6_41_an_active_half_scores_once_and_adds_to_the_total) {
  Table table = with_half(Side::day, "Home Trade");
  EXPECT_EQ(stars(table), 3);
  EXPECT_EQ(total(table, 0), 3 + 3 * 2) << "and the stars of the tiles";
  const State before = table.state;
  EXPECT_EQ(stars(table), 3);
  EXPECT_EQ(table.state, before) << "scoring changes nothing";
}

TEST(Solenia, SO_6_41_a_half_that_is_not_active_scores_nothing) {
  Table table = improved_table();
  table.half(0, Side::day, "Home Trade").deliver(0, "D01", 1).deliver(0, "D02", 3);
  EXPECT_EQ(stars(table), 0);
  table.deliver(0, "D03", 5);
  EXPECT_EQ(stars(table), 0) << "column 5 is not its place";
}

TEST(Solenia, SO_6_42_full_holds_counts_goods_besides_their_own_stars) {
  Table table = with_half(Side::day, "Full Holds");
  EXPECT_EQ(stars(table), 0);
  table.goods(0, "WSHAA");
  EXPECT_EQ(stars(table), 5);
  EXPECT_EQ(row(table, "goods"), 2);
}

TEST(Solenia, SO_6_43_far_trade_counts_the_other_side) {
  Table day = with_half(Side::day, "Far Trade");
  EXPECT_EQ(stars(day), 0);
  day.deliver(0, "N05", 1).deliver(0, "N06", 2);
  EXPECT_EQ(stars(day), 2);

  Table night = with_half(Side::night, "Far Trade");
  EXPECT_EQ(stars(night), 0);
  EXPECT_EQ(stars(night.deliver(0, "D05", 1)), 1);
}

TEST(Solenia, SO_6_44_home_trade_counts_its_own_side) {
  Table day = with_half(Side::day, "Home Trade");
  day.deliver(0, "N05", 1);
  EXPECT_EQ(stars(day), 3);
  EXPECT_EQ(stars(day.deliver(0, "D05", 2)), 4);

  Table night = with_half(Side::night, "Home Trade");
  EXPECT_EQ(stars(night.deliver(0, "D05", 2)), 3);
}

TEST(Solenia, SO_6_45_bulk_freight_counts_tiles_of_four_goods_or_more) {
  Table table = with_half(Side::day, "Bulk Freight");
  EXPECT_EQ(stars(table), 0);
  EXPECT_EQ(stars(table.deliver(0, "D05", 2)), 0) << "three goods";
  EXPECT_EQ(stars(table.deliver(0, "D13", 4)), 1) << "four goods";
  EXPECT_EQ(stars(table.deliver(0, "N21", 1)), 2) << "five goods, the other side";
}

TEST(Solenia, SO_6_46_small_parcels_counts_tiles_of_three_goods_or_fewer) {
  Table table = with_half(Side::night, "Small Parcels");
  EXPECT_EQ(stars(table), 3) << "two goods each";
  EXPECT_EQ(stars(table.deliver(0, "N05", 2)), 4) << "three goods";
  EXPECT_EQ(stars(table.deliver(0, "N13", 4)), 4) << "four goods";
  EXPECT_EQ(stars(table.deliver(0, "D04", 1)), 5) << "the other side";
}

TEST(Solenia, SO_6_47_assorted_freight_counts_two_for_three_kinds_or_more) {
  Table table = with_half(Side::day, "Assorted Freight");
  EXPECT_EQ(stars(table), 0);
  EXPECT_EQ(stars(table.deliver(0, "D21", 2)), 0) << "five goods of two kinds";
  EXPECT_EQ(stars(table.deliver(0, "D11", 4)), 2) << "three kinds";
  EXPECT_EQ(stars(table.deliver(0, "N20", 1)), 4) << "four kinds, the other side";
}

TEST(Solenia, SO_6_48_star_fund_counts_thirds_of_the_stars_in_play) {
  Table table = with_half(Side::day, "Star Fund");
  table.player(0).stars = {1, 0, 1, 0};
  EXPECT_EQ(stars(table), 0);
  table.player(0).stars = {1, 1, 1, 0};
  EXPECT_EQ(stars(table), 1) << "all parts together";
  table.player(0).stars = {2, 1, 1, 1};
  EXPECT_EQ(stars(table), 1);
  table.player(0).stars = {2, 1, 1, 2};
  EXPECT_EQ(stars(table), 2);
}

TEST(Solenia, SO_6_49_last_fleet_counts_own_cards_on_the_board) {
  Table table = with_half(Side::night, "Last Fleet");
  EXPECT_EQ(stars(table), 0);
  table.lay(0, "1W", "2,2").lay(0, "0WS", "4,4");
  EXPECT_EQ(stars(table), 2);
  table.lay(1, "1W", "2,1");
  EXPECT_EQ(stars(table), 2) << "not those of others";
}

TEST(Solenia, SO_6_41_both_halves_of_a_pair_score) {
  Table table = with_half(Side::day, "Home Trade");
  table.half(0, Side::night, "Small Parcels");
  table.deliver(0, "N01", 1).deliver(0, "N02", 3).deliver(0, "N03", 6);
  EXPECT_EQ(stars(table), 3 + 6);
}

}  // namespace
}  // namespace orrery::solenia
