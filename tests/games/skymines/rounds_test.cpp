// Rounds, turn order and the preparation phase (chapter 3).
#include <set>

#include <gtest/gtest.h>

#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

TEST(SkyminesRounds, SK_3_1_seven_rounds_of_planning_and_action) {
  Table table(2);
  for (int round = 1; round <= 7; ++round) {
    EXPECT_EQ(table.state.round, round - 1);
    table.pass_round();
    if (round < 7) EXPECT_EQ(table.state.phase, Phase::planning);
  }
  EXPECT_EQ(table.state.phase, Phase::over) << "SK-3.2";
  EXPECT_TRUE(active(table.game, table.state).empty());
}

TEST(SkyminesRounds, SK_3_2_no_preparation_after_the_last_round) {
  Table table(2);
  table.round(7).pass_round();
  EXPECT_EQ(table.state.supplement, 1);
  EXPECT_EQ(table.state.special_up, 0);
  EXPECT_EQ(table.count(EventKind::card_shown), 0);
}

TEST(SkyminesRounds, SK_3_9_turns_go_clockwise_from_the_first_player) {
  Table table(3);
  table.area(0, {"B-14"}).area(1, {"B-15"}).area(2, {"B-16"});
  table.play({"field B-14"});
  EXPECT_EQ(table.state.turn, 1);
  table.play({"field B-15"});
  EXPECT_EQ(table.state.turn, 2);
  table.play({"field B-16"});
  EXPECT_EQ(table.state.turn, 0);
}

TEST(SkyminesRounds, SK_3_9_seats_that_have_left_are_skipped) {
  Table table(3);
  table.area(0, {"B-14"}).area(2, {"B-16"});
  table.play({"field B-14", "leave", "stack 2"});
  EXPECT_EQ(table.state.turn, 2);
  table.play({"field B-16"});
  EXPECT_EQ(table.state.turn, 0);
  table.play({"leave", "stack 2", "rest 1"});
  EXPECT_EQ(table.state.turn, 2) << "SK-3.15: the last one takes turn after turn";
  table.play({"marker", "space STD-FIRST", "coin"});
  EXPECT_EQ(table.state.turn, 2);
  EXPECT_EQ(table.player(2).turns, 3);
}

TEST(SkyminesRounds, SK_3_10_SK_3_11_the_menu_of_a_turn) {
  Table table(3);
  table.area(0, {"S1-C1", "S1-T2", "S1-E2", "S1-SCI1", "B-14"});
  EXPECT_EQ(table.legal(), (Names{"use carbon", "use titanium", "expand", "scientist S1-SCI1",
                                  "field B-14", "marker", "leave"}));
  table.play({"field B-14"});
  EXPECT_EQ(table.state.turn, 1) << "exactly one main action";
}

TEST(SkyminesRounds, SK_3_11_without_anything_else_a_player_must_leave) {
  Table table(3);
  table.player().markers = 0;
  EXPECT_EQ(table.legal(), Names{"leave"});
}

TEST(SkyminesRounds, SK_3_12_placing_the_RES_tile_is_no_action) {
  Table table(3);
  table.area(0, {"S1-C1"}).tiles(0, {"RES"});
  table.play({"res", "on S1-C1"});
  EXPECT_EQ(table.state.turn, 0);
  EXPECT_EQ(table.task(), TaskKind::menu);
}

TEST(SkyminesRounds, SK_3_13_SK_4_78_bonuses_become_active_with_the_next_own_turn) {
  Table table(2);
  table.lay_track("skymine", "A1").at(0, "skymine", 5).area(0, {"S1-C1", "S1-C2"});
  table.play({"use carbon", "with S1-C1", "step skymine"});
  EXPECT_EQ(table.player().active_bonus[table.company("skymine")], 0) << "unlocked only";
  EXPECT_EQ(table.state.turn, 1);
  table.play({"leave", "stack 2"});
  EXPECT_EQ(table.state.turn, 0);
  EXPECT_EQ(table.player().active_bonus[table.company("skymine")], 1);
  EXPECT_TRUE(table.happened(EventKind::bonus_active));
}

TEST(SkyminesRounds, SK_3_14_plans_are_placed_before_the_display_is_refilled) {
  Table table(2);
  table.area(0, {"S1-SCI1"}).research('A', {"PA-01", "PA-02", "PA-03", "PA-04"}).coins(0, 0);
  table.play({"scientist S1-SCI1", "stop", "research A2", "research A3"});
  EXPECT_EQ(table.shown_plans('A'), (Names{"PA-01", "", "", "PA-04"})) << "SK-4.29";
  table.play({"place PA-02", "screen 2"});
  EXPECT_EQ(table.shown_plans('A')[1], "");
  const std::string next = table.game.tables.plan_names[table.state.stacks[0].back()];
  table.play({"screen 3"});
  EXPECT_EQ(table.shown_plans('A')[1], next) << "SK-4.49: lowest column first";
  EXPECT_NE(table.shown_plans('A')[2], "");
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesRounds, EX_33_SK_3_16_SK_3_23_the_marker_changes_the_next_round) {
  Table table(3);
  table.play({"leave", "stack 2"});
  table.play({"marker", "space STD-FIRST", "coin"});
  EXPECT_EQ(table.state.first_marker, 1);
  EXPECT_EQ(table.state.first, 0) << "never the current round";
  table.leave_all();
  EXPECT_EQ(table.state.round, 1);
  EXPECT_EQ(table.state.first, 1);
  table.play({"ready", "ready", "ready"});
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesRounds, EX_15_SK_3_17_the_supplement_and_the_next_special_plan) {
  Table table(2);
  table.round(3);
  table.state.special_up = 0b000011;
  table.state.supplement = 2;
  table.pass_round();
  EXPECT_EQ(table.state.supplement, 3) << "added to coins still there";
  EXPECT_EQ(table.state.special_up, 0b000111) << "special plan 4 is the third";
}

