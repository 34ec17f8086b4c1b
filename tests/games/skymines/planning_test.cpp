// Planning (section 3.2, DP-02) and the variant of linked slots (section 6.2).
#include <algorithm>

#include <gtest/gtest.h>

#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

// Round 1 before anybody has planned; seat 0 holds ST-01, seat 1 ST-02 or the like.
Table planning(int players = 2, GivenOptions options = {}) {
  options.insert({"tracks", "first_game"});
  options.insert({"start_tokens", "fixed"});
  for (std::uint64_t seed = 1;; ++seed)
    if (Table table = Table::fresh(players, options, seed); table.state.first == 0) return table;
}

TEST(SkyminesPlanning, SK_3_3_all_players_plan_at_the_same_time) {
  const Table table = planning(3);
  EXPECT_EQ(table.state.phase, Phase::planning);
  EXPECT_EQ(active(table.game, table.state), SeatSet::first(3));
}

TEST(SkyminesPlanning, SK_3_3_one_card_per_open_slot) {
  Table table = planning();
  table.play_as(0, {"plan S1-C2", "plan S1-T1", "plan S1-T2"});
  EXPECT_EQ(table.legal_for(0), Names{"ready"}) << "three slots are open";
}

TEST(SkyminesPlanning, SK_3_4_fewer_cards_or_none_are_allowed) {
  Table table = planning();
  table.play_as(0, {"ready"}).play_as(1, {"plan S2-C1", "ready"});
  EXPECT_EQ(table.state.phase, Phase::action);
  EXPECT_EQ(table.cards_up(0), Names{});
  EXPECT_EQ(table.cards_up(1), Names{"S2-C1"});
}

TEST(SkyminesPlanning, SK_3_5_share_cards_cannot_be_planned) {
  Table table = planning();
  table.hand(0, {"D-01", "E-04", "S1-C1"});
  EXPECT_EQ(table.legal_for(0), (Names{"plan S1-C1", "ready"}));
  table.play_as(0, {"plan S1-C1"});
  EXPECT_EQ(table.legal_for(0), Names{"ready"}) << "no placeable card is left";
}

TEST(SkyminesPlanning, SK_3_6_all_cards_are_turned_up_when_the_last_player_is_done) {
  Table table = planning();
  table.play_as(1, {"plan S2-C1", "plan S2-E2", "ready"}).play_as(0, {"plan S1-SCI1"});
  EXPECT_EQ(table.cards_up(1), Names{}) << "still face down";
  EXPECT_EQ(table.totals_of(1).resource[0], 0);
  table.play_as(0, {"ready"});
  EXPECT_EQ(table.cards_up(0), Names{"S1-SCI1"});
  EXPECT_EQ(table.cards_up(1), (Names{"S2-C1", "S2-E2"}));
  EXPECT_EQ(table.count(EventKind::cards_shown), 2);
}

TEST(SkyminesPlanning, SK_3_6_done_is_final) {
  Table table = planning();
  table.play_as(0, {"ready"});
  EXPECT_EQ(active(table.game, table.state), SeatSet::of(seat_at(1)));
}

TEST(SkyminesPlanning, SK_3_8_cards_fill_the_lowest_free_slots) {
  Table table = planning();
  table.play_as(0, {"plan S1-T2", "plan S1-C2"});
  EXPECT_EQ(table.player().slots[0], 0) << "slot 1 is not open";
  EXPECT_EQ(table.player().slots[1], table.card("S1-T2") + 1);
  EXPECT_EQ(table.player().slots[2], table.card("S1-C2") + 1);
}

TEST(SkyminesPlanning, SK_3_8_slot_1_is_the_lowest_once_it_is_open) {
  Table table = planning();
  table.tank(0, 8).play_as(0, {"plan S1-T2"});
  EXPECT_EQ(table.player().slots[0], table.card("S1-T2") + 1);
}

TEST(SkyminesPlanning, SK_9_2_equal_cards_are_one_alternative) {
  Table table = planning();
  table.hand(0, {"S1-SCI1", "S1-SCI2", "A-09", "B-13", "C-09", "B-01", "S1-C2", "S2-C2"});
  // A-09 is a scientist as those of the start; B-01 a carbon 2 as theirs. B-13 has a share.
  EXPECT_EQ(table.legal_for(0),
            (Names{"plan A-09", "plan B-01", "plan B-13", "plan C-09", "ready"}));
}

TEST(SkyminesPlanning, SK_9_2_single_energy_cards_differ_by_their_cost) {
  Table table = planning();
  table.hand(0, {"SE-01", "SE-02"});
  EXPECT_EQ(table.legal_for(0), (Names{"plan SE-01", "plan SE-02", "ready"}));
}

