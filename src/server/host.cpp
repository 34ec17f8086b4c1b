#include "server/host.h"

#include <algorithm>
#include <chrono>
#include <ranges>
#include <utility>
#include <variant>

namespace orrery::server {
namespace {

// A snapshot costs as much as a few moves; a restore reads about this many entries at most.
constexpr std::int64_t kSnapshotEvery = 32;

// A bot that takes longer answers with what it has: people wait.
constexpr std::chrono::seconds kThinkingTime{20};

// Tables that were begun together do not all take their snapshots at the same moment.
bool takes_snapshot(const std::string& id, std::int64_t seq) {
  const auto turn = static_cast<std::int64_t>(std::hash<std::string>()(id) % kSnapshotEvery);
  return seq % kSnapshotEvery == turn;
}

TableStatus status_of(Phase phase) {
  switch (phase) {
    case Phase::gathering:
      return TableStatus::gathering;
    case Phase::running:
      return TableStatus::running;
    case Phase::over:
      return TableStatus::over;
  }
  return TableStatus::over;
}

// Without a summary: only some entries change it.
TableRow row_of(const std::string& id, const Table& table, Millis now) {
  return {.id = id,
          .status = status_of(table.phase()),
          .listed = table.created().listed,
          .deadline = table.deadline().value_or(0),
          .updated = now,
          .seq = table.seq(),
          .asked = table.asked().bits(),
          .summary = {}};
}

std::vector<Member> members_of(const Table& table) {
  std::vector<Member> members;
  for (const std::string& person : table.members()) {
    const auto seat = table.seat_of(person);
    members.push_back({.person = person, .seat = seat ? index(*seat) : Member::kNoSeat});
  }
  return members;
}

Host::EntryKind kind_of(const Entry& entry) {
  if (std::holds_alternative<Moved>(entry.what)) return Host::EntryKind::move;
  const bool membership =
      std::holds_alternative<Joined>(entry.what) || std::holds_alternative<Left>(entry.what);
  return membership ? Host::EntryKind::membership : Host::EntryKind::other;
}

}  // namespace

Host::Host(Loop& loop, Keeper& keeper, Workers& bots, GameShelf& shelf, Metrics& metrics,
           const Journal& journal, Millis grace)
    : loop_(loop),
      keeper_(keeper),
      bots_(bots),
      shelf_(shelf),
      metrics_(metrics),
      journal_(journal),
      grace_(grace),
      begun_(loop.now()) {}

// --- a queue of jobs for every table ---

Hosted& Host::hosted(const std::string& table) {
  auto& slot = tables_[table];
  if (!slot) slot = std::make_unique<Hosted>(table);
  return *slot;
}

void Host::enqueue(const std::string& table, Hosted::Job job) {
  if (stopping_) return job(refuse(503, {"server.stopping"}));
  Hosted& at = hosted(table);
  at.jobs.push_back(std::move(job));
  pump(at);
}

void Host::pump(Hosted& hosted) {
  if (hosted.pumping) return;
  hosted.pumping = true;
  while (!hosted.busy && !hosted.jobs.empty()) {
    hosted.busy = true;
    if (!hosted.table) {
      load(hosted);
      break;
    }
    const Hosted::Job job = std::move(hosted.jobs.front());
    hosted.jobs.pop_front();
    job(&hosted);
  }
  hosted.pumping = false;
}

void Host::finish(Hosted& hosted) {
  hosted.busy = false;
  hosted.used = loop_.now();
  pump(hosted);
  end_if_stopped();
}

void Host::fail_jobs(Hosted& hosted, const Refusal& refusal) {
  const auto jobs = std::exchange(hosted.jobs, {});
  for (const Hosted::Job& job : jobs) job(std::unexpected(refusal));
}

void Host::load(Hosted& hosted) {
  keeper_.read([id = hosted.id](Store& store) { return store.load(id); },
               [this, &hosted](Stored<std::optional<StoredTable>> stored) {
                 if (auto taken = take_in(hosted, std::move(stored)); !taken) {
                   hosted.forget();
                   fail_jobs(hosted, taken.error());
                   finish(hosted);
                   return;
                 }
                 consider_bots(hosted);
                 finish(hosted);
               });
}

Result<void> Host::take_in(Hosted& hosted, Stored<std::optional<StoredTable>> stored) {
  if (!stored) return std::unexpected(store_refused(hosted.id, stored.error()));
  if (!*stored) return refuse(404, {"server.no_table"});
  const StoredTable& kept = **stored;
  auto table = kept.snapshot ? Table::open(kept.snapshot->text, kept.entries, shelf_)
                             : Table::open(kept.entries, shelf_);
  if (!table) {
    journal_.error("table cannot be opened",
                   {{"table", hosted.id}, {"why", journal_.say(table.error())}});
    return refuse(500, table.error());
  }
  hosted.snapshot = kept.snapshot ? kept.snapshot->seq : 0;
  const bool others_acted = hosted.seq != 0 && hosted.seq != table->seq();
  hosted.table = *std::move(table);
  hosted.seq = hosted.table->seq();
  if (hosted.table->outdated()) {
    hosted.jobs.emplace_front([this](Result<Hosted*> at) {
      if (!at) return;
      try_submit(**at, std::make_shared<Submission>(
                           [this](const Table& old) -> Result<Entry> {
                             auto entry = old.resume(loop_.now());
                             if (!entry) return refuse(500, entry.error());
                             return *entry;
                           },
                           [](const Result<std::int64_t>&) {}));
    });
  } else if (others_acted) {
    for (const Subscriber& subscriber : hosted.subscribers)
      subscriber.watcher->send(hosted.whole(subscriber.viewer, loop_.now()));
  }
  return {};
}

// Players hear that it failed; why is for the log.
Refusal Host::store_refused(const std::string& table, const StoreError& error) {
  ++metrics_.store_errors;
  journal_.error("the store failed", {{"table", table}, {"why", journal_.say(error.message)}});
  return store_failed(error).error();
}

// --- adding entries ---

void Host::create(const std::string& id, std::vector<Entry> entries, bool start,
                  const Answer& done) {
  if (stopping_) return done(refuse(503, {"server.stopping"}));
  const std::vector<std::string> first = {write_entry(entries.front())};
  auto table = Table::open(first, shelf_);
  if (!table) return done(refuse(400, table.error()));
  Append append{.row = {}, .entries = first, .members = {}, .snapshot = {}};
  if (start) entries.push_back(table->start(loop_.now()));
  for (const Entry& entry : entries | std::views::drop(1)) {
    auto allowed = table->check(entry);
    if (!allowed) return done(refuse(400, allowed.error()));
    table->add(*std::move(allowed));
    append.entries.push_back(write_entry(entry));
  }
  append.row = row_of(id, *table, loop_.now());
  append.row.summary = table->summary();
  append.members = members_of(*table);
  const std::int64_t seq = table->seq();
  keeper_.append(std::move(append), [this, id, seq, done](const Stored<Appended>& result) {
    if (!result) return done(std::unexpected(store_refused(id, result.error())));
    metrics_.entries += static_cast<std::uint64_t>(seq);
    done(seq);
    // A bot may have the first move.
    look(id, [](const Result<const Table*>&) {});
  });
}

void Host::submit(const std::string& table, Make make, Answer done) {
  enqueue(table, again(std::make_shared<Submission>(std::move(make), std::move(done)), false));
}

Hosted::Job Host::again(SubmissionPtr submission, bool fresh) {
  return [this, submission = std::move(submission), fresh](Result<Hosted*> at) {
    if (!at) return submission->done(std::unexpected(at.error()));
    try_submit(**at, submission, fresh);
  };
}

void Host::try_submit(Hosted& hosted, const SubmissionPtr& submission, bool fresh) {
  auto entry = submission->make(*hosted.table);
  if (!entry) return refuse_if_fresh(hosted, submission, entry.error(), fresh);
  entry->time = loop_.now();
  auto allowed = hosted.table->check(*std::move(entry));
  if (!allowed)
    return refuse_if_fresh(hosted, submission, refuse(409, allowed.error()).error(), fresh);
  const EntryKind kind = kind_of(allowed->entry);
  append(hosted, *std::move(allowed),
         [this, &hosted, kind, submission](const Stored<Appended>& result) {
           if (result && *result == Appended::stored) {
             settle(hosted, kind);
             submission->done(hosted.seq);
             consider_bots(hosted);
             return finish(hosted);
           }
           // What is in memory is ahead of the truth: read it anew.
           hosted.forget();
           if (!result) {
             submission->done(std::unexpected(store_refused(hosted.id, result.error())));
             return finish(hosted);
           }
           ++metrics_.conflicts;
           hosted.jobs.push_front(again(submission, false));
           finish(hosted);
         });
}

// What is refused may be right by what another process has just added, of which the notice is still
// on its way: then the table is read anew first.
void Host::refuse_if_fresh(Hosted& hosted, const SubmissionPtr& submission, Refusal refusal,
                           bool fresh) {
  if (fresh || !keeper_.shared()) {
    submission->done(std::unexpected(std::move(refusal)));
    return finish(hosted);
  }
  keeper_.read(
      [id = hosted.id, after = hosted.seq](Store& store) { return store.entries(id, after); },
      [this, &hosted, submission](const Stored<std::vector<std::string>>& lines) {
        if (lines)
          bring_up_to_date(hosted, *lines);
        else
          hosted.forget();
        hosted.jobs.push_front(again(submission, true));
        finish(hosted);
      });
}

void Host::append(Hosted& hosted, Allowed allowed, std::function<void(Stored<Appended>)> done) {
  hosted.began = loop_.now();
  const EntryKind kind = kind_of(allowed.entry);
  const Millis time = allowed.entry.time;
  hosted.prepare(kind != EntryKind::move);
  Append append{.row = {}, .entries = {write_entry(allowed.entry)}, .members = {}, .snapshot = {}};
  Table& table = *hosted.table;
  table.add(std::move(allowed));
  append.row = row_of(hosted.id, table, time);
  if (kind != EntryKind::move) append.row.summary = table.summary();
  if (kind == EntryKind::membership) append.members = members_of(table);
  // A finished game is shown from its snapshot, whatever the rules are by then.
  const bool ended = table.phase() == Phase::over && hosted.snapshot < table.seq();
  if (ended || takes_snapshot(hosted.id, table.seq())) {
    append.snapshot = Snapshot{.seq = table.seq(), .text = table.snapshot()};
    hosted.snapshot = table.seq();
  }
  keeper_.append(std::move(append), std::move(done));
  // The disk takes its time: meanwhile the updates are made that will be sent.
  hosted.outgoing = hosted.updates(hosted.seq, time, room_);
}

// An entry of this process is on disk.
void Host::settle(Hosted& hosted, EntryKind kind) {
  ++metrics_.entries;
  if (kind == EntryKind::move) ++metrics_.moves;
  metrics_.append_time.add(std::max<Millis>(0, loop_.now() - hosted.began));
  hosted.seq = hosted.table->seq();
  send_updates(hosted);
  if (kind == EntryKind::membership) reseat_watchers(hosted);
}

void Host::look(const std::string& table, Look look) {
  enqueue(table, [this, look = std::move(look)](Result<Hosted*> at) {
    if (!at) return look(std::unexpected(at.error()));
    look(&*(*at)->table);
    finish(**at);
  });
}

// --- what others did ---

void Host::changed(const std::string& table, std::int64_t seq) {
  if (table.empty()) {
    for (const auto& [id, hosted] : tables_) changed(id, hosted->seq + 1);
    return;
  }
  const auto found = tables_.find(table);
  if (found == tables_.end() || stopping_) return;
  found->second->jobs.emplace_back([this, seq](Result<Hosted*> at) {
    if (!at) return;
    Hosted& hosted = **at;
    if (hosted.seq >= seq) return finish(hosted);
    keeper_.read(
        [id = hosted.id, after = hosted.seq](Store& store) { return store.entries(id, after); },
        [this, &hosted](const Stored<std::vector<std::string>>& lines) {
          if (lines)
            bring_up_to_date(hosted, *lines);
          else
            hosted.forget();
          finish(hosted);
        });
  });
  pump(*found->second);
}

void Host::bring_up_to_date(Hosted& hosted, const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    auto entry = read_entry(line);
    if (!entry) return hosted.forget();
    auto allowed = hosted.table->check(*std::move(entry));
    if (!allowed) return hosted.forget();
    const EntryKind kind = kind_of(allowed->entry);
    hosted.prepare(kind != EntryKind::move);
    hosted.table->add(*std::move(allowed));
    hosted.outgoing = hosted.updates(hosted.seq, loop_.now(), room_);
    hosted.seq = hosted.table->seq();
    send_updates(hosted);
    if (kind == EntryKind::membership) reseat_watchers(hosted);
  }
  hosted.stop_outdated_thought();
}

