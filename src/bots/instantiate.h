// Makes the table of a game's bots (bots/game_bots.h) out of the templates. Included by the files
// bots/<game>.cpp alone. Here every bot gets its name.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "bots/brain.h"
#include "bots/game_bots.h"
#include "bots/greedy.h"
#include "bots/random.h"

namespace orrery {

// A new bot is added here and in bots/kinds.cpp.
template <GameRules R>
std::unique_ptr<Brain<R>> make_brain(const BotSpec& spec) {
  switch (spec.kind().id) {
    case BotId::random:
      return std::make_unique<RandomBrain<R>>(spec);
    case BotId::greedy:
      return std::make_unique<GreedyBrain<R>>(spec);
  }
  std::unreachable();
}

// Players that look at nothing need no copies of the state and no brain to call: their games are
// the measure of the engine's speed.
template <GameRules R>
class RandomMatch final : public Match {
 public:
  RandomMatch(const AnyGame& game, std::uint64_t seed)
      : game_(game_of<R>(game)), players_(game.players()), seed_(seed) {}

  void play(GameRange range, Tally& tally) override {
    for (std::uint64_t number = range.first; number < range.last; ++number) {
      Rng rng = bot_rng(seed_, number);
      typename R::State state = R::setup(game_, Seed::of(seed_, number));
      play_out<R>(game_, state, tally,
                  [&rng](const typename R::State&, Seat, const MoveList& moves) {
                    return random_move(moves, rng);
                  });
      count_result<R>(game_, state, players_, number, tally);
    }
  }

 private:
  const typename R::Game& game_;
  int players_;
  std::uint64_t seed_;
};

// Any bots, one brain per seat, which begins anew with every game.
template <GameRules R>
class BrainMatch final : public Match {
 public:
  BrainMatch(const AnyGame& game, std::uint64_t seed, std::span<const BotSpec> bots)
      : game_(game_of<R>(game)), players_(game.players()), seed_(seed) {
    for (std::size_t seat = 0; seat < brains_.size(); ++seat)
      brains_[seat] = make_brain<R>(bots[seat % bots.size()]);
  }

  void play(GameRange range, Tally& tally) override {
    for (std::uint64_t number = range.first; number < range.last; ++number) {
      Rng rng = bot_rng(seed_, number);
      typename R::State state = R::setup(game_, Seed::of(seed_, number));
      for (const auto& brain : brains_) brain->begin();
      play_out<R>(game_, state, tally,
                  [this, &rng](const typename R::State& truth, Seat seat, const MoveList& moves) {
                    Brain<R>& brain = *brains_[static_cast<std::size_t>(index(seat))];
                    Budget budget;
                    return consult<R>(brain, game_, truth, seat, moves, budget, rng);
                  });
      count_result<R>(game_, state, players_, number, tally);
    }
  }

 private:
  const typename R::Game& game_;
  int players_;
  std::uint64_t seed_;
  std::array<std::unique_ptr<Brain<R>>, kMaxSeats> brains_;
};

template <GameRules R>
GameBots instantiate_bots() {
  return {.game = R::info().id,
          .make_bot = [](const BotSpec& spec, Seat seat) -> std::unique_ptr<Bot> {
            return std::make_unique<BrainBot<R>>(make_brain<R>(spec), seat);
          },
          .make_match = [](const AnyGame& game, std::uint64_t seed,
                           std::span<const BotSpec> bots) -> std::unique_ptr<Match> {
            if (std::ranges::none_of(bots, [](const BotSpec& bot) { return bot.kind().looks; }))
              return std::make_unique<RandomMatch<R>>(game, seed);
            return std::make_unique<BrainMatch<R>>(game, seed, bots);
          },
          .count_paths =
              [](const AnyGame& game, const Seed& seed, std::span<std::uint64_t> counts,
                 const std::atomic<bool>* stop) {
                const typename R::Game& typed = game_of<R>(game);
                count_paths<R>(typed, R::setup(typed, seed), counts, stop);
              }};
}

}  // namespace orrery
