// The airship advances, the first strip leaves and its cards take effect (section 4g).
#include <algorithm>
#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/table.h"

namespace orrery::solenia {
namespace {

using testing::ElementsAre;
using testing::ElementsAreArray;

// Seat 0 places a 0 card far from row 0, which leaves then.
Table& advance(Table& table) { return table.hand(0, {"0HA"}).begin().play({"card 0HA", "at 3,2"}); }

std::string strips(const Table& table) {
  std::string text;
  for (const std::uint8_t strip : table.state.strip_at)
    text += table.game.tables.strips[strip].id.back();
  return text;
}

TEST(Solenia, SO_1_9_the_first_strip_is_behind_the_airship_and_leaves_next) {
  Table table = known_table();
  EXPECT_EQ(strips(table), "12534");
  EXPECT_EQ(table.row_faces().front(), "night");
  EXPECT_EQ(table.row_faces().back(), "day") << "in the dawn order the flight leads into the day";
  advance(table);
  EXPECT_EQ(strips(table), "25341");
}

TEST(Solenia, SO_4_41_a_zero_card_advances_the_airship_on_an_island_and_in_a_city) {
  for (const auto& [card, advances] : {std::pair{"2*W", 0}, {"1W", 0}, {"0WS", 1}, {"0@2", 1}}) {
    Table island = known_table();
    island.hand(0, {card}).begin().play({"card " + std::string(card), "at 2,2"});
    EXPECT_EQ(island.state.advances, advances) << card;

    Table city = known_table();
    city.lay(0, "1S", "1,2").display(Side::night, {"N01", "N02", "N03"}).goods(0, "WW");
    city.hand(0, {card}).begin().play({"card " + std::string(card), "at 1,3", "tile N01"});
    EXPECT_EQ(city.state.advances, advances) << card << " in a city";
    EXPECT_EQ(city.state.turn, 1);
  }
}

TEST(Solenia, SO_4_41_a_discard_advances_the_airship_once) {
  Table table = known_table();
  table.lay(1, "1W", "2,2").lay(1, "1S", "1,2").lay(1, "1H", "3,2").lay(1, "1A", "2,1");
  table.lay(1, "2*W", "2,3").hand(0, {"0WS"}).begin().play({"card 0WS"});
  EXPECT_EQ(table.state.advances, 1) << "not twice, though the card discarded is a 0";
}

TEST(Solenia, SO_4_42_departing_cards_pay_their_owners_in_anybodys_turn) {
  Table table = known_table(3);
  table.lay(0, "1H", "0,0")
      .lay(1, "1W", "0,1")
      .lay(2, "0WS", "0,3")
      .goods(2, "")
      .lay(1, "1A", "1,0");
  advance(table);
  EXPECT_EQ(table.goods_text(0), "H");
  EXPECT_EQ(table.goods_text(1), "W") << "the card in row 1 stays";
  EXPECT_EQ(table.goods_text(2), "WS");
}

TEST(Solenia, SO_4_43_a_card_placed_on_the_leaving_row_in_this_turn_counts) {
  Table table = known_table();
  table.lay(0, "1H", "1,1").hand(0, {"0@2"}).begin().play({"card 0@2", "at 0,1"});
  EXPECT_EQ(table.goods_text(0), "SS") << "two of the stone island it was just placed on";
  EXPECT_EQ(table.discards(0), 1);
}

TEST(Solenia, SO_4_44_site_gives_goods_of_the_island) {
  Table table = known_table();  // row 0 is A S N A S
  table.lay(0, "1@1", "0,0").lay(0, "0@2", "0,1").lay(1, "0@2", "0,3").lay(1, "1@1", "0,4");
  advance(table);
  EXPECT_EQ(table.goods_text(0), "SSA");
  EXPECT_EQ(table.goods_text(1), "SAA");
  EXPECT_EQ(table.stars(0), 0);
}

TEST(Solenia, SO_4_45_site_gives_stars_in_a_city) {
  for (const auto& [card, stars] : {std::pair{"1@1", 1}, {"0@2", 2}}) {
    Table table = known_table();
    table.lay(1, card, "0,2");
    advance(table);
    EXPECT_EQ(table.stars(1), stars) << card;
    EXPECT_EQ(table.player(1).stars[static_cast<std::size_t>(StarPart::departure)], stars);
    EXPECT_EQ(table.goods_text(1), "");
  }
}

TEST(Solenia, SO_4_46_gain_gives_the_named_goods_anywhere) {
  for (const std::string space : {"0,0", "0,1", "0,2"}) {  // water, stone, a city
    Table one = known_table();
    one.lay(1, "1H", space);
    EXPECT_EQ(advance(one).goods_text(1), "H") << space;
    Table two = known_table();
    two.lay(1, "0SH", space);
    EXPECT_EQ(advance(two).goods_text(1), "SH") << space;
    EXPECT_EQ(two.stars(1), 0);
  }
}

TEST(Solenia, SO_4_47_star_if_gives_a_star_on_its_own_island_alone) {
  const auto stars = [](std::string_view card, std::string_view space) {
    Table table = known_table();
    table.lay(1, card, space);
    advance(table);
    EXPECT_EQ(table.goods_text(1), "");
    return table.stars(1);
  };
  EXPECT_EQ(stars("2*S", "0,1"), 1);
  EXPECT_EQ(stars("2*A", "0,0"), 1);
  EXPECT_EQ(stars("2*A", "0,1"), 0) << "another island";
  EXPECT_EQ(stars("2*W", "0,0"), 0);
  EXPECT_EQ(stars("2*S", "0,2"), 0) << "a city";
  EXPECT_EQ(stars("2*A", "0,2"), 0);
}

// Seats 0, 1 and 2 will be above their capacity by one, two and none.
Table overflowing_table() {
  Table table = known_table(3);
  table.goods(0, "WWWWWWWW").goods(1, "HHHHHHHH").goods(2, "AAAAAA");
  table.lay(0, "1S", "0,0").lay(1, "0WS", "0,1").lay(2, "0WS", "0,2");
  advance(table);
  return table;
}

TEST(Solenia, SO_4_48_all_gains_come_at_once_then_everybody_discards_his_own) {
  Table table = overflowing_table();
  EXPECT_EQ(table.goods_text(0), "WWWWWWWWS");
  EXPECT_EQ(table.goods_text(1), "WSHHHHHHHH");
  EXPECT_EQ(table.goods_text(2), "WSAAAAAA") << "eight: nothing to discard";
  EXPECT_TRUE(active(table.game, table.state).has(seat_at(0)));
  EXPECT_TRUE(active(table.game, table.state).has(seat_at(1)));
  EXPECT_FALSE(active(table.game, table.state).has(seat_at(2)));
  EXPECT_THAT(table.legal(0), ElementsAre("drop W", "drop S"));
  EXPECT_THAT(table.legal(1), ElementsAre("drop W", "drop S", "drop H"));
}

TEST(Solenia, SO_4_48_the_order_of_the_discards_changes_nothing) {
  Table turn_first = overflowing_table();
  turn_first.play(0, "drop S").play(1, "drop W").play(1, "drop H");
  Table turn_last = overflowing_table();
  turn_last.play(1, "drop W").play(1, "drop H");
  EXPECT_EQ(turn_last.state.turn, 0) << "the turn waits for everybody";
  EXPECT_EQ(turn_last.state.advances, 0);
  turn_last.play(0, "drop S");
  EXPECT_EQ(turn_first.state, turn_last.state);
  EXPECT_EQ(turn_first.goods_text(1), "SHHHHHHH");
  EXPECT_EQ(turn_first.state.turn, 1);
}

TEST(Solenia, SO_4_49_cards_of_the_row_go_to_the_piles_of_their_owners) {
  Table table = known_table();
  table.lay(0, "1H", "0,0").lay(1, "1W", "0,1").lay(1, "2*S", "0,4").lay(1, "1A", "1,0");
  advance(table);
  EXPECT_EQ(table.discards(0), 1);
  EXPECT_EQ(table.discards(1), 2);
  EXPECT_EQ(table.player(0).discard[card_kind(table.game, "1H")], 1);
  EXPECT_EQ(table.player(1).discard[card_kind(table.game, "1W")], 1);
  EXPECT_EQ(table.player(1).discard[card_kind(table.game, "2*S")], 1);
}

TEST(Solenia, SO_4_50_the_strip_turns_over_to_the_front_and_the_others_move_down) {
  Table table = known_table();
  table.lay(0, "1H", "0,0").lay(1, "1W", "1,4").lay(1, "1S", "4,1");
  advance(table);  // the 0 card was placed on 3,2
  EXPECT_EQ(strips(table), "25341");
  EXPECT_THAT(table.row_faces(), ElementsAre("night", "dawn", "day", "day", "day"))
      << "ST1 showed its night face";
  EXPECT_EQ(table.card_on("0,4"), "1W");
  EXPECT_EQ(table.card_on("2,2"), "0HA");
  EXPECT_EQ(table.card_on("3,1"), "1S");
  for (const std::string space : {"4,0", "4,1", "4,2", "4,3", "4,4", "0,0", "1,4", "3,2"})
    EXPECT_EQ(table.card_on(space), "") << space;
  EXPECT_EQ(table.price(1, "0,3"), 0) << "seat 1's card is an anchor where it lies now";
}

TEST(Solenia, SO_4_51_the_airship_is_over_the_middle_again) {
  Table table = known_table();
  advance(table);
  EXPECT_EQ(table.price(1, "2,2"), 0);
  EXPECT_EQ(table.price(1, "3,2"), 0);
  EXPECT_EQ(table.price(1, "4,2"), 1) << "it did not stay one row ahead";
  EXPECT_EQ(table.price(1, "0,2"), 1);
}

using Faces = std::array<std::string, kRows>;

// The table of SO-4.52.
const std::array<Faces, 10> kCycle = {{
    {"night", "night", "dawn", "day", "day"},
    {"night", "dawn", "day", "day", "day"},
    {"dawn", "day", "day", "day", "day"},
    {"day", "day", "day", "day", "dusk"},
    {"day", "day", "day", "dusk", "night"},
    {"day", "day", "dusk", "night", "night"},
    {"day", "dusk", "night", "night", "night"},
    {"dusk", "night", "night", "night", "night"},
    {"night", "night", "night", "night", "dawn"},
    {"night", "night", "night", "dawn", "day"},
}};

TEST(Solenia, SO_4_52_the_faces_follow_from_the_number_of_advances) {
  for (const auto& [order, line] : {std::pair{"dawn", 0U}, {"dusk", 5U}}) {
    Table table(4, {{"start_order", order}});
    EXPECT_THAT(table.row_faces(), ElementsAreArray(kCycle[line]));
    table.play_out(1, [&] {
      EXPECT_THAT(table.row_faces(), ElementsAreArray(kCycle[(line + table.state.advances) % 10]));
    });
    EXPECT_GE(table.state.advances, 24) << "more than twice around";
  }
}

}  // namespace
}  // namespace orrery::solenia
