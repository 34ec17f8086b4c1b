// Percentiles of measured values.
#include "load/samples.h"

#include <gtest/gtest.h>

namespace orrery::load {
namespace {

TEST(LoadSamples, nothing_measured_is_all_zero) {
  const Summary summary = Samples().summary();
  EXPECT_EQ(summary.count, 0U);
  EXPECT_EQ(summary.p99, 0);
}

TEST(LoadSamples, one_value_is_every_percentile) {
  Samples samples;
  samples.add(7);
  const Summary summary = samples.summary();
  EXPECT_EQ(summary.p50, 7);
  EXPECT_EQ(summary.p99, 7);
  EXPECT_EQ(summary.max, 7);
  EXPECT_EQ(summary.mean, 7);
}

TEST(LoadSamples, a_percentile_is_not_exceeded_by_that_part_of_the_values) {
  Samples samples;
  for (std::uint32_t value = 1000; value > 0; --value) samples.add(value);
  const Summary summary = samples.summary();
  EXPECT_EQ(summary.count, 1000U);
  EXPECT_EQ(summary.p50, 500);
  EXPECT_EQ(summary.p99, 990);
  EXPECT_EQ(summary.max, 1000);
  EXPECT_EQ(summary.mean, 500.5);
}

TEST(LoadSamples, a_single_outlier_of_a_hundred_is_the_maximum_only) {
  Samples samples;
  for (int i = 0; i < 99; ++i) samples.add(1);
  samples.add(500);
  EXPECT_EQ(samples.summary().p99, 1);
  EXPECT_EQ(samples.summary().max, 500);
  samples.add(500);
  EXPECT_EQ(samples.summary().p99, 500);
}

TEST(LoadSamples, figures_are_given_in_the_unit_asked_for) {
  Samples samples;
  samples.add(1500);
  EXPECT_EQ(samples.summary(1000).p50, 1.5);
}

}  // namespace
}  // namespace orrery::load
