// The bot `random`: any legal move, each as likely as the others. The yardstick of all others, and
// what the benchmarks and the property tests play with.
#pragma once

#include "bots/brain.h"

namespace orrery {

inline Move random_move(const MoveList& moves, Rng& rng) {
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

template <GameRules R>
class RandomBrain final : public Brain<R> {
 public:
  explicit RandomBrain(const BotSpec& spec) : Brain<R>(spec) {}

  Move decide(const typename R::Game& /*game*/, const typename R::State& /*seen*/, Seat /*seat*/,
              const MoveList& moves, Budget& /*budget*/, Rng& rng) override {
    return random_move(moves, rng);
  }
};

}  // namespace orrery
