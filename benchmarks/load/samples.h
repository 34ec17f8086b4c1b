// Many measured values, and what is said about them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace orrery::load {

struct Summary {
  std::size_t count = 0;
  double mean = 0;
  double p50 = 0;
  double p99 = 0;
  double max = 0;
};

class Samples {
 public:
  void add(std::uint32_t value) { values_.push_back(value); }
  void clear() { values_.clear(); }
  std::size_t count() const { return values_.size(); }
  // A percentile is the smallest value that at least that part of all values does not exceed. Each
  // figure is divided by `unit`. All are 0 when nothing was measured.
  Summary summary(double unit = 1) const;

 private:
  std::vector<std::uint32_t> values_;
};

}  // namespace orrery::load
