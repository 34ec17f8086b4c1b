#include "load/samples.h"

#include <algorithm>
#include <numeric>

namespace orrery::load {
namespace {

// Where the percentile stands in a sorted list of `count` values.
std::size_t rank(std::size_t count, std::size_t percent) {
  return (count * percent + 99) / 100 - 1;
}

}  // namespace

Summary Samples::summary(double unit) const {
  if (values_.empty()) return {};
  std::vector<std::uint32_t> sorted = values_;
  std::ranges::sort(sorted);
  const double sum = std::accumulate(sorted.begin(), sorted.end(), 0.0);
  return {.count = sorted.size(),
          .mean = sum / static_cast<double>(sorted.size()) / unit,
          .p50 = sorted[rank(sorted.size(), 50)] / unit,
          .p99 = sorted[rank(sorted.size(), 99)] / unit,
          .max = sorted.back() / unit};
}

}  // namespace orrery::load
