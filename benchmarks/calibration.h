// The measure that machines are compared by: a kernel of xorshift64 steps, timed right after every
// benchmark. Figures are given as items per thousand steps of it (`per_kstep`), which a slower
// core, a warm laptop or a busy neighbour change far less than times. docs/performance.md.
#pragma once

#include <cstdint>

#include <benchmark/benchmark.h>

namespace orrery::bench {

// The core that the speed goals are written for takes 0.64 s for 300 million steps.
inline constexpr double kReferenceStepsPerSecond = 300e6 / 0.64;

// One value depends on the next: nothing can be computed side by side.
std::uint64_t xorshift_steps(std::uint64_t value, std::int64_t steps);

// Steps a second, by the processor time of this thread.
double kernel_speed();

// The processor time of this thread since it was made.
class Stopwatch {
 public:
  Stopwatch();
  double seconds() const;

 private:
  double start_;
};

// Ends a benchmark that handled `items` since `watch` was made: items a second, items per thousand
// steps of the kernel, and items a second on the reference core (`at_reference`).
void report(benchmark::State& bench, const Stopwatch& watch, std::int64_t items);

}  // namespace orrery::bench
