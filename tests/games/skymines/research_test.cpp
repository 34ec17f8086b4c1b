// Research points (section 4.3) and placing plans (section 4.5).
#include <gtest/gtest.h>

#include "games/skymines/actions/menu.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

// Seat 0 has this many points to use.
Table& with_points(Table& table, unsigned points) {
  gain_rp({{table.game, table.state, &table.events}}, points);
  return table;
}

Table shelf() {
  Table table(2);
  table.research('A', {"PA-01", "PA-02", "PA-03", "PA-04"});
  table.research('B', {"PB-01", "PB-02", "PB-03", "PB-04"});
  table.research('C', {"PC-01", "PC-02", "PC-03", "PC-04"});
  table.coins(0, 0);
  return table;
}

TEST(SkyminesResearch, SK_4_28_one_point_buys_A_B_or_a_coin) {
  Table table = shelf();
  table.state.special_up = 1;
  with_points(table, 1);
  EXPECT_EQ(table.legal(),
            (Names{"research A1", "research A2", "research A3", "research A4", "research B1",
                   "research B2", "research B3", "research B4", "coin"}));
}

TEST(SkyminesResearch, SK_4_28_two_points_buy_C_and_special_plans_too) {
  Table table = shelf();
  table.state.special_up = 0b100010;
  with_points(table, 2);
  EXPECT_EQ(table.legal().size(), 15U);
  EXPECT_TRUE(table.is_legal("special PS-3"));
  EXPECT_TRUE(table.is_legal("special PS-7"));
  EXPECT_FALSE(table.is_legal("special PS-2")) << "not face up on the round track";
  table.play({"special PS-3"});
  EXPECT_EQ(table.task(), TaskKind::menu) << "both points are used";
  EXPECT_EQ(table.state.special_up, 0b100000);
}

TEST(SkyminesResearch, SK_4_27_points_are_used_until_none_is_left) {
  Table table = shelf();
  with_points(table, 3).play({"research C2"});
  EXPECT_EQ(table.task_count(), 1U);
  EXPECT_FALSE(table.is_legal("research C1"));
  table.play({"coin"});
  EXPECT_EQ(table.player().coins, 1);
  EXPECT_EQ(table.task(), TaskKind::menu);
}

TEST(SkyminesResearch, SK_4_29_a_space_stays_empty_until_the_end_of_the_turn) {
  Table table = shelf();
  with_points(table, 2).play({"research A2"});
  EXPECT_EQ(table.shown_plans('A'), (Names{"PA-01", "", "PA-03", "PA-04"}));
  EXPECT_FALSE(table.is_legal("research A2"));
}

TEST(SkyminesResearch, SK_2_10_SK_4_30_a_red_space_brings_the_supplement) {
  for (const char* red : {"research A1", "research B1", "research C1"}) {
    Table table = shelf();
    table.state.supplement = 3;
    with_points(table, 2).play({red});
    EXPECT_EQ(table.player().coins, 3) << red;
    EXPECT_EQ(table.state.supplement, 0);
  }
  Table table = shelf();
  table.state.supplement = 3;
  with_points(table, 1).play({"research A2"});
  EXPECT_EQ(table.player().coins, 0);
  EXPECT_EQ(table.state.supplement, 3);
}

TEST(SkyminesResearch, PR_07_SK_4_31_on_screen_16_every_point_pays_two_coins) {
  Table table = shelf();
  table.upload(0, 16).area(0, {"C-09"});
  table.play({"scientist C-09"});
  EXPECT_EQ(table.player().coins, 6);
  EXPECT_EQ(table.state.turn, 1) << "no other use, no decision";
}

TEST(SkyminesResearch, SK_4_32_points_of_one_source_come_before_those_of_the_next) {
  Table table = shelf();
  table.screen(0, 2, "PA-23").upload(0, 1).area(0, {"S1-SCI1", "S1-SCI2"});  // 1 research: 2 RP
  table.play({"scientist S1-SCI1", "upload", "stop"});
  EXPECT_EQ(table.task_count(), 2U) << "of the plan";
  table.play({"coin", "coin"});
  EXPECT_EQ(table.task_count(), 2U) << "of the scientist";
  table.play({"coin", "coin"});
  EXPECT_EQ(table.player().coins, 4);
}

// The plans gained are placed at the end of the turn.
Table& placing(Table& table, const Names& plans) {
  table.state.tasks.clear();
  table.state.tasks.push_back(Task::of(EndTurn{}));
  for (const std::string& plan : plans) {
    const PlanCode code = table.plan(plan);
    for (auto& row : table.state.research_display) std::ranges::replace(row, code, kNoPlan);
    for (auto& stack : table.state.stacks)
      if (const auto found = std::ranges::find(stack, code); found != stack.end())
        stack.erase_at(static_cast<std::size_t>(found - stack.begin()));
    table.state.gained.push_back(code);
  }
  run({{table.game, table.state, &table.events}});
  return table;
}

