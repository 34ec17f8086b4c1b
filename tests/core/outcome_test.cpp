// The winners as a message.
#include "core/outcome.h"

#include <gtest/gtest.h>

namespace orrery {
namespace {

const VictoryWords kWords{"t.won", "t.shared", "t.winner"};

TEST(Outcome, a_single_winner_is_named_with_the_total) {
  Scores scores;
  scores.total = {3, 9, 4, 0};
  EXPECT_EQ(victory(kWords, scores, SeatSet::of(seat_at(1))),
            Message("t.won", {{"seat", seat_at(1)}, {"total", std::int64_t{9}}}));
}

TEST(Outcome, winners_who_share_are_listed) {
  Scores scores;
  scores.total = {7, 2, 7, 0};
  SeatSet winners = SeatSet::of(seat_at(0));
  winners.add(seat_at(2));
  const std::vector<Message> listed = {{"t.winner", {{"seat", seat_at(0)}}},
                                       {"t.winner", {{"seat", seat_at(2)}}}};
  EXPECT_EQ(victory(kWords, scores, winners),
            Message("t.shared", {{"winners", listed}, {"total", std::int64_t{7}}}));
}

}  // namespace
}  // namespace orrery
