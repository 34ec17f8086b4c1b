#include "server/replay.h"

#include <utility>

#include "server/delta.h"
#include "server/document.h"

namespace orrery::server {
namespace {

void write_position_members(const Course& course, std::size_t step, Viewer viewer,
                            JsonWriter& out) {
  const AnyState state = course.state_after(step);
  course.game().view(state, viewer, out.key("view"));
  write_scores(course.game(), state, out.key("scores"));
}

void write_position(const Course& course, std::size_t step, Viewer viewer, JsonWriter& out) {
  const auto position = out.object();
  write_position_members(course, step, viewer, out);
}

void write_opening(const Table& table, Viewer viewer, JsonWriter& out) {
  const auto document = out.object();
  write_header(table, out.key("table"));
  write_position_members(*table.course(), 0, viewer, out);
  for (const char* name : {"asked", "decision"}) out.member(name, nullptr);
  out.member("undo", false);
}

void write_steps(const Course& course, Viewer viewer, JsonWriter& out) {
  JsonWriter before;
  JsonWriter after;
  write_position(course, 0, viewer, before);
  const auto steps = out.array();
  std::string delta;
  for (std::size_t number = 1; number <= course.steps().size(); ++number) {
    after.clear();
    write_position(course, number, viewer, after);
    delta.clear();
    append_member_deltas(before, after, delta);
    const auto step = out.array();
    out.value(number);
    out.raw("{" + delta + "}");
    std::swap(before, after);
  }
}

}  // namespace

std::string replay_text(const std::string& id, const Table& table, Viewer viewer) {
  JsonWriter out;
  {
    const auto replay = out.object();
    out.member("table", id);
    write_viewer(viewer, out.key("you"));
    write_opening(table, viewer, out.key("doc"));
    write_steps(*table.course(), viewer, out.key("steps"));
    write_lines(log_lines(table, viewer, 0), std::nullopt, table.game()->info(), out.key("log"));
  }
  return std::move(out).take();
}

}  // namespace orrery::server
