#include "server/hosted.h"

#include <algorithm>
#include <utility>

#include "server/delta.h"

namespace orrery::server {
namespace {

Frame framed(JsonWriter json) {
  return std::make_shared<const std::string>(std::move(json).take());
}

std::size_t steps_of(const Table& table) {
  return table.course() == nullptr ? 0 : table.course()->steps().size();
}

// Writes what a viewer has now in place of what it had, and appends the difference. The old text is
// left in `room`, whose memory serves the next one.
void renew(JsonWriter& had, std::string& deltas, JsonWriter& room, const auto& write) {
  room.clear();
  write(room);
  if (!had.empty()) append_member_deltas(had, room, deltas);
  std::swap(had, room);
}

}  // namespace

std::size_t index_of(Viewer viewer) {
  return viewer.is_spectator() ? kMaxSeats : static_cast<std::size_t>(index(viewer.seat()));
}

std::string whole_table(const std::string& id, const Table& table, Viewer viewer, Millis now) {
  JsonWriter out;
  {
    const auto message = out.object();
    out.member("type", "table");
    out.member("table", id);
    out.member("seq", table.seq());
    write_viewer(viewer, out.key("you"));
    write_document(table, viewer, out.key("doc"));
    write_lines(log_lines(table, viewer, 0), std::nullopt, table.game()->info(), out.key("log"));
    out.member("now", now);
  }
  return std::move(out).take();
}

std::vector<Viewer> Hosted::viewers() const {
  std::vector<Viewer> viewers;
  for (const Subscriber& subscriber : subscribers)
    if (std::ranges::find(viewers, subscriber.viewer) == viewers.end())
      viewers.push_back(subscriber.viewer);
  return viewers;
}

void Hosted::prepare(bool rewrites) {
  if (sight_.common.empty()) write_common(*table, sight_.common);
  for (const Viewer viewer : viewers())
    if (JsonWriter& own = sight_.own[index_of(viewer)]; own.empty()) write_own(*table, viewer, own);
  past_.reset();
  if (rewrites) past_ = past_of(*table);
  steps_before_ = steps_of(*table);
}

Frames Hosted::updates(std::int64_t from, Millis now, JsonWriter& room) {
  Frames frames;
  const Change change = {.from = from,
                         .first_changed = past_ ? first_change(*past_, *table) : steps_before_ + 1,
                         .steps_before = steps_before_};
  std::string common;
  renew(sight_.common, common, room, [&](JsonWriter& out) { write_common(*table, out); });
  std::array<bool, kMaxSeats + 1> present{};
  std::string deltas;
  for (const Viewer viewer : viewers()) {
    JsonWriter& own = sight_.own[index_of(viewer)];
    present[index_of(viewer)] = true;
    const bool known = !own.empty();
    deltas = common;
    renew(own, deltas, room, [&](JsonWriter& out) { write_own(*table, viewer, out); });
    if (known) frames[index_of(viewer)] = update(deltas, change, viewer, now);
  }
  // Who is not here now has missed this: no later update may begin there.
  for (std::size_t i = 0; i < present.size(); ++i)
    if (!present[i]) sight_.own[i].clear();
  return frames;
}

Frame Hosted::update_from(const Table& old, Viewer viewer, Millis now) const {
  JsonWriter before;
  JsonWriter after;
  write_document(old, viewer, before);
  write_document(*table, viewer, after);
  std::string deltas;
  append_member_deltas(before, after, deltas);
  return update(deltas,
                {.from = old.seq(),
                 .first_changed = first_change(past_of(old), *table),
                 .steps_before = steps_of(old)},
                viewer, now);
}

Frame Hosted::update(const std::string& deltas, const Change& change, Viewer viewer,
                     Millis now) const {
  JsonWriter out;
  {
    const auto message = out.object();
    out.member("update", id);
    out.member("to", table->seq());
    if (change.from != table->seq() - 1) out.member("from", change.from);
    if (!deltas.empty()) out.key("delta").raw("{" + deltas + "}");
    const std::vector<LogLine> lines = log_lines(*table, viewer, change.first_changed);
    std::optional<std::size_t> silent;
    if (change.steps_before >= change.first_changed &&
        (lines.empty() || lines.front().step != change.first_changed))
      silent = change.first_changed;
    if (silent || !lines.empty()) write_lines(lines, silent, table->game()->info(), out.key("log"));
    if (table->created().clock.kind != ClockRules::Kind::none) out.member("now", now);
  }
  return framed(std::move(out));
}

Frame Hosted::whole(Viewer viewer, Millis now) const {
  return std::make_shared<const std::string>(whole_table(id, *table, viewer, now));
}

Frame Hosted::presence() const {
  const auto is_here = [&](const Holder& holder) {
    return !holder.person.empty() && std::ranges::any_of(subscribers, [&](const Subscriber& one) {
      return one.person == holder.person;
    });
  };
  JsonWriter out;
  {
    const auto message = out.object();
    out.member("type", "presence");
    out.member("table", id);
    {
      const auto seats = out.array("seats");
      if (table)
        for (const Holder& holder : table->holders()) out.value(is_here(holder));
    }
    out.member("watching", std::ranges::count_if(subscribers, [](const Subscriber& one) {
                 return one.viewer.is_spectator();
               }));
  }
  return framed(std::move(out));
}

std::shared_ptr<Bot> Hosted::bot_for(const Table::BotTask& task) {
  const std::vector<Holder>& holders = table->holders();
  for (std::size_t seat = 0; seat < holders.size(); ++seat)
    if (bots_[seat].name != holders[seat].bot) bots_[seat] = {};
  SeatedBot& seated = bots_[static_cast<std::size_t>(index(task.seat))];
  if (!seated.bot)
    if (const auto spec = BotSpec::parse(task.bot))
      seated = {.name = task.bot, .bot = make_bot(*spec, *task.game, task.seat)};
  return seated.bot;
}

void Hosted::stop_outdated_thought() {
  if (thought && (!table || !table->awaits_bot(thought->seat, thought->decision)))
    thought->stop = true;
}

void Hosted::forget() {
  table.reset();
  bots_ = {};
  sight_ = {};
  past_.reset();
  outgoing = {};
}

}  // namespace orrery::server