// --- bots ---

void Host::consider_bots(Hosted& hosted) {
  hosted.stop_outdated_thought();
  if (hosted.thought || stopping_ || !hosted.table || hosted.table->outdated()) return;
  auto task = hosted.table->bot_task();
  if (!task) return;
  const std::shared_ptr<Bot> bot = hosted.bot_for(*task);
  if (!bot) return;
  const auto thought = std::make_shared<Thought>(task->seat, task->decision);
  hosted.thought = thought;
  bots_.run(
      [task = *std::move(task), bot, thought] {
        return task.decide(*bot, Budget::of_time(kThinkingTime).until(thought->stop));
      },
      [this, id = hosted.id, thought](const std::string& move) { answer(id, thought, move); });
}

void Host::answer(const std::string& table, const std::shared_ptr<Thought>& thought,
                  const std::string& move) {
  if (thought->stop) {
    ++metrics_.dropped_thoughts;
    return end_thought(table);
  }
  submit(
      table,
      [thought, move](const Table&) -> Result<Entry> {
        return Entry{
            .time = 0,
            .what = Moved{.seat = thought->seat, .decision = thought->decision, .move = move}};
      },
      [this, table](const Result<std::int64_t>&) { end_thought(table); });
}

// If a person was quicker, by taking back or coming back, perhaps another bot is to move.
void Host::end_thought(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return;
  found->second->thought.reset();
  consider_bots(*found->second);
}

void Host::advise(Table::BotTask task, const BotSpec& bot, std::function<void(std::string)> done) {
  bots_.run(
      [task = std::move(task), bot, ended = ended_] {
        return task.decide(*make_bot(bot, *task.game, task.seat),
                           Budget::of_time(kThinkingTime).until(*ended));
      },
      std::move(done));
}

}  // namespace orrery::server
