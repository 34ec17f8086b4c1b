// The Rival's turn in the solo game (chapter 7b), from a known card and a known roll of the die.
// The board is that of solenia_winter.h.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/winter.h"

namespace orrery::solenia {
namespace {

using testing::ElementsAre;

Table solo_table(GivenOptions options = {}) { return known_table(1, std::move(options)); }

// Where the Rival's card comes to lie on this table.
std::string flight(Table table, std::string_view card, std::uint32_t die) {
  rival_plays(table, card, die);
  return space_of(table, 1, card);
}

// Your cards lie on these spaces.
Table& occupy(Table& table, std::initializer_list<std::string_view> spaces) {
  for (const std::string_view space : spaces) {
    const std::string card =
        table.game.tables.card_names[table.player(0).deck[0]];  // any card will do
    table.lay(0, card, space);
  }
  return table;
}

TEST(Solenia, SO_7_6_the_rival_turns_up_its_top_card_and_rolls) {
  Table table = solo_table();
  const std::uint32_t rolls = table.state.chance.drawn[1];
  const std::uint32_t shuffles = table.state.chance.drawn[0];
  rival_plays(table, "1A", 4);
  ASSERT_EQ(table.happenings().front(), EventKind::rival_acts);
  EXPECT_EQ(table.events.front().args[0], card_kind(table.game, "1A"));
  EXPECT_EQ(table.events.front().args[1], 4);
  EXPECT_EQ(table.state.die, 4);
  EXPECT_EQ(table.state.rival_deck.size(), 15U);
  EXPECT_GT(table.state.chance.drawn[1], rolls);
  EXPECT_EQ(table.state.chance.drawn[0], shuffles) << "nothing else is drawn";
}

TEST(Solenia, SO_7_7_one_to_five_name_a_column_and_six_a_city) {
  const Table table = solo_table();
  EXPECT_EQ(flight(table, "1A", 1), "2,0");
  EXPECT_EQ(flight(table, "1A", 2), "2,1");
  EXPECT_EQ(flight(table, "1A", 3), "2,2");
  EXPECT_EQ(flight(table, "1A", 4), "2,3");
  EXPECT_EQ(flight(table, "1A", 5), "2,4");
  EXPECT_EQ(flight(table, "1A", 6), "0,2");
}

TEST(Solenia, SO_7_8_no_neighbours_and_no_price) {
  Table table = solo_table();
  EXPECT_EQ(flight(table, "2*W", 5), "3,4") << "three steps from the airship, without goods";
  occupy(table, {"3,4"});
  EXPECT_EQ(flight(table, "2*W", 5), "4,4");
}

TEST(Solenia, SO_7_9_on_a_city_the_best_tile_leaves_the_game) {
  Table table = solo_table();
  table.display(Side::day, {"D05", "D23", "D13"}).next_tile("D07");
  const auto night = table.shown(Side::night);
  rival_plays(table, "2*W", 1);  // the day city 3,0
  EXPECT_THAT(table.shown(Side::day), ElementsAre("D05", "D07", "D13", ""));
  EXPECT_EQ(table.shown(Side::night), night);
  EXPECT_TRUE(is_removed(table.state, tile_number(table.game, "D23")));
  EXPECT_TRUE(table.happened(EventKind::rival_removed));
}

TEST(Solenia, SO_7_9_a_night_city_takes_a_night_tile) {
  Table table = solo_table();
  table.display(Side::night, {"N21", "N01", "N02"}).next_tile("N03");
  rival_plays(table, "0WS", 4);  // the night city 1,3
  EXPECT_THAT(table.shown(Side::night), ElementsAre("N03", "N01", "N02", ""));
}

TEST(Solenia, SO_7_9_a_tie_goes_to_the_lowest_position) {
  Table table = solo_table();
  table.display(Side::day, {"D01", "D13", "D14"}).next_tile("D02");
  rival_plays(table, "2*W", 1);
  EXPECT_THAT(table.shown(Side::day), ElementsAre("D01", "D02", "D14", ""));
}

TEST(Solenia, SO_7_9_empty_stack_and_empty_display) {
  Table table = solo_table();
  table.display(Side::day, {"D01", "D13", "D14"});
  table.state.stack[0].clear();
  rival_plays(table, "2*W", 1);
  EXPECT_THAT(table.shown(Side::day), ElementsAre("D01", "", "D14", "")) << "nothing replaces it";
  table.state.display[0] = {};
  rival_plays(table, "2*S", 4);  // the day city 3,3
  EXPECT_EQ(space_of(table, 1, "2*S"), "3,3");
  EXPECT_FALSE(table.happened(EventKind::rival_removed)) << "nothing happens";
}

TEST(Solenia, SO_7_10_only_a_zero_moves_the_airship) {
  Table table = solo_table();
  rival_plays(table, "1A", 3);
  EXPECT_EQ(table.state.advances, 0);
  rival_plays(table, "2*W", 3);
  EXPECT_EQ(table.state.advances, 0);
  rival_plays(table, "0WS", 3);
  EXPECT_EQ(table.state.advances, 1);
  EXPECT_THAT(table.row_faces(), ElementsAre("night", "dawn", "day", "day", "day"));
  EXPECT_EQ(space_of(table, 1, "0WS"), "0,2") << "from row 1, one row nearer to leaving";
}

TEST(Solenia, SO_7_11_the_rival_draws_nothing_and_its_turn_ends) {
  Table table = solo_table();
  const auto hand = table.player(0).hand;
  rival_plays(table, "1A", 3);
  EXPECT_EQ(table.state.rival_deck.size(), 15U);
  EXPECT_FALSE(table.happened(EventKind::drew));
  EXPECT_EQ(table.player(0).hand, hand);
  EXPECT_EQ(table.state.turn, 0);
}

TEST(Solenia, SO_7_12_the_nearest_city_then_the_lower_row_then_the_lower_column) {
  Table table = solo_table();
  const auto next = [&table] { return flight(table, "1A", 6); };
  EXPECT_EQ(next(), "0,2") << "two steps, the lowest row of four; either side counts";
  EXPECT_EQ((occupy(table, {"0,2"}), next()), "1,3");
  EXPECT_EQ((occupy(table, {"1,3"}), next()), "2,4");
  EXPECT_EQ((occupy(table, {"2,4"}), next()), "3,3");
  EXPECT_EQ((occupy(table, {"3,3"}), next()), "3,0") << "three steps, the lowest row";
  EXPECT_EQ((occupy(table, {"3,0"}), next()), "4,1") << "the lower column of 4,1 and 4,3";
  EXPECT_EQ((occupy(table, {"4,1"}), next()), "4,3");
}

TEST(Solenia, SO_7_12_distance_comes_before_the_row) {
  Table table = solo_table();
  std::swap(table.state.strip_at[0], table.state.strip_at[4]);  // row 0: W N A N S
  EXPECT_EQ(flight(table, "1A", 6), "1,3") << "two steps, though 0,1 and 0,3 are lower";
}

TEST(Solenia, SO_7_12_without_an_empty_city_it_flies_in_column_2) {
  Table table = solo_table();
  occupy(table, {"0,2", "1,3", "2,4", "3,3", "3,0", "4,1", "4,3"});
  EXPECT_EQ(flight(table, "1A", 6), "2,2");
  EXPECT_EQ(flight(table, "2*W", 6), "3,2");
  table = solo_table();
  occupy(table, {"0,2", "1,3", "2,4", "3,3", "3,0", "4,1"});
  EXPECT_EQ(flight(table, "1A", 6), "4,3") << "one city is still empty";
}

TEST(Solenia, SO_7_13_the_value_names_the_start_row) {
  const Table table = solo_table();
  Table zero = solo_table();
  next_rival_card(zero, "0HA");
  EXPECT_EQ(flight(table, "1A", 2), "2,1");
  EXPECT_EQ(flight(table, "2*A", 2), "3,1");
  rival_plays(zero, "0HA", 2);
  EXPECT_EQ(space_of(zero, 1, "0HA"), "0,1") << "placed in row 1, then the strips moved";
}

TEST(Solenia, SO_7_13_occupied_spaces_are_passed_from_row_4_to_row_0) {
  Table table = solo_table();
  const auto next = [&table] { return flight(table, "2*A", 2); };
  EXPECT_EQ((occupy(table, {"3,1"}), next()), "4,1");
  EXPECT_EQ((occupy(table, {"4,1"}), next()), "0,1");
  EXPECT_EQ((occupy(table, {"0,1"}), next()), "1,1");
  EXPECT_EQ((occupy(table, {"1,1"}), next()), "2,1");
}

TEST(Solenia, SO_7_14_a_full_column_sends_it_to_the_next_one) {
  Table table = solo_table();
  occupy(table, {"0,1", "1,1", "2,1", "3,1", "4,1"});
  EXPECT_EQ(flight(table, "2*A", 2), "3,2") << "the start row counts anew";
  occupy(table, {"3,2"});
  EXPECT_EQ(flight(table, "2*A", 2), "4,2");

  table = solo_table();
  occupy(table, {"0,4", "1,4", "2,4", "3,4", "4,4"});
  EXPECT_EQ(flight(table, "1A", 5), "2,0") << "after column 4 comes column 0";
  table.lay_rival("1W", "2,0");
  EXPECT_EQ(flight(table, "1A", 5), "3,0") << "its own cards block it too";
}

TEST(Solenia, SO_7_16_islands_and_departures_give_the_rival_nothing) {
  Table table = solo_table();
  table.lay_rival("0@2", "0,0").lay_rival("1W", "0,1");
  rival_plays(table, "0WS", 3);
  EXPECT_FALSE(table.happened(EventKind::gained));
  EXPECT_FALSE(table.happened(EventKind::took_stars));
  EXPECT_EQ(table.goods_text(0), "") << "nor you";
  EXPECT_EQ(table.state.rival_discard[card_kind(table.game, "0@2")], 1);
  EXPECT_EQ(table.state.rival_discard[card_kind(table.game, "1W")], 1);
  EXPECT_EQ(table.player(0).discard[card_kind(table.game, "1W")], 0);
}

TEST(Solenia, SO_7_17_SO_9_20_your_cards_leave_in_its_turn_and_you_discard) {
  Table table = solo_table();
  table.lay(0, "0@2", "0,0").lay(0, "2*S", "0,1").goods(0, "WWWWWWWA");
  rival_plays(table, "0WS", 3);
  EXPECT_EQ(table.goods_text(0), "WWWWWWWAAA");
  EXPECT_EQ(stars_of(table, 0, StarPart::departure), 1);
  EXPECT_EQ(table.state.phase, Phase::overflow);
  EXPECT_EQ(table.state.turn, 1) << "still the Rival's turn";
  EXPECT_EQ(active(table.game, table.state), SeatSet::of(seat_at(0)));
  EXPECT_EQ(table.state.advances, 0) << "the strip turns after the discards";
  EXPECT_THAT(table.legal(), ElementsAre("drop W", "drop A"));
  table.play({"drop W", "drop A"});
  EXPECT_EQ(table.goods_text(0), "WWWWWWAA");
  EXPECT_EQ(table.state.advances, 1);
  EXPECT_EQ(table.state.turn, 0);
  EXPECT_EQ(table.state.round, 2);
}

TEST(Solenia, SO_7_17_without_surplus_nothing_is_asked) {
  Table table = solo_table();
  table.lay(0, "0@2", "0,0").goods(0, "WWWWWA");
  rival_plays(table, "0WS", 3);
  EXPECT_EQ(table.goods_text(0), "WWWWWAAA");
  EXPECT_EQ(table.state.turn, 0);
}

TEST(Solenia, SO_7_18_its_cards_block_and_are_no_anchors) {
  Table table = solo_table();
  table.lay_rival("1W", "2,1").lay_rival("1S", "4,4").hand(0, {"1W", "1S", "1H"}).begin();
  table.play({"card 1W"});
  EXPECT_FALSE(table.is_legal("at 2,1"));
  EXPECT_EQ(table.price(0, "3,4"), 2);
}

TEST(Solenia, SO_7_18_SO_6_35_escort_makes_its_cards_anchors) {
  Table table = improved_table("Escort", 1);
  table.lay_rival("1S", "4,4").deliver(0, "D05", 2);
  EXPECT_EQ(table.price(0, "3,4"), 2);
  table.deliver(0, "N05", 2);
  EXPECT_EQ(table.price(0, "3,4"), 0);
}

TEST(Solenia, SO_7_23_a_keen_rival_flies_to_cities_with_its_twos) {
  const Table keen = solo_table({{"solo_rival", "keen"}});
  EXPECT_EQ(flight(keen, "2*W", 1), "0,2") << "whatever the die";
  EXPECT_EQ(flight(keen, "2*W", 6), "0,2");
  EXPECT_EQ(flight(keen, "1W", 1), "2,0") << "other cards as ever";
  EXPECT_EQ(flight(solo_table(), "2*W", 1), "3,0") << "a steady one goes by the die";

  Table table = solo_table({{"solo_rival", "keen"}});
  const std::uint32_t rolls = table.state.chance.drawn[1];
  rival_plays(table, "2*W", 1);
  EXPECT_EQ(table.state.die, 1) << "the die is rolled all the same";
  EXPECT_GT(table.state.chance.drawn[1], rolls);
}

}  // namespace
}  // namespace orrery::solenia
