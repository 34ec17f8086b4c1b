// The numbers and the yes or no that the rulebook states, as examples (S); the played ones are in
// examples_test.cpp.
#include <algorithm>
#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/solenia/scoring.h"
#include "support/solenia/table.h"

namespace orrery::solenia {
namespace {

using testing::ElementsAre;

void expect_setup(int players, int shown, const std::vector<std::string>& goods) {
  Table table(players);
  for (const Side side : {Side::day, Side::night})
    EXPECT_EQ(kMaxDisplay - std::ranges::count(table.shown(side), ""), shown);
  for (int seat = 0; seat < players; ++seat) {
    EXPECT_EQ(table.goods_text(seat), goods[static_cast<std::size_t>(seat)]) << "seat " << seat;
    EXPECT_EQ(table.player(seat).hand.size(), 3U);
    EXPECT_EQ(table.player(seat).deck.size(), 13U);
  }
}

TEST(SoleniaExamples, S01_SO_2_6_SO_2_11_SO_2_13_setup_for_two) { expect_setup(2, 3, {"", ""}); }
TEST(SoleniaExamples, S02_SO_2_6_SO_2_11_SO_2_13_setup_for_three) {
  expect_setup(3, 3, {"", "", "W"});
}
TEST(SoleniaExamples, S03_SO_2_6_SO_2_11_SO_2_13_setup_for_four) {
  expect_setup(4, 4, {"", "", "W", "S"});
}

TEST(SoleniaExamples, S04_SO_4_50_SO_4_52_ten_advances_lead_around) {
  using Line = std::vector<std::string>;
  std::vector<Line> lines;
  Table table = known_table();
  lines.push_back(table.row_faces());
  const std::vector<std::string> zeros = {"0WS", "0WA", "0SH", "0HA", "0@2"};
  for (std::size_t turn = 0; turn < 10; ++turn) {
    const int seat = table.state.turn;
    table.hand(seat, {zeros[turn / 2]}).begin();
    while (table.state.turn == seat) table.play({table.legal().front()});
    lines.push_back(table.row_faces());
  }
  EXPECT_THAT(lines, ElementsAre(Line{"night", "night", "dawn", "day", "day"},
                                 Line{"night", "dawn", "day", "day", "day"},
                                 Line{"dawn", "day", "day", "day", "day"},
                                 Line{"day", "day", "day", "day", "dusk"},
                                 Line{"day", "day", "day", "dusk", "night"},
                                 Line{"day", "day", "dusk", "night", "night"},
                                 Line{"day", "dusk", "night", "night", "night"},
                                 Line{"dusk", "night", "night", "night", "night"},
                                 Line{"night", "night", "night", "night", "dawn"},
                                 Line{"night", "night", "night", "dawn", "day"},
                                 Line{"night", "night", "dawn", "day", "day"}));
}

TEST(SoleniaExamples, S05_SO_3_11_hand_sizes_over_a_game) {
  Table table(2);
  std::vector<std::size_t> at_start{3};
  table.play_out(1, [&] {
    if (table.happened(EventKind::turn_begins) && table.state.turn == 0)
      at_start.push_back(table.player(0).hand.size());
  });
  EXPECT_THAT(at_start, ElementsAre(3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1));
}

TEST(SoleniaExamples, S07_SO_4_38_SO_6_3_two_too_many_on_the_winter_board) {
  Table table = known_table(2, {{"side", "winter"}});
  table.goods(0, "WWWWSS").hand(0, {"2*W"}).begin().play({"card 2*W", "at 2,1"});
  EXPECT_EQ(table.goods_of(0).total() - table.player(0).capacity, 2);
  EXPECT_THAT(table.legal(0), ElementsAre("drop W", "drop S", "drop A"));
  EXPECT_EQ(Table(table).play({"drop A", "drop A"}).goods_text(0), "WWWWSS");
  EXPECT_EQ(Table(table).play({"drop W", "drop S"}).goods_text(0), "WWWSAA");
}

TEST(SoleniaExamples, S08_SO_4_31_SO_4_32_SO_4_33_SO_4_34_SO_4_35_SO_4_36_summer_bonuses) {
  const Table table = known_table();
  const auto expect_slot = [&](Side side, std::size_t slot, EffectType type, std::string_view goods,
                               int count) {
    const EffectList& effects = table.game.tables.summer.slots[index(side)][slot - 1];
    ASSERT_EQ(effects.size, 1);
    EXPECT_EQ(effects.items[0].type, type) << slot;
    EXPECT_EQ(effects.items[0].goods, goods_of_letters(goods)) << slot;
    if (type == EffectType::stars) {
      EXPECT_EQ(effects.items[0].count, count) << slot;
    }
  };
  const std::array<std::array<std::string_view, 4>, 2> goods = {
      {{"W", "H", "WH", "WH"}, {"S", "A", "SA", "SA"}}};
  for (const Side side : {Side::day, Side::night}) {
    expect_slot(side, 1, EffectType::gain, goods[index(side)][0], 0);
    expect_slot(side, 2, EffectType::gain, goods[index(side)][1], 0);
    expect_slot(side, 3, EffectType::gain_one_of, goods[index(side)][2], 0);
    expect_slot(side, 4, EffectType::gain, goods[index(side)][3], 0);
    expect_slot(side, 5, EffectType::stars, "", 5);
    expect_slot(side, 6, EffectType::stars, "", 5);
  }
}

std::vector<int> pair_stars(const GivenOptions& options) {
  Table table = known_table(2, options);
  std::vector<int> stars{row(table, "pairs")};
  for (int pair = 1; pair <= 6; ++pair) {
    table.deliver(0, "D" + std::to_string(10 + pair), pair);
    table.deliver(0, "N" + std::to_string(10 + pair), pair);
    stars.push_back(row(table, "pairs"));
  }
  return stars;
}

TEST(SoleniaExamples, S09_SO_5_6_pairs_in_summer) {
  EXPECT_THAT(pair_stars({}), ElementsAre(0, 1, 3, 6, 10, 10, 10));
}
TEST(SoleniaExamples, S10_SO_5_13_pairs_in_winter) {
  EXPECT_THAT(pair_stars({{"side", "winter"}}), ElementsAre(0, 0, 0, 0, 0, 0, 0));
}

TEST(SoleniaExamples, S11_SO_5_7_leftover_goods) {
  Table table = known_table();
  std::vector<int> stars;
  for (std::size_t held = 0; held <= 8; ++held)
    stars.push_back(row(table.goods(0, std::string("WSHAHHAA").substr(0, held)), "goods"));
  EXPECT_THAT(stars, ElementsAre(0, 0, 1, 1, 2, 2, 3, 3, 4));
}

TEST(SoleniaExamples, S12_SO_5_4_two_winners) {
  Table table = known_table(3);
  table.goods(2, "");
  table.player(0).stars[0] = 50;
  table.player(1).stars[0] = 50;
  table.player(2).stars[0] = 41;
  EXPECT_EQ(winners(table.game, table.state), SeatSet::first(2));
}

TEST(SoleniaExamples, S13_SO_4_2_the_space_of_the_airship_is_free) {
  Table table = known_table();
  table.hand(0, {"0WS"}).begin().play({"card 0WS"});
  EXPECT_TRUE(table.is_legal("at 2,2"));
  EXPECT_EQ(table.price(0, "2,2"), 0);
  EXPECT_EQ(table.play({"at 2,2"}).goods_text(0), "");
}

TEST(SoleniaExamples, S14_SO_4_1_the_space_of_the_airship_is_taken) {
  Table table = known_table();
  table.lay(1, "1W", "2,2").hand(0, {"0WS"}).begin().play({"card 0WS"});
  EXPECT_FALSE(table.is_legal("at 2,2"));
}

TEST(SoleniaExamples, S17_SO_4_13_SO_4_16_SO_4_17_SO_4_18_discarding_a_two) {
  Table table = known_table();
  table.lay(1, "1W", "2,2").lay(1, "1S", "1,2").lay(1, "1H", "3,2").lay(1, "1A", "2,1");
  table.lay(1, "2*W", "2,3").goods(0, "W").hand(0, {"2*W"}).begin();
  table.play({"discard", "card 2*W"});
  EXPECT_EQ(table.state.advances, 1);
  EXPECT_EQ(table.goods_text(0), "W");
  EXPECT_EQ(table.stars(0), 0);
  EXPECT_TRUE(table.happened(EventKind::drew));
  EXPECT_EQ(table.player(0).hand.size() + table.player(0).deck.size(), 15U);
}

}  // namespace
}  // namespace orrery::solenia
