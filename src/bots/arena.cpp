#include "bots/arena.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <thread>

#include "bots/bots.h"
#include "bots/game_bots.h"

namespace orrery {
namespace {

// Hands out the games of a run in small ranges, to whichever thread is free.
class Ranges {
 public:
  explicit Ranges(const SimConfig& config)
      : games_(config.games),
        step_(std::clamp<std::uint64_t>(
            config.games / (static_cast<std::uint64_t>(config.threads) * kRangesPerThread), 1,
            kLongest)),
        stop_(config.stop) {}

  // False when there are none left or the run was stopped.
  bool next(GameRange& range) {
    if (stopped()) return false;
    range.first = next_.fetch_add(step_, std::memory_order_relaxed);
    range.last = std::min(range.first + step_, games_);
    return range.first < games_;
  }
  void finish(GameRange range) {
    done_.fetch_add(range.last - range.first, std::memory_order_relaxed);
  }
  std::uint64_t done() const { return done_.load(std::memory_order_relaxed); }
  bool stopped() const { return stop_ != nullptr && stop_->load(std::memory_order_relaxed); }

 private:
  // Enough for the threads to end together; short enough that stopping is prompt.
  static constexpr std::uint64_t kRangesPerThread = 16;
  static constexpr std::uint64_t kLongest = 64;

  std::uint64_t games_;
  std::uint64_t step_;
  const std::atomic<bool>* stop_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
};

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kProgressEvery{100};

std::vector<BotSpec> specs_of(const std::vector<std::string>& names) {
  std::vector<BotSpec> specs;
  for (const std::string& name : names) specs.push_back(BotSpec::parse(name).value());
  return specs;
}

// What one thread does. Only the calling thread has a `progress` to report to.
void work(const AnyGame& game, const SimConfig& config, Ranges& ranges, Tally& total,
          const std::function<void(std::uint64_t)>& progress) {
  const std::vector<BotSpec> bots = specs_of(config.bots);
  const std::unique_ptr<Match> match = bots_of(game).make_match(game, config.seed, bots);
  Tally tally;  // its own, so that threads do not share cache lines
  Clock::time_point next_progress = Clock::now() + kProgressEvery;
  for (GameRange range{}; ranges.next(range);) {
    match->play(range, tally);
    ranges.finish(range);
    if (progress && Clock::now() >= next_progress) {
      progress(ranges.done());
      next_progress = Clock::now() + kProgressEvery;
    }
  }
  total = tally;
}

Tally play_all(const AnyGame& game, const SimConfig& config, Ranges& ranges) {
  std::vector<Tally> tallies(static_cast<std::size_t>(config.threads));
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < tallies.size(); ++i)
      threads.emplace_back([&, i] { work(game, config, ranges, tallies[i], {}); });
    work(game, config, ranges, tallies[0], config.progress);
  }
  if (config.progress) config.progress(ranges.done());
  Tally sum;
  for (const Tally& each : tallies) sum.add(each);
  return sum;
}

SimResult result_of(const AnyGame& game, const Tally& tally, double seconds) {
  const auto per = [](auto amount, auto count) {
    return count > 0 ? static_cast<double>(amount) / static_cast<double>(count) : 0.0;
  };
  SimResult result;
  result.game = game.info().id;
  result.players = game.players();
  result.games = tally.games;
  result.decisions = tally.decisions;
  result.seconds = seconds;
  result.games_per_s = per(tally.games, seconds);
  result.decisions_per_s = per(tally.decisions, seconds);
  result.state_bytes = game.state_bytes();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players()); ++seat) {
    result.mean_scores.push_back(per(tally.score_sum[seat], tally.games));
    result.wins.push_back(per(tally.victory_parts[seat], Tally::kVictory));
  }
  const int seats = game.players() + game.automata();
  for (int seat = game.players(); seat < seats; ++seat)
    result.automaton_means.push_back(
        per(tally.score_sum[static_cast<std::size_t>(seat)], tally.games));
  if (tally.games > 0) {
    result.score_min = tally.score_min;
    result.score_max = tally.score_max;
  }
  result.mean_decisions = per(tally.decisions, tally.games);
  result.max_legal = tally.max_legal;
  result.signature = tally.signature;
  return result;
}

}  // namespace

SimResult run_sim(const AnyGame& game, const SimConfig& config) {
  assert(config.threads >= 1 && !config.bots.empty());
  const Clock::time_point start = Clock::now();
  Ranges ranges(config);
  const Tally tally = play_all(game, config, ranges);
  const std::chrono::duration<double> elapsed = Clock::now() - start;
  SimResult result = result_of(game, tally, elapsed.count());
  result.stopped = tally.games < config.games;
  return result;
}

}  // namespace orrery
