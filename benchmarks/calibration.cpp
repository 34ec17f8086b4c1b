#include "calibration.h"

#include <algorithm>
#include <ctime>

namespace orrery::bench {
namespace {

double thread_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

void kernel(benchmark::State& bench) {
  constexpr std::int64_t kSteps = 1'000'000;
  std::uint64_t value = 88172645463325252ULL;
  const Stopwatch watch;
  for (auto _ : bench) benchmark::DoNotOptimize(value = xorshift_steps(value, kSteps));
  report(bench, watch, bench.iterations() * kSteps);
}
BENCHMARK(kernel)->Unit(benchmark::kMillisecond)->Name("kernel/xorshift64");

}  // namespace

std::uint64_t xorshift_steps(std::uint64_t value, std::int64_t steps) {
  for (std::int64_t i = 0; i < steps; ++i) {
    value ^= value << 13U;
    value ^= value >> 7U;
    value ^= value << 17U;
  }
  return value;
}

double kernel_speed() {
  constexpr std::int64_t kSteps = 5'000'000;
  double best = 0;
  for (int round = 0; round < 3; ++round) {
    const Stopwatch watch;
    benchmark::DoNotOptimize(xorshift_steps(88172645463325252ULL, kSteps));
    best = std::max(best, static_cast<double>(kSteps) / watch.seconds());
  }
  return best;
}

Stopwatch::Stopwatch() : start_(thread_seconds()) {}
double Stopwatch::seconds() const { return thread_seconds() - start_; }

void report(benchmark::State& bench, const Stopwatch& watch, std::int64_t items) {
  const double items_per_step = static_cast<double>(items) / watch.seconds() / kernel_speed();
  bench.SetItemsProcessed(items);
  bench.counters["per_kstep"] = items_per_step * 1000;
  bench.counters["at_reference"] = items_per_step * kReferenceStepsPerSecond;
}

}  // namespace orrery::bench
