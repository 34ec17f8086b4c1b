// Improvements of the winter board (chapter 6b): when they become active, and what the eight tiles
// of level 1 do. The draft is in draft_test.cpp, level 3 in end_effects_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/winter.h"

namespace orrery::solenia {
namespace {

using testing::ElementsAre;

// Seat 0 with its level-1 tile active since an earlier turn, on turn.
Table active_table(std::string_view title, int players = 2) {
  Table table = improved_table(title, players);
  table.deliver(0, "D05", 2).deliver(0, "N05", 2);
  return table.begin();
}

TEST(Solenia, SO_6_28_SO_6_29_level_1_acts_when_column_2_is_full) {
  Table table = improved_table("Bounty");
  deliver_day(ready_to_deliver(table, "SS"), "slot 2");
  EXPECT_EQ(table.stars(0), 1) << "half a column: the star of the card alone";
  EXPECT_FALSE(table.happened(EventKind::improved));

  table = improved_table("Bounty");
  deliver_night(ready_to_deliver(table.deliver(0, "D05", 2), "WW"), "slot 1");
  EXPECT_EQ(table.stars(0), 1) << "another column";

  table = improved_table("Bounty");
  deliver_night(ready_to_deliver(table.deliver(0, "D05", 2), "WW"), "slot 2");
  EXPECT_EQ(table.stars(0), 1 + 4);
  EXPECT_TRUE(table.happened(EventKind::improved));

  table = improved_table("Bounty");
  deliver_day(ready_to_deliver(table.deliver(0, "N05", 2), "SS"), "slot 2");
  EXPECT_EQ(table.stars(0), 1 + 4) << "whichever side comes last";
}

TEST(Solenia, SO_6_28_SO_6_30_a_half_acts_with_its_own_slot_of_column_6) {
  Table table = improved_table();
  table.half(0, Side::day, "Home Trade").half(0, Side::night, "Full Holds").goods(0, "WWW");
  table.deliver(0, "D05", 1).deliver(0, "D06", 3);
  EXPECT_EQ(row(table, "improvements"), 0);
  table.deliver(0, "D07", 6);
  EXPECT_EQ(row(table, "improvements"), 3) << "the day half alone: three day tiles";
  table.deliver(0, "N05", 2).deliver(0, "N06", 4);
  EXPECT_EQ(row(table, "improvements"), 3);
  table.deliver(0, "N07", 6);
  EXPECT_EQ(row(table, "improvements"), 3 + 3) << "and the night half: three goods";
}

TEST(Solenia, SO_6_30_filling_column_6_tells_that_the_half_counts) {
  Table table = improved_table();
  deliver_day(ready_to_deliver(table.deliver(0, "D05", 1).deliver(0, "D06", 3), "SS"), "slot 6");
  EXPECT_TRUE(table.happened(EventKind::half_improved));
  table = improved_table();
  deliver_day(ready_to_deliver(table.deliver(0, "D05", 1).deliver(0, "D06", 3), "SS"), "slot 5");
  EXPECT_FALSE(table.happened(EventKind::half_improved));
}

TEST(Solenia, SO_6_31_power_then_improvement_then_one_check) {
  Table table = improved_table("Windfall");
  deliver_day(ready_to_deliver(table.deliver(0, "N05", 2), "SSAA"), "slot 2");
  // Two water are left; the fair gives wood and wheat, Windfall one of each: eight for six places.
  EXPECT_EQ(table.goods_text(0), "WWSHHAAA");
  EXPECT_EQ(table.state.phase, Phase::overflow);
  std::vector<std::int16_t> sources;
  for (const Event& event : table.events)
    if (static_cast<EventKind>(event.kind) == EventKind::gained) sources.push_back(event.args[4]);
  EXPECT_THAT(sources, ElementsAre(static_cast<std::int16_t>(Source::slot),
                                   static_cast<std::int16_t>(Source::improvement)));
  table.play({"drop W", "drop A"});
  EXPECT_EQ(table.goods_text(0), "WSHHAA");
  EXPECT_EQ(table.state.turn, 1);
}

TEST(Solenia, SO_6_32_an_active_improvement_stays_active) {
  Table table = active_table("Herald");
  for (int turn = 0; turn < 3; ++turn) {
    EXPECT_EQ(abilities(table.game, table.player(0)).stars_per_city_card, 1) << "turn " << turn;
    for (int move = 0; move < 40 && (table.state.turn == 0 || table.state.phase != Phase::card);
         ++move)
      table.play({table.legal().front()});
    while (table.state.turn != 0) table.play({table.legal().front()});
  }
}

TEST(Solenia, SO_6_33_barter_deck_swaps_a_good_at_the_start_of_a_turn) {
  Table table = active_table("Barter Deck");
  table.goods(0, "WA").begin();
  EXPECT_THAT(table.legal(), ElementsAre("keep", "give W", "give A"));
  table.play({"give A"});
  EXPECT_THAT(table.legal(), ElementsAre("take W", "take S", "take H")) << "another kind";
  table.play({"take S"});
  EXPECT_EQ(table.goods_text(0), "WS");
  EXPECT_EQ(table.state.phase, Phase::card) << "once per turn";

  table.goods(0, "WA").begin().play({"keep"});
  EXPECT_EQ(table.goods_text(0), "WA");
  table.goods(0, "").begin();
  EXPECT_EQ(table.state.phase, Phase::card) << "nothing to give";
}

TEST(Solenia, SO_6_33_barter_deck_waits_for_the_turn_after_its_activation) {
  Table table = improved_table("Barter Deck");
  table.deliver(0, "N05", 2).goods(0, "WW").begin();
  EXPECT_EQ(table.state.phase, Phase::card) << "not active yet";
  deliver_day(ready_to_deliver(table, "SS"), "slot 2");
  EXPECT_EQ(table.state.turn, 1) << "nothing is bartered in the turn itself";
  table.hand(1, {"1W", "1S", "1H"}).begin().play({"card 1W", "at 2,2"});
  EXPECT_EQ(table.state.turn, 0);
  EXPECT_EQ(table.state.phase, Phase::barter_give);
}

TEST(Solenia, SO_6_34_rigging_lowers_the_price_by_one) {
  Table table = active_table("Rigging");
  const auto price = [&](std::string_view space) { return table.price(0, space); };
  EXPECT_EQ(price("2,2"), 0) << "never below zero";
  EXPECT_EQ(price("2,3"), 0);
  EXPECT_EQ(price("2,0"), 0) << "distance 2: 1 - 1";
  EXPECT_EQ(price("1,0"), 1) << "distance 3";
  EXPECT_EQ(price("0,0"), 2) << "distance 4";
  EXPECT_EQ(table.price(1, "2,0"), 1) << "seat 1 has no Rigging";
  table.goods(0, "W").begin().play({table.legal().front(), "at 1,0"});
  EXPECT_THAT(table.legal(), ElementsAre("pay W"));
}

TEST(Solenia, SO_6_34_a_space_made_free_by_rigging_forbids_the_discard) {
  const auto hemmed_in = [](std::string_view title) {
    Table table = active_table(title);
    for (const auto* space : {"2,2", "1,2", "2,1", "2,3", "3,2"})
      table.lay(1,
                space[0] == '2' ? (space[2] == '1'   ? "1W"
                                   : space[2] == '2' ? "1S"
                                                     : "1H")
                                : (space[0] == '1' ? "1A" : "2*W"),
                space);
    return table.goods(0, "W").begin();
  };
  EXPECT_EQ(hemmed_in("Bounty").state.phase, Phase::mode) << "nothing free: pay or discard";
  const Table rigged = hemmed_in("Rigging");
  EXPECT_EQ(rigged.state.phase, Phase::card);
  EXPECT_EQ(rigged.state.pending.discarding, 0);
}

TEST(Solenia, SO_6_35_escort_gives_two_stars_and_makes_every_card_an_anchor) {
  Table table = improved_table("Escort");
  table.lay(1, "1@1", "4,4");
  EXPECT_EQ(table.price(0, "3,4"), 2) << "before activation cards of others are no anchors";
  deliver_night(ready_to_deliver(table.deliver(0, "D05", 2), "WW"), "slot 2");
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 2);
  EXPECT_EQ(table.price(0, "4,3"), 0);

