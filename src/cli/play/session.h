// A game in the terminal: asks the people, lets the bots play, until the end or until somebody
// leaves.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "cli/input.h"
#include "cli/play/screen.h"
#include "table/course.h"
#include "table/seating.h"

namespace orrery::cli {

enum class Ending : std::uint8_t { over, quit, end_of_input, interrupted };

class Session {
 public:
  Session(Course& course, const Seating& seating, Screen& screen, LineInput& input, bool quick,
          bool echo)
      : course_(course),
        seating_(seating),
        screen_(screen),
        input_(input),
        quick_(quick),
        echo_(echo) {}

  Ending run(const std::atomic<bool>& interrupted);

 private:
  // What a line typed by a person led to.
  enum class Reply : std::uint8_t { again, changed, quit };

  std::optional<Ending> hand_over(Seat seat);
  std::optional<Ending> ask(Seat seat);
  void show(Seat seat, const MoveList& moves);
  Reply answer(Seat seat, const MoveList& moves, const std::string& text);
  std::optional<Reply> command(Seat seat, const MoveList& moves, const std::string& text);
  std::optional<Move> find_move(const MoveList& moves, const std::string& text);
  Reply choose(Seat seat, Move move);
  Reply make(Seat seat, Move move);
  void take_back(Seat seat);
  void write(const std::string& file);
  std::expected<std::string, Ending> read_line();

  Course& course_;
  const Seating& seating_;
  Screen& screen_;
  LineInput& input_;
  bool quick_;
  bool echo_;
  bool helped_ = false;                        // the help was offered once
  std::optional<Seat> at_screen_;              // the person who looks at it
  std::optional<Move> chosen_;                 // waits for Enter
  std::array<std::size_t, kMaxSeats> seen_{};  // commands each person has been told of
};

}  // namespace orrery::cli