TEST(SkyminesPlanning, SK_9_3_the_order_of_arrival_does_not_matter) {
  Table one = planning(3);
  Table other = one;
  one.play_as(0, {"plan S1-C2", "plan S1-T1", "ready"});
  one.play_as(1, {"plan S2-E2", "ready"}).play_as(2, {"plan S3-M2", "plan S3-C1", "ready"});
  other.play_as(2, {"plan S3-M2"}).play_as(0, {"plan S1-C2"}).play_as(2, {"plan S3-C1", "ready"});
  other.play_as(1, {"plan S2-E2", "ready"}).play_as(0, {"plan S1-T1", "ready"});
  EXPECT_EQ(one.state, other.state);
  EXPECT_EQ(one.state.phase, Phase::action);
}

TEST(SkyminesPlanning, SK_10_1_what_is_planned_is_told_to_its_owner_only) {
  Table table = planning();
  table.play_as(1, {"plan S2-C1", "ready"});
  for (const Event& event : table.events)
    if (event.kind == static_cast<std::uint8_t>(EventKind::planned_card))
      EXPECT_EQ(event.audience, Audience::only(seat_at(1)));
  EXPECT_EQ(table.count(EventKind::planned_card), 1);
  EXPECT_EQ(table.count(EventKind::planned), 1);
}

TEST(SkyminesPlanning, SK_3_7_a_slot_opened_in_a_round_serves_from_the_next_planning_on) {
  Table table(2);
  table.tank(0, 7).area(0, {"B-14"});
  table.play({"field B-14"});
  EXPECT_EQ(table.player().open_slots, 0b01111);
  EXPECT_TRUE(table.happened(EventKind::opened_slot));
  EXPECT_EQ(table.player().slots[1], 0) << "nothing can be planned now";
  table.leave_all();
  ASSERT_EQ(table.state.phase, Phase::planning);
  table.hand(0, {"S1-C1", "S1-C2", "S1-T1", "S1-T2", "S1-M1"});
  table.play_as(0, {"plan S1-C1", "plan S1-C2", "plan S1-T1", "plan S1-T2"});
  EXPECT_EQ(table.legal_for(0), Names{"ready"}) << "four slots";
}

TEST(SkyminesPlanning, SK_6_4_with_linked_slots_every_open_free_slot_is_offered) {
  Table table = planning(2, {{"linked_slots", "on"}});
  table.hand(0, {"S1-C1", "S1-T2", "D-01"});
  EXPECT_EQ(table.legal_for(0), (Names{"plan S1-C1 2", "plan S1-C1 3", "plan S1-C1 4",
                                       "plan S1-T2 2", "plan S1-T2 3", "plan S1-T2 4", "ready"}));
  table.play_as(0, {"plan S1-T2 3"});
  EXPECT_EQ(table.legal_for(0), (Names{"plan S1-C1 2", "plan S1-C1 4", "ready"}));
  EXPECT_EQ(table.player().slots[2], table.card("S1-T2") + 1);
}

TEST(SkyminesPlanning, SK_9_2_linked_slots_keep_equal_cards_one_alternative_per_slot) {
  Table table = planning(2, {{"linked_slots", "on"}});
  table.hand(0, {"S1-SCI1", "S1-SCI2"});
  EXPECT_EQ(table.legal_for(0),
            (Names{"plan S1-SCI1 2", "plan S1-SCI1 3", "plan S1-SCI1 4", "ready"}));
}

TEST(SkyminesPlanning, SK_9_7_a_hand_of_everything_fits_into_a_list_of_moves) {
  Table table = planning(4, {{"linked_slots", "on"}});
  table.tank(0, 8).upload(0, 5);
  for (CardId card = 0; card < kCards; ++card) table.player().hand.add(card);
  EXPECT_LE(table.legal_for(0).size(), kMaxLegalMoves);
  EXPECT_EQ(table.legal_for(0).size() % 5, 1U) << "five slots for every class, and ready";
}

TEST(SkyminesPlanning, SK_11_14_three_to_five_slots) {
  Table table = planning();
  table.hand(0, {"S1-C1", "S1-C2", "S1-T1", "S1-T2", "S1-M1", "S1-M2"}).tank(0, 8).upload(0, 5);
  table.play_as(0, {"plan S1-C1", "plan S1-C2", "plan S1-T1", "plan S1-T2", "plan S1-M1"});
  EXPECT_EQ(table.legal_for(0), Names{"ready"});
}

}  // namespace
}  // namespace orrery::skymines
