// Seats, sets of seats, viewers and audiences.
#include "core/seat.h"

#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace orrery {
namespace {

std::vector<int> numbers(SeatSet set) {
  std::vector<int> seats;
  for (const Seat seat : set) seats.push_back(index(seat));
  return seats;
}

TEST(SeatSet, lists_its_seats_from_the_lowest) {
  SeatSet set;
  set.add(seat_at(3));
  set.add(seat_at(0));
  set.add(seat_at(2));
  EXPECT_THAT(numbers(set), testing::ElementsAre(0, 2, 3));
  EXPECT_EQ(set.size(), 3);
  EXPECT_EQ(set.lowest(), seat_at(0));
}

TEST(SeatSet, adding_twice_and_removing_what_is_not_there_change_nothing) {
  SeatSet set = SeatSet::of(seat_at(1));
  set.add(seat_at(1));
  set.remove(seat_at(2));
  EXPECT_EQ(set, SeatSet::of(seat_at(1)));
  set.remove(seat_at(1));
  EXPECT_TRUE(set.empty());
  EXPECT_THAT(numbers(set), testing::IsEmpty());
}

TEST(SeatSet, first_takes_the_lowest_numbers) {
  EXPECT_TRUE(SeatSet::first(0).empty());
  EXPECT_THAT(numbers(SeatSet::first(3)), testing::ElementsAre(0, 1, 2));
}

TEST(SeatSet, bits_make_the_same_set_again) {
  for (int bits = 0; bits < 16; ++bits) {
    const SeatSet set = SeatSet::from_bits(static_cast<std::uint8_t>(bits));
    for (int seat = 0; seat < kMaxSeats; ++seat)
      EXPECT_EQ(set.has(seat_at(seat)), (bits >> seat & 1) == 1);
    EXPECT_EQ(set.bits(), bits);
  }
}

TEST(Viewer, is_one_seat_or_a_spectator) {
  const Viewer viewer = seat_at(2);
  EXPECT_TRUE(viewer.is(seat_at(2)));
  EXPECT_FALSE(viewer.is(seat_at(1)));
  EXPECT_FALSE(viewer.is_spectator());
  for (int seat = 0; seat < kMaxSeats; ++seat) EXPECT_FALSE(Viewer::spectator().is(seat_at(seat)));
  EXPECT_TRUE(Viewer::spectator().is_spectator());
}

TEST(Audience, everyone_includes_spectators_and_every_seat) {
  EXPECT_TRUE(Audience::everyone().has(Viewer::spectator()));
  for (int seat = 0; seat < kMaxSeats; ++seat) EXPECT_TRUE(Audience::everyone().has(seat_at(seat)));
}

TEST(Audience, only_one_seat_excludes_the_others_and_spectators) {
  const Audience mine = Audience::only(seat_at(1));
  EXPECT_TRUE(mine.has(seat_at(1)));
  EXPECT_FALSE(mine.has(seat_at(0)));
  EXPECT_FALSE(mine.has(Viewer::spectator()));
  EXPECT_FALSE(mine.empty());
}

TEST(Audience, nobody_has_no_viewer) {
  EXPECT_TRUE(Audience::nobody().empty());
  EXPECT_FALSE(Audience::nobody().has(Viewer::spectator()));
  for (int seat = 0; seat < kMaxSeats; ++seat) EXPECT_FALSE(Audience::nobody().has(seat_at(seat)));
}

}  // namespace
}  // namespace orrery
