// Chapter 11a of the rules of Solenia, as far as only the whole course of a game shows it: what was
// placed, paid, taken and delivered adds up to what lies on the table.
#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/random_game.h"
#include "support/solenia/course.h"

namespace orrery::test {
namespace {

using Course = SoleniaCourse;
using Snapshot = SoleniaSnapshot;

std::size_t at(int number) { return static_cast<std::size_t>(number); }

// Calls body(course, i): command i leads from snapshot i to snapshot i + 1.
template <class Body>
void for_each_command(Body body) {
  for (const Course& course : solenia_courses())
    for (std::size_t i = 0; i < course.commands.size(); ++i) {
      body(course, i);
      if (failed()) {
        ADD_FAILURE() << "at " << course.name << ", decision " << i << " ("
                      << course.commands[i].move << ")";
        return;
      }
    }
}

bool is_city(const std::string& terrain) { return terrain.ends_with("_city"); }

TEST(SoleniaCourse, SO_11_5_a_card_is_placed_on_an_empty_space_only) {
  int placed = 0;
  for_each_command([&](const Course& course, std::size_t i) {
    // The strip may leave within the same command: look at the spaces before it.
    const Snapshot& before = course.snapshots[i];
    int advanced = 0;
    std::map<int, int> filled;  // spaces filled by this command, in rows of `before`
    for (const SoleniaEvent& event : course.commands[i].events) {
      if (event.kind == solenia::EventKind::strip_turned) ++advanced;
      if (event.kind != solenia::EventKind::placed) continue;
      ++placed;
      const int cell = event.args[1] + 5 * advanced;
      EXPECT_EQ(++filled[cell], 1);
      if (cell < 25) EXPECT_EQ(before.rows[at(cell / 5)].cards[at(cell % 5)], "");
    }
  });
  EXPECT_GT(placed, 1000);
}

TEST(SoleniaCourse, SO_11_6_advances_are_zero_cards_placed_plus_cards_discarded) {
  for (const Course& course : solenia_courses()) {
    int due = 0;
    int discarded_above_zero = 0;
    for (std::size_t i = 0; i < course.commands.size(); ++i) {
      for (const SoleniaEvent& event : course.commands[i].events) {
        if (event.kind == solenia::EventKind::placed && card_value(event.card) == 0) ++due;
        if (event.kind == solenia::EventKind::discarded) {
          ++due;
          if (card_value(event.card) != 0) ++discarded_above_zero;
        }
      }
      const Snapshot& after = course.snapshots[i + 1];
      if (after.turn_starts || after.over)
        ASSERT_EQ(after.advances, due) << course.name << ", decision " << i + 1;
    }
    const int decks = course.solo() ? 2 : course.players;
    EXPECT_EQ(course.snapshots.back().advances, 6 * decks + discarded_above_zero) << course.name;
  }
}

TEST(SoleniaCourse, SO_11_10_tiles_delivered_are_cards_placed_on_cities_of_their_side) {
  for (const Course& course : solenia_courses()) {
    std::map<int, std::array<int, 2>> on_cities;  // by seat: on day and on night cities
    for (std::size_t i = 0; i < course.commands.size(); ++i) {
      int advanced = 0;
      for (const SoleniaEvent& event : course.commands[i].events) {
        if (event.kind == solenia::EventKind::strip_turned) ++advanced;
        if (event.kind != solenia::EventKind::placed || event.seat >= course.players) continue;
        ASSERT_EQ(advanced, 0) << "a player's card is placed before the strip leaves";
        const std::string& terrain = solenia_terrain(course.snapshots[i], event.args[1]);
        if (is_city(terrain)) ++on_cities[event.seat][terrain == "day_city" ? 0 : 1];
      }
      const Snapshot& after = course.snapshots[i + 1];
      if (!after.turn_starts && !after.over) continue;
      for (int seat = 0; seat < course.players; ++seat)
        for (std::size_t side = 0; side < 2; ++side) {
          ASSERT_EQ(after.seats[at(seat)].tiles(side), on_cities[seat][side])
              << course.name << ", decision " << i + 1 << ", seat " << seat;
          for (const std::string& tile : after.seats[at(seat)].slots[side])
            if (!tile.empty()) ASSERT_EQ(solenia_tiles().at(tile).side, side);
        }
    }
  }
}

// Goods taken and given back, as events and moves tell it.
void add_to_ledger(const SoleniaCommand& command, std::vector<GoodCounts>& ledger) {
  if (command.move.starts_with("tile ")) {
    const SoleniaTile& tile = solenia_tiles().at(command.move.substr(5));
    for (std::size_t good = 0; good < 4; ++good) ledger[at(command.seat)][good] -= tile.cost[good];
  }
  for (const SoleniaEvent& event : command.events) {
    if (at(event.seat) >= ledger.size()) continue;  // the Rival has no goods
    GoodCounts& mine = ledger[at(event.seat)];
    const bool bartered = event.kind == solenia::EventKind::bartered;
    if (event.kind == solenia::EventKind::gained)
      for (std::size_t good = 0; good < 4; ++good) mine[good] += event.args[good];
    if (event.kind == solenia::EventKind::paid || event.kind == solenia::EventKind::dropped ||
        bartered)
      --mine[at(event.args[0])];
    if (bartered) ++mine[at(event.args[1])];
  }
}

TEST(SoleniaCourse, SO_11_11_goods_held_are_goods_taken_minus_goods_given_back) {
  for (const Course& course : solenia_courses()) {
    std::vector<GoodCounts> ledger;
    for (const SoleniaSeat& seat : course.snapshots.front().seats) ledger.push_back(seat.goods);
    for (std::size_t i = 0; i < course.commands.size(); ++i) {
      add_to_ledger(course.commands[i], ledger);
      for (int seat = 0; seat < course.players; ++seat) {
        const GoodCounts& held = course.snapshots[i + 1].seats[at(seat)].goods;
        ASSERT_EQ(held, ledger[at(seat)])
            << course.name << ", decision " << i << " (" << course.commands[i].move << ")";
        for (const int amount : held) ASSERT_GE(amount, 0);
      }
    }
  }
}

TEST(SoleniaCourse, SO_11_12_stars_tiles_capacities_and_used_cards_never_fall) {
  for_each_command([](const Course& course, std::size_t i) {
    for (int number = 0; number < course.players; ++number) {
      const SoleniaSeat& before = course.snapshots[i].seats[at(number)];
      const SoleniaSeat& after = course.snapshots[i + 1].seats[at(number)];
      EXPECT_GE(after.stars, before.stars);
      EXPECT_GE(after.capacity, before.capacity);
      EXPECT_GE(after.tiles(), before.tiles());
      EXPECT_LE(after.hand.size() + after.deck.size(), before.hand.size() + before.deck.size());
      for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t slot = 0; slot < 6; ++slot)
          if (!before.slots[side][slot].empty())
            EXPECT_EQ(after.slots[side][slot], before.slots[side][slot]);
    }
  });
}

TEST(SoleniaCourse, SO_11_12_stars_in_the_counter_are_the_stars_that_were_told) {
  for (const Course& course : solenia_courses()) {
    std::map<int, int> stars;
    for (std::size_t i = 0; i < course.commands.size(); ++i) {
      for (const SoleniaEvent& event : course.commands[i].events)
        if (event.kind == solenia::EventKind::took_stars) stars[event.seat] += event.args[0];
      for (int seat = 0; seat < course.players; ++seat)
        ASSERT_EQ(course.snapshots[i + 1].seats[at(seat)].stars, stars[seat])
            << course.name << ", decision " << i;
    }
  }
}

TEST(SoleniaCourse, SO_11_14_at_the_end_all_cards_are_used_after_sixteen_turns_each) {
  for (const Course& course : solenia_courses()) {
    const Snapshot& end = course.snapshots.back();
    ASSERT_TRUE(end.over);
    EXPECT_EQ(end.round, 16);
    EXPECT_TRUE(end.rival_deck.empty());
    std::map<int, int> turns;
    for (const SoleniaCommand& command : course.commands)
      for (const SoleniaEvent& event : command.events)
        if (event.kind == solenia::EventKind::placed || event.kind == solenia::EventKind::discarded)
          ++turns[event.seat];
    for (int seat = 0; seat < course.players; ++seat) {
      EXPECT_TRUE(end.seats[at(seat)].hand.empty()) << course.name;
      EXPECT_TRUE(end.seats[at(seat)].deck.empty()) << course.name;
      EXPECT_EQ(turns[seat], 16) << course.name;
    }
  }
}

}  // namespace
}  // namespace orrery::test
