// Setup for 2 to 4 players (chapter 2).
#include <algorithm>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/luna_capital/table.h"

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

// Equal seeds shuffle alike, so that games of other sizes show what lay in the deck.
TEST(LunaSetup, LC_2_15_hands_seat_by_seat_then_the_spaces) {
  const Table two = Table::fresh(2);
  // From the third hand on: the spaces of two players and then their deck.
  std::vector<std::uint8_t> rest;
  for (int space = 1; space <= 4; ++space) rest.push_back(two.card(two.card_on(space)));
  rest.insert(rest.end(), std::make_reverse_iterator(two.state.deck.end()),
              std::make_reverse_iterator(two.state.deck.begin()));
  for (const int players : {3, 4}) {
    SCOPED_TRACE(players);
    const Table table = Table::fresh(players);
    std::size_t next = 0;
    for (int seat = 0; seat < players; ++seat) {
      Hand hand = two.player(seat).hand;
      if (seat >= 2)
        for (int i = 0; i < 3; ++i) hand.insert_sorted(rest[next++]);
      EXPECT_EQ(table.player(seat).hand, hand) << "three cards at a time, seat " << seat;
    }
    for (int space = 1; space <= 4; ++space)
      EXPECT_EQ(table.card(table.card_on(space)), rest[next++]) << "space " << space;
    for (std::size_t i = table.state.deck.size(); i-- > 0;)
      EXPECT_EQ(table.state.deck[i], rest[next++]);
    EXPECT_EQ(next, rest.size());
  }
}

TEST(LunaSetup, LC_2_15_cards_and_tiles_from_space_1_upwards) {
  const Table four = Table::fresh(2);
  Table three = Table::fresh(2);
  three.game.tables.spaces[2] = 3;
  three.state = setup(three.game, Seed::of(1));
  for (int space = 1; space <= 3; ++space) {
    EXPECT_EQ(three.card_on(space), four.card_on(space));
    EXPECT_EQ(three.tiles_on(space), four.tiles_on(space));
  }
  EXPECT_EQ(code_of(three.state.deck.back()), four.state.display[3].card);
  EXPECT_EQ(three.state.towers[0].back(), four.state.display[3].tiles[0]);
}

TEST(LunaSetup, LC_2_15_tiles_of_a_new_round_and_a_new_phase_come_in_the_same_order) {
  for (const int round : {1, 4}) {
    SCOPED_TRACE(round);
    Table table(2);
    table.last_turn_of_round(round);
    const std::size_t phase = round == 4 ? 1 : 0;
    // Before that a refill takes as many as the round has; none after the last turn of a phase.
    std::size_t drawn = round == 4 ? 0 : static_cast<std::size_t>(round);
    const TilePool tower = table.state.towers[phase];
    table.play_turn();
    for (std::size_t space = 0; space < 4; ++space)
      EXPECT_EQ(table.state.display[space].tiles.back(), tower[tower.size() - ++drawn]) << space;
  }
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
