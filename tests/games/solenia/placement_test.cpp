// Where a card may go, what extending the voyage costs, and when a card may be discarded instead
// (sections 4a to 4c, the anchors and neighbours of 1b).
#include "games/solenia/placement.h"

#include <algorithm>
#include <bit>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/rooms.h"
#include "support/solenia/table.h"

namespace orrery::solenia {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Not;
using testing::StartsWith;
using testing::UnorderedElementsAre;

// Seat 0 has chosen a card and is asked for the space.
Table& choose_card(Table& table) { return table.begin().play({table.legal().front()}); }

// The five spaces at and around the airship are taken by seat 1, whose cards are no anchors.
Table surrounded_table() {
  Table table = known_table();
  table.lay(1, "1W", "2,2").lay(1, "1S", "1,2").lay(1, "1H", "3,2");
  table.lay(1, "1A", "2,1").lay(1, "2*W", "2,3").hand(0, {"2*W", "1W", "0WS"});
  return table;
}

TEST(Solenia, SO_1_16_neighbours_are_read_from_the_table_of_the_data) {
  DataPack pack = DataPack::built_in("solenia");
  auto files = pack.files();
  boost::json::value board = boost::json::parse(files.at("board.json"));
  auto& neighbours = board.at("adjacency").at("neighbours").as_array();
  neighbours[12].as_array().emplace_back(0);  // a passage from the middle to a corner
  neighbours[0].as_array().emplace_back(12);
  files["board.json"] = boost::json::serialize(board);
  Problems problems;
  const auto other = read_pack<Components>(DataPack(files), problems);
  ASSERT_TRUE(other) << problems.list().size();

  Table table = known_table();
  EXPECT_EQ(table.price(0, "0,0"), 3);
  EXPECT_EQ(table.price(0, "0,1"), 2);
  table.game.tables = *other;
  EXPECT_EQ(table.price(0, "0,0"), 0);
  EXPECT_EQ(table.price(0, "0,1"), 1);
  EXPECT_THAT(choose_card(table).legal(), Contains("at 0,0"));
}

TEST(Solenia, SO_1_20_SO_4_3_own_cards_and_the_airship_are_anchors) {
  Table table = known_table();
  table.lay(0, "1W", "0,0").lay(1, "1W", "4,4");
  EXPECT_EQ(table.price(0, "0,0"), 0);
  EXPECT_EQ(table.price(0, "0,1"), 0);
  EXPECT_EQ(table.price(0, "1,0"), 0);
  EXPECT_EQ(table.price(0, "1,1"), 1) << "diagonal to the card, two steps from the airship";
  EXPECT_EQ(table.price(0, "1,2"), 0) << "next to the airship";
  EXPECT_EQ(table.price(0, "4,3"), 2) << "a card of another player is no anchor";
  EXPECT_EQ(table.price(1, "4,3"), 0);
  EXPECT_EQ(table.price(1, "0,1"), 2);
}

TEST(Solenia, SO_1_19_SO_4_2_the_airship_blocks_nothing_and_its_space_is_free) {
  Table table = known_table();
  EXPECT_EQ(table.price(0, "2,2"), 0);
  EXPECT_THAT(choose_card(table).legal(), Contains("at 2,2"));
  table.play({"at 2,2"});
  EXPECT_THAT(choose_card(table).legal(), Not(Contains("at 2,2"))) << "now it holds a card";
  EXPECT_EQ(table.price(1, "2,1"), 0) << "and is an anchor for everybody all the same";
}

TEST(Solenia, SO_4_1_a_space_with_a_card_is_no_target) {
  Table table = known_table();
  table.lay(0, "1W", "1,2").lay(1, "1W", "2,1").goods(0, "WSHA");
  const auto targets = choose_card(table).legal();
  EXPECT_THAT(targets, Not(Contains("at 1,2"))) << "an own card lies there";
  EXPECT_THAT(targets, Not(Contains("at 2,1"))) << "a card of seat 1 lies there";
  EXPECT_THAT(targets, Contains("at 2,3"));
}

TEST(Solenia, SO_4_4_the_value_of_the_card_does_not_matter) {
  Table table = known_table();
  table.lay(0, "1S", "1,2").goods(0, "WWH").display(Side::night, {"N01", "N02", "N03"});
  table.hand(0, {"2*W", "1W", "0WS"}).begin();
  const auto with_two = Table(table).play({"card 2*W"}).legal();
  EXPECT_THAT(with_two, Contains("at 0,2")) << "a city among them";
  EXPECT_EQ(with_two, Table(table).play({"card 1W"}).legal());
  EXPECT_EQ(with_two, Table(table).play({"card 0WS"}).legal());
}

TEST(Solenia, SO_4_5_legal_targets_are_empty_payable_and_no_idle_cities) {
  Table table = known_table();
  table.display(Side::day, {"D01", "D02", "D05"}).display(Side::night, {"N01", "N02", "N05"});
  table.lay(1, "1W", "2,3");
  EXPECT_THAT(
      choose_card(table.goods(0, "W")).legal(),
      ElementsAre("at 1,1", "at 1,2", "at 2,0", "at 2,1", "at 2,2", "at 3,1", "at 3,2", "at 4,2"));
  EXPECT_THAT(choose_card(table.goods(0, "")).legal(),
              ElementsAre("at 1,2", "at 2,1", "at 2,2", "at 3,2"));
  // WWS: two steps farther, and the night cities one space away can be served.
  EXPECT_THAT(choose_card(table.goods(0, "WWS")).legal(),
              ElementsAre("at 0,0", "at 0,1", "at 0,2", "at 0,3", "at 0,4", "at 1,0", "at 1,1",
                          "at 1,2", "at 1,3", "at 1,4", "at 2,0", "at 2,1", "at 2,2", "at 3,1",
                          "at 3,2", "at 3,4", "at 4,0", "at 4,2", "at 4,4"));
}

TEST(Solenia, SO_4_6_extension_costs_one_per_space_between) {
  Table table = known_table();
  EXPECT_EQ(table.price(0, "1,2"), 0);
  EXPECT_EQ(table.price(0, "0,2"), 1);
  EXPECT_EQ(table.price(0, "0,1"), 2);
  EXPECT_EQ(table.price(0, "0,0"), 3);
  table.lay(1, "1W", "1,2").lay(1, "1S", "2,1").lay(1, "1H", "1,1");
  EXPECT_EQ(table.price(0, "0,2"), 1) << "occupied spaces count like empty ones";
  EXPECT_EQ(table.price(0, "0,0"), 3);
}

TEST(Solenia, SO_4_7_the_nearest_anchor_fixes_the_price) {
  Table table = known_table();
  table.goods(0, "WW").lay(0, "1W", "0,4");
  EXPECT_EQ(table.price(0, "0,1"), 2);
  table.lay(0, "1S", "0,3");
  EXPECT_EQ(table.price(0, "0,1"), 1);
  choose_card(table).play({"at 0,1", "pay W"});
  EXPECT_NE(table.card_on("0,1"), "") << "one good is enough, more is not asked";
  EXPECT_EQ(table.player(0).hand.size(), 3U);
}

TEST(Solenia, SO_4_8_extending_is_allowed_while_free_spaces_are_open) {
  Table table = known_table();
  const auto targets = choose_card(table.goods(0, "W")).legal();
  EXPECT_THAT(targets, Contains("at 2,2"));
  EXPECT_THAT(targets, Contains("at 4,2"));
}

TEST(Solenia, SO_4_9_any_kinds_pay_the_price) {
  Table table = known_table();
  table.goods(0, "WSHA").goods(1, "SS").hand(0, {"2*W", "1W", "0WS"}).begin();
  table.play({"card 0WS", "at 4,2"});
  EXPECT_THAT(table.legal(), ElementsAre("pay W", "pay S", "pay H", "pay A"));
  table.play({"pay H"});
  EXPECT_EQ(table.goods_text(0), "WSA");
  EXPECT_EQ(table.goods_text(1), "SS") << "the supply gets it";

  // Of two goods every pair of kinds can be paid, named in the order of the goods.
  table = known_table();
  table.goods(0, "WSHA").hand(0, {"2*W", "1W", "0WS"}).begin().play({"card 0WS", "at 1,4"});
  std::vector<std::string> left;
  for (const std::string& first : table.legal()) {
    Table paid = Table(table).play({first});
    for (const std::string& second : paid.legal())
      left.push_back(Table(paid).play({second}).goods_text(0));
  }
  EXPECT_THAT(left, UnorderedElementsAre("HA", "SA", "SH", "WA", "WH", "WS"));
}

TEST(Solenia, SO_4_10_what_the_card_brings_cannot_pay_for_it) {
  Table table = known_table();
  table.hand(0, {"2*W", "1W", "0WS"});
  EXPECT_THAT(choose_card(table.goods(0, "")).legal(), Not(Contains("at 1,1")));
  EXPECT_THAT(choose_card(table.goods(0, "S")).legal(), Contains("at 1,1"));
  table.play({"at 1,1"});
  EXPECT_EQ(table.card_on("1,1"), "") << "paid before it is placed";
  EXPECT_THAT(table.legal(), ElementsAre("pay S")) << "the two wood are not there yet";
  table.play({"pay S"});
  EXPECT_EQ(table.goods_text(0), "WW");
}

TEST(Solenia, SO_4_11_a_price_leaves_the_goods_for_a_delivery) {
  Table table = known_table();  // the night city 1,3 costs one good
  table.display(Side::night, {"N01", "N09", "N10"}).goods(0, "WWS");
  EXPECT_THAT(choose_card(table).play({"at 1,3"}).legal(), ElementsAre("pay S"));
  table = known_table();
  table.display(Side::night, {"N01", "N03", "N10"}).goods(0, "WWS");
  EXPECT_THAT(choose_card(table).play({"at 1,3"}).legal(), ElementsAre("pay W", "pay S"))
      << "wood and stone would serve N03";
}

TEST(Solenia, SO_4_12_no_space_costs_more_than_three) {
  const Table table = known_table();
  int dearest = 0;
  for (unsigned cell = 0; cell < kCells; ++cell)
    dearest = std::max(dearest, extension_price(table.game, table.state, seat_at(0), cell));
  EXPECT_EQ(dearest, 3);
  EXPECT_EQ(table.price(0, "4,4"), 3);
}

TEST(Solenia, SO_4_13_discarding_needs_that_no_free_target_is_left) {
  Table table = surrounded_table();
  EXPECT_THAT(table.goods(0, "W").begin().legal(), ElementsAre("place", "discard"));
  table = known_table();  // the same with one free space
  table.lay(1, "1W", "2,2").lay(1, "1S", "1,2").lay(1, "1H", "3,2").lay(1, "1A", "2,1");
  EXPECT_THAT(table.goods(0, "W").begin().legal(), Each(StartsWith("card")));
  table.play({table.legal().front()});
  EXPECT_THAT(table.legal(), Contains("at 2,3")) << "the card will be placed";
}

TEST(Solenia, SO_4_14_a_city_that_cannot_be_served_does_not_prevent_the_discard) {
  Table table = known_table();  // seat 0 stands on 1,2, next to the night cities 0,2 and 1,3
  table.lay(0, "1W", "1,2").lay(1, "1W", "2,2").lay(1, "1S", "1,1").lay(1, "1H", "3,2");
  table.lay(1, "1A", "2,1").lay(1, "2*W", "2,3").display(Side::night, {"N01", "N02", "N05"});
  EXPECT_THAT(Table(table).goods(0, "W").begin().legal(), ElementsAre("place", "discard"));
  table.goods(0, "WW").begin();
  EXPECT_EQ(table.state.phase, Phase::card);
  EXPECT_EQ(table.state.pending.discarding, 0) << "with two wood a city is a free target";
}

TEST(Solenia, SO_4_15_extending_or_discarding_is_a_free_choice_if_a_price_can_be_paid) {
  Table paying = surrounded_table();
  paying.goods(0, "W").begin().play({"place", "card 1W"});
  EXPECT_THAT(paying.legal(), ElementsAre("at 1,1", "at 2,0", "at 3,1", "at 4,2"));
  Table discarding = surrounded_table();
  discarding.goods(0, "W").begin().play({"discard", "card 1W"});
  EXPECT_EQ(discarding.discards(0), 1);
  EXPECT_EQ(discarding.goods_text(0), "W");

  Table forced = surrounded_table();
  forced.goods(0, "").begin();
  EXPECT_THAT(forced.legal(), ElementsAre("card 2*W", "card 1W", "card 0WS")) << "no choice";
  forced.play({"card 1W"});
  EXPECT_EQ(forced.discards(0), 1);
}

TEST(Solenia, SO_4_16_any_card_is_discarded_without_its_value_or_effect) {
  for (const std::string card : {"2*W", "1W", "0WS"}) {
    Table table = surrounded_table();
    table.begin().play({"card " + card});
    EXPECT_EQ(table.goods_text(0), "") << card;
    EXPECT_EQ(table.stars(0), 0) << card;
    EXPECT_EQ(table.player(0).discard[card_kind(table.game, card)], 1) << card;
    EXPECT_EQ(std::popcount(table.state.cards_of[0]), 0) << card;
  }
}

TEST(Solenia, SO_4_17_a_discard_moves_the_airship_and_ends_the_turn) {
  for (const std::string card : {"2*W", "0WS"}) {
    Table table = surrounded_table();
    table.begin().play({"card " + card});
    EXPECT_EQ(table.state.advances, 1) << card << ": once, whatever the value";
    EXPECT_EQ(table.card_on("1,2"), "1W") << "every row moved down";
    EXPECT_EQ(table.state.turn, 1);
  }
}

TEST(Solenia, SO_4_18_a_discarded_card_is_one_of_the_sixteen_and_is_replaced) {
  Table table = surrounded_table();
  table.begin().play({"card 2*W"});
  EXPECT_EQ(table.player(0).hand.size(), 3U);
  EXPECT_EQ(table.player(0).deck.size(), 12U);
  EXPECT_EQ(table.discards(0), 1);
}

}  // namespace
}  // namespace orrery::solenia
