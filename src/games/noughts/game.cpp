// Set-up, words, views and positions of a game small enough to keep them together; a larger game
// gives each of these parts a file of its own (see docs/adding-a-game.md).
#include "games/noughts/game.h"

#include <bit>

#include <boost/json.hpp>

#include "core/erased.h"
#include "core/notation.h"

namespace orrery::noughts {
namespace {

// Cells as people write them: column a to c, row 1 to 3 from the top.
NameList cell_names(const Game& /*game*/) {
  static const std::array<std::string, kCells> names = {"a1", "b1", "c1", "a2", "b2",
                                                        "c2", "a3", "b3", "c3"};
  return names;
}
Term cell_term(std::size_t cell) { return {"cell", cell_names({})[cell]}; }

constexpr ArgumentForm<Game> kCell = cell_names;
constexpr std::array kNotation = {MoveForm<Game, MoveKind>{MoveKind::mark, "#", {&kCell}}};

const std::vector<std::string>& mark_names() {
  static const std::vector<std::string> names = {"X", "O"};
  return names;
}

std::array<std::uint8_t, kCells> cells_of(const State& state) {
  std::array<std::uint8_t, kCells> cells{};
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    for (std::uint8_t seat = 0; seat < 2; ++seat)
      if ((state.marks[seat] >> cell & 1U) != 0) cells[cell] = static_cast<std::uint8_t>(seat + 1);
  return cells;
}

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo info = {.id = "noughts",
                                .rules_version = "noughts/1",
                                .min_players = 2,
                                .max_players = 2,
                                .default_players = 2,
                                .options = {},
                                .modes = {{"classic", {}, 2, 2}},
                                .score_rows = {{"line"}}};
  return info;
}

State setup(const Game& /*game*/, const Seed& /*seed*/) { return {}; }

bool forced_openly(const Game& /*game*/, const State& /*state*/, Seat /*seat*/) { return true; }

Scores scores(const Game& /*game*/, const State& state) {
  Scores scores;
  for (std::size_t seat = 0; seat < 2; ++seat)
    scores.rows[seat][0] = scores.total[seat] = has_line(state.marks[seat]) ? 1 : 0;
  return scores;
}

SeatSet winners(const Game& game, const State& state) { return highest(scores(game, state), 2); }

Message outcome(const Game& game, const State& state) {
  const SeatSet won = winners(game, state);
  if (won.size() == 2) return {"noughts.drawn"};
  return {"noughts.won", {{"seat", won.lowest()}}};
}

// Nothing is hidden: everybody's knowledge is the state itself.
State blind(const Game& /*game*/, const State& state, Viewer /*viewer*/) { return state; }
void redraw(const Game& /*game*/, State& /*state*/, Viewer /*viewer*/, Rng& /*rng*/) {}
Move move_seen_by(const Game& /*game*/, Seat /*seat*/, Move move, Viewer /*viewer*/) {
  return move;
}

void view(const Game& /*game*/, const State& state, Viewer /*viewer*/, JsonWriter& out) {
  const auto object = out.object();
  const auto cells = out.array("cells");
  for (const std::uint8_t mark : cells_of(state)) {
    if (mark == 0)
      out.value(nullptr);
    else
      out.value(mark_names()[mark - 1U]);
  }
}

Message event_message(const Game& /*game*/, const Event& event, Viewer /*viewer*/) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::won:
      return {"noughts.won", {{"seat", event.seat}}};
    case EventKind::drawn:
      return {"noughts.drawn"};
    case EventKind::marked:
      break;
  }
  return {"noughts.marked",
          {{"seat", event.seat}, {"cell", cell_term(static_cast<std::size_t>(event.args[0]))}}};
}

std::string notation(const Game& game, Move move) { return write_move(kNotation, game, move); }
std::expected<Move, Message> parse_move(const Game& game, std::string_view text) {
  return read_move(kNotation, game, text);
}

Message prompt(const Game& /*game*/, const State& /*state*/, Seat /*seat*/) {
  return {"noughts.prompt"};
}

Message describe(const Game& /*game*/, const State& /*state*/, Seat /*seat*/, Move move) {
  return {"noughts.mark", {{"cell", cell_term(move.args[0])}}};
}

Message why_illegal(const Game& /*game*/, const State& /*state*/, Seat /*seat*/, Move move) {
  if (move.kind != static_cast<std::uint8_t>(MoveKind::mark) || move.args[0] >= kCells)
    return {"noughts.not_a_mark"};
  return {"noughts.cell_taken", {{"cell", cell_term(move.args[0])}}};
}

std::optional<Message> broken_invariant(const Game& /*game*/, const State& state) {
  const int crosses = std::popcount(state.marks[0]);
  const int noughts = std::popcount(state.marks[1]);
  if (crosses - noughts != state.turn) return Message("noughts.marks_do_not_alternate");
  if (has_line(state.marks[state.turn])) return Message("noughts.played_on_after_line");
  return std::nullopt;
}

void position_fields(const Game& /*game*/, State& state, Fields& fields) {
  std::array<std::uint8_t, kCells> cells = cells_of(state);
  fields.names_or_null({"cells", "The nine cells, row by row; null is an empty one."}, cells,
                       mark_names());
  if (!fields.reading()) return;
  state = {};
  for (std::size_t cell = 0; cell < cells.size(); ++cell)
    if (cells[cell] != 0) {
      std::uint16_t& marks = state.marks[cells[cell] - 1U];
      marks = static_cast<std::uint16_t>(marks | (1U << cell));
    }
  state.turn = std::popcount(state.marks[0]) > std::popcount(state.marks[1]) ? 1 : 0;
}

// Lines still open to each seat decide, but first those that lack a single mark: the seat to move
// completes one of its own, and two of the other's cannot both be stopped.
float value(const Game& /*game*/, const State& state, Seat seat) {
  const auto me = static_cast<std::size_t>(index(seat));
  if (has_line(state.marks[me])) return 100;
  if (has_line(state.marks[1 - me])) return -100;
  int open = 0;
  std::array<int, 2> almost{};
  for (const std::uint16_t line : kLines)
    for (std::size_t who = 0; who < 2; ++who) {
      if ((line & state.marks[1 - who]) != 0) continue;
      open += who == me ? 1 : -1;
      if (std::popcount(static_cast<unsigned>(line & state.marks[who])) == 2) ++almost[who];
    }
  const std::size_t next = state.turn;
  if (almost[next] > 0) return next == me ? 50.0F : -50.0F;
  if (almost[1 - next] > 1) return next == me ? -25.0F : 25.0F;
  return static_cast<float>(open);
}

float preference(const Game& /*game*/, const State& /*state*/, Seat /*seat*/, Move move) {
  return move.args[0] == 4 ? 1.0F : 0.0F;
}

bool quiet(const Game& /*game*/, const State& /*state*/) { return true; }

GameEntry entry() { return entry_of<Rules>(); }

}  // namespace orrery::noughts
