// The solo game: its setup and the automaton's turns (sections 7.1 and 7.2).
#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/luna_capital/turn.h"
#include "support/luna_capital/table.h"
#include "support/view_json.h"

namespace orrery::luna_capital {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

Names names(const Table& table, const auto& cards) {
  Names list;
  for (const std::uint8_t card : cards) list.push_back(table.game.tables.card_names[card]);
  return list;
}

TEST(LunaAutomaton, LC_7_1_LC_7_2_LC_7_4_LC_7_10_what_lies_on_the_table) {
  const Table table = Table::fresh(1);
  EXPECT_EQ(table.player().hand.size(), 3U);
  EXPECT_EQ(table.state.automaton_cards.size(), 3U);
  EXPECT_NE(table.state.display[2].card, 0);
  EXPECT_EQ(table.state.display[3].card, 0) << "three spaces";
  EXPECT_EQ(table.state.towers[0].size(), 35U - 3U);
  EXPECT_TRUE(table.state.automaton_tiles.empty());
}

TEST(LunaAutomaton, LC_7_5_LC_7_7_LC_7_8_B50_all_cards_or_none_are_swapped) {
  Table table = Table::fresh(1);
  const Names mine = table.hand_of(0);
  const Names dealt = names(table, [&] {
    FixedVector<std::uint8_t, kMaxSeen> cards;
    for (const SeenCard seen : table.player().ledger.seen) cards.push_back(seen.card);
    return cards;
  }());
  const Names theirs = names(table, table.state.automaton_cards);
  EXPECT_THAT(table.legal(), ElementsAre("keep", "swap"));
  Table kept = table;
  kept.play({"keep"});
  EXPECT_EQ(kept.hand_of(0), mine);
  EXPECT_EQ(kept.deck_bottom(3), theirs);
  EXPECT_EQ(kept.state.deck.size(), 62U);
  table.play({"swap"});
  EXPECT_THAT(table.hand_of(0), UnorderedElementsAre(theirs[0], theirs[1], theirs[2]));
  EXPECT_EQ(table.deck_bottom(3), dealt) << "the first dealt is drawn first";
  EXPECT_TRUE(table.state.automaton_cards.empty());
}

TEST(LunaAutomaton, LC_7_6_LC_9_5_the_swap_is_asked_when_all_is_visible) {
  const Table table = Table::fresh(1);
  EXPECT_EQ(table.phase(), Phase::solo_swap);
  for (const char* what : {"display", "concessions", "automaton"})
    EXPECT_TRUE(view_json(table.game, table.state, seat_at(0)).contains(what));
  EXPECT_NE(table.state.display[0].tiles.size(), 0U);
}

TEST(LunaAutomaton, LC_7_9_LC_8_2_an_exchange_follows_unless_it_is_switched_off) {
  Table table = Table::fresh(1);
  table.play({"keep"});
  EXPECT_EQ(table.phase(), Phase::exchange_card);
  EXPECT_EQ(table.legal().size(), 4U);
  Table off = Table::fresh(1, {{"solo_start_exchange", "off"}});
  off.play({"swap"});
  EXPECT_EQ(off.phase(), Phase::take_set);
}

TEST(LunaAutomaton, LC_7_11_you_always_begin) {
  Table table(1);
  EXPECT_EQ(table.state.first, 0);
  table.play_until([](const State& state) {
    EXPECT_EQ(state.first, 0);
    EXPECT_EQ(state.turn, 0);
    return false;
  });
}

// What the automaton takes after you.
struct Round {
  int marked;
  int yours;
};
Table after(const Round& round, int number = 1) {
  Table table(1);
  table.last_turn_of_round(number).marker(round.marked);
  table.lay(0, "K05a", 0, 0).lay(0, "K05b", 1, 0).lay(0, "K07a", 0, 1);
  const Names tiles(static_cast<std::size_t>(number), "hydrogen");
  table.set(1, "K01a", tiles).set(2, "K02a", tiles).set(3, "K03a", tiles);
  table.play({"take " + std::to_string(round.yours)});
  table.play_turn();
  return table;
}

TEST(LunaAutomaton, LC_7_13_LC_1_47_B43_B44_of_two_unmarked_sets_the_farther) {
  EXPECT_THAT(names(after({1, 1}), after({1, 1}).state.automaton_cards), ElementsAre("K03a"));
  EXPECT_THAT(names(after({3, 3}), after({3, 3}).state.automaton_cards), ElementsAre("K02a"));
}

TEST(LunaAutomaton, LC_7_13_B45_never_the_marked_set) {
  EXPECT_THAT(names(after({1, 3}), after({1, 3}).state.automaton_cards), ElementsAre("K02a"));
  EXPECT_THAT(names(after({3, 1}), after({3, 1}).state.automaton_cards), ElementsAre("K02a"));
  EXPECT_THAT(names(after({2, 1}), after({2, 1}).state.automaton_cards), ElementsAre("K03a"));
}

TEST(LunaAutomaton, LC_7_12_LC_7_15_LC_7_16_B46_your_space_is_refilled_first) {
  Table table = after({1, 1}, 2);
  std::vector<int> spaces;
  for (const Event& event : table.events)
    if (event.kind == static_cast<std::uint8_t>(EventKind::card_shown) ||
        event.kind == static_cast<std::uint8_t>(EventKind::automaton_took))
      spaces.push_back(event.args[0] + 1);
  EXPECT_THAT(spaces, ElementsAre(3, 1, 3)) << "it takes, then both spaces are refilled";
  EXPECT_EQ(table.state.marker, 2);
  for (int space = 1; space <= 3; ++space)
    EXPECT_EQ(table.tiles_on(space).size(), 3U) << "two, and one more for the next round";
}

TEST(LunaAutomaton, LC_7_15_no_tiles_in_round_four) {
  const Table table = after({1, 1}, 4);
  EXPECT_EQ(table.state.game_phase, 1);
  EXPECT_EQ(table.count(EventKind::tile_shown), 3) << "those of the next phase";
}

TEST(LunaAutomaton, LC_7_14_it_keeps_tiles_without_effect) {
  Table table(1);
  table.lay(0, "K05a", 0, 0);
  table.set(1, "K01a", {"hydrogen"}).set(2, "K02a", {"oxygen"}).set(3, "K03a", {"meteorite+2"});
  table.marker(1).play({"take 2"}).play_turn();
  EXPECT_EQ(table.state.automaton_tiles.size(), 1U);
  EXPECT_EQ(table.state.automaton_tiles[0], table.tile("meteorite+2"));
  EXPECT_EQ(table.state.robot_pool + table.player().robots, 8);
  const json::object seen = view_json(table.game, table.state, Viewer::spectator());
  EXPECT_EQ(seen.at("automaton").at("tiles").as_array().size(), 1U) << "open to all";
}

}  // namespace
}  // namespace orrery::luna_capital
