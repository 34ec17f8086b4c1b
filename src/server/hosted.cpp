#include "server/hosted.h"

#include <algorithm>
#include <utility>

#include "server/delta.h"

namespace orrery::server {
namespace {

Frame framed(const json::object& object) {
  return std::make_shared<const std::string>(json::serialize(object));
}

}  // namespace

std::size_t index_of(Viewer viewer) {
  return viewer.is_spectator() ? kMaxSeats : static_cast<std::size_t>(index(viewer.seat()));
}

json::object whole_table(const std::string& id, const Table& table, Viewer viewer, Millis now) {
  json::value you = nullptr;
  if (!viewer.is_spectator()) you = index(viewer.seat());
  return {{"type", "table"},
          {"table", id},
          {"seq", table.seq()},
          {"you", std::move(you)},
          {"doc", document(table, viewer)},
          {"log", log_lines(table, viewer, 0)},
          {"now", now}};
}

std::vector<Viewer> Hosted::viewers() const {
  std::vector<Viewer> viewers;
  for (const Subscriber& subscriber : subscribers)
    if (std::ranges::find(viewers, subscriber.viewer) == viewers.end())
      viewers.push_back(subscriber.viewer);
  return viewers;
}

void Hosted::prepare() {
  for (const Viewer viewer : viewers())
    if (auto& kept = documents[index_of(viewer)]; !kept) kept = document(*table, viewer);
  past = past_of(*table);
}

Frames Hosted::updates(std::int64_t from, Millis now) {
  Frames frames;
  const auto before = std::exchange(documents, {});
  for (const Viewer viewer : viewers()) {
    const std::size_t i = index_of(viewer);
    documents[i] = document(*table, viewer);
    if (before[i])
      frames[i] = update({.document = *before[i], .past = past, .seq = from}, *documents[i], viewer,
                         now);
  }
  return frames;
}

Frame Hosted::update_from(const Table& old, Viewer viewer, Millis now) const {
  const json::value seen = document(old, viewer);
  const Past old_past = past_of(old);
  return update({.document = seen, .past = old_past, .seq = old.seq()}, document(*table, viewer),
                viewer, now);
}

Frame Hosted::update(const Seen& before, const json::value& after, Viewer viewer,
                     Millis now) const {
  json::object frame = {
      {"type", "update"}, {"table", id}, {"from", before.seq}, {"to", table->seq()}};
  if (auto delta = delta_between(before.document, after)) frame.emplace("delta", *std::move(delta));
  const Past past_now = past_of(*table);
  const std::size_t first = first_change(before.past, past_now);
  if (std::max(before.past.steps.size(), past_now.steps.size()) >= first)
    frame.emplace("log",
                  json::object{{"from", first}, {"lines", log_lines(*table, viewer, first)}});
  frame.emplace("now", now);
  return framed(frame);
}

Frame Hosted::whole(Viewer viewer, Millis now) const {
  return framed(whole_table(id, *table, viewer, now));
}

Frame Hosted::presence() const {
  json::array seats;
  std::size_t watching = 0;
  if (table)
    for (const Holder& holder : table->holders())
      seats.emplace_back(std::ranges::any_of(subscribers, [&](const Subscriber& subscriber) {
        return !holder.person.empty() && subscriber.person == holder.person;
      }));
  for (const Subscriber& subscriber : subscribers)
    if (subscriber.viewer.is_spectator()) ++watching;
  return framed({{"type", "presence"},
                 {"table", id},
                 {"seats", std::move(seats)},
                 {"watching", watching}});
}

void Hosted::forget() {
  table.reset();
  documents = {};
  past = {};
  outgoing = {};
}

}  // namespace orrery::server
