#include "server/hosted.h"

#include <algorithm>
#include <utility>

#include "server/delta.h"

namespace orrery::server {
namespace {

Frame framed(const json::object& object) {
  return std::make_shared<const std::string>(json::serialize(object));
}

std::size_t steps_of(const Table& table) {
  return table.course() == nullptr ? 0 : table.course()->steps().size();
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

void Hosted::prepare(bool rewrites) {
  if (sight_.common.empty()) sight_.common = common_part(*table);
  for (const Viewer viewer : viewers())
    if (json::object& own = sight_.own[index_of(viewer)]; own.empty())
      own = own_part(*table, viewer);
  past_.reset();
  if (rewrites) past_ = past_of(*table);
  steps_before_ = steps_of(*table);
}

Frames Hosted::updates(std::int64_t from, Millis now) {
  Frames frames;
  const Sight before = std::exchange(sight_, {});
  sight_.common = common_part(*table);
  const json::object common = member_deltas(before.common, sight_.common);
  const Steps steps = {.first_changed = past_ ? first_change(*past_, *table) : steps_before_ + 1,
                       .before = steps_before_};
  for (const Viewer viewer : viewers()) {
    const std::size_t i = index_of(viewer);
    sight_.own[i] = own_part(*table, viewer);
    if (!before.own[i].empty())
      frames[i] =
          update(common, member_deltas(before.own[i], sight_.own[i]), from, steps, viewer, now);
  }
  return frames;
}

Frame Hosted::update_from(const Table& old, Viewer viewer, Millis now) const {
  return update(member_deltas(common_part(old), common_part(*table)),
                member_deltas(own_part(old, viewer), own_part(*table, viewer)), old.seq(),
                {.first_changed = first_change(past_of(old), *table), .before = steps_of(old)},
                viewer, now);
}

Frame Hosted::update(const json::object& common_deltas, const json::object& own_deltas,
                     std::int64_t from, Steps steps, Viewer viewer, Millis now) const {
  json::object frame = {{"type", "update"}, {"table", id}, {"to", table->seq()}};
  if (from != table->seq() - 1) frame.emplace("from", from);
  if (!common_deltas.empty() || !own_deltas.empty()) {
    json::object& delta = frame.emplace("delta", common_deltas).first->value().as_object();
    for (const auto& [key, change] : own_deltas) delta.emplace(key, change);
  }
  json::array log = log_lines(*table, viewer, steps.first_changed);
  const bool taken_back = steps.before >= steps.first_changed;
  if (taken_back && (log.empty() || log.front().at(0) != steps.first_changed)) {
    json::array silent;
    silent.emplace_back(steps.first_changed);
    log.insert(log.begin(), std::move(silent));
  }
  if (!log.empty()) frame.emplace("log", std::move(log));
  if (table->created().clock.kind != ClockRules::Kind::none) frame.emplace("now", now);
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
  return framed(
      {{"type", "presence"}, {"table", id}, {"seats", std::move(seats)}, {"watching", watching}});
}

void Hosted::forget() {
  table.reset();
  sight_ = {};
  past_.reset();
  outgoing = {};
}

}  // namespace orrery::server
