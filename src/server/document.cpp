#include "server/document.h"

#include <algorithm>
#include <span>
#include <utility>
#include <variant>

#include <boost/json.hpp>

#include "games/registry.h"
#include "server/wire.h"

namespace orrery::server {
namespace {

// A legal move in words.
struct Described {
  Message says;
  std::string notation;
  std::string pattern;  // "at {@space}" if that makes the notation, else ""
  bool listed = false;
};

// How a move is written in terms of its arguments, as far as that can be guessed: "at 3,1" with the
// space 3,1 is "at {@space}".
std::string pattern_of(std::string notation, const Message& says) {
  for (const Argument& argument : says.args) {
    const Term* term = std::get_if<Term>(&argument.value);
    if (term == nullptr || term->id.empty()) continue;
    if (const std::size_t at = notation.find(term->id); at != std::string::npos)
      return notation.replace(at, term->id.size(), "{" + wire_key(argument) + "}");
  }
  return "";
}

std::vector<Described> described_moves(const AnyGame& game, const AnyState& state, Seat seat) {
  std::vector<Described> all;
  const MoveList moves = game.legal(state, seat);
  all.reserve(moves.size());
  for (const Move move : moves) {
    Message says = game.describe(state, seat, move);
    std::string notation = game.notation(move);
    std::string pattern = pattern_of(notation, says);
    all.push_back(
        {.says = std::move(says), .notation = std::move(notation), .pattern = std::move(pattern)});
  }
  return all;
}

bool same_key(const Argument& a, const Argument& b) {
  if (a.name != b.name || a.value.index() != b.value.index()) return false;
  const Term* term = std::get_if<Term>(&a.value);
  return term == nullptr || term->type == std::get<Term>(b.value).type;
}

// Whether they differ only in the values of their arguments.
bool alike(const Described& a, const Described& b) {
  return a.says.id == b.says.id && a.pattern == b.pattern &&
         std::ranges::equal(a.says.args, b.says.args, same_key);
}

// The columns of a group: the notations if there is no pattern, then every argument.
void write_columns(std::span<const Described* const> group, std::string_view area,
                   JsonWriter& out) {
  const auto columns = out.array();
  if (group.front()->pattern.empty()) {
    const auto notations = out.array();
    for (const Described* move : group) out.value(move->notation);
  }
  for (std::size_t i = 0; i < group.front()->says.args.size(); ++i) {
    const auto column = out.array();
    for (const Described* move : group) write_wire(move->says.args[i].value, area, out);
  }
}

// Moves that are described alike: what they share is said once.
void write_group(std::span<const Described* const> group, std::string_view area, JsonWriter& out) {
  const Described& first = *group.front();
  const auto object = out.object();
  out.member("id", wire_id(first.says.id, area));
  if (!first.says.args.empty()) {
    const auto args = out.array("args");
    for (const Argument& argument : first.says.args) out.value(wire_key(argument));
  }
  if (!first.pattern.empty()) out.member("move", first.pattern);
  write_columns(group, area, out.key("of"));
}

void write_moves(const AnyGame& game, const AnyState& state, Seat seat, JsonWriter& out) {
  std::vector<Described> moves = described_moves(game, state, seat);
  std::vector<const Described*> group;
  const auto groups = out.array();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].listed) continue;
    group.clear();
    for (std::size_t j = i; j < moves.size(); ++j) {
      if (moves[j].listed || !alike(moves[i], moves[j])) continue;
      moves[j].listed = true;
      group.push_back(&moves[j]);
    }
    write_group(group, area_of(game.info()), out);
  }
}

void write_asked(const Table& table, Viewer viewer, JsonWriter& out) {
  const Course& course = *table.course();
  if (viewer.is_spectator() || table.phase() != Phase::running ||
      !course.active().has(viewer.seat()))
    return out.value(nullptr);
  const AnyGame& game = course.game();
  const auto asked = out.object();
  write_wire(game.prompt(course.state(), viewer.seat()), area_of(game.info()), out.key("prompt"));
  write_moves(game, course.state(), viewer.seat(), out.key("moves"));
}

bool can_undo(const Table& table, Viewer viewer) {
  if (viewer.is_spectator() || table.phase() != Phase::running) return false;
  return table.course()->undoable(viewer.seat()).has_value();
}

void write_common_members(const Table& table, JsonWriter& out) {
  write_header(table, out.key("table"));
  out.key("scores");
  if (const Course* course = table.course())
    write_scores(course->game(), course->state(), out);
  else
    out.value(nullptr);
}

