// How much a bot may think about one decision: a number of iterations, a time, until somebody says
// stop, or any of these together. What an iteration is each bot says; it asks `next` before each.
//
// Iterations give the same answer every time. Time does not: it is for people who wait, and for
// nothing that is to be repeated.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace orrery {

class Budget {
 public:
  using Clock = std::chrono::steady_clock;

  // As much as the bot itself finds right.
  Budget() = default;
  static Budget of_iterations(std::uint64_t iterations) {
    Budget budget;
    budget.iterations_ = iterations;
    return budget;
  }
  // From now on.
  static Budget of_time(std::chrono::milliseconds time) {
    Budget budget;
    budget.deadline_ = Clock::now() + time;
    return budget;
  }
  // The same, and it ends when `stop` becomes true: nobody waits for the answer any longer.
  Budget until(const std::atomic<bool>& stop) const {
    Budget budget = *this;
    budget.stop_ = &stop;
    return budget;
  }

  // Whether there is room for one more iteration, which is thereby taken.
  bool next() {
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) return false;
    if (iterations_ == 0) return false;
    if (deadline_ != Clock::time_point::max() && Clock::now() >= deadline_) return false;
    --iterations_;
    return true;
  }

 private:
  std::uint64_t iterations_ = std::numeric_limits<std::uint64_t>::max();
  Clock::time_point deadline_ = Clock::time_point::max();
  const std::atomic<bool>* stop_ = nullptr;
};

}  // namespace orrery
