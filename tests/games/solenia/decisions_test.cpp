// The decisions of a game (chapter 9): who is asked what, when, and which alternatives there are.
// Series of goods have a file of their own, series_test.cpp.
#include <array>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/play.h"
#include "support/solenia/winter.h"

namespace orrery::solenia {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::SizeIs;
using testing::StartsWith;

// Seat 0 has no free space: the airship's and those around it hold cards of seat 1.
Table hemmed_in(std::string_view goods) {
  Table table = known_table();
  table.lay(1, "1W", "2,2").lay(1, "1S", "1,2").lay(1, "1H", "2,1").lay(1, "1A", "2,3");
  return table.lay(1, "2*W", "3,2").goods(0, goods).hand(0, {"1W", "1@1", "1@1"}).begin();
}

// Every way to play, as given options.
const std::array<std::pair<int, GivenOptions>, 5> kSettings = {
    {{2, {}},
     {4, {}},
     {3, {{"side", "winter"}}},
     {2, {{"side", "winter"}, {"improvements", "on"}}},
     {1, {{"side", "winter"}, {"improvements", "on"}}}}};

TEST(Solenia, SO_9_1_a_single_alternative_is_taken_without_asking) {
  Table table = known_table();
  table.goods(0, "W").hand(0, {"1W", "1S", "1H"}).begin().play({"card 1W", "at 2,0"});
  EXPECT_THAT(table.legal(), ElementsAre("pay W"));
  EXPECT_EQ(table.settle().goods_text(0), "H");

  table = known_table();
  table.goods(0, "WS").hand(0, {"1W", "1S", "1H"}).begin().play({"card 1W", "at 2,0"});
  const State before = table.state;
  EXPECT_EQ(table.settle().state, before) << "two alternatives are asked";
}

TEST(Solenia, SO_9_1_SO_10_2_a_choice_that_would_tell_of_the_hand_is_asked) {
  Table table = known_table();
  table.hand(0, {"1@1", "1@1"}).round(15).begin();
  EXPECT_THAT(table.legal(), ElementsAre("card 1@1"));
  EXPECT_TRUE(forced_openly(table.game, table.state, seat_at(0))) << "only these two are left";
  table = known_table();
  table.hand(0, {"1@1", "1@1", "1W"}).begin();
  EXPECT_FALSE(forced_openly(table.game, table.state, seat_at(0)));
}

// After every alternative of every decision somebody can go on, to the end of the turn.
TEST(Solenia, SO_9_2_every_alternative_leads_to_a_completable_turn) {
  for (const auto& [players, options] : kSettings) {
    Table table(players, options);
    Rng rng(7);
    for (int decision = 0; decision < 400 && table.state.phase != Phase::over; ++decision) {
      const Seat seat = active(table.game, table.state).lowest();
      MoveList moves;
      legal(table.game, table.state, seat, moves);
      ASSERT_FALSE(moves.empty());
      for (const Move& move : moves) {
        State next = table.state;
        apply(table.game, next, seat, move, nullptr);
        for (const Seat asked : active(table.game, next)) {
          MoveList then;
          legal(table.game, next, asked, then);
          ASSERT_FALSE(then.empty()) << notation(table.game, move) << " leads to a dead end";
        }
      }
      apply(table.game, table.state, seat,
            moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
    }
  }
}

TEST(Solenia, SO_9_3_only_a_barter_may_be_declined) {
  for (const auto& [players, options] : kSettings) {
    Table table(players, options);
    table.play_out(5, [&table] {
      if (table.state.phase == Phase::over) return;
      const auto moves = table.legal();
      const bool declinable = std::ranges::find(moves, "keep") != moves.end();
      EXPECT_EQ(declinable, table.state.phase == Phase::barter_give);
    });
  }
  Table city = known_table();
  ready_to_deliver(city, "SS").play({"card 1W", "at 3,3"});
  EXPECT_THAT(city.legal(), Each(StartsWith("tile "))) << "a delivery is compulsory";
}

TEST(Solenia, SO_9_5_tiles_cards_and_rolls_are_reveals) {
  Table table = known_table(1);
  ready_to_deliver(table, "SS");
  load_die(table, 3);
  next_rival_card(table, "1A");  // comes down on an island
  table.play({"card 1W", "at 3,3", "tile D01"});
  int reveals = 0;
  for (const Event& event : table.events) reveals += event.learned.empty() ? 0 : 1;
  for (const EventKind kind : {EventKind::tile_shown, EventKind::drew, EventKind::rival_acts})
    EXPECT_TRUE(table.happened(kind));
  EXPECT_EQ(reveals, 3) << "each of them, and nothing else";

  table = known_table();
  table.hand(0, {"1W", "1S", "1H"}).begin().play({"card 1W"});
  for (const Event& event : table.events) EXPECT_TRUE(event.learned.empty()) << "can be taken back";
  const auto move = parse_move(table.game, "at 2,2");
  for (const Event& event : preview<Rules>(table.game, table.state, seat_at(0), *move))
    EXPECT_TRUE(event.learned.empty()) << "a preview ends before the card drawn";
}

TEST(Solenia, SO_9_6_the_draft_offers_eight_then_at_most_four) {
  Table table(4, {{"side", "winter"}, {"improvements", "on"}});
  EXPECT_THAT(table.legal(3), SizeIs(8));
  table.play(3, table.legal(3).front());
  EXPECT_THAT(table.legal(2), SizeIs(7));
  for (int seat = 2; seat >= 0; --seat) table.play(seat, table.legal(seat).back());
  EXPECT_THAT(table.legal(3), SizeIs(1)) << "seat 3 took a tile, the others all but one pair";
  EXPECT_EQ(Table(4, {{"side", "winter"}}).state.phase, Phase::card) << "without improvements none";
}

TEST(Solenia, SO_9_7_SO_9_8_barter_gives_a_kind_held_and_takes_another) {
  Table table = improved_table("Barter Deck");
  table.deliver(0, "D05", 2).deliver(0, "N05", 2).goods(0, "WSHA").begin();
  EXPECT_THAT(table.legal(), ElementsAre("keep", "give W", "give S", "give H", "give A"));
  table.play({"give H"});
  EXPECT_THAT(table.legal(), ElementsAre("take W", "take S", "take A"));
  table.goods(0, "SSS").begin();
  EXPECT_THAT(table.legal(), ElementsAre("keep", "give S"));
  table.play({"keep"});
  EXPECT_EQ(table.state.phase, Phase::card) << "DP-3 is asked only after giving";
}

TEST(Solenia, SO_9_9_mode_is_asked_when_only_paid_spaces_are_left) {
  EXPECT_THAT(hemmed_in("W").legal(), ElementsAre("place", "discard"));
  const Table forced = hemmed_in("");
  EXPECT_EQ(forced.state.phase, Phase::card);
  EXPECT_EQ(forced.state.pending.discarding, 1) << "nothing to pay with: the discard is forced";
  Table open = hemmed_in("W");
  open.lay(0, "2*S", "0,0").begin();
  EXPECT_EQ(open.state.phase, Phase::card) << "a free space beside an own card";
  EXPECT_EQ(open.state.pending.discarding, 0);
}

TEST(Solenia, SO_9_9_mode_is_judged_after_the_barter) {
  // The night city 0,2 is free beside the card on 0,1, if wood can be delivered.
  Table table = improved_table("Barter Deck");
  table.deliver(0, "D05", 2).deliver(0, "N05", 2);
  table.lay(1, "1W", "2,2").lay(1, "1S", "1,2").lay(1, "1H", "2,1").lay(1, "1A", "2,3");
  table.lay(1, "2*W", "3,2").lay(1, "2*S", "0,0").lay(1, "2*H", "1,1").lay(0, "2*A", "0,1");
  table.display(Side::night, {"N01", "N21", "N22"}).goods(0, "WS").begin();
  Table kept = table;
  EXPECT_EQ(kept.play({"keep"}).state.phase, Phase::mode);
  EXPECT_EQ(table.play({"give S", "take W"}).state.phase, Phase::card);
  EXPECT_EQ(table.state.pending.discarding, 0);
}

TEST(Solenia, SO_9_10_distinct_cards_of_the_hand_for_placing_and_discarding) {
  Table placing = hemmed_in("W");
  EXPECT_THAT(placing.play({"place"}).legal(), ElementsAre("card 1W", "card 1@1"));
  Table discarding = hemmed_in("W");
  EXPECT_EQ(discarding.play({"discard"}).legal(), placing.legal());
}

TEST(Solenia, SO_9_11_spaces_are_the_legal_targets) {
  Table table = known_table();
  table.hand(0, {"1W", "1S", "1H"}).begin().play({"card 1W"});
  EXPECT_THAT(table.legal(), ElementsAre("at 1,2", "at 2,1", "at 2,2", "at 2,3", "at 3,2"));
  table.goods(0, "W");
  EXPECT_TRUE(table.is_legal("at 2,0")) << "for a good";
  EXPECT_FALSE(table.is_legal("at 1,0")) << "two are too many";
  EXPECT_EQ(table.price(0, "2,0"), 1);
}

TEST(Solenia, SO_9_13_tiles_of_the_citys_side_that_are_covered) {
  Table table = known_table();
  ready_to_deliver(table, "SSAA");
  table.display(Side::day, {"D01", "D13", "D21"}).play({"card 1W", "at 3,3"});
  EXPECT_THAT(table.legal(), ElementsAre("tile D01", "tile D13"));
}

TEST(Solenia, SO_9_14_slots_are_asked_in_winter_only_and_before_the_reveal) {
  Table summer = known_table();
  ready_to_deliver(summer, "SS").play({"card 1W", "at 3,3", "tile D01"});
  EXPECT_EQ(summer.tile_in(0, Side::day, 1), "D01") << "summer: the lowest free slot";

  Table winter = winter_table();
  ready_to_deliver(winter.deliver(0, "D05", 1), "SS").play({"card 1W", "at 3,3", "tile D01"});
  EXPECT_THAT(winter.legal(), SizeIs(3));
  EXPECT_EQ(winter.goods_text(0), "") << "after paying";
  EXPECT_EQ(winter.shown(Side::day)[0], "") << "before the new tile is known";
}

TEST(Solenia, SO_9_15_one_of_two_goods_after_the_reveal) {
  Table table = known_table();
  table.deliver(0, "D05", 1).deliver(0, "D06", 2);
  ready_to_deliver(table, "SS").play({"card 1W", "at 3,3", "tile D01"});
  EXPECT_TRUE(table.happened(EventKind::tile_shown));
  EXPECT_THAT(table.legal(), ElementsAre("gain W", "gain H"));
  Table night = known_table();
  night.deliver(0, "N05", 1).deliver(0, "N06", 2);
  ready_to_deliver(night, "WW").play({"card 1W", "at 1,3", "tile N01"});
  EXPECT_THAT(night.legal(), ElementsAre("gain S", "gain A"));
}

TEST(Solenia, SO_9_18_after_a_departure_every_player_may_be_asked) {
  Table table = known_table(3);
  table.lay(0, "0@2", "0,0").lay(2, "1S", "0,1").hand(0, {"0WS", "1W", "1S"});
  table.goods(0, "WWWWWWWW").goods(1, "WWWWWWWW").goods(2, "WWWWWWWW").begin();
  table.play({"card 0WS", "at 2,2"});
  EXPECT_EQ(table.state.phase, Phase::overflow);
  SeatSet asked = SeatSet::of(seat_at(0));
  asked.add(seat_at(2));
  EXPECT_EQ(active(table.game, table.state), asked) << "seat 1 had no card there";
  EXPECT_EQ(table.state.turn, 0);
  table.play(0, "drop W").play(0, "drop W").play(2, "drop S");
  EXPECT_EQ(table.state.turn, 1) << "then the turn ends";
}

TEST(Solenia, SO_9_18_in_step_4_only_the_player_on_turn_is_asked) {
  Table table = known_table();
  table.goods(0, "WWWWWWWW").goods(1, "WWWWWWWW").hand(0, {"0WS", "1W", "1S"}).begin();
  table.play({"card 1W", "at 2,2"});
  EXPECT_EQ(active(table.game, table.state), SeatSet::of(seat_at(0)));
}

TEST(Solenia, SO_9_19_discards_of_different_players_are_independent) {
  Table table = known_table();
  table.lay(0, "0@2", "0,0").lay(1, "0@2", "0,1").hand(0, {"0WS", "1W", "1S"});
  table.goods(0, "WWWWSSSS").goods(1, "HHHHAAAA").begin().play({"card 0WS", "at 2,2"});
  Table in_turn = table;
  in_turn.play(0, "drop W").play(0, "drop A").play(1, "drop S").play(1, "drop A");
  Table mixed = table;
  mixed.play(1, "drop S").play(0, "drop W").play(1, "drop A").play(0, "drop A");
  EXPECT_EQ(mixed.state, in_turn.state);
}

// The phases are listed in the order of the decisions in one turn.
TEST(Solenia, SO_9_21_decisions_of_a_turn_come_in_their_order) {
  for (const auto& [players, options] : kSettings) {
    Table table(players, options);
    auto turn = std::pair(table.state.round, table.state.turn);
    Phase before = Phase::barter_give;
    table.play_out(11, [&] {
      const auto now = std::pair(table.state.round, table.state.turn);
      if (table.state.phase == Phase::draft) return;
      EXPECT_TRUE(now != turn || table.state.phase >= before);
      EXPECT_TRUE(now != turn || !table.happened(EventKind::drew)) << "the draw ends the turn";
      turn = now;
      before = table.state.phase;
    });
  }
}

}  // namespace
}  // namespace orrery::solenia
