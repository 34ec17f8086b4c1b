// The course of the game: rounds, the steps of a turn in their order (chapter 3), and what goods
// and stars can never do (section 1a).
#include "games/solenia/turn.h"

#include <algorithm>
#include <array>
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/table.h"

namespace orrery::solenia {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::StartsWith;

constexpr std::array<std::uint64_t, 5> kSeeds = {1, 2, 3, 4, 5};

// Cards no longer in hand or deck.
int used(const Table& table, int seat) {
  const Player& player = table.state.players[static_cast<std::size_t>(seat)];
  return kDeckSize - static_cast<int>(player.hand.size() + player.deck.size());
}

TEST(Solenia, SO_1_5_the_supply_never_runs_out) {
  Table table = known_table(3);
  table.goods(0, "WWWWWW").goods(1, "WWWWWWWW").goods(2, "WWWWWWWW");  // 22 of the 15 in the box
  table.hand(0, {"2*A", "1W", "1S"}).begin().play({"card 2*A", "at 2,2"});
  EXPECT_EQ(table.goods_text(0), "WWWWWWWW");
}

TEST(Solenia, SO_1_6_stars_never_fall_and_are_no_money) {
  Table table = known_table();
  table.player(0).stars[0] = 9;
  table.hand(0, {"1W", "1S", "1H"}).begin().play({"card 1W"});
  EXPECT_THAT(table.legal(), ElementsAre("at 1,2", "at 2,1", "at 2,2", "at 2,3", "at 3,2"))
      << "stars pay for no extension";

  for (const std::uint64_t seed : kSeeds) {
    Table game(4, {}, seed);
    std::array<int, 4> before{};
    game.play_out(seed, [&] {
      for (int seat = 0; seat < 4; ++seat) {
        EXPECT_GE(game.stars(seat), before[static_cast<std::size_t>(seat)]);
        before[static_cast<std::size_t>(seat)] = game.stars(seat);
      }
    });
  }
}

// What the events of a move say about the goods of each seat, against the supply.
std::array<std::array<int, kGoodKinds>, kMaxPlayers> told_changes(const Table& table) {
  std::array<std::array<int, kGoodKinds>, kMaxPlayers> change{};
  for (const Event& event : table.events) {
    auto& mine = change[static_cast<std::size_t>(orrery::index(event.seat))];
    const auto kind = static_cast<EventKind>(event.kind);
    const auto first = static_cast<std::size_t>(event.args[0]);
    if (kind == EventKind::gained)
      for (std::size_t good = 0; good < kGoodKinds; ++good) mine[good] += event.args[good];
    if (kind == EventKind::delivered)
      for (std::size_t good = 0; good < kGoodKinds; ++good)
        mine[good] -= table.game.tables.tiles[first].cost.amount[good];
    if (kind == EventKind::paid || kind == EventKind::dropped) --mine[first];
  }
  return change;
}

TEST(Solenia, SO_1_7_goods_move_between_a_storage_and_the_supply_only) {
  for (const std::uint64_t seed : kSeeds) {
    Table table(3, {}, seed);
    auto before = table.state.players;
    table.play_out(seed, [&] {
      const auto change = told_changes(table);
      for (std::size_t seat = 0; seat < 3; ++seat)
        for (std::size_t good = 0; good < kGoodKinds; ++good)
          EXPECT_EQ(table.state.players[seat].goods.amount[good],
                    before[seat].goods.amount[good] + change[seat][good]);
      before = table.state.players;
    });
  }
}

TEST(Solenia, SO_3_1_sixteen_rounds_with_one_turn_each) {
  Table table(3);
  std::vector<std::pair<int, int>> turns{{1, 0}};
  table.play_out(1, [&] {
    for (const Event& event : table.events)
      if (static_cast<EventKind>(event.kind) == EventKind::turn_begins)
        turns.emplace_back(event.args[0], orrery::index(event.seat));
  });
  std::vector<std::pair<int, int>> expected;
  for (int round = 1; round <= 16; ++round)
    for (int seat = 0; seat < 3; ++seat) expected.emplace_back(round, seat);
  EXPECT_EQ(turns, expected);
}

TEST(Solenia, SO_3_2_a_turn_uses_exactly_one_card_and_nobody_passes) {
  Table table = known_table();
  table.hand(0, {"1W", "2*S", "0@2"}).begin();
  EXPECT_THAT(table.legal(), ElementsAre("card 2*S", "card 1W", "card 0@2"));
  EXPECT_EQ(used(table, 0), 0);
  table.play({"card 1W", "at 2,1"});
  EXPECT_EQ(used(table, 0), 1);
  EXPECT_EQ(table.card_on("2,1"), "1W");
  EXPECT_EQ(table.state.turn, 1);
}

TEST(Solenia, SO_3_3_the_game_ends_when_all_cards_are_used) {
  for (const int players : {2, 3, 4}) {
    Table table(players);
    table.play_out(1, [&] {
      int all = 0;
      for (int seat = 0; seat < players; ++seat) all += used(table, seat);
      EXPECT_EQ(table.state.phase == Phase::over, table.happened(EventKind::game_over));
      EXPECT_TRUE(table.state.phase != Phase::over || all == 16 * players) << all;
    });
    EXPECT_EQ(table.state.phase, Phase::over);
  }
}

Table barter_table() {
  Table table = known_table(2, {{"side", "winter"}, {"improvements", "on"}});
  table.deliver(0, "D01", 2).deliver(0, "N01", 2).level1(0, "Barter Deck");
  return table;
}

TEST(Solenia, SO_3_4_an_ability_at_the_start_comes_before_the_card) {
  EXPECT_THAT(barter_table().goods(0, "W").begin().legal(), ElementsAre("keep", "give W"));
  EXPECT_THAT(barter_table().goods(0, "W").begin().play({"keep"}).legal(),
              Each(StartsWith("card")));
  EXPECT_THAT(known_table().goods(0, "W").begin().legal(), Each(StartsWith("card")));
}

// No free target around the airship: the neighbours of seat 1's cards are no anchors of seat 0.
Table blocked_table() {
  Table table = known_table();
  table.lay(1, "1W", "2,2").lay(1, "1S", "1,2").lay(1, "1H", "3,2");
  table.lay(1, "1A", "2,1").lay(1, "2*W", "2,3").hand(0, {"1W", "2*S", "0@2"});
  return table;
}

TEST(Solenia, SO_3_5_first_the_mode_then_the_card_then_the_space) {
  Table table = blocked_table();
  table.goods(0, "W").begin();
  EXPECT_THAT(table.legal(), ElementsAre("place", "discard"));
  EXPECT_THAT(table.play({"place"}).legal(), ElementsAre("card 2*S", "card 1W", "card 0@2"));
  EXPECT_THAT(table.play({"card 1W"}).legal(), ElementsAre("at 1,1", "at 2,0", "at 3,1", "at 4,2"));
  EXPECT_THAT(known_table().hand(0, {"1W", "2*S", "0@2"}).begin().legal(),
              ElementsAre("card 2*S", "card 1W", "card 0@2"))
      << "no question where placing is free";
}

TEST(Solenia, SO_3_6_SO_3_7_the_price_is_paid_before_the_card_comes_down) {
  Table table = known_table();
  table.goods(0, "WS").hand(0, {"1W", "2*S", "0@2"}).begin().play({"card 1W", "at 4,2"});
  EXPECT_THAT(table.legal(), ElementsAre("pay W", "pay S"));
  EXPECT_EQ(table.card_on("4,2"), "");
  EXPECT_EQ(table.player(0).hand.size(), 3U);
  table.play({"pay S"});
  EXPECT_EQ(table.card_on("4,2"), "1W");
  EXPECT_THAT(table.happenings(), ElementsAre(EventKind::paid, EventKind::placed, EventKind::gained,
                                              EventKind::drew, EventKind::turn_begins));
}

TEST(Solenia, SO_3_8_SO_3_9_SO_3_10_space_departure_and_draw_follow_in_this_order) {
  Table table = known_table();
  table.lay(0, "1H", "0,0").hand(0, {"0WS", "2*S", "1W"}).begin();
  table.play({"card 0WS", "at 0,1"});  // a stone island in row 0: the card leaves at once
  EXPECT_THAT(
      table.happenings(),
      ElementsAre(EventKind::placed, EventKind::departed, EventKind::departed, EventKind::gained,
                  EventKind::strip_turned, EventKind::drew, EventKind::turn_begins));
  EXPECT_EQ(table.goods_text(0), "WSH");

  Table without = known_table();
  without.hand(0, {"0WS", "2*S", "1W"}).begin().play({"card 2*S", "at 2,2"});
  EXPECT_THAT(without.happenings(), ElementsAre(EventKind::placed, EventKind::gained,
                                                EventKind::drew, EventKind::turn_begins));
  EXPECT_EQ(without.state.advances, 0);
}

TEST(Solenia, SO_3_10_one_card_is_drawn_while_the_deck_lasts) {
  Table table = known_table();
  table.hand(0, {"1W", "1S", "1H"}).round(13).begin();
  EXPECT_EQ(table.player(0).deck.size(), 1U);
  table.play({"card 1W", "at 2,2"});
  EXPECT_EQ(table.player(0).hand.size(), 3U);
  EXPECT_TRUE(table.happened(EventKind::drew));
  table.round(14).begin().play({"card 1S", "at 2,1"});
  EXPECT_EQ(table.player(0).hand.size(), 2U);
  EXPECT_FALSE(table.happened(EventKind::drew));
}

TEST(Solenia, SO_3_11_the_hand_holds_three_cards_until_the_deck_runs_out) {
  Table table(2);
  std::map<int, std::vector<std::size_t>> sizes{{0, {3}}};
  table.play_out(1, [&] {
    if (table.happened(EventKind::turn_begins))
      sizes[table.state.turn].push_back(table.player(table.state.turn).hand.size());
  });
  for (const int seat : {0, 1}) {
    ASSERT_EQ(sizes[seat].size(), 16U);
    for (std::size_t t = 1; t <= 16; ++t)
      EXPECT_EQ(sizes[seat][t - 1], std::min<std::size_t>(3, 17 - t)) << "turn " << t;
  }
}

TEST(Solenia, SO_3_12_a_zero_card_moves_the_airship_after_the_delivery) {
  Table table = known_table();
  table.lay(0, "1S", "1,2").display(Side::night, {"N01", "N02", "N03"});
  table.goods(0, "WWWSHH").hand(0, {"0WS", "2*S", "1W"}).begin().play({"card 0WS", "at 0,2"});
  EXPECT_EQ(table.state.advances, 0) << "the delivery comes first";
  EXPECT_EQ(table.card_on("0,2"), "0WS");
  EXPECT_EQ(table.price(0, "1,2"), 0);
  table.play({"tile N01"});
  EXPECT_EQ(table.state.advances, 1);
  EXPECT_EQ(table.card_on("0,2"), "1S") << "row 1 moved down";
}

TEST(Solenia, SO_3_13_used_cards_never_come_back) {
  Table table(2);
  std::array<int, 2> discarded{};
  std::array<int, 2> used_before{};
  table.play_out(1, [&] {
    for (std::size_t seat = 0; seat < 2; ++seat) {
      EXPECT_GE(table.discards(static_cast<int>(seat)), discarded[seat]);
      EXPECT_GE(used(table, static_cast<int>(seat)), used_before[seat]);
      discarded[seat] = table.discards(static_cast<int>(seat));
      used_before[seat] = used(table, static_cast<int>(seat));
    }
  });
  EXPECT_GT(discarded[0], 0);
  EXPECT_TRUE(table.player(0).deck.empty());
  EXPECT_TRUE(table.player(0).hand.empty());
}

}  // namespace
}  // namespace orrery::solenia
