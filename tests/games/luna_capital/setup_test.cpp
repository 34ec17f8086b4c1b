// Setup for 2 to 4 players (chapter 2).
#include <algorithm>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/luna_table.h"

namespace orrery::luna_capital {
namespace {

using testing::ElementsAre;

constexpr int kSeeds = 200;

// How often `fact` of a fresh table has each value.
std::map<int, int> spread(int players, const std::function<int(const Table&)>& fact,
                          const GivenOptions& options = {}) {
  std::map<int, int> counts;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
    ++counts[fact(Table::fresh(players, options, seed))];
  return counts;
}

TEST(LunaSetup, LC_2_1_LC_1_50_all_cards_are_shuffled_into_the_deck) {
  const auto top = spread(2, [](const Table& table) { return table.state.deck.back(); });
  EXPECT_GT(top.size(), 50U) << "nearly every card is on top some time";
  const auto offered = spread(2, [](const Table& table) { return table.state.offer[0]; });
  EXPECT_EQ(offered.size(), 15U);
  const auto long_term = spread(2, [](const Table& table) { return table.state.offer[2]; });
  EXPECT_EQ(long_term.size(), 9U);
}

TEST(LunaSetup, LC_2_2_LC_1_11_the_first_player_is_drawn) {
  for (const auto& [seat, count] : spread(4, [](const Table& table) { return table.state.first; }))
    EXPECT_NEAR(count, kSeeds / 4, 25) << seat;
}

TEST(LunaSetup, LC_2_3_LC_1_9_sponsors_are_dealt_at_random_and_have_no_power) {
  EXPECT_EQ(spread(2, [](const Table& table) { return table.player(0).sponsor; }).size(), 4U);
  const Table table = Table::fresh(4);
  std::set<int> sponsors;
  for (int seat = 0; seat < 4; ++seat) sponsors.insert(table.player(seat).sponsor);
  EXPECT_EQ(sponsors.size(), 4U);
  // Another sponsor changes nothing that may happen.
  Table other = Table(2);
  const Names before = other.legal();
  other.player(0).sponsor = static_cast<std::uint8_t>((other.player(0).sponsor + 2) % kSponsors);
  EXPECT_EQ(other.legal(), before);
}

TEST(LunaSetup, LC_2_4_LC_2_5_LC_2_6_LC_2_7_LC_2_8_LC_2_12_B02_what_lies_on_the_table) {
  const Table table = Table::fresh(4);
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(table.player(seat).hand.size(), 3U);
  for (int space = 1; space <= 4; ++space) {
    EXPECT_NE(table.card_on(space), "");
    EXPECT_EQ(table.tiles_on(space).size(), 1U);
  }
  EXPECT_EQ(table.state.deck.size(), 52U);
  EXPECT_EQ(table.state.marker, 0) << "space 1 is nearest the dispenser";
  const auto& concessions = table.game.tables.concessions;
  EXPECT_EQ(concessions[table.state.offer[0] - 1U].term, ConcessionTerm::short_term);
  EXPECT_EQ(concessions[table.state.offer[1] - 1U].term, ConcessionTerm::short_term);
  EXPECT_EQ(concessions[table.state.offer[2] - 1U].term, ConcessionTerm::long_term);
  EXPECT_NE(table.state.offer[0], table.state.offer[1]);
  EXPECT_EQ(table.state.robot_pool, 8);
  EXPECT_EQ(table.state.redistribution_pool, 4);
}

TEST(LunaSetup, LC_2_11_LC_1_51_each_phase_is_shuffled_apart) {
  const Table table = Table::fresh(3);
  const Table other = Table::fresh(3, {}, 2);
  for (std::size_t phase = 0; phase < kPhases; ++phase) {
    TilePool tiles = table.state.towers[phase];
    EXPECT_NE(tiles, other.state.towers[phase]);
    if (phase == 0)
      for (const Set& set : table.state.display)
        for (const Content tile : set.tiles) tiles.push_back(tile);
    std::ranges::sort(tiles);
    EXPECT_EQ(tiles, table.game.pool()[phase]);
  }
}

TEST(LunaSetup, LC_2_15_hands_seat_by_seat_then_the_spaces) {
  const Table table = Table::fresh(2);
  // The deck as it was: what was dealt lay on top of it.
  std::vector<std::uint8_t> dealt;
  for (int seat = 0; seat < 2; ++seat)
    for (const std::uint8_t card : table.player(seat).hand) dealt.push_back(card);
  EXPECT_EQ(dealt.size(), 6U);
  const Table four = Table::fresh(4);
  // With the same seed the first two hands are the same, for they are dealt first.
  EXPECT_EQ(four.player(0).hand, table.player(0).hand);
  EXPECT_EQ(four.player(1).hand, table.player(1).hand);
  // Then seat 2 gets what lay on spaces 1 to 3 with two players.
  Hand third;
  for (int space = 1; space <= 3; ++space) third.insert_sorted(table.card(table.card_on(space)));
  EXPECT_EQ(four.player(2).hand, third);
}

TEST(LunaSetup, LC_2_16_nothing_is_drawn_by_chance_after_setup) {
  Table table(3);
  const Chance after_setup = table.state.chance;
  Table other = table;
  other.state.chance.key = Seed::of(99).words;
  table.play_until([](const State&) { return false; });
  other.play_until([](const State&) { return false; });
  EXPECT_EQ(table.state.chance, after_setup);
  other.state.chance = table.state.chance;
  EXPECT_EQ(other.state, table.state) << "the key has no say any more";
}

// ---- The starting exchange

TEST(LunaSetup, LC_2_13_B01_LC_1_53_exchange_goes_anticlockwise_to_the_first_player) {
  Table table = Table::fresh(4);
  std::vector<int> order;
  while (table.phase() == Phase::exchange_card) {
    order.push_back(table.state.turn);
    table.play({"pass"});
  }
  const int first = table.state.first;
  EXPECT_THAT(order, ElementsAre((first + 3) % 4, (first + 2) % 4, (first + 1) % 4, first));
  EXPECT_EQ(table.state.turn, first);
  EXPECT_EQ(table.phase(), Phase::take_set);
}

TEST(LunaSetup, LC_2_13_LC_9_6_LC_9_7_one_hand_card_for_one_display_card_or_nothing) {
  Table table = Table::fresh(3);
  const int seat = table.state.turn;
  table.hand(seat, {"K02a", "K05a", "K09a"}).set(2, "K07a", {"hydrogen"});
  EXPECT_THAT(table.legal(), ElementsAre("pass", "give K02a", "give K05a", "give K09a"));
  table.play({"give K05a"});
  EXPECT_THAT(table.legal(), ElementsAre("for 1", "for 2", "for 3", "for 4"));
  table.play({"for 2"});
  EXPECT_THAT(table.hand_of(seat), ElementsAre("K02a", "K07a", "K09a"));
  EXPECT_NE(table.state.turn, seat) << "once only";
}

TEST(LunaSetup, LC_2_14_the_card_given_lies_open_and_may_be_taken_later) {
  Table table = Table::fresh(2);
  const int seat = table.state.turn;
  const int other = 1 - seat;
  table.hand(seat, {"K02a", "K05a", "K09a"}).set(1, "K07a", {"water"});
  const std::size_t deck = table.state.deck.size();
  table.play({"give K05a", "for 1"});
  EXPECT_EQ(table.card_on(1), "K05a");
  EXPECT_THAT(table.tiles_on(1), ElementsAre("water"));
  EXPECT_EQ(table.state.marker, 0);
  EXPECT_EQ(table.state.deck.size(), deck) << "nothing is paid for the marked space";
  table.hand(other, {"K01a", "K03a", "K04a"}).play({"give K01a", "for 1"});
  EXPECT_THAT(table.hand_of(other), ElementsAre("K03a", "K04a", "K05a"));
}

}  // namespace
}  // namespace orrery::luna_capital
