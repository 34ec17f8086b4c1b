// A game in progress: the commands so far, the state before each, and what happened, so that
// going back costs a copy and nothing is ever replayed from far.
#pragma once

#include <array>
#include <cstddef>
#include <expected>
#include <optional>
#include <vector>

#include "core/any_game.h"

namespace orrery {

// One command and all that followed from it: its events include those of the forced decisions
// settled after it.
struct Step {
  Seat seat{};
  Move move{};
  Events events;
};

// A line of the log for one viewer.
struct LogLine {
  std::size_t step = 0;  // number of the command, counted from 1; 0 for the set-up
  Message message;
};

class Course {
 public:
  // Set up from `seed`, forced decisions taken.
  Course(GamePtr game, const Seed& seed);
  // A game gone on with from a state in its midst, taken as it is; what led there is forgotten.
  Course(GamePtr game, const Seed& seed, const AnyState& start);

  const AnyGame& game() const { return *game_; }
  const GamePtr& shared_game() const { return game_; }
  const Seed& seed() const { return seed_; }
  const AnyState& state() const { return state_; }
  SeatSet active() const { return game_->active(state_); }
  bool over() const { return game_->over(state_); }
  const std::vector<Step>& steps() const { return steps_; }
  // The state after the first `steps` commands.
  AnyState state_after(std::size_t steps) const;

  // The number that addresses the seat's next decision. It grows with every command and every
  // undo of the seat, so that an answer to a question taken back is never mistaken for a new one.
  int decision(Seat seat) const { return decisions_[static_cast<std::size_t>(index(seat))]; }
  using Decisions = std::array<int, kMaxSeats>;
  const Decisions& decisions() const { return decisions_; }
  // For a course that was made again: they go on where they were.
  void set_decisions(const Decisions& decisions) { decisions_ = decisions; }

  // Applies a legal move and settles, or says why not and changes nothing.
  std::expected<void, Message> play(Seat seat, Move move);

  // Which step `undo` would take back, or the reason why it cannot.
  std::expected<std::size_t, Message> undoable(Seat seat) const;
  // Takes back the seat's latest command, unless it made the seat or another one learn something
  // hidden, or another seat acted since then. Showing one's own card to others is no barrier. Where
  // several seats were asked at the same time, the answers of the others stand.
  std::expected<void, Message> undo(Seat seat);
  // Goes back to where the first `steps` commands had been given, whatever was learned since: the
  // people at the table agreed. Nobody's answers to what was asked meanwhile count any more.
  void rewind(std::size_t steps);

  // What `viewer` saw happen, from the command number `first` (0: with the set-up) on.
  std::vector<LogLine> log(Viewer viewer, std::size_t first = 0) const;

 private:
  // Forgets all but the first `steps` commands.
  void cut(std::size_t steps);
  // What follows the first `dropped` commands without the next one, later commands given again;
  // nothing if they depend on it.
  std::optional<Course> rest_without(std::size_t dropped) const;

  GamePtr game_;
  Seed seed_;
  AnyState state_;
  Events opening_;  // forced decisions right after the set-up
  std::vector<Step> steps_;
  std::vector<std::byte> before_;  // the state before each step, bytes in use only
  Decisions decisions_{};
};

}  // namespace orrery
