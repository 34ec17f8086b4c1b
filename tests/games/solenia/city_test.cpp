// A card on a city: stars, a delivery, its slot and its bonus (section 4e and SO-4.53).
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/table.h"

namespace orrery::solenia {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Not;
using testing::StartsWith;

// Seat 0 stands on 1,2 and 2,3: the night cities 0,2 and 1,3 and the day city 2,4 are free of
// charge, the day city 3,3 too. N01 costs WW, N02 HH, N05 WWH; D01 SS, D02 AA, D05 SSA.
Table city_table(GivenOptions options = {}, int players = 2) {
  Table table = known_table(players, std::move(options));
  table.lay(0, "1W", "1,2").lay(0, "1S", "2,3");
  table.display(Side::night, {"N01", "N02", "N05"}).display(Side::day, {"D01", "D02", "D05"});
  table.hand(0, {"2*W", "1A", "0WS"});
  return table;
}

// The spaces seat 0 may go to.
std::vector<std::string> spaces(Table table) {
  return table.begin().play({table.legal().front()}).legal();
}

TEST(Solenia, SO_4_22_a_city_serves_tiles_of_its_own_side) {
  Table table = city_table().goods(0, "WWSSHH").begin();
  EXPECT_THAT(Table(table).play({"card 1A", "at 1,3"}).legal(),
              ElementsAre("tile N01", "tile N02", "tile N05"));
  EXPECT_THAT(Table(table).play({"card 1A", "at 2,4"}).legal(), ElementsAre("tile D01"));
  EXPECT_THAT(spaces(city_table().goods(0, "WW")), Not(Contains("at 2,4")))
      << "goods for a night tile open no day city";
}

TEST(Solenia, SO_4_23_a_city_needs_a_delivery_that_is_covered) {
  EXPECT_THAT(spaces(city_table().goods(0, "W")), Not(Contains("at 1,3")));
  EXPECT_THAT(spaces(city_table().goods(0, "WH")), Not(Contains("at 1,3"))) << "part of N05";
  EXPECT_THAT(spaces(city_table().goods(0, "WW")), Contains("at 1,3"));
}

TEST(Solenia, SO_4_23_a_city_needs_a_free_slot) {
  Table table = city_table().goods(0, "WW");
  const std::vector<std::string> tiles = {"N11", "N12", "N13", "N14", "N15", "N16"};
  for (int slot = 1; slot <= 5; ++slot)
    table.deliver(0, tiles[static_cast<std::size_t>(slot - 1)], slot);
  EXPECT_THAT(spaces(table), Contains("at 1,3")) << "the sixth slot is free";
  table.deliver(0, "N16", 6);
  EXPECT_THAT(spaces(table), Not(Contains("at 1,3")));
}

TEST(Solenia, SO_4_53_the_goods_of_the_tile_and_the_price_must_be_there_together) {
  // Without its own cards seat 0 pays one good for 1,3. N01 costs two wood.
  const auto with = [](std::string_view goods) {
    Table table = known_table();
    table.display(Side::night, {"N01", "N23", "N24"}).goods(0, goods);
    return spaces(table);
  };
  EXPECT_THAT(with("WW"), Not(Contains("at 1,3"))) << "covered, but nothing is left to pay";
  EXPECT_THAT(with("WSSS"), Not(Contains("at 1,3"))) << "enough goods, but none covers the tile";
  EXPECT_THAT(with("WWS"), Contains("at 1,3"));
  EXPECT_THAT(with("WWW"), Contains("at 1,3")) << "the price may be of the same kind";
}

TEST(Solenia, SO_4_24_stars_by_the_value_come_first) {
  for (const auto& [card, stars] : {std::pair{"2*W", 2}, {"1A", 1}, {"0WS", 0}}) {
    Table table = city_table().goods(0, "WW").begin();
    table.play({"card " + std::string(card), "at 1,3"});
    EXPECT_EQ(table.stars(0), stars) << card;
    EXPECT_EQ(table.player(0).stars[static_cast<std::size_t>(StarPart::city)], stars);
    EXPECT_EQ(table.goods_text(0), "WW") << "nothing is paid yet, no goods are gained";
    EXPECT_EQ(table.state.phase, Phase::tile);
  }
}

TEST(Solenia, SO_4_25_exactly_one_tile_must_be_delivered_and_paid_in_full) {
  Table table = city_table().goods(0, "WWSHH").begin().play({"card 1A", "at 1,3"});
  EXPECT_THAT(table.legal(), ElementsAre("tile N01", "tile N02", "tile N05")) << "no refusal";
  table.play({"tile N05"});
  EXPECT_EQ(table.goods_text(0), "SSH") << "WWH paid, a stone from slot 1";
  EXPECT_EQ(table.tile_in(0, Side::night, 1), "N05");
  EXPECT_EQ(table.tile_in(0, Side::night, 2), "");
  EXPECT_EQ(table.state.turn, 1) << "one delivery only";
}

TEST(Solenia, SO_4_26_in_summer_the_lowest_free_slot_is_filled) {
  Table table = city_table().deliver(0, "N11", 1).deliver(0, "D11", 1).deliver(0, "D12", 2);
  table.goods(0, "WW").begin().play({"card 1A", "at 1,3", "tile N01"});
  EXPECT_EQ(table.tile_in(0, Side::night, 2), "N01") << "the day slots do not count";
  EXPECT_EQ(table.tile_in(0, Side::night, 3), "");
}

TEST(Solenia, SO_4_26_in_winter_the_player_chooses_the_slot) {
  Table table = city_table({{"side", "winter"}}).deliver(0, "N11", 1);
  table.goods(0, "WW").begin().play({"card 1A", "at 1,3", "tile N01"});
  EXPECT_THAT(table.legal(), ElementsAre("slot 2", "slot 3", "slot 4"));
  table.play({"slot 4"});
  EXPECT_EQ(table.tile_in(0, Side::night, 4), "N01");
}

TEST(Solenia, SO_4_27_SO_4_28_the_next_tile_takes_the_emptied_position) {
  Table table = city_table().next_tile("N20").goods(0, "HH").begin();
  EXPECT_THAT(table.shown(Side::night), ElementsAre("N01", "N02", "N05", ""));
  const auto day = table.shown(Side::day);
  const std::size_t stack = table.state.stack[1].size();
  table.play({"card 1A", "at 1,3", "tile N02"});
  EXPECT_THAT(table.shown(Side::night), ElementsAre("N01", "N20", "N05", ""));
  EXPECT_EQ(table.shown(Side::day), day);
  EXPECT_EQ(table.state.stack[1].size(), stack - 1);
}

TEST(Solenia, SO_4_29_an_empty_stack_leaves_the_position_empty) {
  Table table = known_table(4);  // 24 night tiles: four shown, five with each player
  table.display(Side::night, {"N01", "N02", "N03", "N04"});
  for (int number = 5; number <= 24; ++number)
    table.deliver((number - 5) / 5, (number < 10 ? "N0" : "N") + std::to_string(number),
                  (number - 5) % 5 + 1);
  ASSERT_TRUE(table.state.stack[1].empty());
  table.lay(0, "1W", "1,2").lay(1, "1W", "2,3");
  table.goods(0, "HH").goods(1, "WW").hand(0, {"1A"}).hand(1, {"1A"}).round(2).begin();
  table.play({"card 1A", "at 1,3", "tile N02"});
  EXPECT_THAT(table.shown(Side::night), ElementsAre("N01", "", "N03", "N04"));
  EXPECT_TRUE(table.happened(EventKind::stack_empty));
  EXPECT_FALSE(table.happened(EventKind::tile_shown));
  table.play_out(1, [&] { EXPECT_EQ(table.shown(Side::night)[1], ""); });
}

TEST(Solenia, SO_4_30_the_bonus_comes_when_the_new_tile_is_known) {
  Table table = city_table().deliver(0, "N11", 1).deliver(0, "N12", 2).next_tile("N20");
  table.goods(0, "WW").begin().play({"card 1A", "at 1,3", "tile N01"});
  EXPECT_THAT(table.shown(Side::night), ElementsAre("N20", "N02", "N05", ""));
  EXPECT_THAT(table.legal(), ElementsAre("gain S", "gain A")) << "chosen after the reveal";
  EXPECT_EQ(table.goods_text(0), "");
}

TEST(Solenia, SO_4_30_the_storage_is_checked_after_the_bonus) {
  Table table = city_table({{"side", "winter"}, {"improvements", "on"}});
  table.deliver(0, "D11", 2).level1(0, "Windfall").goods(0, "WWHHHH").begin();
  table.play({"card 1A", "at 1,3", "tile N01", "slot 2"});
  EXPECT_EQ(table.goods_text(0), "WSSHHHHHAA") << "four kept, two of the slot, four of Windfall";
  EXPECT_THAT(table.legal(0), Each(StartsWith("drop")));
}

// The goods and stars that filling this slot brings in summer; `choice` answers "gain ...".
std::string bonus(Side side, int slot, std::string_view choice = "") {
  Table table = city_table();
  const std::string letter = side == Side::day ? "D" : "N";
  for (int filled = 1; filled < slot; ++filled)
    table.deliver(0, letter + std::to_string(10 + filled), filled);
  table.goods(0, side == Side::day ? "SS" : "WW").begin();
  table.play({"card 0WS", side == Side::day ? "at 2,4" : "at 1,3", "tile " + letter + "01"});
  if (!choice.empty()) {
    EXPECT_THAT(table.legal(0), Contains("gain " + std::string(choice)));
    EXPECT_EQ(table.legal(0).size(), 2U);
    table.play({"gain " + std::string(choice)});
  }
  EXPECT_EQ(table.tile_in(0, side, slot), letter + "01");
  return table.goods_text(0) + std::string(static_cast<std::size_t>(table.stars(0)), '*');
}

TEST(Solenia, SO_4_31_slot_1_gives_wood_or_stone_by_side) {
  EXPECT_EQ(bonus(Side::day, 1), "W");
  EXPECT_EQ(bonus(Side::night, 1), "S");
}

TEST(Solenia, SO_4_32_slot_2_gives_wheat_or_water_by_side) {
  EXPECT_EQ(bonus(Side::day, 2), "H");
  EXPECT_EQ(bonus(Side::night, 2), "A");
}

TEST(Solenia, SO_4_33_slot_3_gives_one_of_the_two_by_choice) {
  EXPECT_EQ(bonus(Side::day, 3, "W"), "W");
  EXPECT_EQ(bonus(Side::day, 3, "H"), "H");
  EXPECT_EQ(bonus(Side::night, 3, "S"), "S");
  EXPECT_EQ(bonus(Side::night, 3, "A"), "A");
}

TEST(Solenia, SO_4_34_slot_4_gives_both) {
  EXPECT_EQ(bonus(Side::day, 4), "WH");
  EXPECT_EQ(bonus(Side::night, 4), "SA");
}

TEST(Solenia, SO_4_35_SO_4_36_slots_5_and_6_give_five_stars) {
  EXPECT_EQ(bonus(Side::day, 5), "*****");
  EXPECT_EQ(bonus(Side::night, 5), "*****");
  EXPECT_EQ(bonus(Side::day, 6), "*****");
  EXPECT_EQ(bonus(Side::night, 6), "*****");
}

TEST(Solenia, SO_4_37_winter_slots_have_their_powers_instead) {
  Table table = city_table({{"side", "winter"}}).goods(0, "WW").begin();
  table.play({"card 1A", "at 1,3", "tile N01"});
  Table first = Table(table).play({"slot 1"});
  EXPECT_EQ(first.goods_text(0), "S");
  EXPECT_EQ(first.player(0).capacity, 7) << "summer slots change no capacity";
  EXPECT_EQ(Table(table).play({"slot 2"}).goods_text(0), "SA") << "in summer one water";
}

}  // namespace
}  // namespace orrery::solenia
