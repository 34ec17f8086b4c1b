// What bots know about Solenia: a few facts that any sensible weights must keep.
#include <gtest/gtest.h>

#include "support/solenia/winter.h"

namespace orrery::solenia {
namespace {

float worth(const Table& table, int seat = 0) {
  return value(table.game, table.state, seat_at(seat));
}

float liking(const Table& table, std::string_view move) {
  return preference(table.game, table.state, seat_at(0), *parse_move(table.game, move));
}

TEST(SoleniaHeuristics, own_stars_are_good_and_those_of_others_bad) {
  const Table table = known_table();
  Table mine = known_table();
  mine.player(0).stars[0] = 5;
  Table theirs = known_table();
  theirs.player(1).stars[0] = 5;
  EXPECT_GT(worth(mine), worth(table));
  EXPECT_LT(worth(theirs), worth(table));
  EXPECT_GT(worth(mine) - worth(table), worth(table) - worth(theirs)) << "mine count for more";
}

TEST(SoleniaHeuristics, goods_are_worth_more_while_they_can_be_delivered) {
  const auto gain = [](int round) {
    Table table = known_table();
    table.round(round);
    const float before = worth(table);
    return worth(table.goods(0, "WS")) - before;
  };
  EXPECT_GT(gain(1), 0);
  EXPECT_GT(gain(1), gain(16));
}

TEST(SoleniaHeuristics, different_goods_are_worth_more_than_equal_ones) {
  Table equal = known_table();
  Table different = known_table();
  // Tiles that neither storage covers.
  for (Table* table : {&equal, &different})
    table->display(Side::day, {"D21", "D22", "D23"}).display(Side::night, {"N21", "N22", "N23"});
  EXPECT_GT(worth(different.goods(0, "WSH")), worth(equal.goods(0, "WWW")));
}

TEST(SoleniaHeuristics, a_tile_that_can_be_paid_is_worth_something) {
  Table table = known_table();
  table.display(Side::day, {"D21", "D22", "D23"}).display(Side::night, {"N21", "N22", "N23"});
  table.goods(0, "SS");
  const float before = worth(table);
  show_tile(table, "D01");
  EXPECT_GT(worth(table), before);
}

TEST(SoleniaHeuristics, at_the_end_the_score_alone_counts) {
  Table table = known_table();
  table.play_out();
  Table wider = table;
  wider.player(0).capacity = 12;
  EXPECT_EQ(worth(wider), worth(table));
  const int leader = total(table, 0) >= total(table, 1) ? 0 : 1;
  EXPECT_GE(worth(table, leader), worth(table, 1 - leader));
}

TEST(SoleniaHeuristics, prefers_dearer_tiles_and_higher_cards) {
  const Table table = known_table();
  EXPECT_GT(liking(table, "tile D23"), liking(table, "tile D01"));
  EXPECT_GT(liking(table, "card 2*W"), liking(table, "card 1W"));
  EXPECT_GT(liking(table, "place"), liking(table, "discard"));
}

TEST(SoleniaHeuristics, prefers_cities_and_free_spaces) {
  Table table = known_table();
  ready_to_deliver(table, "SSW").play({"card 1W"});
  EXPECT_GT(liking(table, "at 3,3"), liking(table, "at 2,2")) << "a delivery before an island";
  EXPECT_GT(liking(table, "at 3,2"), liking(table, "at 2,0")) << "wheat for nothing, or for a good";
}

TEST(SoleniaHeuristics, takes_what_the_displays_want_and_drops_what_they_do_not) {
  Table table = known_table();
  table.display(Side::day, {"D01", "D07", "D08"}).display(Side::night, {"N07", "N14", "N01"});
  EXPECT_GT(liking(table, "gain S"), liking(table, "gain A"));
  EXPECT_LT(liking(table, "drop S"), liking(table, "drop A"));
  EXPECT_LT(liking(table, "pay S"), liking(table, "pay A"));
}

TEST(SoleniaHeuristics, prefers_five_stars_to_two_goods) {
  Table table = winter_table();
  ready_to_deliver(table.deliver(0, "D05", 1).deliver(0, "D06", 3), "SS");
  table.play({"card 1W", "at 3,3", "tile D01"});
  EXPECT_GT(liking(table, "slot 5"), liking(table, "slot 2"));
}

TEST(SoleniaHeuristics, a_position_is_quiet_only_between_turns) {
  Table table = known_table();
  table.hand(0, {"1W", "1S", "1H"}).goods(0, "W").begin();
  EXPECT_TRUE(quiet(table.game, table.state));
  table.play({"card 1W"});
  EXPECT_FALSE(quiet(table.game, table.state));
  table.play({"at 2,0"});
  EXPECT_FALSE(quiet(table.game, table.state)) << "a price is open";
  table.play({"pay W"});
  EXPECT_TRUE(quiet(table.game, table.state)) << "the next turn";
  EXPECT_TRUE(quiet(table.game, table.play_out().state));
}

}  // namespace
}  // namespace orrery::solenia
