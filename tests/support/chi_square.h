// Do counts come from the distribution they should? Pearson's test for tests with fixed seeds.
#pragma once

#include <span>
#include <vector>

#include <gtest/gtest.h>

namespace orrery::test {

// Fails when the counts are farther from the expected ones (or closer to them) than a fair draw
// gets once in some ten thousand times. Every expected count should be 5 or more.
testing::AssertionResult fits(std::span<const int> counts, std::span<const double> expected);
testing::AssertionResult looks_uniform(std::span<const int> counts);

}  // namespace orrery::test