  Table other = active_table("Escort");
  other.lay(1, "1@1", "4,4");
  EXPECT_EQ(other.price(0, "3,4"), 0);
  EXPECT_EQ(other.price(1, "2,0"), 1) << "for its owner alone";
}

TEST(Solenia, SO_6_36_deckhands_make_zeros_gain_as_ones) {
  Table table = active_table("Deckhands");
  table.lay(0, "0@2", "0,1").hand(0, {"0WS", "1W", "1A"}).begin();
  table.play({"card 0WS", "at 2,2"});
  EXPECT_EQ(table.goods_text(0), "WSS") << "a wood placed; the departure pays its two stones";
  EXPECT_EQ(table.state.advances, 1) << "the airship advances all the same";

  table = active_table("Deckhands");
  ready_to_deliver(table, "SS").play({"card 0WS", "at 3,3"});
  EXPECT_EQ(stars_of(table, 0, StarPart::city), 1);

  table = improved_table("Deckhands");
  table.hand(0, {"0WS", "1W", "1A"}).begin().play({"card 0WS", "at 2,2"});
  EXPECT_EQ(table.goods_text(0), "") << "not before activation";
}

TEST(Solenia, SO_6_36_deckhands_leave_ones_and_twos_alone) {
  Table table = active_table("Deckhands");
  table.hand(0, {"2*W", "1W", "1A"}).begin();
  Table two = table;
  EXPECT_EQ(table.play({"card 1W", "at 2,2"}).goods_text(0), "W");
  EXPECT_EQ(two.play({"card 2*W", "at 2,2"}).goods_text(0), "WW");
}

TEST(Solenia, SO_6_37_helmsman_takes_a_star_for_each_own_advance) {
  Table table = active_table("Helmsman");
  table.lay(0, "2*S", "0,1").hand(0, {"0WS", "1W", "1A"}).begin();
  table.play({"card 0WS", "at 2,2"});
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 1);
  std::vector<std::int16_t> sources;
  for (const Event& event : table.events)
    if (static_cast<EventKind>(event.kind) == EventKind::took_stars)
      sources.push_back(event.args[1]);
  EXPECT_THAT(sources, ElementsAre(static_cast<std::int16_t>(Source::departure),
                                   static_cast<std::int16_t>(Source::advance)))
      << "after the departure gains";