void write_own_members(const Table& table, Viewer viewer, JsonWriter& out) {
  const Course* course = table.course();
  if (course == nullptr) {
    for (const std::string_view name : {"view", "asked", "decision"}) out.member(name, nullptr);
    return out.member("undo", false);
  }
  course->game().view(course->state(), viewer, out.key("view"));
  write_asked(table, viewer, out.key("asked"));
  // Told to its seat alone: how often the others were asked may be their secret.
  if (viewer.is_spectator())
    out.member("decision", nullptr);
  else
    out.member("decision", course->decision(viewer.seat()));
  out.member("undo", can_undo(table, viewer));
}

}  // namespace

void write_viewer(Viewer viewer, JsonWriter& out) {
  if (viewer.is_spectator())
    out.value(nullptr);
  else
    out.value(viewer.seat());
}

void write_header(const Table& table, JsonWriter& out) {
  const std::string_view area = area_of(find_game(table.created().game)->info());
  const auto header = out.object();
  table.header(out);
  out.member("area", area);
  {
    const auto notices = out.array("notices");
    for (const Notice& notice : table.notices()) {
      const auto line = out.array();
      out.value(notice.step);
      write_wire(message_of(notice), area, out);
    }
  }
  if (table.outcome()) write_wire(*table.outcome(), area, out.key("outcome"));
}

void write_scores(const AnyGame& game, const AnyState& state, JsonWriter& out) {
  const Scores scores = game.scores(state);
  const std::size_t columns =
      static_cast<std::size_t>(game.players()) + static_cast<std::size_t>(game.automata());
  const auto object = out.object();
  {
    const auto total = out.array("total");
    for (std::size_t i = 0; i < columns; ++i) out.value(scores.total[i]);
  }
  const auto rows = out.object("rows");
  for (std::size_t row = 0; row < game.info().score_rows.size(); ++row) {
    const auto values = out.array(game.info().score_rows[row].id);
    for (std::size_t i = 0; i < columns; ++i) out.value(scores.rows[i][row]);
  }
}

void write_common(const Table& table, JsonWriter& out) {
  const auto part = out.object();
  write_common_members(table, out);
}

void write_own(const Table& table, Viewer viewer, JsonWriter& out) {
  const auto part = out.object();
  write_own_members(table, viewer, out);
}

void write_document(const Table& table, Viewer viewer, JsonWriter& out) {
  const auto document = out.object();
  write_common_members(table, out);
  write_own_members(table, viewer, out);
}

void write_lines(const std::vector<LogLine>& lines, std::optional<std::size_t> silent,
                 const GameInfo& info, JsonWriter& out) {
  const auto steps = out.array();
  if (silent) {
    const auto step = out.array();
    out.value(*silent);
  }
  for (auto line = lines.begin(); line != lines.end();) {
    const std::size_t number = line->step;
    const auto step = out.array();
    out.value(number);
    for (; line != lines.end() && line->step == number; ++line)
      write_wire(line->message, area_of(info), out);
  }
}

std::vector<LogLine> log_lines(const Table& table, Viewer viewer, std::size_t first) {
  if (const Course* course = table.course()) return course->log(viewer, first);
  return {};
}

Past past_of(const Table& table) {
  Past past;
  if (const Course* course = table.course())
    for (const Step& step : course->steps()) past.emplace_back(step.seat, step.move);
  return past;
}

std::size_t first_change(const Past& before, const Table& table) {
  const Past after = past_of(table);
  const auto difference = std::ranges::mismatch(before, after);
  return static_cast<std::size_t>(difference.in1 - before.begin()) + 1;
}

std::expected<json::array, Message> preview_json(const Table& table, Seat seat,
                                                 std::string_view notation) {
  const Course* course = table.course();
  if (course == nullptr || !course->active().has(seat))
    return std::unexpected(Message("core.not_your_turn", {{"seat", seat}}));
  const AnyGame& game = course->game();
  const auto move = game.parse_move(notation);
  if (!move) return std::unexpected(move.error());
  AnyState after = course->state();
  if (auto legal = game.try_apply(after, seat, *move, nullptr); !legal)
    return std::unexpected(std::move(legal.error().reason));
  json::array says;
  for (const Event& event : game.preview(course->state(), seat, *move))
    says.push_back(wire_json(game.event_message(event, seat), area_of(game.info())));
  return says;
}

}  // namespace orrery::server
