// What everybody can know of a hand (LC-10.16), and imagining the rest.
#include "games/luna_capital/ledger.h"

#include <algorithm>
#include <functional>
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/play.h"
#include "games/luna_capital/turn.h"
#include "support/chi_square.h"
#include "support/luna_capital/table.h"

namespace orrery::luna_capital {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

constexpr int kDraws = 4000;

// Seat 1 has taken these cards openly, besides what it holds.
Table& give_openly(Table& table, const Names& cards) {
  for (const std::string& name : cards) {
    const std::uint8_t card = table.card(name);
    const auto at = static_cast<std::size_t>(std::ranges::find(table.state.deck, card) -
                                             table.state.deck.begin());
    EXPECT_LT(at, table.state.deck.size());
    table.state.deck.erase_at(at);
    table.state.deck_tags.erase_at(at);
    table.player(1).hand.insert_sorted(card);
    entered_openly(table.player(1), card);
  }
  return table;
}

Table& discard(Table& table, std::string_view name) {
  remove_card(table.player(1).hand, table.card(name));
  put_under_deck(table.state, table.card(name), discarded_by(seat_at(1)));
  left_for_deck(table.player(1));
  return table;
}

// The top card of the deck, taken without anybody seeing it.
std::uint8_t take_top(Table& table) {
  table.state.deck_tags.pop_back();
  return table.state.deck.pop_back();
}

// How often `fact` has each value in what seat 0 imagines.
std::map<std::string, int> imagined(const Table& table,
                                    const std::function<std::string(const Table&)>& fact) {
  std::map<std::string, int> counts;
  Rng rng(7);
  Table other = table;
  for (int i = 0; i < kDraws; ++i) {
    other.state = observe<Rules>(table.game, table.state, seat_at(0), rng);
    ++counts[fact(other)];
  }
  return counts;
}

bool holds(const Table& table, std::string_view name) {
  return testing::Value(table.hand_of(1), Contains(std::string(name)));
}

TEST(LunaLedger, LC_10_16_LC_10_5_a_card_seen_entering_a_hand_is_known_to_be_there) {
  Table table;
  table.hand(1, {"K02a", "K03a"});
  give_openly(table, {"K07a"});
  const auto counts =
      imagined(table, [](const Table& t) { return holds(t, "K07a") ? "yes" : "no"; });
  EXPECT_EQ(counts.at("yes"), kDraws);
  // The other cards are anything that is hidden.
  const auto others =
      imagined(table, [](const Table& t) { return holds(t, "K02a") ? "yes" : "no"; });
  EXPECT_LT(others.at("yes"), kDraws / 10);
}

TEST(LunaLedger, LC_10_16_until_it_is_played_face_up) {
  Table table;
  table.hand(1, {"K02a"});
  give_openly(table, {"K07a"});
  remove_card(table.player(1).hand, table.card("K07a"));
  place_card(table.player(1).city, table.game.tables, table.card("K07a"), kFirstPosition,
             CardMode::plain);
  left_openly(table.player(1), table.card("K07a"), 7);
  EXPECT_TRUE(table.player(1).ledger.seen.empty());
}

TEST(LunaLedger, LC_10_16_after_a_hidden_discard_it_is_only_possible) {
  Table table;
  table.hand(1, {});
  give_openly(table, {"K07a", "K03a", "K05a", "K09a"});
  discard(table, "K03a");
  const auto counts =
      imagined(table, [](const Table& t) { return t.game.tables.card_names[t.state.deck[0]]; });
  EXPECT_EQ(counts.size(), 4U) << "one of the four, equally likely";
  std::vector<int> numbers;
  for (const auto& [name, count] : counts) numbers.push_back(count);
  EXPECT_TRUE(test::looks_uniform(numbers));
}

TEST(LunaLedger, LC_10_16_all_assignments_are_equally_likely) {
  // Three unseen cards and one seen: the discard is the seen one in one of four assignments.
  Table table;
  table.hand(1, {"K02a", "K03a", "K04b"});
  give_openly(table, {"K07a"});
  discard(table, "K02a");
  const auto counts = imagined(table, [](const Table& t) {
    return t.game.tables.card_names[t.state.deck[0]] == "K07a" ? "seen" : "unseen";
  });
  EXPECT_NEAR(counts.at("seen"), kDraws / 4, 100);
  // Whatever it is, the other one is in the hand.
  const auto together = imagined(table, [](const Table& t) {
    const bool discarded = t.game.tables.card_names[t.state.deck[0]] == "K07a";
    return discarded == holds(t, "K07a") ? "wrong" : "right";
  });
  EXPECT_EQ(together.at("right"), kDraws);
}

TEST(LunaLedger, LC_10_16_a_card_that_came_later_was_not_discarded) {
  Table table;
  table.hand(1, {});
  give_openly(table, {"K07a", "K03a"});
  discard(table, "K03a");
  give_openly(table, {"K09a"});
  const auto counts =
      imagined(table, [](const Table& t) { return t.game.tables.card_names[t.state.deck[0]]; });
  EXPECT_EQ(counts.size(), 2U);
  EXPECT_FALSE(counts.contains("K09a"));
}

TEST(LunaLedger, LC_10_16_an_unseen_card_of_later_was_not_discarded_either) {
  Table table;
  table.hand(1, {});
  give_openly(table, {"K07a", "K03a"});
  discard(table, "K03a");
  // A landing pad brings a card that nobody else saw.
  table.player(1).hand.insert_sorted(take_top(table));
  entered_unseen(table.player(1));
  const auto counts =
      imagined(table, [](const Table& t) { return t.game.tables.card_names[t.state.deck[0]]; });
  EXPECT_EQ(counts.size(), 2U) << "the discard was one of the two cards seen";
}

// Seat 1 plays a card face down into a city that takes only numbers 9 and 10.
Table face_down(const Names& unseen, const Names& seen, std::string_view played) {
  Table table;
  table.lay(1, "K01a", 0, 0).lay(1, "K01b", 1, 0).lay(1, "K01c", 2, 0);
  table.lay(1, "K10a", 0, 1).lay(1, "K10b", 1, 1).lay(1, "K08a", 2, 1);
  table.hand(1, unseen);
  give_openly(table, seen);
  table.state.turn = 1;
  table.state.done = 1;
  table.playing();
  table.play({"play " + std::string(played), "at [0,2]", "face-down"});
  return table;
}

unsigned number_in(const Table& table, std::uint8_t card) {
  return table.game.tables.cards[card].number;
}

TEST(LunaLedger, LC_10_16_LC_10_7_a_face_down_card_proves_that_nothing_fitted) {
  const Table table = face_down({"K02a", "K03a", "K04b"}, {}, "K03a");
  const auto counts = imagined(table, [](const Table& t) {
    bool fits = number_in(t, t.player(1).city.cards[6]) >= 9;
    for (const std::uint8_t card : t.player(1).hand) fits = fits || number_in(t, card) >= 9;
    return fits ? "fits" : "none";
  });
  EXPECT_EQ(counts.size(), 1U);
  EXPECT_EQ(counts.at("none"), kDraws);
  const auto cards = imagined(
      table, [](const Table& t) { return t.game.tables.card_names[t.player(1).city.cards[6]]; });
  EXPECT_GT(cards.size(), 35U) << "but it may be any other card";
}

TEST(LunaLedger, LC_10_16_a_seen_card_that_would_have_fitted_was_discarded_before) {
  Table table;
  table.lay(1, "K01a", 0, 0).lay(1, "K01b", 1, 0).lay(1, "K01c", 2, 0);
  table.lay(1, "K10a", 0, 1).lay(1, "K10b", 1, 1).lay(1, "K08a", 2, 1);
  table.hand(1, {});
  give_openly(table, {"K09a", "K05a", "K04a"});
  discard(table, "K09a");
  EXPECT_EQ(imagined(table, [](const Table& t) { return holds(t, "K09a") ? "in" : "out"; }).size(),
            2U);
  table.state.turn = 1;
  table.state.done = 1;
  table.playing().play({"play K05a", "at [0,2]", "face-down"});
  const auto counts =
      imagined(table, [](const Table& t) { return t.game.tables.card_names[t.state.deck[0]]; });
  EXPECT_EQ(counts.size(), 1U);
  EXPECT_TRUE(counts.contains("K09a"));
}

TEST(LunaLedger, LC_10_16_a_new_card_is_not_bound_by_what_was_proved_before) {
  Table table = face_down({"K02a", "K03a", "K04b"}, {}, "K03a");
  table.player(1).hand.insert_sorted(take_top(table));
  entered_unseen(table.player(1));
  int most = 0;
  imagined(table, [&most](const Table& t) {
    int fitting = 0;
    for (const std::uint8_t card : t.player(1).hand)
      if (number_in(t, card) >= 9) ++fitting;
    most = std::max(most, fitting);
    return "";
  });
  EXPECT_EQ(most, 1) << "the new one alone may fit";
}

TEST(LunaLedger, LC_10_16_a_discard_that_is_drawn_again_is_settled) {
  Table table;
  table.hand(1, {});
  give_openly(table, {"K07a", "K03a", "K05a"});
  discard(table, "K03a");
  table.deck_size(0);
  put_under_deck(table.state, table.card("K03a"), discarded_by(seat_at(1)));
  table.state.display[0] = {};
  show_card({{table.game, table.state, nullptr}}, 0);
  EXPECT_TRUE(table.player(1).ledger.hidden.empty());
  EXPECT_EQ(table.player(1).ledger.seen.size(), 2U);
  EXPECT_TRUE(hand_is_known(table.player(1)));
}

TEST(LunaLedger, LC_10_3_LC_10_6_who_put_a_card_under_the_deck_knows_it) {
  Table table;
  table.lay(0, "K04a", 0, 0).hand(0, {"K09a"}).deck_top({"K01a", "K02a", "K03a"});
  table.placing({"landing_pad"}).play({"tile landing_pad", "on [0,0]", "hold K02a"});
  for (const auto& [name, count] : imagined(table, [](const Table& t) {
         return t.deck_bottom(2)[0] + t.deck_bottom(2)[1] + t.hand_of(0)[0];
       }))
    EXPECT_EQ(name, "K01aK03aK02a");
  // Seat 1 does not.
  std::map<std::string, int> others;
  Rng rng(3);
  for (int i = 0; i < 200; ++i) {
    Table other = table;
    other.state = observe<Rules>(table.game, table.state, seat_at(1), rng);
    ++others[other.deck_bottom(1)[0]];
  }
  EXPECT_GT(others.size(), 20U);
}

TEST(LunaLedger, LC_10_1_LC_10_8_unknown_orders_are_uniform) {
  const Table table(2);
  const std::uint8_t card = table.state.deck[10];
  std::vector<int> places(table.state.deck.size());
  std::vector<int> tops(table.game.tables.content_names.size());
  Rng rng(5);
  for (int i = 0; i < kDraws; ++i) {
    const State state = observe<Rules>(table.game, table.state, seat_at(0), rng);
    const auto at =
        static_cast<std::size_t>(std::ranges::find(state.deck, card) - state.deck.begin());
    if (at < places.size()) ++places[at];
    ++tops[state.towers[1].back()];
  }
  EXPECT_TRUE(test::looks_uniform(places));
  for (std::size_t tile = kFirstTile; tile < tops.size(); ++tile) {
    const auto copies = std::ranges::count(table.game.pool()[1], static_cast<Content>(tile));
    EXPECT_NEAR(tops[tile], static_cast<double>(kDraws * copies) / 35, 90);
  }
}

}  // namespace
}  // namespace orrery::luna_capital
