// The part of the host that time drives: clocks, parking, stopping.
#include <utility>

#include <malloc.h>

#include "server/host.h"

namespace orrery::server {
namespace {

constexpr Millis kIdle = 20'000;     // a table that nobody touched for so long leaves memory
constexpr Millis kDueEvery = 5'000;  // how often the clocks of parked tables are looked at
constexpr int kDueAtOnce = 200;

}  // namespace

void Host::tick() {
  const Millis now = loop_.now();
  run_clocks(now);
  park_idle(now);
  metrics_.tables_loaded = 0;
  for (const auto& [id, hosted] : tables_)
    if (hosted->table) ++metrics_.tables_loaded;
}

void Host::run_clocks(Millis now) {
  if (now - begun_ < grace_) return;
  std::vector<std::string> late;
  for (const auto& [id, hosted] : tables_) {
    if (!hosted->table || hosted->busy) continue;
    const auto deadline = hosted->table->deadline();
    if (deadline && *deadline <= now) late.push_back(id);
  }
  for (const std::string& id : late) time_out(id);
  if (now < next_due_) return;
  next_due_ = now + kDueEvery;
  keeper_.read([now](Store& store) { return store.due(now, kDueAtOnce); },
               [this](const Stored<std::vector<TableRow>>& rows) {
                 if (!rows) return;
                 for (const TableRow& row : *rows) time_out(row.id);
               });
}

void Host::time_out(const std::string& table) {
  submit(
      table,
      [this](const Table& at) -> Result<Entry> {
        auto entry = at.time_out(loop_.now());
        if (!entry) return refuse(409, {"server.nothing_due"});
        return *entry;
      },
      [](const Result<std::int64_t>&) {});
}

void Host::park_idle(Millis now) {
  bool freed = false;
  std::erase_if(tables_, [&](const auto& slot) {
    Hosted& hosted = *slot.second;
    if (hosted.busy || hosted.thought || !hosted.jobs.empty() || now - hosted.used < kIdle)
      return false;
    std::erase_if(hosted.seen, [&](const auto& last) { return now - last.second >= grace_; });
    if (hosted.table) {
      keep_snapshot(hosted);
      hosted.forget();
      freed = true;
    }
    return hosted.subscribers.empty() && hosted.seen.empty();
  });
  // Otherwise the memory of parked tables stays with the process.
  if (freed) malloc_trim(0);
}

// So that the table opens quickly, and under newer rules too.
void Host::keep_snapshot(Hosted& hosted) {
  const Table& table = *hosted.table;
  if (hosted.snapshot == table.seq() || table.outdated()) return;
  keeper_.write([id = hosted.id, snapshot = Snapshot{.seq = table.seq(), .text = table.snapshot()}](
                    Store& store) { return store.keep_snapshot(id, snapshot); },
                [this, id = hosted.id](const Stored<void>& kept) {
                  if (!kept) store_refused(id, kept.error());
                });
}

void Host::stop(std::function<void()> done) {
  stopping_ = true;
  *ended_ = true;
  stopped_ = std::move(done);
  for (const auto& [id, hosted] : tables_) {
    if (hosted->thought) hosted->thought->stop = true;
    fail_jobs(*hosted, {.status = 503, .message = {"server.stopping"}, .retry_after = 1});
    if (!hosted->busy && hosted->table) keep_snapshot(*hosted);
  }
  end_if_stopped();
}

void Host::end_if_stopped() {
  if (!stopping_ || !stopped_) return;
  for (const auto& [id, hosted] : tables_)
    if (hosted->busy) return;
  std::exchange(stopped_, nullptr)();
}

}  // namespace orrery::server
