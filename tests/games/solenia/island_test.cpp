// A card on an island: goods by its value (section 4d).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/table.h"

namespace orrery::solenia {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::StartsWith;

// The goods of seat 0 after a card on an island next to the airship.
std::string goods_after(std::string_view card, std::string_view space) {
  Table table = known_table();
  table.hand(0, {card}).begin();
  table.play({"card " + std::string(card), "at " + std::string(space)});
  return table.goods_text(0);
}

TEST(Solenia, SO_4_19_an_island_gives_as_many_goods_as_the_value) {
  EXPECT_EQ(goods_after("2*H", "2,2"), "WW");
  EXPECT_EQ(goods_after("2*W", "2,3"), "SS");
  EXPECT_EQ(goods_after("2*W", "3,2"), "HH");
  EXPECT_EQ(goods_after("2*W", "2,1"), "AA");
  EXPECT_EQ(goods_after("1S", "2,2"), "W") << "the effect of the card is for its departure";
  EXPECT_EQ(goods_after("1@1", "2,3"), "S");
  EXPECT_EQ(goods_after("1W", "3,2"), "H");
  EXPECT_EQ(goods_after("1W", "2,1"), "A");
  EXPECT_EQ(goods_after("0@2", "2,2"), "");
  EXPECT_EQ(goods_after("0WS", "2,3"), "");
  EXPECT_EQ(goods_after("0WS", "3,2"), "");
  EXPECT_EQ(goods_after("0WS", "2,1"), "");
}

TEST(Solenia, SO_4_19_an_island_gives_goods_to_the_player_on_turn_and_no_stars) {
  Table table = known_table();
  table.lay(1, "1W", "2,1").hand(0, {"2*W"}).begin().play({"card 2*W", "at 2,2"});
  EXPECT_EQ(table.goods_text(0), "WW");
  EXPECT_EQ(table.goods_text(1), "");
  EXPECT_EQ(table.stars(0), 0);
}

// Field Crews (day 2A) add one wood or wheat; capacity 6, as no slot 1A is filled.
Table crews_table() {
  Table table = known_table(2, {{"side", "winter"}});
  table.deliver(0, "D01", 2).deliver(0, "D02", 3).hand(0, {"2*A", "1A", "0HA"});
  return table;
}

TEST(Solenia, SO_4_20_what_abilities_add_is_added_before_the_storage_is_checked) {
  Table fits = crews_table();
  fits.goods(0, "SSS").begin().play({"card 2*A", "at 2,2"});
  EXPECT_EQ(fits.goods_text(0), "WWWSSS");
  EXPECT_EQ(fits.state.turn, 1) << "six goods, nothing to discard";

  Table above = crews_table();
  above.goods(0, "SSSS").begin().play({"card 2*A", "at 2,2"});
  EXPECT_EQ(above.goods_text(0), "WWWSSSS");
  EXPECT_THAT(above.legal(0), ElementsAre("drop W", "drop S")) << "all seven lie there to choose";
}

TEST(Solenia, SO_4_20_deckhands_let_a_zero_gain_one) {
  Table table = known_table(2, {{"side", "winter"}, {"improvements", "on"}});
  table.deliver(0, "D01", 2).deliver(0, "N01", 2).level1(0, "Deckhands").goods(0, "SSSSSS");
  table.hand(0, {"0HA"}).begin().play({"card 0HA", "at 2,2"});
  EXPECT_EQ(table.goods_text(0), "WSSSSSS");
  EXPECT_THAT(table.legal(0), ElementsAre("drop W", "drop S"));
}

TEST(Solenia, SO_4_21_the_storage_is_checked_after_the_island) {
  Table fits = known_table();
  fits.goods(0, "SSSSSS").hand(0, {"2*W"}).begin().play({"card 2*W", "at 2,2"});
  EXPECT_EQ(fits.goods_text(0), "WWSSSSSS");
  EXPECT_EQ(fits.state.turn, 1);

  Table above = known_table();
  above.goods(0, "SSSSSSS").hand(0, {"2*W"}).begin().play({"card 2*W", "at 2,2"});
  EXPECT_EQ(above.state.turn, 0) << "the turn waits for the discard";
  EXPECT_THAT(above.legal(0), Each(StartsWith("drop")));
  above.play({"drop W"});
  EXPECT_EQ(above.goods_text(0), "WSSSSSSS");
  EXPECT_EQ(above.state.turn, 1);
}

}  // namespace
}  // namespace orrery::solenia
