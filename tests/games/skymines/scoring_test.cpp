// The score pad and the winners (chapter 5).
#include <algorithm>

#include <gtest/gtest.h>

#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

int row(const Table& table, int seat, std::string_view id) {
  const auto rows = score_rows();
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].id == id)
      return scores(table.game, table.state).rows[static_cast<std::size_t>(seat)][i];
  ADD_FAILURE() << "no row " << id;
  return -1;
}

int total(const Table& table, int seat) {
  return scores(table.game, table.state).total[static_cast<std::size_t>(seat)];
}

TEST(SkyminesScoring, SK_5_3_the_categories_in_their_order) {
  Names ids;
  for (const ScoreRow& each : score_rows()) ids.push_back(each.id);
  EXPECT_EQ(ids, (Names{"coins", "astrogo", "tawac", "skymine", "minerva", "tank", "research"}));
}

TEST(SkyminesScoring, SK_5_3_coins_in_reserve) {
  Table table(2);
  table.coins(0, 17);
  EXPECT_EQ(row(table, 0, "coins"), 17);
}

TEST(SkyminesScoring, EX_01_SK_1_6_shares_times_value) {
  Table table(2);
  table.lay_track("minerva", "B1").at(0, "minerva", 16);  // 5 shares
  table.hand(0, {"A-05"}).rest(0, 2, {"C-05"});           // and 2 of cards
  table.column("minerva", 1, 0, 0).column("minerva", 2, 2, 1).column("minerva", 3, 1, 1);
  EXPECT_EQ(table.value("minerva"), 6U);
  EXPECT_EQ(shares(table.game, table.state, seat_at(0), table.company("minerva")), 7U);
  EXPECT_EQ(row(table, 0, "minerva"), 42);
}

TEST(SkyminesScoring, SK_1_6_symbols_of_hand_slots_and_rest_stacks_count) {
  Table table(2);
  for (int slot = 2; slot <= 4; ++slot) table.rest(0, slot, {});
  table.at(0, "tawac", 0).hand(0, {"D-02"}).area(0, {"A-04", "B-10"}).rest(0, 3, {"C-04", "E-02"});
  table.face_down(0, "B-10");
  EXPECT_EQ(shares(table.game, table.state, seat_at(0), table.company("tawac")), 5U);
  EXPECT_EQ(shares(table.game, table.state, seat_at(0), table.company("minerva")), 0U);
  EXPECT_EQ(shares(table.game, table.state, seat_at(1), table.company("tawac")), 0U);
}

TEST(SkyminesScoring, SK_1_14_SK_1_26_the_highest_tank_value_passed) {
  Table table(2);
  const std::vector<std::pair<unsigned, int>> values = {
      {0, 0},   {5, 0},   {6, 10},  {8, 10},  {9, 15},  {12, 15}, {13, 25},
      {16, 30}, {19, 30}, {20, 40}, {23, 45}, {25, 50}, {27, 50}, {28, 60}};
  for (const auto& [step, value] : values)
    EXPECT_EQ(row(table.tank(0, step), 0, "tank"), value) << step;
}

TEST(SkyminesScoring, SK_1_27_the_highest_research_value_passed) {
  Table table(2);
  const std::vector<std::pair<unsigned, int>> values = {{0, 0},   {3, 0},   {4, 10},  {5, 10},
                                                        {6, 15},  {8, 20},  {10, 30}, {12, 40},
                                                        {14, 50}, {15, 50}, {16, 60}};
  for (const auto& [screen, value] : values)
    EXPECT_EQ(row(table.upload(0, screen), 0, "research"), value) << screen;
}

TEST(SkyminesScoring, SK_5_3_special_plans_at_or_before_the_marker_if_face_up) {
  Table table(2);
  table.screen(0, 2, "PS-2").screen(0, 3, "PS-7").screen(0, 4, "PS-4").upload(0, 3);
  EXPECT_EQ(row(table, 0, "research"), 3 + 12) << "not the one ahead";
  table.player().plans_down = 0b100;
  EXPECT_EQ(row(table, 0, "research"), 3) << "face down it is worth nothing";
  table.upload(0, 4);
  EXPECT_EQ(row(table, 0, "research"), 10 + 3 + 6);
}

