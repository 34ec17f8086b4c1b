// What a bot is for one game, its types known: a choice among moves from an observed state. To
// write a bot, derive from Brain and give it a name in bots/game_bots.h.
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

  // One of `moves`, which are the two or more legal moves of `seat` in `seen`. `seen` is what the
  // seat knows, with everything else drawn by chance. A brain may keep working memory between
  // calls, but no call may change what a later one answers.
  virtual Move decide(const Game& game, const State& seen, Seat seat, const MoveList& moves,
                      Rng& rng) = 0;

  // Whether decide() looks at `seen` at all; where it does not, the copy is not made.
  virtual bool looks() const { return true; }

 protected:
  Brain() = default;
};

// The one place where a brain meets a true state: it gets an observed copy.
template <GameRules R>
Move consult(Brain<R>& brain, const typename R::Game& game, const typename R::State& state,
             Seat seat, const MoveList& moves, Rng& rng) {
  if (!brain.looks()) return brain.decide(game, typename R::State{}, seat, moves, rng);
  return brain.decide(game, observe<R>(game, state, seat, rng), seat, moves, rng);
}

// The game behind an AnyGame that is known to be one of R.
template <GameRules R>
const typename R::Game& game_of(const AnyGame& game) {
  assert(&game.info() == &R::info());
  return static_cast<const Erased<R>&>(game).game();
}

// A brain as a Bot of any game.
template <GameRules R>
class BrainBot final : public Bot {
 public:
  explicit BrainBot(std::unique_ptr<Brain<R>> brain) : brain_(std::move(brain)) {}

  Move choose(const AnyGame& game, const AnyState& state, Seat seat, Rng& rng) override {
    const typename R::Game& typed = game_of<R>(game);
    const auto& truth = state.as<typename R::State>();
    MoveList moves;
    R::legal(typed, truth, seat, moves);
    if (moves.size() == 1) return moves[0];
    return consult<R>(*brain_, typed, truth, seat, moves, rng);
  }

 private:
  std::unique_ptr<Brain<R>> brain_;
};

}  // namespace orrery
