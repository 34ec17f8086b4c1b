// Sets, refills, rounds and phases (chapter 3, LC-4.6 to LC-4.10, LC-4.47 to LC-4.56).
#include "games/luna_capital/turn.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/luna_capital/table.h"

namespace orrery::luna_capital {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

bool begins(const State& state) {
  return state.phase == Phase::take_set || state.phase == Phase::redistribute;
}

std::vector<std::size_t> set_sizes(const Table& table) {
  std::vector<std::size_t> sizes;
  for (int space = 1; space <= table.game.spaces(); ++space)
    sizes.push_back(table.tiles_on(space).size());
  return sizes;
}

// ---- Taking a set

TEST(LunaTurn, LC_4_6_LC_1_48_a_set_is_a_card_and_its_tiles) {
  Table table;
  table.hand(0, {"K02a"}).set(3, "K07a", {"hydrogen"});
  EXPECT_THAT(table.legal(), ElementsAre("take 1", "take 2", "take 3", "take 4"));
  table.play({"take 3"});
  EXPECT_THAT(table.hand_of(0), ElementsAre("K02a", "K07a"));
  EXPECT_EQ(table.state.pending.tiles.size(), 1U);
  EXPECT_EQ(table.state.pending.tiles[0], table.tile("hydrogen"));
  EXPECT_EQ(table.card_on(3), "");
  EXPECT_THAT(table.tiles_on(3), IsEmpty());
}

TEST(LunaTurn, LC_4_7_LC_4_8_LC_1_49_B03_the_marked_set_costs_a_card) {
  Table table;
  table.hand(0, {"K02a", "K07a"}).set(1, "K05a", {"hydrogen"}).marker(1).play({"take 1"});
  EXPECT_THAT(table.legal(), ElementsAre("discard K02a", "discard K07a")) << "not the new card";
  table.play({"discard K07a"});
  EXPECT_THAT(table.hand_of(0), ElementsAre("K02a", "K05a"));
  EXPECT_THAT(table.deck_bottom(1), ElementsAre("K07a"));
}

TEST(LunaTurn, LC_4_9_B04_an_empty_hand_cannot_take_the_marked_set) {
  Table table;
  table.hand(0, {}).marker(2);
  EXPECT_THAT(table.legal(), ElementsAre("take 1", "take 3", "take 4"));
}

TEST(LunaTurn, LC_4_10_a_hand_has_no_limit) {
  Table table;
  table.hand(0, {"K01a", "K02a", "K03a", "K04a", "K05a", "K06a", "K07a", "K08a"});
  table.play({"take 2"});
  EXPECT_EQ(table.player().hand.size(), 9U);
}

// ---- The order of a turn

TEST(LunaTurn, LC_3_2_steps_follow_each_other) {
  Table table;
  table.player().redistribution = 1;
  table.hand(0, {"K02a"}).set(3, "K07a", {"hydrogen"});
  choose_set({{table.game, table.state, nullptr}});
  EXPECT_EQ(table.phase(), Phase::redistribute);
  table.play({"pass"});
  EXPECT_EQ(table.phase(), Phase::take_set);
  table.play({"take 3"});
  EXPECT_EQ(table.phase(), Phase::play_card);
  table.play({"play K02a", "at [0,0]", "plain"});
  EXPECT_EQ(table.phase(), Phase::place_tile);
  EXPECT_EQ(table.card_on(3), "") << "refilled at the end";
  table.play({"tile hydrogen", "on [0,0]"});
  EXPECT_NE(table.card_on(3), "");
  EXPECT_EQ(table.state.turn, 1);
}

// ---- Refilling

TEST(LunaTurn, LC_4_47_LC_4_48_LC_4_49_B05_the_space_gets_a_card_and_tiles_and_the_marker) {
  Table table(3);
  table.state.round = 2;
  table.deck_top({"K08a"}).tower_top({"water", "oxygen", "meteorite"});
  const Step step{{table.game, table.state, nullptr}};
  table.state.display[1] = {};
  refill(step, 1, 3);
  EXPECT_EQ(table.card_on(2), "K08a");
  EXPECT_THAT(table.tiles_on(2), ElementsAre("water", "oxygen", "meteorite"));
  EXPECT_EQ(table.state.marker, 1);
}

TEST(LunaTurn, LC_3_13_B06_no_tiles_after_the_last_turn_of_a_phase) {
  Table table(4);
  table.last_turn_of_round(4);
  const std::size_t deck = table.state.deck.size();
  table.play({"take 4"});
  table.play_turn();
  EXPECT_EQ(table.count(EventKind::card_shown), 1) << "the card is laid";
  EXPECT_LT(table.state.deck.size(), deck);
  // Then only the first tiles of the next phase.
  EXPECT_EQ(table.count(EventKind::tile_shown), 4);
  EXPECT_EQ(table.state.game_phase, 1);
}

TEST(LunaTurn, LC_4_50_C10_a_card_is_laid_after_the_last_turn_too) {
  for (const auto& [players, left] : {std::pair{2, 34U}, {3, 19U}, {4, 4U}}) {
    Table table(players);
    // Nobody takes the marked set and no landing pad is placed, by choice and by removal.
    for (auto& tower : table.state.towers)
      for (Content& tile : tower)
        if (tile == table.tile("landing_pad")) tile = table.tile("hydrogen");
    for (Set& set : table.state.display)
      for (Content& tile : set.tiles)
        if (tile == table.tile("landing_pad")) tile = table.tile("hydrogen");
    std::size_t before_last = 0;
    while (table.phase() != Phase::over) {
      if (table.phase() == Phase::take_set) {
        before_last = table.state.deck.size();
        table.play({table.state.marker == 0 ? "take 2" : "take 1"});
      }
      table.play_until([](const State& state) { return state.phase == Phase::take_set; });
    }
    EXPECT_EQ(table.state.deck.size(), left);
    EXPECT_EQ(before_last, left + 1);
  }
}

TEST(LunaTurn, LC_4_51_LC_4_52_without_a_deck_the_space_stays_empty) {
  Table table(4);
  table.deck_size(0).marker(3);
  const Step step{{table.game, table.state, &table.events}};
  table.state.display[1] = {};
  refill(step, 1, 2);
  EXPECT_EQ(table.card_on(2), "");
  EXPECT_THAT(table.tiles_on(2), IsEmpty());
  EXPECT_EQ(table.state.marker, 2) << "the marker does not move";
  EXPECT_TRUE(table.happened(EventKind::space_stays_empty));
  EXPECT_THAT(table.legal(), Not(Contains("take 2")));
  // Nothing is laid there at the end of a round either.
  table.last_turn_of_round(1);
  table.state.display[1].tiles.clear();
  table.play({"take 4"});
  table.play_turn();
  EXPECT_THAT(table.tiles_on(2), IsEmpty());
}

// ---- Rounds

TEST(LunaTurn, LC_3_1_each_player_takes_a_turn_clockwise_from_the_first) {
  Table table(3);
  std::vector<int> turns;
  while (turns.size() < 7) {
    turns.push_back(table.state.turn);
    table.play_turn(turns.size());
  }
  EXPECT_THAT(turns, ElementsAre(0, 1, 2, 0, 1, 2, 0));
}

TEST(LunaTurn, LC_3_3_E07_after_a_round_every_set_gets_a_tile) {
  Table table(2);
  table.last_turn_of_round(2);
  EXPECT_THAT(set_sizes(table), Each(2U));
  table.play_turn();
  EXPECT_THAT(set_sizes(table), Each(3U));
  EXPECT_EQ(table.state.round, 2);
}

TEST(LunaTurn, LC_3_4_LC_3_5_E06_sets_have_as_many_tiles_as_the_round) {
  Table table(3);
  int rounds = 0;
  while (table.state.game_phase == 0) {
    EXPECT_THAT(set_sizes(table), Each(static_cast<std::size_t>(table.state.round + 1)));
    ++rounds;
    table.play_turn(static_cast<std::uint64_t>(rounds));
  }
  EXPECT_EQ(rounds, 12) << "four rounds of three turns";
}

// ---- Phases

TEST(LunaTurn, LC_3_8_LC_3_9_LC_3_10_LC_3_11_LC_3_12_B25_the_next_phase_begins) {
  Table table(4);
  table.last_turn_of_round(4);
  table.play({"take 4"});
  std::vector<std::string> cards = {table.card_on(1), table.card_on(2), table.card_on(3)};
  table.play_turn();
  EXPECT_EQ(table.state.game_phase, 1);
  EXPECT_THAT(set_sizes(table), Each(1U));
  EXPECT_THAT(cards, ElementsAre(table.card_on(1), table.card_on(2), table.card_on(3)));
  EXPECT_NE(table.card_on(4), "");
  EXPECT_EQ(table.state.marker, 3) << "the marker stays";
  EXPECT_EQ(table.state.first, 1);
  EXPECT_EQ(table.state.turn, 1);
  EXPECT_TRUE(table.state.towers[0].empty()) << "old tiles leave the game";
  EXPECT_EQ(table.state.towers[1].size() + 4, table.game.pool()[1].size());
}

TEST(LunaTurn, LC_3_12_the_first_player_changes_with_the_phase_only) {
  Table table(3);
  int changes = 0;
  std::uint8_t first = table.state.first;
  std::uint8_t phase = 0;
  table.play_until([&](const State& state) {
    if (state.first != first) {
      EXPECT_EQ(state.first, (first + 1) % 3);
      EXPECT_NE(state.game_phase, phase);
      ++changes;
    }
    first = state.first;
    phase = state.game_phase;
    return false;
  });
  EXPECT_EQ(changes, 2);
}

TEST(LunaTurn, LC_3_7_LC_5_1_the_game_ends_after_phase_c) {
  Table table(2);
  table.play_until([](const State& state) { return state.phase == Phase::over; });
  EXPECT_EQ(table.state.game_phase, 2);
  EXPECT_EQ(table.player(0).city.cards.size(), 12U);
  EXPECT_TRUE(table.happened(EventKind::game_over));
  EXPECT_TRUE(active(table.game, table.state).empty());
}

// ---- Concessions

// The last turn of a phase of three players; S13 is on offer and these seats meet it.
Table judged(int phase, std::initializer_list<int> meeting) {
  Table table(3);
  table.state.game_phase = static_cast<std::uint8_t>(phase);
  table.last_turn_of_round(4);
  const auto number = concession_named(table.game.tables, "S13");
  table.state.offer = {code_of(number), code_of(number), code_of(number)};
  table.state.offer[1] = table.state.offer[2] = 0;
  const Names cards = {"K03a", "K04a", "K05a"};
  for (const int seat : meeting) {
    table.lay(seat, cards[static_cast<std::size_t>(seat)], 0, 0);
    table.build(seat, "hydrogen", 0, 0).build(seat, "hydrogen", 0, 1);
    table.lay(seat, seat == 0 ? "K09a" : seat == 1 ? "K10a" : "K08a", 0, 1);
    table.build(seat, "hydrogen", 0, 2);
  }
  return table;
}

SeatSet tokens(const Table& table) { return SeatSet::from_bits(table.state.claimed_by[0]); }

TEST(LunaTurn, LC_3_6_LC_4_53_LC_4_54_LC_4_55_B23_all_who_meet_a_concession_claim_it) {
  Table table = judged(0, {0, 2});
  table.placing({}).play_until(begins);
  EXPECT_TRUE(tokens(table).has(seat_at(0)));
  EXPECT_FALSE(tokens(table).has(seat_at(1)));
  EXPECT_TRUE(tokens(table).has(seat_at(2)));
  EXPECT_EQ(table.state.claimed_phase[0], 1);
}

TEST(LunaTurn, LC_4_55_LC_4_56_B24_a_claimed_concession_is_closed_and_kept) {
  Table table = judged(1, {1});
  table.state.claimed_by[0] = SeatSet::of(seat_at(0)).bits();
  table.state.claimed_phase[0] = 1;
  table.placing({}).play_until(begins);
  EXPECT_EQ(tokens(table), SeatSet::of(seat_at(0))) << "kept although it is not met any more";
  EXPECT_EQ(table.state.claimed_phase[0], 1);
}

TEST(LunaTurn, LC_4_53_nothing_is_judged_before_the_end_of_a_phase) {
  Table table = judged(0, {0, 1, 2});
  table.last_turn_of_round(2);
  table.state.round = 1;
  for (Set& set : table.state.display) set.tiles.clear();  // there are fewer in an early round
  table.placing({}).play_until(begins);
  EXPECT_TRUE(tokens(table).empty());
}

}  // namespace
}  // namespace orrery::luna_capital
