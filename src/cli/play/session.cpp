#include "cli/play/session.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include <fmt/format.h>

#include "table/files.h"
#include "table/record.h"

namespace orrery::cli {
namespace {

constexpr std::size_t kNews = 14;
constexpr std::size_t kWholeLog = 100'000;

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace

Ending Session::run(const std::atomic<bool>& interrupted) {
  while (!course_.over()) {
    if (interrupted) return Ending::interrupted;
    if (seating_.play_bot(course_, interrupted)) continue;
    const Seat seat = course_.active().lowest();
    if (const auto ending = hand_over(seat)) return *ending;
    if (const auto ending = ask(seat)) return *ending;
  }
  return Ending::over;
}

// With several people at one terminal nobody sees the hand of another.
std::optional<Ending> Session::hand_over(Seat seat) {
  const bool same = at_screen_ == seat;
  at_screen_ = seat;
  if (same || seating_.people() < 2) return std::nullopt;
  screen_.clear();
  screen_.ask(fmt::format("Pass the device to {}, who presses Enter.", screen_.name(seat)));
  const auto line = read_line();
  return line ? std::nullopt : std::optional(line.error());
}

std::optional<Ending> Session::ask(Seat seat) {
  const MoveList moves = course_.game().legal(course_.state(), seat);
  show(seat, moves);
  chosen_.reset();
  for (;;) {
    screen_.ask(chosen_ ? "Enter does it; or choose something else >" : ">");
    const auto line = read_line();
    if (!line) return line.error();
    switch (answer(seat, moves, trimmed(*line))) {
      case Reply::again:
        break;
      case Reply::changed:
        return std::nullopt;
      case Reply::quit:
        return Ending::quit;
    }
  }
}

void Session::show(Seat seat, const MoveList& moves) {
  std::size_t& seen = seen_[static_cast<std::size_t>(index(seat))];
  screen_.clear();
  screen_.board(course_, seat);
  screen_.line("");
  // After an undo there may be fewer commands than were told.
  const std::size_t first = std::min(seen, course_.steps().size() + 1);
  if (!course_.log(seat, first).empty()) {
    screen_.line("What happened:", Tint::dim);
    screen_.log(course_, seat, first, kNews);
    screen_.line("");
  }
  seen = course_.steps().size() + 1;
  screen_.question(course_, seat, moves);
  screen_.undo_hint(course_, seat);
  if (!helped_) screen_.line("(h explains the commands)", Tint::dim);
  helped_ = true;
}

Session::Reply Session::answer(Seat seat, const MoveList& moves, const std::string& text) {
  if (text.empty()) {
    if (chosen_) return make(seat, *chosen_);
    screen_.line("Choose a move by its number, or h for help.");
    return Reply::again;
  }
  chosen_.reset();
  if (const std::optional<Move> move = find_move(moves, text)) return choose(seat, *move);
  if (const std::optional<Reply> reply = command(seat, moves, text)) return *reply;
  if (std::ranges::all_of(text, [](unsigned char c) { return std::isdigit(c) != 0; })) {
    screen_.line(fmt::format("There are {} moves; choose a number from 1 to {}.", moves.size(),
                             moves.size()));
    return Reply::again;
  }
  // Not a listed move: either unreadable, or the game says why not.
  const auto move = course_.game().parse_move(text);
  if (!move) {
    screen_.line(fmt::format("{} (h for help)", screen_.say(move.error())));
    return Reply::again;
  }
  return make(seat, *move);
}

std::optional<Move> Session::find_move(const MoveList& moves, const std::string& text) {
  for (const Move move : moves)
    if (course_.game().notation(move) == text) return move;
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (number < 1 || number > moves.size()) return std::nullopt;
  return moves[number - 1];
}

std::optional<Session::Reply> Session::command(Seat seat, const MoveList& moves,
                                               const std::string& text) {
  if (text == "q" || text == "quit") return Reply::quit;
  if (text == "u" || text == "undo") {
    const std::size_t before = course_.steps().size();
    take_back(seat);
    return course_.steps().size() < before ? Reply::changed : Reply::again;
  }
  if (text == "h" || text == "?" || text == "help") {
    screen_.help();
  } else if (text == "l" || text == "log") {
    screen_.log(course_, seat, 0, kWholeLog);
  } else if (text == "s" || text == "score") {
    screen_.scores(course_);
  } else if (text == "b" || text == "board") {
    show(seat, moves);
  } else if (text == "c") {
    quick_ = !quick_;
    screen_.line(quick_ ? "Moves are made at once." : "Moves are shown first and made on Enter.");
  } else if (text == "w" || text.starts_with("w ")) {
    write(trimmed(text.substr(1)));
  } else {
    return std::nullopt;
  }
  return Reply::again;
}

Session::Reply Session::choose(Seat seat, Move move) {
  if (quick_) return make(seat, move);
  chosen_ = move;
  screen_.consequences(course_, seat, move);
  return Reply::again;
}

Session::Reply Session::make(Seat seat, Move move) {
  const auto played = course_.play(seat, move);
  if (played) return Reply::changed;
  screen_.line(screen_.say(played.error()));
  return Reply::again;
}

void Session::take_back(Seat seat) {
  if (const auto undone = course_.undo(seat)) {
    std::size_t& seen = seen_[static_cast<std::size_t>(index(seat))];
    seen = std::min(seen, course_.steps().size() + 1);
  } else {
    screen_.line(screen_.say(undone.error()));
  }
}

void Session::write(const std::string& file) {
  if (file.empty()) {
    screen_.line("Name a file: w game.orrery.json");
    return;
  }
  const auto written = write_file(file, write_record(make_record(course_, seating_.seats())));
  screen_.line(written ? fmt::format("Written to {}.", file) : screen_.say(written.error()));
}

std::expected<std::string, Ending> Session::read_line() {
  auto line = input_.next();
  if (!line)
    return std::unexpected(line.error() == LineInput::End::interrupted ? Ending::interrupted
                                                                       : Ending::end_of_input);
  // A transcript of piped input shows what was typed.
  if (echo_) fmt::print("{}\n", *line);
  return *std::move(line);
}

}  // namespace orrery::cli
