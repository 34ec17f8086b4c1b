// Whole games between bots, as `orrery sim` plays them; items are decisions. The speed goals of the
// engine are about random playouts.
#include "bots/arena.h"
#include "calibration.h"
#include "games.h"

namespace orrery::bench {
namespace {

void play(benchmark::State& bench, const AnyGame& game, const std::string& bot,
          std::uint64_t games) {
  SimConfig config;
  config.games = games;
  config.bots = {bot};
  std::uint64_t decisions = 0;
  const Stopwatch watch;
  for (auto _ : bench) {
    decisions += run_sim(game, config).decisions;
    ++config.seed;
  }
  report(bench, watch, static_cast<std::int64_t>(decisions));
}

const bool kPlayoutsRegistered = [] {
  for (const Setting& setting : all_settings()) {
    add_benchmark("random", setting, [](benchmark::State& bench, const AnyGame& game) {
      play(bench, game, "random", 100);
    })->Unit(benchmark::kMillisecond);
    add_benchmark("greedy", setting, [](benchmark::State& bench, const AnyGame& game) {
      play(bench, game, "greedy", 1);
    })->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
}  // namespace orrery::bench
