// Placing tiles and their effects (LC-4.31 to LC-4.46).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/luna_capital/turn.h"
#include "support/luna_capital/table.h"

namespace orrery::luna_capital {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Table one_card(std::string_view card = "K04a") {
  Table table;
  table.lay(0, card, 0, 0);
  return table;
}

TEST(LunaTiles, LC_4_31_all_tiles_in_any_order_on_any_card) {
  Table table = one_card();
  table.lay(0, "K07a", 0, 1).placing({"hydrogen", "oxygen", "water"});
  EXPECT_THAT(table.legal(), ElementsAre("tile hydrogen", "tile oxygen", "tile water"));
  table.play({"tile water", "on [0,2]"});
  EXPECT_THAT(table.legal(), ElementsAre("tile hydrogen", "tile oxygen"));
  table.play({"tile hydrogen"});
  EXPECT_EQ(table.legal().size(), 7U);
  table.play({"on [1,1]", "tile oxygen", "on [0,0]"});
  EXPECT_EQ(table.content(0, 0, 2), "water");
  EXPECT_EQ(table.content(0, 1, 1), "hydrogen");
  EXPECT_EQ(table.content(0, 0, 0), "oxygen");
}

TEST(LunaTiles, LC_4_36_effects_come_before_the_next_tile) {
  Table table = one_card();
  table.placing({"landing_pad", "hydrogen"}).play({"tile landing_pad", "on [0,0]"});
  EXPECT_EQ(table.phase(), Phase::landing_keep);
  table.play({table.legal().front()});
  EXPECT_THAT(table.legal(), ElementsAre("tile hydrogen"));
}

TEST(LunaTiles, LC_4_37_B22_tiles_without_a_plot_are_lost_without_effect) {
  Table table = one_card();
  for (const auto& [row, column] : {std::pair{0, 0}, {0, 1}, {1, 0}})
    table.build(0, "oxygen", row, column);
  table.hand(0, {"K09a"}).set(2, "K04b", {"redistribution", "hydrogen", "meteorite+2"});
  table.state.display[0].tiles.clear();
  table.placing({"oxygen", "redistribution", "hydrogen", "meteorite+2"});
  table.play({"tile oxygen", "on [1,1]"});
  EXPECT_EQ(table.count(EventKind::lost_tile), 3);
  EXPECT_EQ(table.player().redistribution, 0);
  EXPECT_EQ(table.player().robots, 0);
  EXPECT_EQ(table.state.turn, 1) << "the turn is over";
}

TEST(LunaTiles, LC_4_37_a_tile_that_can_be_placed_must_be) {
  Table table = one_card("K01b");  // scaffolding at 0,0
  for (const auto& [row, column] : {std::pair{0, 1}, {1, 0}, {1, 1}})
    table.build(0, "oxygen", row, column);
  table.placing({"hydrogen", "landing_pad"});
  EXPECT_THAT(table.legal(), ElementsAre("tile landing_pad")) << "no pass, and no hydrogen";
}

TEST(LunaTiles, LC_4_43_demolition_makes_room_for_the_next_tile) {
  Table table = one_card();
  for (const auto& [row, column] : {std::pair{0, 0}, {0, 1}, {1, 0}, {1, 1}})
    table.build(0, "oxygen", row, column);
  table.placing({"demolition", "water"});
  EXPECT_THAT(table.legal(), ElementsAre("tile demolition"));
  table.play({"tile demolition", "on [1,0]", "tile water"});
  EXPECT_THAT(table.legal(), ElementsAre("on [1,0]"));
}

TEST(LunaTiles, LC_9_4_equal_tiles_are_offered_once) {
  Table table = one_card();
  table.placing({"hydrogen", "hydrogen", "hydrogen+1"});
  EXPECT_THAT(table.legal(), ElementsAre("tile hydrogen", "tile hydrogen+1"));
}

// ---- Landing pads

TEST(LunaTiles, LC_4_39_LC_4_40_B16_keep_one_of_three_the_others_go_under_the_deck) {
  Table table = one_card();
  table.hand(0, {"K09a"}).deck_top({"K01a", "K02a", "K03a", "K05a"});
  table.placing({"landing_pad"}).play({"tile landing_pad", "on [0,0]"});
  EXPECT_THAT(table.legal(), ElementsAre("hold K01a", "hold K02a", "hold K03a"));
  table.play({"hold K02a"});
  EXPECT_THAT(table.hand_of(0), ElementsAre("K02a", "K09a"));
  EXPECT_THAT(table.deck_bottom(2), ElementsAre("K01a", "K03a")) << "the first is drawn first";
  EXPECT_EQ(table.card_on(1), "K05a") << "the next card refills the space";
}

TEST(LunaTiles, LC_4_41_with_fewer_cards_fewer_are_drawn) {
  Table table = one_card();
  table.hand(0, {"K09a"}).deck_top({"K01a", "K02a"}).deck_size(2);
  table.placing({"landing_pad"}).play({"tile landing_pad", "on [0,0]"});
  EXPECT_THAT(table.legal(), ElementsAre("hold K01a", "hold K02a"));
  Table empty = one_card();
  empty.hand(0, {"K09a"}).deck_size(0).placing({"landing_pad", "water"});
  empty.play({"tile landing_pad", "on [0,0]"});
  EXPECT_EQ(empty.phase(), Phase::place_tile) << "nothing happens";
  EXPECT_THAT(empty.hand_of(0), ElementsAre("K09a"));
}

// ---- Redistribution

TEST(LunaTiles, LC_4_46_B18_a_redistribution_tile_gives_a_token) {
  Table table = one_card();
  table.placing({"redistribution"}).play({"tile redistribution", "on [0,1]"});
  EXPECT_EQ(table.content(0, 0, 1), "redistribution");
  EXPECT_EQ(table.player().redistribution, 1);
  EXPECT_EQ(table.state.redistribution_pool, 3);
  Table none = one_card();
  none.state.redistribution_pool = 0;
  none.placing({"redistribution"}).play({"tile redistribution", "on [0,1]"});
  EXPECT_EQ(none.player().redistribution, 0);
}

Table with_token(int tokens = 1) {
  Table table;
  table.set(1, "K01a", {"hydrogen"}).set(2, "K02a", {"oxygen"});
  table.set(3, "K03a", {"water"}).set(4, "K04a", {"sales_office"});
  table.player().redistribution = static_cast<std::uint8_t>(tokens);
  table.state.redistribution_pool = static_cast<std::uint8_t>(4 - tokens);
  table.state.phase = Phase::redistribute;
  return table;
}

TEST(LunaTiles, LC_4_2_LC_4_4_B19_a_token_exchanges_two_tiles_of_the_display) {
  Table table = with_token();
  table.play({"shift 1:hydrogen", "with 2:oxygen"});
  EXPECT_THAT(table.tiles_on(1), ElementsAre("oxygen"));
  EXPECT_THAT(table.tiles_on(2), ElementsAre("hydrogen"));
  EXPECT_EQ(table.player().redistribution, 0);
  EXPECT_EQ(table.state.redistribution_pool, 4);
  EXPECT_EQ(table.phase(), Phase::take_set);
}

TEST(LunaTiles, LC_4_1_LC_9_8_as_many_tokens_as_wanted_before_taking_a_set) {
  Table table = with_token(2);
  EXPECT_THAT(table.legal(), ElementsAre("pass", "shift 1:hydrogen", "shift 2:oxygen",
                                         "shift 3:water", "shift 4:sales_office"));
  table.play({"shift 1:hydrogen", "with 2:oxygen"});
  EXPECT_EQ(table.phase(), Phase::redistribute);
  Table stopped = table;
  stopped.play({"pass"});
  EXPECT_EQ(stopped.phase(), Phase::take_set);
  EXPECT_EQ(stopped.player().redistribution, 1);
  table.play({"shift 1:oxygen", "with 3:water"});
  EXPECT_EQ(table.phase(), Phase::take_set);
}

TEST(LunaTiles, LC_4_3_LC_9_9_only_between_two_sets) {
  Table table = with_token();
  table.state.display[0].tiles.push_back(table.tile("water"));
  table.play({"shift 1:water"});
  EXPECT_THAT(table.legal(), ElementsAre("with 2:oxygen", "with 3:water", "with 4:sales_office"));
}

TEST(LunaTiles, LC_9_8_no_redistribution_with_a_single_set_of_tiles) {
  Table table = with_token();
  for (std::size_t space = 1; space < 4; ++space) table.state.display[space].tiles.clear();
  EXPECT_FALSE(can_redistribute(table.game, table.state));
}

TEST(LunaTiles, LC_9_4_an_exchanged_tile_takes_the_place_of_its_counterpart) {
  Table table = with_token();
  table.set(1, "K01a", {"water", "hydrogen", "oxygen"}).set(2, "K02a", {"meteorite", "hydrogen"});
  table.play({"shift 1:hydrogen", "with 2:meteorite"});
  EXPECT_THAT(table.tiles_on(1), ElementsAre("water", "meteorite", "oxygen"));
  EXPECT_THAT(table.tiles_on(2), ElementsAre("hydrogen", "hydrogen"));
}

TEST(LunaTiles, LC_4_5_a_token_is_spent_from_the_next_turn_on) {
  Table table(2);
  table.lay(0, "K04a", 0, 0).placing({"redistribution"});
  table.play({"tile redistribution", "on [0,0]"});
  EXPECT_EQ(table.state.turn, 1);
  EXPECT_EQ(table.phase(), Phase::take_set) << "the other player has no token";
  table.play_turn();
  EXPECT_EQ(table.state.turn, 0);
  EXPECT_EQ(table.phase(), Phase::redistribute);
}

}  // namespace
}  // namespace orrery::luna_capital
