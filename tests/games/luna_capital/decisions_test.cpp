// Which decisions are asked, and which are taken by themselves (chapter 9).
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/luna_capital/ledger.h"
#include "games/luna_capital/turn.h"
#include "support/luna_capital/table.h"

namespace orrery::luna_capital {
namespace {

using testing::ElementsAre;

bool open_to_all(const Table& table) {
  return forced_openly(table.game, table.state, seat_at(table.state.turn));
}

// The hand of seat 0 as if all saw its cards coming.
Table& show_hand(Table& table) {
  for (const std::uint8_t card : table.player().hand) entered_openly(table.player(), card);
  return table;
}

// Row 0 from 1 to 8, the others closed: of K05a and K09a only the latter fits, at one place.
Table narrow_city() {
  Table table;
  table.lay(0, "K01a", 0, 0).lay(0, "K01b", 1, 0).lay(0, "K01c", 2, 0);
  table.lay(0, "K10a", 0, 1).lay(0, "K10b", 1, 1).lay(0, "K08a", 2, 1);
  return table.hand(0, {"K05a", "K09a"}).playing();
}

TEST(LunaDecisions, LC_9_1_a_single_alternative_is_taken_unasked) {
  Table table;
  table.lay(0, "K04a", 0, 0).build(0, "oxygen", 0, 0).build(0, "oxygen", 0, 1);
  table.build(0, "oxygen", 1, 0).placing({"hydrogen"});
  EXPECT_THAT(table.legal(), ElementsAre("tile hydrogen"));
  table.settle();
  EXPECT_EQ(table.content(0, 1, 1), "hydrogen") << "tile and plot";
  EXPECT_EQ(table.state.turn, 1);
}

TEST(LunaDecisions, LC_9_2_only_the_player_in_turn_decides) {
  Table table = Table::fresh(4);
  table.play_until([&table](const State& state) {
    EXPECT_EQ(active(table.game, state), SeatSet::of(seat_at(state.turn)));
    return false;
  });
}

TEST(LunaDecisions, LC_9_3_every_alternative_can_be_completed) {
  Table table = narrow_city();
  EXPECT_THAT(table.legal(), ElementsAre("play K09a"));
  table.play({"play K09a"});
  EXPECT_THAT(table.legal(), ElementsAre("at [2,2]"));
}

TEST(LunaDecisions, LC_9_10_LC_9_11_sets_and_the_price_of_the_marked_one) {
  Table table;
  table.hand(0, {"K02a"}).marker(2).play({"take 2"});
  EXPECT_THAT(table.legal(), ElementsAre("discard K02a"));
  EXPECT_TRUE(open_to_all(table)) << "all know that there is one card";
}

TEST(LunaDecisions, LC_9_14_LC_9_15_LC_9_16_card_position_and_mode) {
  Table table;
  table.lay(0, "K05a", 0, 0).hand(0, {"K03a", "K08a"}).playing();
  EXPECT_THAT(table.legal(), ElementsAre("play K03a", "play K08a"));
  table.play({"play K08a"});
  EXPECT_THAT(table.legal(), ElementsAre("at [-1,0]", "at [0,1]", "at [1,0]"));
  table.play({"at [0,1]"});
  EXPECT_THAT(table.legal(), ElementsAre("plain"));
}

TEST(LunaDecisions, LC_9_17_LC_9_18_tile_and_plot) {
  Table table;
  table.lay(0, "K02g", 0, 0).placing({"hydrogen", "water"});
  EXPECT_THAT(table.legal(), ElementsAre("tile hydrogen", "tile water"));
  table.play({"tile water"});
  EXPECT_THAT(table.legal(), ElementsAre("on [0,0]", "on [0,1]", "on [1,1]"));
}

TEST(LunaDecisions, LC_9_19_a_single_card_of_a_landing_pad_is_kept_unasked) {
  Table table;
  table.lay(0, "K04a", 0, 0).hand(0, {"K09a"}).deck_top({"K01a"}).deck_size(1);
  table.placing({"landing_pad", "water"}).play({"tile landing_pad", "on [0,0]"});
  EXPECT_EQ(table.phase(), Phase::landing_keep);
  EXPECT_TRUE(open_to_all(table));
}

// ---- LC-9.24: what follows by itself is never asked

TEST(LunaDecisions, LC_9_24_tokens_are_gained_and_the_space_is_refilled) {
  Table table;
  table.lay(0, "K04a", 0, 0).placing({"hydrogen+1", "redistribution"});
  table.play({"tile hydrogen+1", "on [0,0]"});
  EXPECT_EQ(table.player().robots, 1);
  EXPECT_THAT(table.legal(), ElementsAre("tile redistribution")) << "the next tile comes at once";
  table.play({"tile redistribution", "on [0,1]"});
  EXPECT_EQ(table.player().redistribution, 1);
  EXPECT_EQ(table.phase(), Phase::take_set);
  EXPECT_EQ(table.state.turn, 1) << "the next decision is that of the next player";
  EXPECT_NE(table.card_on(1), "");
  EXPECT_EQ(table.tiles_on(1).size(), 1U);
  EXPECT_EQ(table.state.marker, 0);
}

TEST(LunaDecisions, LC_9_24_cards_of_a_landing_pad_return_in_their_order) {
  Table table;
  table.lay(0, "K04a", 0, 0).hand(0, {"K09a"}).deck_top({"K03a", "K01a", "K02a"});
  table.placing({"landing_pad"}).play({"tile landing_pad", "on [0,0]", "hold K01a"});
  EXPECT_EQ(table.phase(), Phase::take_set);
  EXPECT_EQ(table.state.turn, 1);
  EXPECT_THAT(table.deck_bottom(2), ElementsAre("K03a", "K02a"));
}

TEST(LunaDecisions, LC_9_24_tiles_that_fit_nowhere_are_discarded) {
  Table table;
  table.lay(0, "K04a", 0, 0);
  for (const auto& [row, column] : {std::pair{0, 0}, {0, 1}, {1, 0}})
    table.build(0, "oxygen", row, column);
  table.placing({"hydrogen", "redistribution", "hydrogen+1"});
  table.play({"tile hydrogen", "on [1,1]"});
  EXPECT_EQ(table.count(EventKind::lost_tile), 2);
  EXPECT_EQ(table.phase(), Phase::take_set);
  EXPECT_EQ(table.state.turn, 1);
  EXPECT_EQ(table.player().robots, 0);
  EXPECT_EQ(table.player().redistribution, 0);
}

TEST(LunaDecisions, LC_9_24_rounds_phases_and_concessions_follow_the_last_tile) {
  for (const int round : {1, 4}) {
    SCOPED_TRACE(round);
    Table table(2);
    table.last_turn_of_round(round);
    // No scaffolding in any city: S2 is met.
    table.state.offer[0] =
        code_of(static_cast<unsigned>(std::ranges::find(table.game.tables.concession_names, "S2") -
                                      table.game.tables.concession_names.begin()));
    table.state.turn = 1;
    table.lay(1, "K04a", 0, 0).placing({"hydrogen"}).play({"tile hydrogen", "on [0,0]"});
    EXPECT_EQ(table.phase(), Phase::take_set);
    EXPECT_EQ(table.state.game_phase, round == 4 ? 1 : 0);
    EXPECT_EQ(table.state.round, round == 4 ? 0 : round);
    EXPECT_EQ(table.state.claimed_by[0], round == 4 ? 0b11 : 0) << "both, without being asked";
    EXPECT_EQ(table.state.turn, round == 4 ? 1 : 0);
    for (int space = 1; space <= 4; ++space)
      EXPECT_EQ(table.tiles_on(space).size(), static_cast<std::size_t>(table.state.round) + 1);
  }
}

TEST(LunaDecisions, LC_9_24_the_automaton_takes_its_turn) {
  Table table(1);
  const int mine = table.state.marker == 0 ? 2 : 1;
  table.play({"take " + std::to_string(mine)});
  table.play_until([](const State& state) {
    return state.phase == Phase::take_set || state.phase == Phase::redistribute;
  });
  EXPECT_EQ(table.state.automaton_cards.size(), 1U);
  EXPECT_EQ(table.state.automaton_tiles.size(), 1U);
  EXPECT_EQ(table.state.turn, 0);
  EXPECT_EQ(table.state.round, 1);
}

TEST(LunaDecisions, LC_9_24_jokers_are_assigned_when_sets_are_counted) {
  Table table;
  table.lay(0, "K04a", 0, 0).build(0, "greenhouse_pear", 0, 0).build(0, "greenhouse_apple", 0, 1);
  table.placing({"greenhouse_mixed"}).play({"tile greenhouse_mixed", "on [1,0]"});
  EXPECT_EQ(table.state.turn, 1) << "nobody asks what the joker stands for";
  const std::vector<ScoreRow> rows = score_rows();
  const auto row = static_cast<std::size_t>(
      std::ranges::find(rows, "greenhouse_sets", &ScoreRow::id) - rows.begin());
  EXPECT_EQ(scores(table.game, table.state).rows[0][row], 5);
}

// ---- LC-9.25: what would tell something about a hidden hand is asked

TEST(LunaDecisions, LC_9_25_a_single_fitting_card_of_a_hidden_hand_is_asked_for) {
  Table table = narrow_city();
  EXPECT_EQ(table.legal().size(), 1U);
  EXPECT_FALSE(open_to_all(table));
  table.settle();
  EXPECT_EQ(table.phase(), Phase::play_card);
  table.play({"play K09a"}).settle();
  EXPECT_EQ(table.phase(), Phase::play_position) << "where it goes would tell its number";
}

TEST(LunaDecisions, LC_9_25_of_a_fully_known_hand_nothing_is_asked) {
  Table table = narrow_city();
  show_hand(table).settle();
  EXPECT_EQ(table.player().city.cards.size(), 7U) << "card, position and mode";
}

TEST(LunaDecisions, LC_9_25_a_hand_of_one_card_is_no_choice) {
  Table table = narrow_city();
  table.hand(0, {"K09a"});
  EXPECT_TRUE(open_to_all(table));
}

TEST(LunaDecisions, LC_9_25_the_first_card_has_one_place) {
  Table table;
  table.hand(0, {"K05a", "K09a"}).playing().play({"play K05a"}).settle();
  EXPECT_EQ(table.player().city.cards.size(), 1U);
}

TEST(LunaDecisions, LC_9_25_with_a_robot_the_mode_would_tell_whether_something_fits) {
  Table table = narrow_city();
  table.player().robots = 1;
  table.play({"play K05a", "at [0,2]"});
  EXPECT_THAT(table.legal(), ElementsAre("robot"));
  EXPECT_FALSE(open_to_all(table));
  table.player().robots = 0;
  EXPECT_TRUE(open_to_all(table)) << "without one there is never a choice";
}

TEST(LunaDecisions, LC_9_25_a_discard_from_a_hidden_hand_makes_it_unknown) {
  Table table = narrow_city();
  show_hand(table);
  EXPECT_TRUE(open_to_all(table));
  table.player().hand.erase_at(0);
  put_under_deck(table.state, table.card("K05a"), discarded_by(seat_at(0)));
  left_for_deck(table.player());
  EXPECT_FALSE(hand_is_known(table.player()));
}

}  // namespace
}  // namespace orrery::luna_capital
