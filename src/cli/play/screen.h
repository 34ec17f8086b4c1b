// What a person at the terminal is shown: the board, what happened, what is asked, the moves.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "cli/speaker.h"
#include "cli/text.h"
#include "table/course.h"

namespace orrery::cli {

class Screen {
 public:
  Screen(Speaker speaker, Style style, bool terminal)
      : speaker_(std::move(speaker)), style_(style), terminal_(terminal) {}

  std::string name(Seat seat) const { return speaker_.name(seat); }
  std::string say(const Message& message) const { return speaker_.say(message); }

  // An empty screen of the size the window has now; without a terminal a
  // line between what was and what comes.
  void clear();
  void board(const Course& course, Viewer viewer) const;
  void scores(const Course& course) const;
  // What `viewer` saw from command `first` on, the latest `most` lines of it.
  void log(const Course& course, Viewer viewer, std::size_t first, std::size_t most) const;
  // The question and the numbered answers.
  void question(const Course& course, Seat seat, const MoveList& moves) const;
  // What a move will certainly bring.
  void consequences(const Course& course, Seat seat, Move move) const;
  // What taking back would undo, if anything can be.
  void undo_hint(const Course& course, Seat seat) const;
  void help() const;
  void line(std::string_view text, Tint tint = Tint::plain) const;
  // Waits for input on this line.
  void ask(std::string_view text) const;

 private:
  std::size_t width() const { return static_cast<std::size_t>(style_.width); }

  Speaker speaker_;
  Style style_;
  bool terminal_;
};

}  // namespace orrery::cli
