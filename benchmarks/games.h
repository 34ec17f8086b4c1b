// What the benchmarks are run on: every game in every mode, for every number of players.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/any_game.h"

namespace orrery::bench {

// One game in one mode for some number of players; "solenia/winter/3p" for people.
struct Setting {
  const GameEntry* entry = nullptr;
  GivenOptions options;
  int players = 0;
  std::string name;

  // Made anew at every call, from the built-in data pack.
  GamePtr make() const;
};

std::vector<Setting> all_settings();
// For what differs little from one number of players to the next: each mode with the usual number.
std::vector<Setting> usual_settings();

// A decision that some seat has to make.
struct Moment {
  AnyState state;
  Seat seat;
  Move move;  // the one taken at random
};

// Moments spread over the random games that a seed names; a power of two of them.
inline constexpr std::size_t kMoments = 256;
std::vector<Moment> sample_moments(const AnyGame& game, std::uint64_t seed = 1);

// The last states of random games; a power of two of them.
inline constexpr std::size_t kEnds = 64;
std::vector<AnyState> sample_ends(const AnyGame& game, std::uint64_t seed = 1);

// Benchmarks `run`, which is given the game of the setting, as "<what>/<name of the setting>".
using Run = std::function<void(benchmark::State& bench, const AnyGame& game)>;
benchmark::internal::Benchmark* add_benchmark(const std::string& what, const Setting& setting,
                                              Run run);

}  // namespace orrery::bench
