#include "server/replay.h"

#include <utility>

#include "server/delta.h"
#include "server/document.h"

namespace orrery::server {
namespace {

void write_position(const Course& course, std::size_t step, Viewer viewer, JsonWriter& out) {
  const AnyState state = course.state_after(step);
  const auto position = out.object();
  course.game().view(state, viewer, out.key("view"));
  write_scores(course.game(), state, out.key("scores"));
}

}  // namespace

std::string replay_text(const std::string& id, const Course& course, Viewer viewer) {
  JsonWriter before;
  JsonWriter after;
  write_position(course, 0, viewer, before);
  JsonWriter out;
  {
    const auto replay = out.object();
    out.member("table", id);
    out.key("first").raw(before.text());
    const auto deltas = out.array("deltas");
    std::string delta;
    for (std::size_t step = 1; step <= course.steps().size(); ++step) {
      after.clear();
      write_position(course, step, viewer, after);
      delta.clear();
      append_member_deltas(before, after, delta);
      out.raw("{" + delta + "}");
      std::swap(before, after);
    }
  }
  return std::move(out).take();
}

}  // namespace orrery::server
