// The statistical test can tell fair from unfair.
#include "support/chi_square.h"

#include <vector>

namespace orrery::test {
namespace {

TEST(ChiSquare, accepts_counts_near_the_mean) {
  EXPECT_TRUE(looks_uniform(std::vector{980, 1030, 1010, 1000, 950, 1030}));
}

TEST(ChiSquare, refuses_counts_with_a_favourite) {
  EXPECT_FALSE(looks_uniform(std::vector{980, 1200, 1010, 1000, 950, 860}));
}

TEST(ChiSquare, refuses_an_impossible_outcome) {
  EXPECT_FALSE(looks_uniform(std::vector{1200, 1200, 1200, 1200, 1200, 0}));
}

TEST(ChiSquare, refuses_counts_too_equal_to_be_drawn) {
  EXPECT_FALSE(looks_uniform(std::vector<int>(50, 1000)));
}

TEST(ChiSquare, follows_given_expectations) {
  EXPECT_TRUE(fits(std::vector{700, 310}, std::vector{707.0, 303.0}));
  EXPECT_FALSE(fits(std::vector{600, 410}, std::vector{707.0, 303.0}));
}

}  // namespace
}  // namespace orrery::test
