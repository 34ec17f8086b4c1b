// When thinking has to end.
#include "bots/budget.h"

#include <gtest/gtest.h>

namespace orrery {
namespace {

TEST(Budget, counts_iterations) {
  Budget budget = Budget::of_iterations(2);
  EXPECT_TRUE(budget.next());
  EXPECT_TRUE(budget.next());
  EXPECT_FALSE(budget.next());
  EXPECT_FALSE(budget.next());
}

TEST(Budget, ends_with_its_time) {
  EXPECT_FALSE(Budget::of_time(std::chrono::milliseconds(0)).next());
  EXPECT_TRUE(Budget::of_time(std::chrono::hours(1)).next());
}

TEST(Budget, ends_when_somebody_says_stop) {
  std::atomic<bool> stop = false;
  Budget budget = Budget().until(stop);
  EXPECT_TRUE(budget.next());
  stop = true;
  EXPECT_FALSE(budget.next());
}

}  // namespace
}  // namespace orrery
