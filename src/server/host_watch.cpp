// The part of the host that speaks to watchers.
#include <algorithm>
#include <utility>

#include "server/host.h"

namespace orrery::server {

void Host::watch(const std::string& table, std::shared_ptr<Watcher> watcher, std::string person,
                 std::optional<std::int64_t> since, Admit admit_as, Answer done) {
  enqueue(table, [this, watcher = std::move(watcher), person = std::move(person), since,
                  admit_as = std::move(admit_as), done = std::move(done)](Result<Hosted*> at) {
    if (!at) return done(std::unexpected(at.error()));
    Hosted& hosted = **at;
    const auto viewer = admit_as(*hosted.table);
    if (!viewer) {
      done(std::unexpected(viewer.error()));
      return finish(hosted);
    }
    admit(hosted, {.watcher = watcher, .person = person, .viewer = *viewer}, since, done);
  });
}

// Finds out what the watcher lacks. What is past has to be read first.
void Host::admit(Hosted& hosted, const Subscriber& subscriber, std::optional<std::int64_t> since,
                 const Answer& done) {
  const Viewer viewer = subscriber.viewer;
  if (since == hosted.seq) return begin_watching(hosted, subscriber, nullptr, done);
  if (!since || *since == 0 || *since > hosted.seq)
    return begin_watching(hosted, subscriber, hosted.whole(viewer, loop_.now()), done);
  keeper_.read([id = hosted.id](Store& store) { return store.entries(id, 0); },
               [=, this, &hosted](Stored<std::vector<std::string>> lines) {
                 Frame first = hosted.whole(viewer, loop_.now());
                 if (lines && std::cmp_greater_equal(lines->size(), *since)) {
                   lines->resize(static_cast<std::size_t>(*since));
                   if (const auto old = Table::open(*lines, shelf_); old && !old->outdated())
                     first = hosted.update_from(*old, viewer, loop_.now());
                 }
                 begin_watching(hosted, subscriber, first, done);
               });
}

void Host::begin_watching(Hosted& hosted, const Subscriber& subscriber, Frame first,
                          const Answer& done) {
  if (subscriber.watcher->gone() || !subscriber.watcher->wants(hosted.id)) {
    done(hosted.seq);
    return finish(hosted);
  }
  std::erase_if(hosted.subscribers,
                [&](const Subscriber& other) { return other.watcher == subscriber.watcher; });
  hosted.subscribers.push_back(subscriber);
  done(hosted.seq);
  if (first) subscriber.watcher->send(std::move(first));
  tell_presence(hosted);
  finish(hosted);
}

void Host::unwatch(const std::string& table, const Watcher& watcher) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return;
  Hosted& hosted = *found->second;
  const auto gone = std::erase_if(hosted.subscribers, [&](const Subscriber& subscriber) {
    if (subscriber.watcher.get() != &watcher) return false;
    saw(table, subscriber.person);
    return true;
  });
  if (gone != 0 && hosted.table) tell_presence(hosted);
}

void Host::saw(const std::string& table, const std::string& person) {
  const auto found = tables_.find(table);
  if (found == tables_.end() || !found->second->table) return;
  if (found->second->table->seat_of(person)) found->second->seen[person] = loop_.now();
}

Host::Presence Host::presence_of(const std::string& table, const std::string& person) const {
  Millis seen = begun_;
  if (const auto found = tables_.find(table); found != tables_.end()) {
    const Hosted& hosted = *found->second;
    if (std::ranges::find(hosted.subscribers, person, &Subscriber::person) !=
        hosted.subscribers.end())
      return Presence::here;
    if (const auto last = hosted.seen.find(person); last != hosted.seen.end())
      seen = std::max(seen, last->second);
  }
  return loop_.now() - seen < grace_ ? Presence::just_left : Presence::away;
}

void Host::tell_presence(Hosted& hosted) {
  if (hosted.subscribers.empty()) return;
  const Frame frame = hosted.presence();
  for (const Subscriber& subscriber : hosted.subscribers) subscriber.watcher->send(frame);
}

void Host::send_updates(Hosted& hosted) {
  const Frames frames = std::exchange(hosted.outgoing, {});
  for (const Subscriber& subscriber : hosted.subscribers) {
    // Who began to look while the entry was on its way has no document that the update fits.
    Frame frame = frames[index_of(subscriber.viewer)];
    if (!frame) frame = hosted.whole(subscriber.viewer, loop_.now());
    ++metrics_.updates;
    metrics_.update_bytes += frame->size();
    subscriber.watcher->send(std::move(frame));
  }
}

// Whoever took or left a seat sees the table with other eyes.
void Host::reseat_watchers(Hosted& hosted) {
  for (Subscriber& subscriber : hosted.subscribers) {
    const auto seat = hosted.table->seat_of(subscriber.person);
    const Viewer viewer = seat ? Viewer(*seat) : Viewer::spectator();
    if (viewer == subscriber.viewer) continue;
    subscriber.viewer = viewer;
    subscriber.watcher->send(hosted.whole(viewer, loop_.now()));
  }
  tell_presence(hosted);
}

}  // namespace orrery::server
