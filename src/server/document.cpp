#include "server/document.h"

#include <algorithm>
#include <utility>
#include <variant>

#include <boost/json.hpp>

#include "games/registry.h"
#include "server/wire.h"

namespace orrery::server {
namespace {

json::object scores_json(const AnyGame& game, const AnyState& state) {
  const Scores scores = game.scores(state);
  const std::size_t columns =
      static_cast<std::size_t>(game.players()) + static_cast<std::size_t>(game.automata());
  json::array total;
  for (std::size_t i = 0; i < columns; ++i) total.emplace_back(scores.total[i]);
  json::object rows;
  for (std::size_t row = 0; row < game.info().score_rows.size(); ++row) {
    json::array values;
    for (std::size_t i = 0; i < columns; ++i) values.emplace_back(scores.rows[i][row]);
    rows.emplace(game.info().score_rows[row].id, std::move(values));
  }
  return {{"total", std::move(total)}, {"rows", std::move(rows)}};
}

// Moves that are described alike: what they share is said once.
struct MoveGroup {
  std::string id;
  json::array args;                  // keys
  std::string notation;              // "at {@space}" if that makes the notation of each, else ""
  std::vector<json::array> columns;  // their notations if there is no pattern, then every argument
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

json::array argument_keys(const Message& says) {
  json::array keys;
  for (const Argument& argument : says.args) keys.emplace_back(wire_key(argument));
  return keys;
}

MoveGroup& group_for(std::vector<MoveGroup>& groups, const Message& says, std::string pattern) {
  json::array keys = argument_keys(says);
  const auto found = std::ranges::find_if(groups, [&](const MoveGroup& group) {
    return group.id == says.id && group.notation == pattern && group.args == keys;
  });
  if (found != groups.end()) return *found;
  const std::size_t columns = says.args.size() + (pattern.empty() ? 1 : 0);
  groups.push_back({.id = says.id,
                    .args = std::move(keys),
                    .notation = std::move(pattern),
                    .columns = std::vector<json::array>(columns)});
  return groups.back();
}

json::array moves_json(const AnyGame& game, const AnyState& state, Seat seat) {
  const std::string_view area = area_of(game.info());
  std::vector<MoveGroup> groups;
  const MoveList moves = game.legal(state, seat);
  for (const Move move : moves) {
    const Message says = game.describe(state, seat, move);
    std::string notation = game.notation(move);
    MoveGroup& group = group_for(groups, says, pattern_of(notation, says));
    auto column = group.columns.begin();
    if (group.notation.empty()) (column++)->emplace_back(std::move(notation));
    for (const Argument& argument : says.args)
      (column++)->push_back(wire_value(argument.value, area));
  }
  json::array all;
  for (MoveGroup& group : groups) {
    json::object written = {{"id", wire_id(group.id, area)}};
    if (!group.args.empty()) written.emplace("args", std::move(group.args));
    if (!group.notation.empty()) written.emplace("move", group.notation);
    json::array columns;
    for (json::array& column : group.columns) columns.push_back(std::move(column));
    written.emplace("of", std::move(columns));
    all.push_back(std::move(written));
  }
  return all;
}

json::value asked_json(const Table& table, Viewer viewer) {
  const Course& course = *table.course();
  if (viewer.is_spectator() || table.phase() != Phase::running) return nullptr;
  const Seat seat = viewer.seat();
  if (!course.active().has(seat)) return nullptr;
  return json::object{{"prompt", wire_message(course.game().prompt(course.state(), seat),
                                              area_of(course.game().info()))},
                      {"moves", moves_json(course.game(), course.state(), seat)}};
}

bool can_undo(const Table& table, Viewer viewer) {
  if (viewer.is_spectator() || table.phase() != Phase::running) return false;
  return table.course()->undoable(viewer.seat()).has_value();
}

json::object header_json(const Table& table) {
  json::object header = table.header();
  const std::string_view area = area_of(find_game(table.created().game)->info());
  header.emplace("area", area);
  if (json::value* outcome = header.if_contains("outcome"))
    *outcome = wire_message(outcome->as_object(), area);
  return header;
}

}  // namespace

json::object common_part(const Table& table) {
  json::object part = {{"table", header_json(table)}};
  json::value scores = nullptr;
  if (const Course* course = table.course()) scores = scores_json(course->game(), course->state());
  part.emplace("scores", std::move(scores));
  return part;
}

json::object own_part(const Table& table, Viewer viewer) {
  const Course* course = table.course();
  if (course == nullptr)
    return {{"view", nullptr}, {"asked", nullptr}, {"decision", nullptr}, {"undo", false}};
  json::object part;
  part.emplace("view", course->game().view(course->state(), viewer));
  part.emplace("asked", asked_json(table, viewer));
  // Told to its seat alone: how often the others were asked may be their secret.
  json::value decision = nullptr;
  if (!viewer.is_spectator()) decision = course->decision(viewer.seat());
  part.emplace("decision", std::move(decision));
  part.emplace("undo", can_undo(table, viewer));
  return part;
}

json::object document(const Table& table, Viewer viewer) {
  json::object document = common_part(table);
  for (auto& member : own_part(table, viewer))
    document.emplace(member.key(), std::move(member.value()));
  return document;
}

json::array lines_json(const std::vector<LogLine>& lines, const GameInfo& info) {
  json::array steps;
  std::size_t step = 0;
  for (const LogLine& line : lines) {
    if (steps.empty() || line.step != step) {
      step = line.step;
      steps.emplace_back(json::array()).as_array().emplace_back(step);
    }
    steps.back().as_array().push_back(wire_message(line.message, area_of(info)));
  }
  return steps;
}

json::array log_lines(const Table& table, Viewer viewer, std::size_t first) {
  const Course* course = table.course();
  if (course == nullptr) return {};
  return lines_json(course->log(viewer, first), course->game().info());
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
    says.push_back(wire_message(game.event_message(event, seat), area_of(game.info())));
  return says;
}

}  // namespace orrery::server
