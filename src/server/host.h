// Runs tables: keeps those in use in memory, writes every entry to the store before anybody hears
// of it, tells the watchers what changed, lets bots think and clocks run out. All on the loop.
//
// A table does one thing at a time: its jobs wait in a queue, in which an append waits for the
// disk. Tables nobody has used for a while are parked: only their watchers stay in memory.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/hosted.h"
#include "server/journal.h"
#include "server/keeper.h"
#include "server/metrics.h"
#include "server/refusal.h"
#include "server/workers.h"
#include "table/table.h"

namespace orrery::server {

class Host {
 public:
  // How long somebody may be away before others may have a bot play for them, and how long after
  // the server's start no clock runs out: whoever was cut off has time to come back.
  static constexpr Millis kGrace = 60'000;

  Host(Loop& loop, Keeper& keeper, Workers& bots, GameShelf& shelf, Metrics& metrics,
       const Journal& journal, Millis grace = kGrace);

  using Answer = std::function<void(Result<std::int64_t>)>;  // the seq after it, on disk
  using Make = std::function<Result<Entry>(const Table&)>;
  using Look = std::function<void(Result<const Table*>)>;
  // What an entry may mean for those who watch.
  enum class EntryKind : std::uint8_t { move, membership, other };

  // A new table with these first entries, and started at once if `start`.
  void create(const std::string& id, std::vector<Entry> entries, bool start, const Answer& done);
  // Adds the entry that `make` makes of the table when its turn comes. `make` may be called again
  // when another process was quicker.
  void submit(const std::string& table, Make make, Answer done);
  // Shows the table as it is when its turn comes; the pointer holds during the call.
  void look(const std::string& table, Look look);

  // What a watcher is to see, decided when the table is there.
  using Admit = std::function<Result<Viewer>(const Table&)>;
  // From now on `watcher` hears of the table, beginning with what it lacks after `since`.
  void watch(const std::string& table, std::shared_ptr<Watcher> watcher, std::string person,
             std::optional<std::int64_t> since, Admit admit, Answer done);
  void unwatch(const std::string& table, const Watcher& watcher);
  // Somebody at a seat of the table did something there.
  void saw(const std::string& table, const std::string& person);
  enum class Presence : std::uint8_t { here, just_left, away };
  // Whether the person of a seat is watching, or did something there a short while ago.
  Presence presence_of(const std::string& table, const std::string& person) const;

  // Another process has brought the table to `seq`; an empty id: any table may have changed.
  void changed(const std::string& table, std::int64_t seq);

  // To be called every second: clocks, parking.
  void tick();
  // Lets a bot choose a move in somebody's place, on a thread where it delays nobody. It knows
  // nothing of what came before.
  void advise(Table::BotTask task, const BotSpec& bot, std::function<void(std::string)> done);

  // Finishes what is under way, refuses what comes, and then calls `done`.
  void stop(std::function<void()> done);

 private:
  Hosted& hosted(const std::string& table);
  void enqueue(const std::string& table, Hosted::Job job);
  void pump(Hosted& hosted);
  void finish(Hosted& hosted);
  void load(Hosted& hosted);
  Result<void> take_in(Hosted& hosted, Stored<std::optional<StoredTable>> stored);
  void fail_jobs(Hosted& hosted, const Refusal& refusal);

  Refusal store_refused(const std::string& table, const StoreError& error);
  // An entry that somebody wants to add; it may take several attempts.
  struct Submission {
    Make make;
    Answer done;
  };
  using SubmissionPtr = std::shared_ptr<const Submission>;

  Hosted::Job again(SubmissionPtr submission, bool fresh);
  void try_submit(Hosted& hosted, const SubmissionPtr& submission, bool fresh = false);
  void refuse_if_fresh(Hosted& hosted, const SubmissionPtr& submission, Refusal refusal,
                       bool fresh);
  void append(Hosted& hosted, Allowed allowed, std::function<void(Stored<Appended>)> done);
  void settle(Hosted& hosted, EntryKind kind);
  void send_updates(Hosted& hosted);
  void reseat_watchers(Hosted& hosted);
  void bring_up_to_date(Hosted& hosted, const std::vector<std::string>& lines);

  void admit(Hosted& hosted, const Subscriber& subscriber, std::optional<std::int64_t> since,
             const Answer& done);
  void begin_watching(Hosted& hosted, const Subscriber& subscriber, Frame first,
                      const Answer& done);
  void tell_presence(Hosted& hosted);

  void consider_bots(Hosted& hosted);
  void answer(const std::string& table, const std::shared_ptr<Thought>& thought,
              const std::string& move);
  void end_thought(const std::string& table);
  void run_clocks(Millis now);
  void time_out(const std::string& table);
  void park_idle(Millis now);
  void keep_snapshot(Hosted& hosted);
  void end_if_stopped();

  Loop& loop_;
  Keeper& keeper_;
  Workers& bots_;
  GameShelf& shelf_;
  Metrics& metrics_;
  const Journal& journal_;
  std::unordered_map<std::string, std::unique_ptr<Hosted>> tables_;
  JsonWriter room_;  // for the documents of all tables in turn
  const Millis grace_;
  const Millis begun_;
  Millis next_due_ = 0;
  bool stopping_ = false;
  // The same for the threads on which bots give advice.
  std::shared_ptr<std::atomic<bool>> ended_ = std::make_shared<std::atomic<bool>>(false);
  std::function<void()> stopped_;
};

}  // namespace orrery::server
