// Luna (chapter 7): what she begins with, her counts, and what they score.
#include <gtest/gtest.h>

#include "games/skymines/scoring.h"
#include "support/skymines/luna_table.h"

namespace orrery::skymines {
namespace {

Luna new_luna(int level) {
  return Table::fresh(1, {{"luna_level", std::to_string(level)}}).state.lunas[0];
}
Player new_player(int level) {
  return Table::fresh(1, {{"luna_level", std::to_string(level)}}).player(kLunaSeat);
}

// --- setting up -------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_4_LU_01_begins_with_twelve_cards_and_three_slots) {
  const Luna luna = new_luna(2);
  EXPECT_EQ(luna.pile.size(), 12U);
  EXPECT_EQ(luna.grade_two.size(), 7U);
  EXPECT_TRUE(luna.discard.empty());
  EXPECT_EQ(luna.open_slots, 0b01110);
  for (const std::uint8_t card : luna.pile) EXPECT_LT(card, 12);
}

TEST(SkyminesLuna, SK_7_2_begins_with_a_coin_and_five_markers) {
  const Player luna = new_player(1);
  EXPECT_EQ(luna.coins, 1);
  EXPECT_EQ(luna.markers, 5);
  EXPECT_TRUE(luna.hand.empty());
}

TEST(SkyminesLuna, SK_7_5_LU_02_begins_where_her_level_says) {
  const Game game = shipped_game(1);
  for (const auto& [level, helium, research] :
       std::vector<std::array<int, 3>>{{0, 0, 0}, {5, 0, 0}, {6, 1, 1}, {7, 3, 2}, {8, 5, 3}}) {
    const Player luna = new_player(level);
    const int token = game.tables.tokens[luna.tokens[0] - 1U].bonus.he;
    EXPECT_EQ(luna.tank, helium + token) << "level " << level;
    EXPECT_EQ(luna.upload, research) << "level " << level;
  }
}

TEST(SkyminesLuna, SK_7_3_takes_the_bonus_of_a_token_that_nobody_else_has) {
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    const Table table = Table::fresh(2, {{"lunas", "2"}}, seed);
    std::vector<int> tokens;
    for (int seat = 0; seat < 4; ++seat)
      for (const int token : table.player(seat).tokens)
        if (token != 0) tokens.push_back(token);
    std::ranges::sort(tokens);
    EXPECT_EQ(tokens.size(), 6U);
    EXPECT_EQ(std::ranges::adjacent_find(tokens), tokens.end());
    for (int seat : {2, 3}) {
      const Player& luna = table.player(seat);
      const Reward& bonus = table.game.tables.tokens[luna.tokens[0] - 1U].bonus;
      EXPECT_EQ(luna.tracks, bonus.track);
      EXPECT_EQ(luna.tank, bonus.he);
    }
  }
}

TEST(SkyminesLuna, SK_7_1_every_Luna_has_her_own_cards_and_level) {
  const Table table = Table::fresh(
      1, {{"lunas", "3"}, {"luna_level", "8"}, {"luna_level_2", "6"}, {"luna_level_3", "0"}});
  EXPECT_EQ(table.player(1).upload, 3);
  EXPECT_EQ(table.player(2).upload, 1);
  EXPECT_EQ(table.player(3).upload, 0);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(table.state.lunas[i].pile.size(), 12U);
  EXPECT_NE(table.state.lunas[0].pile, table.state.lunas[1].pile);
}

// --- counts -----------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_16_LU_03_helium_ends_at_28_and_surplus_pays) {
  LunaTable table(2);
  table.player(kLunaSeat).tank = 0;
  EXPECT_EQ(table.helium(5).player(kLunaSeat).tank, 5);
  EXPECT_EQ(table.luna().open_slots, 0b01110);
  EXPECT_EQ(table.helium(6).player(kLunaSeat).tank, 11);
  EXPECT_EQ(table.luna().open_slots, 0b01111);
  table.helium(18);
  EXPECT_EQ(table.player(kLunaSeat).tank, 28);
  EXPECT_EQ(table.player(kLunaSeat).coins, 2);
}

TEST(SkyminesLuna, SK_7_18_LU_04_helium_thresholds_bring_grade_two_cards) {
  LunaTable table(4);
  table.player(kLunaSeat).tank = 0;
  table.luna().open_slots = 0b01110;
  const std::size_t pile = table.luna().pile.size();
  table.helium(5);
  EXPECT_EQ(table.luna().grade_two.size(), 7U);
  table.helium(4);
  EXPECT_EQ(table.player(kLunaSeat).tank, 9);
  EXPECT_EQ(table.luna().open_slots, 0b01111);
  EXPECT_EQ(table.luna().pile.size(), pile + 1);
  EXPECT_EQ(table.luna().grade_two.size(), 6U);
  table.helium(12);
  EXPECT_EQ(table.luna().pile.size(), pile + 2);
  EXPECT_EQ(table.luna().grade_two.size(), 5U);
  table.helium(7);
  EXPECT_EQ(table.luna().grade_two.size(), 5U) << "each works once";
}

