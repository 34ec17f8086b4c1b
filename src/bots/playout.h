// One game from its set-up to its end, and the numbers that many of them add up to. The innermost
// loop of the program: one list of legal moves per position, in the same memory, no allocation.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include "core/game.h"
#include "core/hash.h"

namespace orrery {

// Whole numbers only, so that the order in which games are added does not matter.
struct Tally {
  // A victory in parts that can be shared among up to four seats.
  static constexpr std::uint64_t kVictory = 12;
  static_assert(kMaxSeats == 4, "kVictory must be divisible by every number of seats");

  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t max_legal = 0;
  std::uint64_t signature = 0;
  int score_min = std::numeric_limits<int>::max();
  int score_max = std::numeric_limits<int>::min();
  std::array<std::int64_t, kMaxSeats> score_sum{};
  std::array<std::uint64_t, kMaxSeats> victory_parts{};

  void add(const Tally& other) {
    games += other.games;
    decisions += other.decisions;
    max_legal = std::max(max_legal, other.max_legal);
    signature += other.signature;
    score_min = std::min(score_min, other.score_min);
    score_max = std::max(score_max, other.score_max);
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      score_sum[i] += other.score_sum[i];
      victory_parts[i] += other.victory_parts[i];
    }
  }
};

// The generator of everything the bots draw in game number `game` of a series.
inline Rng bot_rng(std::uint64_t series, std::uint64_t game) {
  std::uint64_t mixer = ~series;  // apart from Seed::of, which mixes the same two numbers
  mixer = split_mix(mixer) + game;
  return Rng(split_mix(mixer));
}

// Plays to the end from `state`. `choose(state, seat, moves)` is called for every decision: a
// choice with at least two alternatives; single ones are taken as they come.
template <GameRules R, class Choose>
void play_out(const typename R::Game& game, typename R::State& state, Tally& tally,
              const Choose& choose) {
  MoveList moves;
  for (SeatSet active = R::active(game, state); !active.empty(); active = R::active(game, state)) {
    const Seat seat = active.lowest();
    moves.clear();
    R::legal(game, state, seat, moves);
    Move move = moves[0];
    if (moves.size() > 1) {
      ++tally.decisions;
      tally.max_legal = std::max<std::uint64_t>(tally.max_legal, moves.size());
      move = choose(state, seat, moves);
    }
    R::apply(game, state, seat, move, nullptr);
  }
}

// Adds a finished game of `players` seats, the one of number `number` in its series. Of automata,
// whose seats follow, only the scores are added.
template <GameRules R>
void count_result(const typename R::Game& game, const typename R::State& state, int players,
                  std::uint64_t number, Tally& tally) {
  ++tally.games;
  tally.signature += hash_of(state, number);  // a sum: the same in any order of the games
  const Scores scores = R::scores(game, state);
  const SeatSet winners = R::winners(game, state);
  const std::uint64_t share =
      winners.empty() ? 0 : Tally::kVictory / static_cast<std::uint64_t>(winners.size());
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    const int total = scores.total[i];
    tally.score_sum[i] += total;
    tally.score_min = std::min(tally.score_min, total);
    tally.score_max = std::max(tally.score_max, total);
    if (winners.has(seat_at(static_cast<int>(i)))) tally.victory_parts[i] += share;
  }
  const int seats = players + R::automata(game);
  for (auto i = static_cast<std::size_t>(players); i < static_cast<std::size_t>(seats); ++i)
    tally.score_sum[i] += scores.total[i];
}

}  // namespace orrery
