// The opponents there are, for whoever seats them: the table and the command line. A bot is handed
// the true state and sees none of it: what it decides on is an observed copy, made here and not by
// the bot itself (bots/brain.h). docs/bots.md describes each and how to write another.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/any_game.h"

namespace orrery {

class Bot {
 public:
  virtual ~Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;

  // A legal move of `seat`, which is active in `state`. Depends on what the seat knows and on the
  // generator alone: equal info keys and equal generators give equal moves. `game` is the game that
  // the bot was made for.
  virtual Move choose(const AnyGame& game, const AnyState& state, Seat seat, Rng& rng) = 0;

 protected:
  Bot() = default;
};

// The names that make_bot knows, weakest first: "random", "greedy".
std::span<const std::string_view> bot_names();
bool is_bot(std::string_view name);

// The bot of that name for a game of the registry; null when there is none of that name. A bot
// serves one thread at a time and any number of seats.
std::unique_ptr<Bot> make_bot(std::string_view name, const AnyGame& game);

}  // namespace orrery
