// Luna (chapter 7): her piles and her round.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/skymines/luna_table.h"

namespace orrery::skymines {
namespace {

using testing::ElementsAre;

// --- dealing ----------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_6_LU_08_deals_majority_places_first_then_slots) {
  LunaTable table(2);
  table.slots({}).pile({"I-1", "I-2", "I-3", "I-4", "I-5", "I-6", "I-7", "I-8"});
  table.luna().open_slots = 0b11111;
  deal_luna(table.step(), 0);
  EXPECT_THAT(table.dealt(), ElementsAre("I-1", "I-2", "I-3", "I-4", "I-5", "I-6", "I-7"));
  EXPECT_EQ(table.luna().pile.size(), 1U);
}

TEST(SkyminesLuna, SK_7_17_LU_09_level_0_never_opens_slots) {
  LunaTable table(0);
  table.helium(9).research(5);
  table.slots({}).pile({"I-1", "I-2", "I-3", "I-4", "I-5", "I-6"});
  deal_luna(table.step(), 0);
  EXPECT_THAT(table.dealt(), ElementsAre("I-1", "I-2", "", "I-3", "I-4", "I-5", ""));
}

TEST(SkyminesLuna, SK_7_18_LU_15_the_card_of_a_threshold_is_dealt_next) {
  LunaTable table(4);
  table.player(kLunaSeat).tank = 8;
  const unsigned top = table.luna().grade_two.back();
  table.helium(1).slots({});
  deal_luna(table.step(), 0);
  EXPECT_EQ(table.luna().majority[0], top + 1U);
  EXPECT_EQ(table.luna().fresh_places, 0b1);
  EXPECT_EQ(table.luna().fresh_on_top, 0);
}

TEST(SkyminesLuna, SK_7_7_an_empty_pile_is_made_of_the_discards) {
  for (const int level : {1, 2}) {
    LunaTable table(level);
    table.slots({})
        .pile({"I-1", "I-2", "I-3"})
        .discard({"I-4", "I-5", "I-6", "I-7", "I-8", "I-9", "I-10"});
    table.luna().open_slots = 0b01110;
    const std::size_t stack = table.luna().grade_two.size();
    deal_luna(table.step(), 0);
    EXPECT_THAT(Names({table.dealt()[0], table.dealt()[1], table.dealt()[3]}),
                ElementsAre("I-1", "I-2", "I-3"));
    EXPECT_TRUE(table.luna().discard.empty());
    const std::size_t joined = level >= 2 ? 1 : 0;  // a grade-II card from level 2 on
    EXPECT_EQ(table.luna().pile.size(), 7 + joined - 2);
    EXPECT_EQ(table.luna().grade_two.size(), stack - joined);
    EXPECT_EQ(table.luna().early_places, 0b01011) << "left, right and B came before";
  }
}

// --- her round --------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_11_reveal_gains_come_in_her_first_turn_only) {
  LunaTable table(2);
  table.player(kLunaSeat).tank = 0;
  table.slots({"I-2", "I-9", "I-9"});
  table.luna().majority = {static_cast<std::uint8_t>(table.code("I-4")),
                           static_cast<std::uint8_t>(table.code("II-1"))};
  table.turn();
  EXPECT_EQ(table.player(kLunaSeat).tank, 2);
  EXPECT_EQ(table.player(kLunaSeat).upload, 1);
  EXPECT_EQ(table.luna().slots_used, 0b1);
  table.turn();
  EXPECT_EQ(table.player(kLunaSeat).tank, 2);
  EXPECT_EQ(table.player(kLunaSeat).upload, 1);
  EXPECT_EQ(table.luna().slots_used, 0b11);
}

TEST(SkyminesLuna, SK_7_12_measures_come_from_the_majority_cards) {
  LunaTable table(2);
  const Seat luna = seat_at(kLunaSeat);
  table.luna().majority = {static_cast<std::uint8_t>(table.code("II-1")),
                           static_cast<std::uint8_t>(table.code("II-7"))};
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::titanium), 4U);
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::carbon), 6U);
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::energy), 6U);
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::minerals), 3U);
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::scientist), 3U);
  table.luna().majority[0] = 0;
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::titanium), 0U);
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::scientist), 2U);
}

TEST(SkyminesLuna, SK_7_13_leaves_with_her_last_card) {
  LunaTable table(2);
  table.slots({"I-9", "I-11"}).discard({}).turn();
  EXPECT_EQ(table.player(kLunaSeat).left, 0);
  table.turn();
  EXPECT_EQ(table.player(kLunaSeat).left, 1);
  EXPECT_THAT(table.luna().slots, testing::Each(0));
  EXPECT_EQ(table.luna().slots_used, 0);
  EXPECT_GE(table.luna().discard.size(), 2U);
}

TEST(SkyminesLuna, SK_7_14_a_discarded_card_decides_which_majority_card_is_dropped) {
  struct Case {
    const char* card;
    std::array<bool, 2> kept;
  };
  // I-2 has the greater number on the left, I-1 on the right, I-5 equal ones.
  for (const auto& [card, kept] :
       {Case{"I-2", {false, true}}, Case{"I-1", {true, false}}, Case{"I-5", {true, true}}}) {
    LunaTable table(2);
    table.slots({card}).discard({});
    table.luna().majority = {static_cast<std::uint8_t>(table.code("I-6")),
                             static_cast<std::uint8_t>(table.code("I-7"))};
    table.turn();
    EXPECT_EQ(table.luna().majority[0] != 0, kept[0]) << card;
    EXPECT_EQ(table.luna().majority[1] != 0, kept[1]) << card;
    EXPECT_EQ(table.luna().discard.size(), kept[0] && kept[1] ? 1U : 2U) << card;
  }
}

TEST(SkyminesLuna, SK_7_15_the_majority_cards_are_discarded_after_the_action_phase) {
  LunaTable table(2);
  table.slots({}).discard({"I-8"});
  table.luna().revealed = 1;
  clear_luna(table.step(), 0);
  EXPECT_THAT(table.luna().majority, ElementsAre(0, 0));
  EXPECT_EQ(table.luna().discard.size(), 3U);
  EXPECT_EQ(table.luna().revealed, 0);
}

TEST(SkyminesLuna, SK_7_8_majority_cards_are_shown_when_all_have_planned) {
  Table table = Table::fresh(1, {{"start_tokens", "fixed"}});
  EXPECT_EQ(table.state.lunas[0].revealed, 0);
  table.play({"ready"});
  EXPECT_EQ(table.state.lunas[0].revealed, 1);
  EXPECT_EQ(table.count(EventKind::luna_majority), 1);
}

TEST(SkyminesLuna, SK_7_9_plays_after_the_last_player_seat) {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    Table table = Table::fresh(2, {{"lunas", "1"}, {"start_tokens", "fixed"}}, seed);
    if (table.state.first != 1) continue;
    while (table.state.phase == Phase::planning) table.play({"ready"});
    EXPECT_EQ(table.state.turn, 1);
    table.events.clear();
    while (table.state.turn == 1)
      table.play({table.task() == TaskKind::menu ? "leave" : table.legal().front()});
    EXPECT_EQ(table.state.turn, 0) << "seat 1, Luna, then the player before the first";
    EXPECT_EQ(table.player(2).turns, 1);
    return;
  }
  FAIL() << "seat 1 is never first";
}

TEST(SkyminesLuna, SK_7_10_is_never_first_player) {
  for (std::uint64_t seed = 1; seed < 20; ++seed)
    EXPECT_EQ(Table::fresh(1, {{"lunas", "3"}}, seed).state.first, 0);
}

}  // namespace
}  // namespace orrery::skymines
