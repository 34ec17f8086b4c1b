// Buckets of tokens: so many at once, then evenly with time, for each on their own.
#include "server/limits.h"

#include <gtest/gtest.h>

#include "server/service.h"

namespace orrery::server {
namespace {

constexpr Millis kStart = 1'700'000'000'000;

TEST(RateLimit, allows_so_many_at_once_and_tells_how_long_to_wait) {
  RateLimit limit(3, 30'000);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(limit.take("ann", kStart), 0);
  EXPECT_EQ(limit.take("ann", kStart), 10'000);
  EXPECT_EQ(limit.take("ann", kStart + 4'000), 6'000);
  EXPECT_EQ(limit.take("ann", kStart + 10'000), 0);
  EXPECT_EQ(limit.take("ann", kStart + 10'000), 10'000);
}

TEST(RateLimit, waiting_as_told_is_always_enough) {
  RateLimit limit(7, 1'000);
  Millis now = kStart;
  for (int i = 0; i < 100; ++i) {
    if (const Millis wait = limit.take("ann", now); wait > 0) {
      now += wait;
      EXPECT_EQ(limit.take("ann", now), 0);
    }
  }
  EXPECT_GE(now - kStart, 13'000);
}

TEST(RateLimit, nobody_waits_for_others) {
  RateLimit limit(1, 10'000);
  EXPECT_EQ(limit.take("ann", kStart), 0);
  EXPECT_EQ(limit.take("bob", kStart), 0);
  EXPECT_GT(limit.take("ann", kStart), 0);
}

TEST(RateLimit, saves_up_no_more_than_its_most) {
  RateLimit limit(2, 1'000);
  const Millis later = kStart + 1'000'000;
  EXPECT_EQ(limit.take("ann", kStart), 0);
  EXPECT_EQ(limit.take("ann", later), 0);
  EXPECT_EQ(limit.take("ann", later), 0);
  EXPECT_GT(limit.take("ann", later), 0);
}

TEST(RateLimit, a_clock_that_is_set_back_gives_nothing_away) {
  RateLimit limit(1, 10'000);
  EXPECT_EQ(limit.take("ann", kStart), 0);
  EXPECT_GT(limit.take("ann", kStart - 1'000'000), 0);
}

TEST(Within, a_refusal_has_a_status_and_whole_seconds) {
  Limits limits;
  RateLimit limit(1, 2'500);
  EXPECT_TRUE(within(limits, limit, "ann", kStart));
  const auto refused = within(limits, limit, "ann", kStart);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().status, 429);
  EXPECT_EQ(refused.error().retry_after, 3);
  EXPECT_EQ(refused.error().message, Message("server.too_many", {{"seconds", 3}}));
  limits.off = true;
  EXPECT_TRUE(within(limits, limit, "ann", kStart));
}

}  // namespace
}  // namespace orrery::server
