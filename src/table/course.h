// A game in progress: the commands so far, what happened, and a state every few commands, so that
// going back costs a few moves and nothing is ever played again from far.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace orrery {

// One command and all that followed from it: its events include those of the forced decisions
// settled after it.
struct Step {
  Seat seat{};
  Move move{};
  std::uint16_t hash = 0;  // short_hash of the state after it
  Events events;
};

// What tells states apart in records: all of it, and as much as is written after each command.
std::uint64_t state_hash(const AnyState& state);
std::uint16_t short_hash(const AnyState& state);

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

  // A command and the state after it, with forced decisions taken.
  struct Tried {
    Step step;
    AnyState state;
    std::size_t number = 0;  // of the command, counted from 1
  };
  // What a move, or its notation, leads to, or why it cannot be made.
  std::expected<Tried, Message> try_play(Seat seat, Move move) const;
  std::expected<Tried, Message> try_play(Seat seat, std::string_view notation) const;
  // Goes there. Nothing else may have been done since it was tried.
  void take(Tried tried);
  // Both in one; where it cannot be made nothing changes.
  std::expected<void, Message> play(Seat seat, Move move);
  std::expected<void, Message> play(Seat seat, std::string_view notation);
  // The same for a command that was played before and left a state of this hash. Hashing would take
  // a third of the time; whoever calls looks at the last state instead.
  std::expected<void, Message> play_again(Seat seat, std::string_view notation, std::uint16_t hash);

  // Which step `undo` would take back, or the reason why it cannot.
  std::expected<std::size_t, Message> undoable(Seat seat) const;
  // Takes back the seat's latest command, unless it made the seat or another one learn something
  // hidden, or another seat acted since then. Showing one's own card to others is no barrier. Where
  // several seats were asked at the same time, the answers of the others stand.
  std::expected<void, Message> undo(Seat seat);
  // The same for the step that `undoable` has just named.
  void take_back(std::size_t step);
  // Goes back to where the first `steps` commands had been given, whatever was learned since: the
  // people at the table agreed. Nobody's answers to what was asked meanwhile count any more.
  void rewind(std::size_t steps);

  // What `viewer` saw happen, from the command number `first` (0: with the set-up) on.
  std::vector<LogLine> log(Viewer viewer, std::size_t first = 0) const;

 private:
  static constexpr std::size_t kStride = 16;

  // Without the hash.
  std::expected<Tried, Message> applied(Seat seat, Move move) const;
  std::expected<void, Message> taken(std::expected<Tried, Message> tried);
  // Forgets all but the first `steps` commands.
  void cut(std::size_t steps);
  // Whether the commands after the one number `step`, from 0, do not depend on it.
  bool stand_without(std::size_t step) const;

  GamePtr game_;
  Seed seed_;
  AnyState state_;
  Events opening_;  // forced decisions right after the set-up
  std::vector<Step> steps_;
  std::vector<std::byte> kept_;  // the state before every kStride-th step, bytes in use only
  Decisions decisions_{};
};

}  // namespace orrery
