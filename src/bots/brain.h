// What a bot is for one game, its types known: a choice among moves from an observed state. To
// write a bot, derive from Brain and give it a row in bots/kinds.cpp and bots/instantiate.h.
#pragma once

#include "bots/bots.h"
#include "core/erased.h"

namespace orrery {

template <GameRules R>
class Brain {
 public:
  using Game = typename R::Game;
  using State = typename R::State;

  virtual ~Brain() = default;
  Brain(const Brain&) = delete;
  Brain& operator=(const Brain&) = delete;

  const BotKind& kind() const { return *kind_; }

  // A game begins: from here on the brain holds one seat of it, and whatever it remembers of
  // another is gone. Allocates nothing that it did not need in the first game.
  virtual void begin() {}

  // One of `moves`, which are the two or more legal moves of `seat` in `seen`. `seen` is what the
  // seat knows, with everything else drawn by chance; Worlds of core/play.h makes more of them. A
  // brain may remember what it thought, and search on from there: the same calls since `begin` give
  // the same answers. When the budget ends it answers at once with the best it has; if it was
  // stopped, the answer is thrown away and the seat may be asked again about an earlier state.
  virtual Move decide(const Game& game, const State& seen, Seat seat, const MoveList& moves,
                      Budget& budget, Rng& rng) = 0;

 protected:
  explicit Brain(const BotSpec& spec) : kind_(&spec.kind()) {}

 private:
  const BotKind* kind_;
};

// The one place where a brain meets a true state: it gets an observed copy, or none if it would not
// look at it.
template <GameRules R>
Move consult(Brain<R>& brain, const typename R::Game& game, const typename R::State& state,
             Seat seat, const MoveList& moves, Budget& budget, Rng& rng) {
  if (!brain.kind().looks) return brain.decide(game, typename R::State{}, seat, moves, budget, rng);
  return brain.decide(game, observe<R>(game, state, seat, rng), seat, moves, budget, rng);
}

// The game behind an AnyGame that is known to be one of R.
template <GameRules R>
const typename R::Game& game_of(const AnyGame& game) {
  assert(&game.info() == &R::info());
  return static_cast<const Erased<R>&>(game).game();
}

// A brain at a seat, as a Bot of any game.
template <GameRules R>
class BrainBot final : public Bot {
 public:
  BrainBot(std::unique_ptr<Brain<R>> brain, Seat seat) : brain_(std::move(brain)), seat_(seat) {
    brain_->begin();
  }

  Move choose(const AnyGame& game, const AnyState& state, Budget budget, Rng& rng) override {
    const typename R::Game& typed = game_of<R>(game);
    const auto& truth = state.as<typename R::State>();
    MoveList moves;
    R::legal(typed, truth, seat_, moves);
    if (moves.size() == 1) return moves[0];
    return consult<R>(*brain_, typed, truth, seat_, moves, budget, rng);
  }

 private:
  std::unique_ptr<Brain<R>> brain_;
  Seat seat_;
};

}  // namespace orrery
