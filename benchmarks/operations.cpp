// The single operations of the contract, behind AnyGame as the table uses them, each over the same
// sampled moments of random games; items are calls.
#include <string>

#include <boost/json.hpp>

#include "calibration.h"
#include "core/position.h"
#include "games.h"

namespace orrery::bench {
namespace {

// Calls `operation` with one moment after the other.
template <class Operation>
void over_moments(benchmark::State& bench, const AnyGame& game, const Operation& operation) {
  const std::vector<Moment> moments = sample_moments(game);
  std::size_t i = 0;
  const Stopwatch watch;
  for (auto _ : bench) operation(moments[i++ % kMoments]);
  report(bench, watch, bench.iterations());
}

void setup(benchmark::State& bench, const AnyGame& game) {
  std::uint64_t number = 0;
  const Stopwatch watch;
  for (auto _ : bench) benchmark::DoNotOptimize(game.setup(Seed::of(1, number++)));
  report(bench, watch, bench.iterations());
}

void copy(benchmark::State& bench, const AnyGame& game) {
  AnyState state;
  over_moments(bench, game, [&](const Moment& moment) {
    state = moment.state;
    benchmark::DoNotOptimize(state);
  });
}

void legal(benchmark::State& bench, const AnyGame& game) {
  MoveList moves;
  over_moments(bench, game, [&](const Moment& moment) {
    moves.clear();
    game.legal(moment.state, moment.seat, moves);
    benchmark::DoNotOptimize(moves);
  });
}

// The copy that it takes to apply a move again and again is part of the time.
void apply(benchmark::State& bench, const AnyGame& game) {
  AnyState state;
  over_moments(bench, game, [&](const Moment& moment) {
    state = moment.state;
    game.apply(state, moment.seat, moment.move, nullptr);
    benchmark::DoNotOptimize(state);
  });
}

void apply_with_events(benchmark::State& bench, const AnyGame& game) {
  AnyState state;
  Events events;
  over_moments(bench, game, [&](const Moment& moment) {
    state = moment.state;
    events.clear();
    game.apply(state, moment.seat, moment.move, &events);
    benchmark::DoNotOptimize(events.data());
  });
}

void observe(benchmark::State& bench, const AnyGame& game) {
  Rng rng(1);
  over_moments(bench, game, [&](const Moment& moment) {
    benchmark::DoNotOptimize(game.observe(moment.state, moment.seat, rng));
  });
}

void info_key(benchmark::State& bench, const AnyGame& game) {
  over_moments(bench, game, [&](const Moment& moment) {
    benchmark::DoNotOptimize(game.info_key(moment.state, moment.seat));
  });
}

void scores(benchmark::State& bench, const AnyGame& game) {
  over_moments(bench, game,
               [&](const Moment& moment) { benchmark::DoNotOptimize(game.scores(moment.state)); });
}

void final_scores(benchmark::State& bench, const AnyGame& game) {
  const std::vector<AnyState> ends = sample_ends(game);
  std::size_t i = 0;
  const Stopwatch watch;
  for (auto _ : bench) benchmark::DoNotOptimize(game.scores(ends[i++ % kEnds]));
  report(bench, watch, bench.iterations());
}

void value(benchmark::State& bench, const AnyGame& game) {
  over_moments(bench, game, [&](const Moment& moment) {
    benchmark::DoNotOptimize(game.value(moment.state, moment.seat));
  });
}

void view(benchmark::State& bench, const AnyGame& game) {
  JsonWriter out;
  over_moments(bench, game, [&](const Moment& moment) {
    out.clear();
    game.view(moment.state, moment.seat, out);
    benchmark::DoNotOptimize(out.text().size());
  });
}

void write(benchmark::State& bench, const AnyGame& game) {
  over_moments(bench, game, [&](const Moment& moment) {
    benchmark::DoNotOptimize(json::serialize(write_position(game, moment.state)));
  });
}

// The whole way in: text, options, data pack, fields, invariants.
void read(benchmark::State& bench, const AnyGame& game, const GameEntry& entry) {
  const DataPack pack = DataPack::built_in(game.info().id);
  std::vector<std::string> texts;
  for (const Moment& moment : sample_moments(game))
    texts.push_back(json::serialize(write_position(game, moment.state)));
  std::size_t i = 0;
  const Stopwatch watch;
  for (auto _ : bench)
    benchmark::DoNotOptimize(read_position(entry, texts[i++ % kMoments], pack).has_value());
  report(bench, watch, bench.iterations());
}

const bool kOperationsRegistered = [] {
  for (const Setting& setting : usual_settings()) {
    add_benchmark("setup", setting, setup);
    add_benchmark("copy", setting, copy);
    add_benchmark("legal", setting, legal);
    add_benchmark("apply", setting, apply);
    add_benchmark("apply_with_events", setting, apply_with_events);
    add_benchmark("observe", setting, observe);
    add_benchmark("info_key", setting, info_key);
    add_benchmark("scores", setting, scores);
    add_benchmark("final_scores", setting, final_scores);
    add_benchmark("value", setting, value);
    add_benchmark("view", setting, view);
    add_benchmark("write_position", setting, write);
    add_benchmark("read_position", setting,
                  [entry = setting.entry](benchmark::State& bench, const AnyGame& game) {
                    read(bench, game, *entry);
                  });
  }
  return true;
}();

}  // namespace
}  // namespace orrery::bench
