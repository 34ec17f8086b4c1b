// A table in the host's hands: the table itself while it is in use, who watches it, and the frames
// that tell watchers what changed.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/json.hpp>

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
};

struct Subscriber {
  std::shared_ptr<Watcher> watcher;
  std::string person;
  Viewer viewer;
};

// The whole table as a viewer sees it.
json::object whole_table(const std::string& id, const Table& table, Viewer viewer, Millis now);

// A frame for every viewer, by index_of.
using Frames = std::array<Frame, kMaxSeats + 1>;
std::size_t index_of(Viewer viewer);

struct Hosted {
  using Job = std::function<void(Result<Hosted*>)>;

  explicit Hosted(std::string table_id) : id(std::move(table_id)) {}

  std::string id;
  std::optional<Table> table;  // nothing while it is parked
  std::int64_t seq = 0;        // what the subscribers have; what the store has, as far as known
  std::int64_t snapshot = 0;   // seq of the snapshot in the store
  std::deque<Job> jobs;
  bool busy = false;      // with a job or with loading
  bool pumping = false;   // jobs are being taken from the queue
  bool thinking = false;  // a bot is at work for this table
  Millis used = 0;
  Millis began = 0;  // the append under way
  std::vector<Subscriber> subscribers;

  // What the subscribers see now, by index_of; made when first needed.
  std::array<std::optional<json::value>, kMaxSeats + 1> documents;
  Past past;
  Frames outgoing;  // wait for the disk

  // Makes the documents of all viewers that somebody watches as. Call before the table changes.
  void prepare();
  // The updates that a change of the table makes; the documents are afterwards those of now.
  Frames updates(std::int64_t from, Millis now);
  // The same from another table's documents: what a watcher lacks who last saw `old`.
  Frame update_from(const Table& old, Viewer viewer, Millis now) const;
  Frame whole(Viewer viewer, Millis now) const;
  Frame presence() const;
  // The table and all that is made of it leave memory.
  void forget();

 private:
  std::vector<Viewer> viewers() const;
  // What a viewer saw of the table at `seq`.
  struct Seen {
    const json::value& document;
    const Past& past;
    std::int64_t seq;
  };
  Frame update(const Seen& before, const json::value& after, Viewer viewer, Millis now) const;
};

}  // namespace orrery::server
