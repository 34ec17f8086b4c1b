// The opponents there are, for whoever seats them: the table and the command line. A bot is handed
// the true state and sees none of it: what it decides on is an observed copy, made here and not by
// the bot itself (bots/brain.h). docs/bots.md describes each and how to write another.
#pragma once

#include <memory>

#include "bots/budget.h"
#include "bots/kinds.h"
#include "core/any_game.h"

namespace orrery {

// Holds one seat in one game and lives as long: it may remember what it thought. Serves one thread
// at a time.
class Bot {
 public:
  virtual ~Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;

  // A legal move of its seat, which is active in `state`. `game` is the game that the bot was made
  // for. Depends on what the seat knows, on the generator and on the calls before alone: a bot that
  // is asked the same questions with equal info keys, generators and budgets gives the same
  // answers. What happened between two calls does not matter, not even that moves were taken back.
  virtual Move choose(const AnyGame& game, const AnyState& state, Budget budget, Rng& rng) = 0;

 protected:
  Bot() = default;
};

// A bot for a seat of a game of the registry, with the game still before it.
std::unique_ptr<Bot> make_bot(const BotSpec& spec, const AnyGame& game, Seat seat);

}  // namespace orrery
