// Random games for property tests. A test that fails says which game and which decision, and how
// to play that one game again:
//   ORRERY_PROPERTY_SEED=17     plays only the game of that seed
//   ORRERY_PROPERTY_GAMES=10    plays ten times as many games as usual (0.1: a tenth)
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/settings.h"

namespace orrery::test {

struct Decision {
  Seat seat{};
  Move move{};
};

// One game in progress. Some seeds choose evenly among the moves, some rather what the game's own
// heuristics prefer, so that far positions are reached as well.
class RandomGame {
 public:
  RandomGame(const Setting& setting, GamePtr game, std::uint64_t seed);

  const AnyGame& game() const { return *game_; }
  std::uint64_t seed() const { return seed_; }
  const AnyState& state() const { return state_; }
  // How many decisions were taken before this one.
  int number() const { return number_; }
  bool over() const { return game_->over(state_); }

  // What will be decided next; the same until `step`.
  const Decision& next() const { return next_; }
  // Takes the decision.
  void step(Events* events = nullptr);

  // A generator for the test's own choices at this decision.
  Rng choices() const { return Rng(seed_ * 1'000'003 + static_cast<std::uint64_t>(number_)); }
  // Whether this is one of the decisions to look at where about one in `every` is enough.
  bool one_in(std::uint32_t every) const;
  // "solenia, winter, 3 players, seed 17, decision 42", and how to get there again.
  std::string where() const;

 private:
  void decide();

  std::string setting_;
  GamePtr game_;
  std::uint64_t seed_;
  AnyState state_;
  Rng rng_;
  bool eager_;
  int number_ = 0;
  Decision next_;
};

// The seeds to play where `usual` games are usual, as the environment says.
std::vector<std::uint64_t> property_seeds(int usual);

// Whether a test found something wrong; then it should stop and say where.
bool failed();

// The sanitizers make everything several times slower: a part of the random games has to do there.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
#else
inline constexpr bool kSanitized = false;
#endif

// Long games find in fewer games what short ones find in many.
inline constexpr std::size_t kUsualDecisions = kSanitized ? 20 : 80;

// Calls body(game) before every decision of `games` games of the usual length, or of fewer longer
// ones, and at the end of each, until something fails.
template <std::invocable<RandomGame&> Body>
void for_each_decision(const Setting& setting, const GamePtr& game, int games, Body body) {
  const std::vector<std::uint64_t> seeds = property_seeds(games);
  std::size_t decisions = 0;
  for (const std::uint64_t seed : seeds) {
    if (decisions > seeds.size() * kUsualDecisions) return;
    for (RandomGame at(setting, game, seed);; at.step()) {
      body(at);
      ++decisions;
      if (failed()) {
        ADD_FAILURE() << at.where();
        return;
      }
      if (at.over()) break;
    }
  }
}

// As above, at some decisions only: about one in `every`.
template <std::invocable<RandomGame&> Body>
void for_some_decisions(const Setting& setting, const GamePtr& game, int games, std::uint32_t every,
                        Body body) {
  for_each_decision(setting, game, games, [&](RandomGame& at) {
    if (at.one_in(every)) body(at);
  });
}

}  // namespace orrery::test
