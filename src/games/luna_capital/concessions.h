// Concessions (section 4.8): their conditions are data, judged here by one interpreter.
#pragma once

#include "core/message.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

// Whether the seat meets the concession of that number in the components now (LC-4.57 to LC-4.86).
bool meets(const Game& game, const State& state, Seat seat, unsigned concession);

// How far the seat is with it, `have` at most `need`: it meets the concession when they are equal.
struct Progress {
  int have = 0;
  int need = 1;
  friend bool operator==(const Progress&, const Progress&) = default;
};
Progress progress(const Game& game, const State& state, Seat seat, unsigned concession);

// What a token placed at the end of that phase (from 0) is worth: in solo it may be half of the
// points, rounded up, or nothing (LC-7.18 to LC-7.22).
int concession_points(const Game& game, unsigned concession, unsigned phase);

// What the concession asks, for people.
Message condition_message(const Game& game, unsigned concession);

}  // namespace orrery::luna_capital
