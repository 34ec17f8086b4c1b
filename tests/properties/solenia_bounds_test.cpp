// Chapter 11b of the rules of Solenia: nothing ever grows above its bound, and the games played are
// rich enough to come near.
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "support/random_game.h"
#include "support/solenia/course.h"

namespace orrery::test {
namespace {

using Course = SoleniaCourse;
using Snapshot = SoleniaSnapshot;

// The greatest value that `measure` has anywhere, checked against its bound all the way.
template <class Measure>
int greatest(int bound, Measure measure) {
  int most = 0;
  for_each_snapshot([&](const Course& course, const Snapshot& shot) {
    const int value = measure(course, shot);
    EXPECT_LE(value, bound);
    most = std::max(most, value);
  });
  return most;
}

// The greatest value among the seats.
template <class Measure>
auto over_seats(Measure measure) {
  return [measure](const Course& /*course*/, const Snapshot& shot) {
    int most = 0;
    for (const SoleniaSeat& seat : shot.seats)
      most = std::max(most, static_cast<int>(measure(seat)));
    return most;
  };
}

int cards_in(const SoleniaRow& row) {
  return static_cast<int>(row.cards.size()) - static_cast<int>(std::ranges::count(row.cards, ""));
}

TEST(SoleniaBounds, SO_11_17_hand_3_deck_16_discard_pile_16) {
  EXPECT_EQ(greatest(3, over_seats([](const SoleniaSeat& s) { return s.hand.size(); })), 3);
  EXPECT_EQ(greatest(16, over_seats([](const SoleniaSeat& s) { return s.deck.size(); })), 13);
  EXPECT_GT(greatest(16, over_seats([](const SoleniaSeat& s) { return s.discard.size(); })), 10);
  EXPECT_EQ(
      greatest(16, [](const Course&,
                      const Snapshot& shot) { return static_cast<int>(shot.rival_deck.size()); }),
      16);
}

TEST(SoleniaBounds, SO_11_18_at_most_25_cards_on_the_board_and_5_in_a_row) {
  EXPECT_GT(greatest(25,
                     [](const Course&, const Snapshot& shot) {
                       int all = 0;
                       for (const SoleniaRow& row : shot.rows) all += cards_in(row);
                       return all;
                     }),
            8);
  EXPECT_GE(greatest(5,
                     [](const Course&, const Snapshot& shot) {
                       return cards_in(*std::ranges::max_element(shot.rows, {}, cards_in));
                     }),
            4);
}

TEST(SoleniaBounds, SO_11_19_at_most_8_goods_at_rest_and_18_while_discarding) {
  const auto held = over_seats([](const SoleniaSeat& s) { return sum(s.goods); });
  EXPECT_EQ(greatest(8,
                     [&](const Course& course, const Snapshot& shot) {
                       return shot.phase == "overflow" ? 0 : held(course, shot);
                     }),
            8);
  EXPECT_GT(greatest(18, held), 8);
}

TEST(SoleniaBounds, SO_11_20_at_most_6_tiles_per_side_and_12_in_all) {
  EXPECT_GE(greatest(6, over_seats(
                            [](const SoleniaSeat& s) { return std::max(s.tiles(0), s.tiles(1)); })),
            4);
  EXPECT_GE(greatest(12, over_seats([](const SoleniaSeat& s) { return s.tiles(); })), 6);
}

TEST(SoleniaBounds, SO_11_21_four_display_positions_and_21_tiles_in_a_stack) {
  for_each_snapshot([](const Course& course, const Snapshot& shot) {
    for (std::size_t side = 0; side < 2; ++side) {
      EXPECT_EQ(shot.display[side].size(), course.players == 4 ? 4U : 3U);
      EXPECT_LE(shot.stack[side].size(), course.players == 4 ? 20U : 21U);
    }
  });
}

TEST(SoleniaBounds, SO_11_22_an_extension_costs_at_most_3) {
  EXPECT_EQ(greatest(3, [](const Course&, const Snapshot& shot) { return shot.price; }), 3);
}

TEST(SoleniaBounds, SO_11_23_sixteen_turns_per_seat_and_64_per_game) {
  for (const Course& course : solenia_courses()) {
    std::map<int, int> turns;  // by who used a card; the Rival is the seat after the last
    for (const SoleniaCommand& command : course.commands)
      for (const SoleniaEvent& event : command.events)
        if (event.kind == solenia::EventKind::placed || event.kind == solenia::EventKind::discarded)
          ++turns[event.seat];
    EXPECT_EQ(turns.size(), static_cast<std::size_t>(course.solo() ? 2 : course.players));
    int all = 0;
    for (const auto& [seat, count] : turns) {
      EXPECT_EQ(count, 16) << course.name << ", seat " << seat;
      all += count;
    }
    EXPECT_LE(all, 64);
  }
}

TEST(SoleniaBounds, SO_11_24_lists_are_as_short_as_the_rules_say) {
  const std::map<std::string, int> bounds = {
      {"draft", 8}, {"barter_give", 5}, {"barter_take", 3}, {"mode", 2},
      {"card", 3},  {"space", 25},      {"extension", 4},   {"tile", 4},
      {"slot", 3},  {"gain", 4},        {"overflow", 4}};
  std::map<std::string, int> longest;
  for_each_snapshot([&](const Course& /*course*/, const Snapshot& shot) {
    if (shot.over) return;
    const int length = *std::ranges::max_element(shot.legal);
    EXPECT_LE(length, bounds.at(shot.phase)) << shot.phase;
    longest[shot.phase] = std::max(longest[shot.phase], length);
  });
  for (const auto& [phase, bound] : bounds) EXPECT_GE(longest[phase], 1) << phase << " never came";
  EXPECT_EQ(longest["draft"], 8);
  EXPECT_EQ(longest["card"], 3);
}

TEST(SoleniaBounds, SO_11_25_one_level_1_tile_and_two_halves_and_four_offered) {
  for_each_snapshot([](const Course& course, const Snapshot& shot) {
    const bool taken = course.improvements && shot.phase != "draft";
    for (const SoleniaSeat& seat : shot.seats) {
      EXPECT_LE(seat.improvements, course.improvements ? 1 : 0);
      EXPECT_LE(seat.halves, course.improvements ? 2 : 0);
      if (taken) EXPECT_EQ(seat.improvements + seat.halves, 3);
    }
    EXPECT_LE(shot.offered[0], course.solo() ? 2 : course.players);
    EXPECT_LE(shot.offered[1], course.solo() ? 2 : course.players);
  });
}

TEST(SoleniaBounds, SO_11_26_no_total_is_above_255) {
  EXPECT_GT(
      greatest(255, [](const Course&,
                       const Snapshot& shot) { return *std::ranges::max_element(shot.scores); }),
      30);
}

TEST(SoleniaBounds, SO_11_27_a_player_decides_at_most_26_times_in_one_turn) {
  int most = 0;
  for (const Course& course : solenia_courses()) {
    std::map<int, int> decisions;
    for (std::size_t i = 0; i < course.commands.size(); ++i) {
      if (course.snapshots[i].turn_starts) decisions.clear();
      const int count = ++decisions[course.commands[i].seat];
      ASSERT_LE(count, 26) << course.name << ", decision " << i;
      most = std::max(most, count);
    }
  }
  EXPECT_GT(most, 6);
}

}  // namespace
}  // namespace orrery::test
