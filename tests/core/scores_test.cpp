// Who has the highest total.
#include "core/scores.h"

#include <gtest/gtest.h>

namespace orrery {
namespace {

Scores totals(std::array<std::int16_t, kMaxSeats> total) {
  Scores scores;
  scores.total = total;
  return scores;
}

TEST(Scores, highest_total_wins_alone) {
  EXPECT_EQ(highest(totals({3, 9, 5, 0}), 4), SeatSet::of(seat_at(1)));
}

TEST(Scores, equal_highest_totals_share) {
  SeatSet expected = SeatSet::of(seat_at(0));
  expected.add(seat_at(2));
  EXPECT_EQ(highest(totals({7, 3, 7, 0}), 3), expected);
}

TEST(Scores, empty_seats_do_not_count) {
  EXPECT_EQ(highest(totals({-3, -5, 0, 0}), 2), SeatSet::of(seat_at(0)));
}

TEST(Scores, nobody_among_no_seats) { EXPECT_TRUE(highest(totals({1, 2, 3, 4}), 0).empty()); }

}  // namespace
}  // namespace orrery
