// The bot `greedy`: looks one decision ahead. It tries every legal move on its observed state, lets
// the rest of its own turn follow the game's quick preferences, and keeps the move whose position
// the game's own heuristics value most. The reference player that better ones are measured by.
//
// What is revealed on the way is a sample: the observed state has one guess for every hidden thing,
// the same for all moves compared. Of equal values the first move wins. Allocates nothing.
#pragma once

#include "bots/brain.h"

namespace orrery {

template <GameRules R>
class GreedyBrain final : public Brain<R> {
 public:
  using Game = typename R::Game;
  using State = typename R::State;

  Move decide(const Game& game, const State& seen, Seat seat, const MoveList& moves,
              Rng& /*rng*/) override {
    Move best = moves[0];
    float best_value = worth(game, seen, seat, best);
    for (std::size_t i = 1; i < moves.size(); ++i) {
      const float value = worth(game, seen, seat, moves[i]);
      if (value > best_value) {
        best = moves[i];
        best_value = value;
      }
    }
    return best;
  }

 private:
  // More small decisions than any turn has: where a turn never became quiet, `value` has to do.
  static constexpr int kMaxSteps = 64;

  // The value of the position in which the turn comes to rest after `move`.
  static float worth(const Game& game, State state, Seat seat, Move move) {
    R::apply(game, state, seat, move, nullptr);
    settle<R>(game, state, nullptr);
    MoveList moves;
    for (int step = 0; step < kMaxSteps; ++step) {
      if (R::quiet(game, state) || !R::active(game, state).has(seat)) break;
      moves.clear();
      R::legal(game, state, seat, moves);
      R::apply(game, state, seat, preferred(game, state, seat, moves), nullptr);
      settle<R>(game, state, nullptr);
    }
    return R::value(game, state, seat);
  }

  static Move preferred(const Game& game, const State& state, Seat seat, const MoveList& moves) {
    Move best = moves[0];
    if (moves.size() == 1) return best;
    float best_preference = R::preference(game, state, seat, best);
    for (std::size_t i = 1; i < moves.size(); ++i) {
      const float preference = R::preference(game, state, seat, moves[i]);
      if (preference > best_preference) {
        best = moves[i];
        best_preference = preference;
      }
    }
    return best;
  }
};

}  // namespace orrery
