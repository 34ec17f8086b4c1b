// Records: how long it takes to come back to a point of a finished game. The last point is the
// farthest from the start; items are restores.
#include <string>
#include <vector>

#include "calibration.h"
#include "games.h"
#include "table/seating.h"
#include "table/verify.h"

namespace orrery::bench {
namespace {

Record random_game(const GamePtr& game) {
  std::vector<SeatInfo> seats;
  for (int seat = 0; seat < game->players(); ++seat)
    seats.push_back({.name = "Seat " + std::to_string(seat), .kind = "random"});
  Course course(game, Seed::of(1));
  Seating::make(seats, *game)->play_bots(course);
  return make_record(course, seats);
}

void restore(benchmark::State& bench, const GamePtr& game) {
  const Record record = random_game(game);
  const Stopwatch watch;
  for (auto _ : bench) benchmark::DoNotOptimize(course_of(record, game).has_value());
  report(bench, watch, bench.iterations());
  bench.counters["commands"] = static_cast<double>(record.commands.size());
}

const bool kRecordsRegistered = [] {
  for (const Setting& setting : all_settings())
    add_benchmark("restore", setting, [setting](benchmark::State& bench, const AnyGame& /*game*/) {
      restore(bench, setting.make());
    });
  return true;
}();

}  // namespace
}  // namespace orrery::bench
