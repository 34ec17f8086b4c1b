// Plays many games between bots and adds up what happened: `orrery sim`, the benchmarks, balance
// checks. Nothing in the result but the times depends on the number of threads.
//
// A decision is a choice with at least two alternatives. A seat with a single legal move takes it
// without being counted or asked; where several seats are active, the lowest decides first.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/any_game.h"

namespace orrery {

struct SimConfig {
  std::uint64_t games = 1;
  std::uint64_t seed = 0;  // game i is set up from Seed::of(seed, i)
  int threads = 1;
  // By seat, all of them names of bots (bots/kinds.h); begun again where there are more seats than
  // names.
  std::vector<std::string> bots = {"random"};
  // Called a few times a second and at the end with the number of games finished, by the calling
  // thread.
  std::function<void(std::uint64_t games_done)> progress = nullptr;
  // When it becomes true the games under way are finished and the result is that of all finished.
  const std::atomic<bool>* stop = nullptr;
};

struct SimResult {
  std::string game;  // its id
  int players = 0;
  std::uint64_t games = 0;  // finished: fewer than asked for when stopped
  std::uint64_t decisions = 0;
  double seconds = 0;  // by the clock on the wall, bots made and threads started included
  double games_per_s = 0;
  double decisions_per_s = 0;
  std::size_t state_bytes = 0;
  std::vector<double> mean_scores;      // final totals, by seat
  std::vector<double> automaton_means;  // those of the game's own opponents
  int score_min = 0;                    // of any seat in any game
  int score_max = 0;
  std::vector<double> wins;  // by seat; a victory shared by n seats counts 1/n for each
  double mean_decisions = 0;
  std::uint64_t max_legal = 0;  // the longest list of legal moves met
  std::uint64_t signature = 0;  // of all final states, with the number of the game of each
  bool stopped = false;
};

// `config.bots` is not empty, its names are known, `config.threads` is at least 1.
SimResult run_sim(const AnyGame& game, const SimConfig& config);

}  // namespace orrery