TEST(SkyminesRounds, SK_11_13_a_coin_per_round) {
  Table table(2);
  for (int round = 1; round <= 6; ++round) {
    EXPECT_EQ(table.state.supplement, round);
    table.pass_round();
  }
  EXPECT_EQ(table.state.special_up, 0b111111);
}

TEST(SkyminesRounds, EX_16_SK_3_18_markers_return_and_bring_their_tiles) {
  Table table(2);
  table.coins(0, 9);
  table.play({"marker", "space TILE-FIELD"});
  EXPECT_EQ(table.player().markers, 2);
  EXPECT_EQ(table.player().tiles, 0) << "not yet";
  table.leave_all();
  EXPECT_EQ(table.player().markers, 3);
  EXPECT_EQ(table.player().tiles, 1U << kTileField);
  EXPECT_EQ(table.player().tiles_up, 1U << kTileField);
  EXPECT_EQ(table.player(1).tiles, 0);
  EXPECT_EQ(table.state.marker_on, decltype(table.state.marker_on){});
  table.play({"ready", "ready"});
  EXPECT_TRUE(table.is_legal("field-tile")) << "no slot is needed";
}

TEST(SkyminesRounds, SK_3_20_the_right_column_goes_and_rows_slide_right) {
  Table table(2);
  table.state.display = {};
  table.display(1, "A-01").display(5, "A-02").display(9, "A-03");  // row 1: full
  table.display(6, "A-04").display(10, "A-05");                    // row 2: nothing on space 2
  table.display(11, "A-06");                                       // row 3: space 11 alone
  Names next;                                                      // row 4 is empty
  for (std::size_t i = 0; i < 8; ++i)
    next.push_back(table.name_of(table.state.deck[table.state.deck.size() - 1 - i]));
  table.pass_round();
  EXPECT_TRUE(table.state.removed.has(table.card("A-01")));
  EXPECT_EQ(table.state.removed.size(), 1);
  Names shown;
  for (int space = 1; space <= 12; ++space) shown.push_back(table.card_on(space));
  EXPECT_EQ(shown, (Names{"A-02", "A-04", "A-06", next[0],   //
                          "A-03", "A-05", next[1], next[2],  //
                          next[3], next[4], next[5], next[6]}));
}

TEST(SkyminesRounds, SK_3_21_with_an_empty_deck_spaces_stay_empty) {
  Table table(2);
  while (table.state.deck.size() > 1) table.state.deck.pop_back();
  table.pass_round();
  int empty = 0;
  for (int space = 1; space <= 12; ++space) empty += table.card_on(space).empty() ? 1 : 0;
  EXPECT_EQ(empty, 3);
  EXPECT_TRUE(table.state.deck.empty());
  EXPECT_NE(table.card_on(9), "") << "lowest number first";
}

TEST(SkyminesRounds, PR_01_SK_11_8_without_purchases_all_A_B_C_cards_are_seen_by_round_7) {
  Table table(2);
  std::set<std::string> seen;
  for (int round = 1; round <= 7; ++round) {
    for (int space = 1; space <= 12; ++space) seen.insert(table.card_on(space));
    table.pass_round();
  }
  EXPECT_EQ(seen.size(), 36U);
  for (const std::string& name : seen) EXPECT_LE(name[0], 'C');
}

TEST(SkyminesRounds, SK_7_9_lunas_play_after_the_last_player_seat) {
  Table table(2, {{"lunas", "1"}});
  table.player(1).markers = 2;
  table.play({"marker", "space STD-REMOVE", "remove S1-C2"});
  EXPECT_EQ(table.state.turn, 1);
  EXPECT_EQ(table.player(2).turns, 0);
  table.play({"leave", "stack 2"});
  EXPECT_EQ(table.player(2).turns, 1) << "Luna played at once";
  EXPECT_EQ(table.state.turn, 0);
}

TEST(SkyminesRounds, SK_11_15_everybody_leaves_once_and_keeps_nothing_in_the_area) {
  Table table(3);
  table.area(0, {"S1-C1"}).area(1, {"S2-C1", "S2-E2"}).tiles(1, {"SCI"});
  table.leave_all();
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(table.player(seat).slots, decltype(table.player(seat).slots){});
    EXPECT_EQ(table.player(seat).tiles, 0);
    EXPECT_EQ(table.player(seat).left, 0) << "a new round has begun";
  }
}

}  // namespace
}  // namespace orrery::skymines