TEST(SkyminesResearch, SK_4_44_plans_are_placed_in_an_order_of_choice) {
  Table table(2);
  placing(table, {"PB-05", "PA-01", "PS-3"});
  EXPECT_EQ(table.legal(), (Names{"place PB-05", "place PA-01", "place PS-3"})) << "DP-28";
  table.play({"place PA-01", "screen 2"});
  EXPECT_EQ(table.legal(), (Names{"place PB-05", "place PS-3"}));
  table.play({"place PS-3", "screen 3"});
  EXPECT_EQ(table.task(), TaskKind::plan_screen) << "one is left";
  table.play({"screen 2"});
  EXPECT_EQ(table.plan_on(0, 2), "PB-05") << "it covers a plan just placed";
  EXPECT_EQ(table.plan_on(0, 3), "PS-3");
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesResearch, SK_4_44_SK_4_46_any_screen_beyond_the_marker) {
  Table table(2);
  table.screen(0, 2, "PA-01").screen(0, 3, "PA-02").upload(0, 2);
  placing(table, {"PB-05"});
  Names screens;
  for (int screen = 3; screen <= 16; ++screen)
    screens.push_back("screen " + std::to_string(screen));
  EXPECT_EQ(table.legal(), screens);
  table.play({"screen 9"});
  EXPECT_EQ(table.plan_on(0, 9), "PB-05") << "gaps may be left";
}

TEST(SkyminesResearch, PR_08_SK_1_28_SK_4_45_empty_screens_that_forbid_A) {
  Table table(2);
  table.screen(0, 9, "PB-05");
  placing(table, {"PA-01"});
  EXPECT_EQ(table.legal(), (Names{"screen 2", "screen 3", "screen 4", "screen 5", "screen 6",
                                  "screen 8", "screen 9", "screen 10", "screen 12"}))
      << "9 is covered; 7, 11, 13 to 16 are empty and forbid it";
}

TEST(SkyminesResearch, SK_4_47_the_start_token_cannot_be_covered) {
  Table table(2);
  placing(table, {"PB-05"});
  EXPECT_FALSE(table.is_legal("screen 1"));
  EXPECT_TRUE(table.is_legal("screen 2"));
}

TEST(SkyminesResearch, SK_4_47_a_face_down_plan_may_be_covered_and_the_new_one_lies_face_up) {
  Table table(2);
  table.screen(0, 4, "PA-01");
  table.player().plans_down = 1U << 3U;
  placing(table, {"PB-05"}).play({"screen 4"});
  EXPECT_EQ(table.plan_on(0, 4), "PB-05");
  EXPECT_EQ(table.player().plans_down, 0);
}

TEST(SkyminesResearch, SK_4_48_a_plan_without_a_screen_leaves_the_game) {
  Table table(2);
  table.upload(0, 16);
  placing(table, {"PB-05"});
  EXPECT_EQ(table.state.turn, 1);
  EXPECT_TRUE(table.happened(EventKind::lost_plan));
}

TEST(SkyminesResearch, SK_4_48_an_A_plan_may_find_only_forbidden_screens) {
  Table table(2);
  table.upload(0, 12);
  placing(table, {"PA-01"});
  EXPECT_TRUE(table.happened(EventKind::lost_plan)) << "13 to 16 are empty";
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesResearch, SK_4_49_an_exhausted_letter_is_not_refilled) {
  Table table = shelf();
  while (table.state.stacks[0].size() > 1) table.state.stacks[0].pop_back();
  const std::string last = table.game.tables.plan_names[table.state.stacks[0].back()];
  table.area(0, {"S1-SCI1"}).play({"scientist S1-SCI1", "stop", "research A3", "research A4"});
  table.play({"place PA-03", "screen 2", "screen 3"});
  EXPECT_EQ(table.shown_plans('A'), (Names{"PA-01", "PA-02", last, ""}));
}

TEST(SkyminesResearch, SK_11_26_eighteen_plans_can_wait) {
  Table table = shelf();
  table.state.special_up = 0b111111;
  with_points(table, 4 + 4 + 8 + 12);
  for (int taken = 0; taken < 18; ++taken) table.play({table.legal().front()});
  EXPECT_EQ(table.state.gained.size(), 18U);
}

}  // namespace
}  // namespace orrery::skymines