  table.hand(1, {"0WS", "1W", "1A"}).begin().play({"card 0WS", "at 2,2"});
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 1) << "not in the turn of another";
  table.hand(0, {"1W", "1A", "1S"}).begin().play({"card 1W", "at 2,2"});
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 1) << "not without an advance";
}

TEST(Solenia, SO_6_37_helmsman_counts_the_turn_of_activation) {
  Table table = improved_table("Helmsman");
  ready_to_deliver(table.deliver(0, "N05", 2), "SS");
  table.play({"card 0WS", "at 3,3", "tile D01", "slot 2"});
  EXPECT_EQ(table.state.advances, 1);
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 1);
}

TEST(Solenia, SO_6_37_helmsman_does_not_count_the_rivals_advances) {
  Table table = active_table("Helmsman", 1);
  rival_plays(table, "0WS", 3);
  EXPECT_EQ(table.state.advances, 1);
  EXPECT_EQ(table.stars(0), 0);
}

TEST(Solenia, SO_6_38_herald_gives_a_star_more_per_city_card) {
  Table table = active_table("Herald");
  ready_to_deliver(table, "SS").play({"card 1W", "at 3,3"});
  EXPECT_EQ(stars_of(table, 0, StarPart::city), 1);
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 1);

  table = active_table("Herald");
  table.hand(0, {"1W", "1A", "1S"}).begin().play({"card 1W", "at 2,2"});
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 0) << "an island gives none";
}

TEST(Solenia, SO_6_38_herald_does_not_count_the_card_that_activates_it) {
  Table table = improved_table("Herald");
  deliver_day(ready_to_deliver(table.deliver(0, "N05", 2), "SS"), "slot 2");
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 0);
}

TEST(Solenia, SO_6_39_windfall_gives_one_of_each_good) {
  Table table = improved_table("Windfall");
  deliver_day(ready_to_deliver(table.deliver(0, "N05", 2), "SS"), "slot 2");
  EXPECT_EQ(table.goods_text(0), "WWSHHA") << "wood and wheat are the fair's";
}

TEST(Solenia, SO_6_40_bounty_gives_four_stars_once) {
  Table table = improved_table("Bounty");
  deliver_day(ready_to_deliver(table.deliver(0, "N05", 2), "SS"), "slot 2");
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 4);
  table.begin().hand(1, {"1W", "1A", "1S"}).begin().play({"card 1W", "at 2,2"});
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 4);
}

}  // namespace
}  // namespace orrery::solenia
