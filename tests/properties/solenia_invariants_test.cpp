// Chapter 11a of the rules of Solenia, as far as one position shows it, computed a second time from
// positions as JSON and the data files.
#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/random_game.h"
#include "support/solenia/course.h"

namespace orrery::test {
namespace {

using Course = SoleniaCourse;
using Snapshot = SoleniaSnapshot;
// What is wrong, or nothing.
using Wrong = std::optional<std::string>;

constexpr std::size_t kSides = 2;

std::string owner_name(const Course& course, std::size_t owner) {
  return owner < static_cast<std::size_t>(course.players) ? fmt::to_string(owner) : "rival";
}

// The cards of one owner that lie on the board.
std::vector<std::string> on_board(const Snapshot& shot, const std::string& owner) {
  std::vector<std::string> cards;
  for (const SoleniaRow& row : shot.rows)
    for (const std::string& card : row.cards)
      if (card.starts_with(owner + ":")) cards.push_back(card.substr(owner.size() + 1));
  return cards;
}

Wrong wrong_cards(const Course& course, const Snapshot& shot) {
  for (std::size_t owner = 0; owner < shot.seats.size() + (course.solo() ? 1 : 0); ++owner) {
    std::vector<std::string> all = on_board(shot, owner_name(course, owner));
    const auto add = [&all](const std::vector<std::string>& more) {
      all.insert(all.end(), more.begin(), more.end());
    };
    if (owner < shot.seats.size()) {
      add(shot.seats[owner].hand);
      add(shot.seats[owner].deck);
      add(shot.seats[owner].discard);
    } else {
      add(shot.rival_deck);
      add(shot.rival_discard);
    }
    std::ranges::sort(all);
    if (all != solenia_deck()) return fmt::format("owner {} has {} cards", owner, all.size());
  }
  return std::nullopt;
}

Wrong wrong_tiles(const Course& /*course*/, const Snapshot& shot) {
  std::map<std::string, int> places;
  for (std::size_t side = 0; side < kSides; ++side) {
    for (const std::string& tile : shot.display[side]) ++places[tile];
    for (const std::string& tile : shot.stack[side]) ++places[tile];
    for (const SoleniaSeat& seat : shot.seats)
      for (const std::string& tile : seat.slots[side]) ++places[tile];
  }
  for (const std::string& tile : shot.removed) ++places[tile];
  ++places[shot.pending_tile];
  places.erase("");
  for (const auto& [tile, count] : places)
    if (count != 1) return fmt::format("{} is in {} places", tile, count);
  if (places.size() != solenia_tiles().size())
    return fmt::format("{} tiles are somewhere", places.size());
  return std::nullopt;
}

// The table of SO-4.52: faces of rows 0 to 4 after that many advances from the dawn order.
const std::array<std::array<const char*, 5>, 10> kFaces = {{
    {"night", "night", "dawn", "day", "day"},
    {"night", "dawn", "day", "day", "day"},
    {"dawn", "day", "day", "day", "day"},
    {"day", "day", "day", "day", "dusk"},
    {"day", "day", "day", "dusk", "night"},
    {"day", "day", "dusk", "night", "night"},
    {"day", "dusk", "night", "night", "night"},
    {"dusk", "night", "night", "night", "night"},
    {"night", "night", "night", "night", "dawn"},
    {"night", "night", "night", "dawn", "day"},
}};

bool shows(const Snapshot& shot, std::size_t line) {
  return std::ranges::equal(shot.rows, kFaces[line % 10], {}, &SoleniaRow::face);
}

Wrong wrong_strips(const Course& course, const Snapshot& shot) {
  std::vector<std::string> strips;
  for (const SoleniaRow& row : shot.rows) {
    strips.push_back(row.strip);
    const bool twilight = row.face == "dawn" || row.face == "dusk";
    if (twilight != (row.strip == "ST5")) return row.strip + " shows " + row.face;
  }
  std::ranges::sort(strips);
  if (strips != std::vector<std::string>{"ST1", "ST2", "ST3", "ST4", "ST5"})
    return "a strip is missing";
  const std::size_t start = shows(course.snapshots.front(), 0) ? 0 : 5;
  if (!shows(course.snapshots.front(), start)) return "the game starts in no start order";
  if (!shows(shot, start + static_cast<std::size_t>(shot.advances)))
    return fmt::format("these are not the faces after {} advances", shot.advances);
  return std::nullopt;
}

Wrong wrong_storage(const Course& /*course*/, const Snapshot& shot) {
  if (shot.phase == "overflow") return std::nullopt;
  for (const SoleniaSeat& seat : shot.seats)
    if (sum(seat.goods) > seat.capacity)
      return fmt::format("{} goods in room for {}", sum(seat.goods), seat.capacity);
  return std::nullopt;
}

Wrong wrong_capacity(const Course& course, const Snapshot& shot) {
  for (const SoleniaSeat& seat : shot.seats) {
    int expected = course.winter ? 6 : 8;
    if (course.winter)
      for (std::size_t side = 0; side < kSides; ++side)
        expected += seat.slots[side][0].empty() ? 0 : 1;  // 1A
    if (seat.capacity != expected) return fmt::format("{}, not {}", seat.capacity, expected);
  }
  return std::nullopt;
}

Wrong wrong_slots(const Course& course, const Snapshot& shot) {
  for (const SoleniaSeat& seat : shot.seats)
    for (const auto& slots : seat.slots) {
      const auto filled = [&slots](std::size_t i) { return slots[i].empty() ? 0 : 1; };
      const std::array<int, 3> level = {filled(0) + filled(1), filled(2) + filled(3),
                                        filled(4) + filled(5)};
      if (course.winter && !(level[0] >= level[1] && level[1] >= level[2]))
        return "a level has more tiles than the one below";
      if (!course.winter && !std::ranges::is_sorted(slots, [](const auto& a, const auto& b) {
            return !a.empty() && b.empty();
          }))
        return "a slot was left out";
    }
  return std::nullopt;
}

Wrong wrong_display(const Course& /*course*/, const Snapshot& shot) {
  for (std::size_t side = 0; side < kSides; ++side)
    for (const std::string& tile : shot.display[side])
      if (tile.empty() && !shot.stack[side].empty()) return "a position is empty, the stack is not";
  return std::nullopt;
}

void expect_at_every_decision(Wrong (*check)(const Course&, const Snapshot&)) {
  for_each_snapshot([check](const Course& course, const Snapshot& shot) {
    const Wrong wrong = check(course, shot);
    EXPECT_FALSE(wrong) << *wrong;
  });
}

void expect_at_turns_and_end(Wrong (*check)(const Course&, const Snapshot&)) {
  for_each_snapshot([check](const Course& course, const Snapshot& shot) {
    if (!shot.turn_starts && !shot.over) return;
    const Wrong wrong = check(course, shot);
    EXPECT_FALSE(wrong) << *wrong;
  });
}

TEST(SoleniaInvariants, SO_11_1_all_lines_hold_when_a_turn_starts_and_at_the_end) {
  int turns = 0;
  int ends = 0;
  for_each_snapshot([&](const Course& course, const Snapshot& shot) {
    if (!shot.turn_starts && !shot.over) return;
    ++(shot.over ? ends : turns);
    for (const auto check : {wrong_cards, wrong_tiles, wrong_strips, wrong_storage, wrong_capacity,
                             wrong_slots, wrong_display}) {
      const Wrong wrong = check(course, shot);
      EXPECT_FALSE(wrong) << *wrong;
    }
    EXPECT_TRUE(shot.chosen.empty());
    EXPECT_TRUE(shot.pending_tile.empty());
  });
  EXPECT_EQ(ends, static_cast<int>(solenia_courses().size()));
  int expected = 0;
  for (const Course& course : solenia_courses()) expected += 16 * course.players;
  EXPECT_EQ(turns, expected);
}

TEST(SoleniaInvariants, SO_11_2_hand_deck_board_and_discards_of_a_colour_are_its_sixteen_cards) {
  expect_at_every_decision(wrong_cards);
}

TEST(SoleniaInvariants, SO_11_3_every_tile_is_in_exactly_one_place) {
  expect_at_every_decision(wrong_tiles);
}

TEST(SoleniaInvariants, SO_11_4_each_strip_lies_once_and_the_faces_follow_the_advances) {
  expect_at_turns_and_end(wrong_strips);
}

TEST(SoleniaInvariants, SO_11_7_goods_fit_the_storage_unless_being_discarded) {
  expect_at_every_decision(wrong_storage);
}

TEST(SoleniaInvariants, SO_11_8_capacity_is_8_in_summer_and_6_plus_slots_1A_in_winter) {
  expect_at_every_decision(wrong_capacity);
}

TEST(SoleniaInvariants, SO_11_9_slots_are_filled_in_their_order) {
  expect_at_every_decision(wrong_slots);
}

TEST(SoleniaInvariants, SO_11_13_whoever_is_on_turn_has_a_legal_decision) {
  for_each_snapshot([](const Course& /*course*/, const Snapshot& shot) {
    const int asked = std::reduce(shot.legal.begin(), shot.legal.end());
    EXPECT_EQ(asked == 0, shot.over);
    if (!shot.over && shot.phase != "overflow") {
      EXPECT_GT(shot.legal[static_cast<std::size_t>(shot.turn)], 0);
      EXPECT_EQ(shot.legal[static_cast<std::size_t>(shot.turn)], asked) << "another seat is asked";
    }
  });
}

TEST(SoleniaInvariants, SO_11_15_a_display_position_is_empty_only_if_its_stack_is) {
  expect_at_turns_and_end(wrong_display);
}

}  // namespace
}  // namespace orrery::test
