#include "server/document.h"

#include <algorithm>
#include <map>

#include <boost/json.hpp>

namespace orrery::server {
namespace {

json::object scores_json(const AnyGame& game, const AnyState& state) {
  const Scores scores = game.scores(state);
  const auto columns = static_cast<std::size_t>(game.players() + game.automata());
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

// Moves that are described by the same sentence stand together, so that its id is said once.
json::array moves_json(const AnyGame& game, const AnyState& state, Seat seat) {
  json::array groups;
  std::map<std::string, std::size_t> places;
  const MoveList moves = game.legal(state, seat);
  for (const Move move : moves) {
    const Message says = game.describe(state, seat, move);
    const auto [place, fresh] = places.try_emplace(says.id, groups.size());
    if (fresh) groups.emplace_back(json::object{{"id", says.id}, {"of", json::array()}});
    json::array choice;
    choice.emplace_back(game.notation(move));
    choice.emplace_back(args_json(says));
    groups[place->second].as_object()["of"].as_array().push_back(std::move(choice));
  }
  return groups;
}

json::value asked_json(const Table& table, Viewer viewer) {
  const Course& course = *table.course();
  if (viewer.is_spectator() || table.phase() != Phase::running) return nullptr;
  const Seat seat = viewer.seat();
  if (!course.active().has(seat)) return nullptr;
  return json::object{{"decision", course.decision(seat)},
                      {"prompt", to_json(course.game().prompt(course.state(), seat))},
                      {"moves", moves_json(course.game(), course.state(), seat)}};
}

json::value undo_json(const Table& table, Viewer viewer) {
  if (viewer.is_spectator() || table.phase() != Phase::running) return nullptr;
  const auto step = table.course()->undoable(viewer.seat());
  if (step) return true;
  return to_json(step.error());
}

}  // namespace

json::object document(const Table& table, Viewer viewer) {
  json::object document = {{"table", table.header()}};
  const Course* course = table.course();
  if (course == nullptr) {
    for (const char* part : {"view", "scores", "asked", "undo"}) document.emplace(part, nullptr);
    return document;
  }
  document.emplace("view", course->game().view(course->state(), viewer));
  document.emplace("scores", scores_json(course->game(), course->state()));
  document.emplace("asked", asked_json(table, viewer));
  document.emplace("undo", undo_json(table, viewer));
  return document;
}

json::array lines_json(const std::vector<LogLine>& lines) {
  json::array array;
  for (const LogLine& line : lines)
    array.emplace_back(json::object{{"step", line.step}, {"says", to_json(line.message)}});
  return array;
}

json::array log_lines(const Table& table, Viewer viewer, std::size_t first) {
  const Course* course = table.course();
  return course == nullptr ? json::array() : lines_json(course->log(viewer, first));
}

Past past_of(const Table& table) {
  Past past;
  if (const Course* course = table.course())
    for (const Step& step : course->steps()) past.steps.emplace_back(step.seat, step.move);
  return past;
}

std::size_t first_change(const Past& before, const Past& after) {
  const auto [left, right] = std::ranges::mismatch(before.steps, after.steps);
  return static_cast<std::size_t>(left - before.steps.begin()) + 1;
}

std::expected<json::array, Message> preview_json(const Table& table, Seat seat,
                                                 std::string_view text) {
  const Course* course = table.course();
  if (course == nullptr || !course->active().has(seat))
    return std::unexpected(Message("core.not_your_turn", {{"seat", seat}}));
  const AnyGame& game = course->game();
  const auto move = game.parse_move(text);
  if (!move) return std::unexpected(move.error());
  AnyState after = course->state();
  if (auto legal = game.try_apply(after, seat, *move, nullptr); !legal)
    return std::unexpected(std::move(legal.error().reason));
  json::array says;
  for (const Event& event : game.preview(course->state(), seat, *move))
    says.emplace_back(to_json(game.event_message(event, seat)));
  return says;
}

}  // namespace orrery::server