TEST(SkyminesLuna, SK_7_16_LU_05_research_ends_at_15_and_surplus_pays) {
  LunaTable table(2);
  EXPECT_EQ(table.research(1).player(kLunaSeat).upload, 1);
  EXPECT_EQ(table.luna().open_slots & 0b10000, 0);
  EXPECT_EQ(table.research(3).player(kLunaSeat).upload, 4);
  EXPECT_EQ(table.luna().open_slots & 0b10000, 0b10000);
  EXPECT_EQ(table.research(11).player(kLunaSeat).upload, 15);
  EXPECT_EQ(table.player(kLunaSeat).coins, 0);
  EXPECT_EQ(table.research(2).player(kLunaSeat).upload, 15);
  EXPECT_EQ(table.player(kLunaSeat).coins, 4);
}

TEST(SkyminesLuna, SK_7_18_LU_06_research_thresholds) {
  LunaTable table(7);
  table.luna().grade_two = new_luna(7).grade_two;
  ASSERT_EQ(table.player(kLunaSeat).upload, 2);
  table.research(1);
  EXPECT_EQ(table.luna().grade_two.size(), 7U);
  table.research(3);
  EXPECT_EQ(table.player(kLunaSeat).upload, 6);
  EXPECT_EQ(table.luna().open_slots & 0b10000, 0b10000);
  EXPECT_EQ(table.luna().grade_two.size(), 6U);
  table.research(5);
  EXPECT_EQ(table.player(kLunaSeat).upload, 11);
  EXPECT_EQ(table.luna().grade_two.size(), 5U);
}

TEST(SkyminesLuna, SK_7_18_LU_07_both_counts_of_level_6) {
  LunaTable table(6);
  table.player(kLunaSeat).tank = 1;
  const std::size_t pile = table.luna().pile.size();
  table.helium(5).research(4);
  EXPECT_EQ(table.player(kLunaSeat).tank, 6);
  EXPECT_EQ(table.player(kLunaSeat).upload, 5);
  EXPECT_EQ(table.luna().open_slots, 0b11110);
  EXPECT_EQ(table.luna().pile.size(), pile + 2);
  EXPECT_EQ(table.luna().grade_two.size(), 5U);
}

TEST(SkyminesLuna, SK_7_18_nothing_comes_from_an_empty_stack) {
  LunaTable table(4);
  table.player(kLunaSeat).tank = 0;
  table.luna().grade_two.clear();
  const std::size_t pile = table.luna().pile.size();
  table.helium(9);
  EXPECT_EQ(table.luna().pile.size(), pile);
  EXPECT_FALSE(table.happened(EventKind::luna_grade_two));
  EXPECT_EQ(table.luna().thresholds, 0b0001);
}

// --- scoring ----------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_44_coins_come_from_the_bank_helium_and_research_count) {
  LunaTable table(2);
  const unsigned tank = table.player(kLunaSeat).tank;
  table.slots({"II-4", "II-6"}).turn();
  EXPECT_EQ(table.player(kLunaSeat).coins, 3);
  EXPECT_EQ(table.player(kLunaSeat).upload, 2);
  table.turn();
  EXPECT_EQ(table.player(kLunaSeat).coins, 6);
  EXPECT_EQ(table.player(kLunaSeat).tank, tank + 4);
}

TEST(SkyminesLuna, SK_7_48_linked_slots_do_not_concern_her) {
  LunaTable usual(2);
  LunaTable linked(2, {{"linked_slots", "on"}});
  for (LunaTable* table : {&usual, &linked}) table->slots({"I-5", "I-12", "I-6"}).turn().turn();
  EXPECT_EQ(usual.state.lunas[0], linked.state.lunas[0]);
  EXPECT_EQ(usual.player(kLunaSeat), linked.player(kLunaSeat));
}

TEST(SkyminesLuna, SK_7_49_scores_coins_shares_helium_and_research) {
  LunaTable table(2);
  table.column("tawac", 1, 0, 1);                       // worth 2
  table.coins(kLunaSeat, 7).at(kLunaSeat, "tawac", 6);  // D1: 2 shares
  table.player(kLunaSeat).tank = 9;
  table.player(kLunaSeat).upload = 5;
  table.no_display();
  table.player(kLunaSeat).hand.add(table.card("A-04"));
  const Scores pad = scores(table.game, table.state);
  EXPECT_EQ(pad.rows[kLunaSeat][0], 7);
  EXPECT_EQ(pad.rows[kLunaSeat][2], 3 * 2);
  EXPECT_EQ(pad.rows[kLunaSeat][5], 15);
  EXPECT_EQ(pad.rows[kLunaSeat][6], 15);
  EXPECT_EQ(pad.total[kLunaSeat], 7 + 6 + 15 + 15);
}

TEST(SkyminesLuna, SK_7_19_research_values) {
  LunaTable table(2);
  const std::vector<std::pair<int, int>> values = {{2, 0},  {3, 10},  {5, 15},  {6, 15}, {7, 20},
                                                   {9, 30}, {11, 40}, {13, 50}, {15, 60}};
  for (const auto& [step, value] : values) {
    table.player(kLunaSeat).upload = static_cast<std::uint8_t>(step);
    EXPECT_EQ(scores(table.game, table.state).rows[kLunaSeat][6], value) << step;
  }
}

}  // namespace
}  // namespace orrery::skymines
