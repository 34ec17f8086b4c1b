// What the server counts, in Prometheus' text format.
#include "server/metrics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace orrery::server {
namespace {

using testing::HasSubstr;

TEST(Metrics, every_one_has_a_help_a_type_and_a_value) {
  Metrics metrics;
  metrics.moves = 7;
  metrics.connections = 3;
  const std::string text = metrics.text();
  EXPECT_THAT(text, HasSubstr("# HELP orrery_moves_total "));
  EXPECT_THAT(text, HasSubstr("# TYPE orrery_moves_total counter\norrery_moves_total 7\n"));
  EXPECT_THAT(text, HasSubstr("# TYPE orrery_connections gauge\norrery_connections 3\n"));
  EXPECT_TRUE(text.ends_with('\n'));
}

TEST(Metrics, the_buckets_of_a_histogram_hold_all_that_is_below_them) {
  Histogram histogram;
  for (const Millis took : {0, 1, 2, 3, 4, 1000, 1'000'000}) histogram.add(took);
  const std::string text = histogram.text("wait", "How long.");
  EXPECT_THAT(text, HasSubstr("# TYPE wait histogram\n"));
  EXPECT_THAT(text, HasSubstr("wait_bucket{le=\"0\"} 1\n"));
  EXPECT_THAT(text, HasSubstr("wait_bucket{le=\"0.001\"} 2\n"));
  EXPECT_THAT(text, HasSubstr("wait_bucket{le=\"0.003\"} 4\n"));
  EXPECT_THAT(text, HasSubstr("wait_bucket{le=\"0.007\"} 5\n"));
  EXPECT_THAT(text, HasSubstr("wait_bucket{le=\"1.023\"} 6\n"));
  EXPECT_THAT(text, HasSubstr("wait_bucket{le=\"+Inf\"} 7\n"));
  EXPECT_THAT(text, HasSubstr("wait_count 7\n"));
  EXPECT_THAT(text, HasSubstr("wait_sum 1001.01\n"));
}

}  // namespace
}  // namespace orrery::server
