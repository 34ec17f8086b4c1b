#include "cli/play/screen.h"

#include <algorithm>
#include <cstdio>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/boards/board.h"
#include "cli/score_pad.h"

namespace orrery::cli {
namespace {

constexpr std::size_t kLongList = 8;  // longer ones go into two columns where these fit
constexpr std::size_t kGap = 2;

// Two columns, filled downwards, if every line fits into one of them.
Lines in_columns(const Lines& lines, std::size_t width) {
  std::size_t widest = 0;
  for (const std::string& line : lines) widest = std::max(widest, width_of(line));
  if (lines.size() <= kLongList || (2 * widest) + kGap > width) return lines;
  const std::size_t half = (lines.size() + 1) / 2;
  Lines rows;
  for (std::size_t i = 0; i < half; ++i) {
    std::string row = padded(lines[i], widest + kGap);
    if (half + i < lines.size()) row += lines[half + i];
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace

void Screen::clear() {
  style_.width = terminal_width();
  // Also what has scrolled away: the next person must not find the hand of the one before.
  if (terminal_)
    fmt::print("\033[H\033[2J\033[3J");
  else
    fmt::print("\n{}\n", std::string(std::min<std::size_t>(width(), 72), '='));
}

void Screen::board(const Course& course, Viewer viewer) const {
  const AnyGame& game = course.game();
  const json::object view = game.view(course.state(), viewer);
  std::vector<Choice> choices;
  if (!viewer.is_spectator() && course.active().has(viewer.seat()))
    choices = choices_of(game, course.state(), viewer.seat());
  print_lines(
      draw_board(game.info().id, {view, game.scores(course.state()), viewer, speaker_.names(),
                                  speaker_.catalogue(), style_, std::move(choices)}));
}

void Screen::scores(const Course& course) const {
  fmt::print("\n");
  print_lines(
      score_pad(course.game(), course.state(), speaker_.names(), speaker_.catalogue(), style_));
}

void Screen::log(const Course& course, Viewer viewer, std::size_t first, std::size_t most) const {
  const std::vector<LogLine> lines = course.log(viewer, first);
  const std::size_t skipped = lines.size() > most ? lines.size() - most : 0;
  if (skipped > 0) line(fmt::format("  ({} earlier lines; l shows them)", skipped), Tint::dim);
  for (std::size_t i = skipped; i < lines.size(); ++i)
    print_lines(wrapped(fmt::format("  - {}", say(lines[i].message)), width(), 4));
}

void Screen::question(const Course& course, Seat seat, const MoveList& moves) const {
  const AnyGame& game = course.game();
  print_lines(
      wrapped(tinted(style_, Tint::bold,
                     fmt::format("{}: {}", name(seat), say(game.prompt(course.state(), seat)))),
              width(), 2));
  std::size_t widest = 0;
  for (const Move move : moves) widest = std::max(widest, game.notation(move).size());
  Lines lines;
  for (std::size_t i = 0; i < moves.size(); ++i)
    lines.push_back(fmt::format(
        "{:3}  {}  {}", i + 1,
        tinted(style_, Tint::cyan, fmt::format("{:{}}", game.notation(moves[i]), widest)),
        say(game.describe(course.state(), seat, moves[i]))));
  for (const std::string& each : in_columns(lines, width()))
    print_lines(wrapped(each, width(), widest + 7));
}

void Screen::consequences(const Course& course, Seat seat, Move move) const {
  const AnyGame& game = course.game();
  line(say(game.describe(course.state(), seat, move)), Tint::bold);
  const Events events = game.preview(course.state(), seat, move);
  for (const Event& event : events)
    print_lines(wrapped(fmt::format("  > {}", say(game.event_message(event, seat))), width(), 4));
}

void Screen::undo_hint(const Course& course, Seat seat) const {
  if (const auto step = course.undoable(seat))
    line(fmt::format("(u takes back: {})", course.game().notation(course.steps()[*step].move)),
         Tint::dim);
}

void Screen::help() const {
  line(
      "Type the number of a move, or its notation (the short form beside it). Then Enter does it.");
  print_lines({"  u       take back your latest decision, unless something new was seen since",
               "  l       what happened so far        s       the score pad",
               "  b       the board and the moves     w FILE  write the record of the game",
               "  c       confirm moves or not        h or ?  this help",
               "  q       quit; the game is saved and can be gone on with"});
}

void Screen::line(std::string_view text, Tint tint) const {
  for (const std::string& each : wrapped(text, width()))
    fmt::print("{}\n", tinted(style_, tint, each));
}

void Screen::ask(std::string_view text) const {
  fmt::print("{} ", text);
  std::fflush(stdout);
}

}  // namespace orrery::cli
