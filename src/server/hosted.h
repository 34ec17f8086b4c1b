// A table in the host's hands: the table itself while it is in use, who watches it, and the frames
// that tell watchers what changed.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/document.h"
#include "server/refusal.h"
#include "table/table.h"

namespace orrery::server {

using Frame = std::shared_ptr<const std::string>;

// A connection that looks at tables.
class Watcher {
 public:
  Watcher() = default;
  virtual ~Watcher() = default;
  Watcher(const Watcher&) = delete;
  Watcher& operator=(const Watcher&) = delete;
  virtual void send(Frame frame) = 0;
  // The connection has ended.
  virtual bool gone() const = 0;
  // Whether it still wants to hear of the table: it may have turned away while that was being read.
  virtual bool wants(const std::string& table) const = 0;
};

struct Subscriber {
  std::shared_ptr<Watcher> watcher;
  std::string person;
  Viewer viewer;
};

// The whole table as a viewer sees it, a message of the protocol.
std::string whole_table(const std::string& id, const Table& table, Viewer viewer, Millis now);

// A frame for every viewer, by index_of.
using Frames = std::array<Frame, kMaxSeats + 1>;
std::size_t index_of(Viewer viewer);

// A bot at work on a decision.
struct Thought {
  Seat seat{};
  int decision = 0;
  std::atomic<bool> stop = false;  // nobody waits for its answer any longer
};

struct Hosted {
  using Job = std::function<void(Result<Hosted*>)>;

  explicit Hosted(std::string table_id) : id(std::move(table_id)) {}

  std::string id;
  std::optional<Table> table;  // nothing while it is parked
  std::int64_t seq = 0;        // what the subscribers have; what the store has, as far as known
  std::int64_t snapshot = 0;   // seq of the snapshot in the store
  std::deque<Job> jobs;
  bool busy = false;                 // with a job or with loading
  bool pumping = false;              // jobs are being taken from the queue
  std::shared_ptr<Thought> thought;  // null while no bot is at work for this table
  Millis used = 0;
  Millis began = 0;  // the append under way
  std::vector<Subscriber> subscribers;
  std::map<std::string, Millis> seen;  // when people of seats who do not watch were last here

  Frames outgoing;  // wait for the disk

  // Before the table changes: makes what the watchers see now, unless it is there. `rewrites` says
  // that the change may take steps back.
  void prepare(bool rewrites);
  // After the table has changed: the updates for its watchers. `room` is memory to write in.
  Frames updates(std::int64_t from, Millis now, JsonWriter& room);
  // What a watcher lacks who last saw the table as it was in `old`.
  Frame update_from(const Table& old, Viewer viewer, Millis now) const;
  Frame whole(Viewer viewer, Millis now) const;
  Frame presence() const;
  // Who decides on `task`, a bot of the table. It keeps its seat as long as the table stays in
  // memory and nobody else takes the seat, and begins anew where the table is opened again. Null if
  // this program has no such bot.
  std::shared_ptr<Bot> bot_for(const Table::BotTask& task);
  // Stops the bot at work if its answer is of no use any longer.
  void stop_outdated_thought();
  // The table and all that is made of it leave memory.
  void forget();

 private:
  // What watchers have; empty until it is needed.
  struct Sight {
    JsonWriter common;
    std::array<JsonWriter, kMaxSeats + 1> own;  // by index_of
  };
  // What an update tells besides the changes of the document.
  struct Change {
    std::int64_t from = 0;          // the seq before it
    std::size_t first_changed = 1;  // the first step that was not the same before
    std::size_t steps_before = 0;
  };

  std::vector<Viewer> viewers() const;
  Frame update(const std::string& deltas, const Change& change, Viewer viewer, Millis now) const;

  struct SeatedBot {
    std::string name;
    std::shared_ptr<Bot> bot;  // shared with the thread it thinks on
  };

  std::array<SeatedBot, kMaxSeats> bots_;
  Sight sight_;
  std::optional<Past> past_;  // if the change may take steps back
  std::size_t steps_before_ = 0;
};

}  // namespace orrery::server
