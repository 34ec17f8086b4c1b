// Counts the ways a game can begin: the numbers by which two implementations of the same rules
// compare their legal moves. The definition, so that others can count the same:
//
//   - Start from setup(game, seed), with the true state and its true chance: nothing is redrawn.
//   - While anybody is active, look at the lowest active seat. A single legal move is taken and
//     does not count, openly forced or not. Two or more are a decision.
//   - The count at depth d is the number of different sequences of d decisions from the start,
//     each decision given by the move chosen. Sequences, not positions: two orders that lead to the
//     same position count twice, as far as the rules list both.
//   - A game that ends after fewer than d decisions adds nothing at depth d.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/any_game.h"

namespace orrery {

// counts[d - 1] is the count at depth d, for d from 1 to `depth`. When `stop` becomes true, the
// counting ends early and the counts are too low.
std::vector<std::uint64_t> perft(const AnyGame& game, const Seed& seed, int depth,
                                 const std::atomic<bool>* stop = nullptr);

// The same below one state of a known game. Adds to `counts`, whose size is the depth.
template <GameRules R>
void count_paths(const typename R::Game& game, typename R::State state,
                 std::span<std::uint64_t> counts, const std::atomic<bool>* stop) {
  MoveList moves;
  for (;;) {
    const SeatSet active = R::active(game, state);
    if (active.empty()) return;
    const Seat seat = active.lowest();
    moves.clear();
    R::legal(game, state, seat, moves);
    if (moves.size() == 1) {
      R::apply(game, state, seat, moves[0], nullptr);
      continue;
    }
    counts[0] += moves.size();
    if (counts.size() == 1) return;
    if (stop != nullptr && stop->load(std::memory_order_relaxed)) return;
    for (const Move move : moves) {
      typename R::State next = state;
      R::apply(game, next, seat, move, nullptr);
      count_paths<R>(game, next, counts.subspan(1), stop);
    }
    return;
  }
}

}  // namespace orrery
