// The bot `greedy`: looks one decision ahead. It tries every legal move on its observed state, lets
// the rest of its own turn follow the game's quick preferences, and keeps the move whose position
// the game's own heuristics value most. The reference player that better ones are measured by.
//
// What is revealed on the way is a sample: the observed state has one guess for every hidden thing,
// the same for all moves compared. The setting `worlds` compares them in that many such guesses and
// adds up the values; `noise` is how many moves of a hundred are random ones. Of equal values the
// first move wins. An iteration of its budget is one move tried in one world. Remembers nothing
// between decisions and allocates nothing.
#pragma once

#include <algorithm>
#include <array>

#include "bots/brain.h"
#include "bots/random.h"

namespace orrery {

template <GameRules R>
class GreedyBrain final : public Brain<R> {
 public:
  using Game = typename R::Game;
  using State = typename R::State;

  explicit GreedyBrain(const BotSpec& spec)
      : Brain<R>(spec),
        worlds_(spec.value("worlds")),
        noise_(static_cast<std::uint32_t>(spec.value("noise"))) {}

  Move decide(const Game& game, const State& seen, Seat seat, const MoveList& moves, Budget& budget,
              Rng& rng) override {
    if (noise_ > 0 && rng.below(100) < noise_) return random_move(moves, rng);
    Values values{};
    std::size_t tried = try_moves(game, seen, seat, moves, budget, values);
    if (worlds_ > 1 && tried == moves.size())
      try_worlds(game, seen, seat, moves, budget, rng, values);
    tried = std::max<std::size_t>(tried, 1);
    const auto* const best = std::max_element(values.begin(), values.begin() + tried);
    return moves[static_cast<std::size_t>(best - values.begin())];
  }

 private:
  using Values = std::array<float, kMaxLegalMoves>;  // by move

  // More small decisions than any turn has: where a turn never became quiet, `value` has to do.
  static constexpr int kMaxSteps = 64;

  // Adds the value of every move in one world, until the budget ends; returns how many were tried.
  static std::size_t try_moves(const Game& game, const State& seen, Seat seat,
                               const MoveList& moves, Budget& budget, Values& values) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (!budget.next()) return i;
      values[i] += worth(game, seen, seat, moves[i]);
    }
    return moves.size();
  }

  // The same in the worlds after the first. One that the budget cut short does not count: it would
  // favour the moves that were tried in it.
  void try_worlds(const Game& game, const State& seen, Seat seat, const MoveList& moves,
                  Budget& budget, Rng& rng, Values& values) const {
    Worlds<R> worlds(game, seen, seat, rng);
    for (int world = 1; world < worlds_; ++world) {
      Values sum = values;
      if (try_moves(game, worlds.next(), seat, moves, budget, sum) < moves.size()) return;
      values = sum;
    }
  }

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

  int worlds_;
  std::uint32_t noise_;
};

}  // namespace orrery