TEST(SkyminesScoring, SK_1_29_end_values_of_the_special_plans) {
  const std::vector<std::pair<std::string, int>> values = {{"PS-2", 3}, {"PS-3", 5}, {"PS-4", 6},
                                                           {"PS-5", 8}, {"PS-6", 9}, {"PS-7", 12}};
  for (const auto& [plan, value] : values) {
    Table table(2);
    table.screen(0, 2, plan).upload(0, 2);
    EXPECT_EQ(row(table, 0, "research"), value) << plan;
  }
}

TEST(SkyminesScoring, SK_5_3_the_total_is_the_sum) {
  Table table(2);
  table.coins(0, 7).tank(0, 9).upload(0, 6).lay_track("minerva", "B1").at(0, "minerva", 6);
  table.hand(0, {}).at(0, "skymine", 0);
  for (int slot = 2; slot <= 4; ++slot) table.rest(0, slot, {});
  table.column("minerva", 1, 0, 0);  // value 4
  EXPECT_EQ(total(table, 0), 7 + 15 + 15 + 2 * 4);
}

TEST(SkyminesScoring, SK_5_1_after_the_last_round_all_cards_are_in_hand) {
  Table table(2);
  table.round(7).area(0, {"A-05"}).rest(0, 3, {"C-05"}).leave_all();
  EXPECT_EQ(table.state.phase, Phase::over);
  EXPECT_TRUE(table.player().hand.has(table.card("A-05")));
  EXPECT_TRUE(table.player().hand.has(table.card("C-05")));
}

TEST(SkyminesScoring, SK_5_4_the_highest_total_wins) {
  Table table(3);
  table.round(7).leave_all();
  table.coins(0, 3).coins(1, 30).coins(2, 29);
  EXPECT_EQ(winners(table.game, table.state), SeatSet::of(seat_at(1)));
}

TEST(SkyminesScoring, PR_15_SK_5_4_tied_players_share_the_victory) {
  Table table(3);
  table.round(7).leave_all();
  const int first = total(table, 0) - table.player(0).coins;
  const int third = total(table, 2) - table.player(2).coins;
  table.coins(0, static_cast<unsigned>(50 - first)).coins(2, static_cast<unsigned>(50 - third));
  table.coins(1, 0);
  EXPECT_EQ(winners(table.game, table.state), SeatSet::from_bits(0b101));
}

TEST(SkyminesScoring, SK_5_5_SK_7_49_luna_is_scored_and_can_win) {
  Table table(2, {{"lunas", "1"}});
  table.coins(2, 100).at(2, "minerva", 0);
  Player& luna = table.player(2);
  luna.tank = 9;
  luna.upload = 5;
  luna.hand = {};
  EXPECT_EQ(row(table, 2, "coins"), 100);
  EXPECT_EQ(row(table, 2, "tank"), 15);
  EXPECT_EQ(row(table, 2, "research"), 15) << "SK-7.19: step 5, not screen 5";
  EXPECT_TRUE(winners(table.game, table.state).empty()) << "no player has won";
  table.coins(0, 300);
  EXPECT_EQ(winners(table.game, table.state), SeatSet::of(seat_at(0)));
  luna.hand.add(table.card("C-05"));
  luna.hand.add(table.card("E-04"));
  table.column("minerva", 1, 0, 0);
  EXPECT_EQ(row(table, 2, "minerva"), 2 * 4);
}

TEST(SkyminesScoring, SK_11_22_tank_and_research_values_come_from_their_lists) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Table table(3);
    table.play_until([](const State&) { return false; }, seed);
    for (int seat = 0; seat < 3; ++seat) {
      const int tank = row(table, seat, "tank");
      EXPECT_TRUE(std::ranges::count(std::vector{0, 10, 15, 25, 30, 40, 45, 50, 60}, tank) == 1);
      int sum = 0;
      for (const ScoreRow& each : score_rows()) sum += row(table, seat, each.id);
      EXPECT_EQ(total(table, seat), sum);
    }
  }
}

}  // namespace
}  // namespace orrery::skymines
