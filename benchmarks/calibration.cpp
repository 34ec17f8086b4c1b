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
  for (auto _ : bench) benchmark::DoNotOptimize(value = xorshift_steps(value, kSteps));
  report(bench, bench.iterations() * kSteps);
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
    const double start = thread_seconds();
    benchmark::DoNotOptimize(xorshift_steps(88172645463325252ULL, kSteps));
    best = std::max(best, static_cast<double>(kSteps) / (thread_seconds() - start));
  }
  return best;
}

void report(benchmark::State& bench, std::int64_t items) {
  const double speed = kernel_speed();
  const auto rate = [&](double value) {
    return benchmark::Counter(value, benchmark::Counter::kIsRate);
  };
  bench.SetItemsProcessed(items);
  bench.counters["per_kstep"] = rate(static_cast<double>(items) * 1000 / speed);
  bench.counters["at_reference"] =
      rate(static_cast<double>(items) * kReferenceStepsPerSecond / speed);
}

}  // namespace orrery::bench
