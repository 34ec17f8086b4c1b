// The store, off the loop's thread. Appends that wait at the same time are written together and
// wait for the disk once; reading does not wait for writing. Answers come back on the loop.
#pragma once

#include <functional>
#include <mutex>
#include <utility>
#include <vector>

#include "server/loop.h"
#include "server/workers.h"
#include "store/store.h"

namespace orrery::server {

class Keeper {
 public:
  // Before it is destroyed it writes everything that was asked for.
  Keeper(Store& store, Loop& loop);

  bool shared() const { return store_.shared(); }

  // Of one table there may be one append under way at a time.
  void append(Append append, std::function<void(Stored<Appended>)> done);

  // Calls `job` with the store on the thread for writing, between two batches, or on the one for
  // reading; then `done` with its result on the loop.
  template <class Job, class Done>
  void write(Job job, Done done) {
    writing_.run([this, job = std::move(job)] { return job(store_); }, std::move(done));
  }
  template <class Job, class Done>
  void read(Job job, Done done) {
    reading_.run([this, job = std::move(job)] { return job(store_); }, std::move(done));
  }

 private:
  struct Pending {
    Append append;
    std::function<void(Stored<Appended>)> done;
  };
  void write_batch();

  Store& store_;
  Loop& loop_;
  std::mutex mutex_;  // of what follows
  std::vector<Pending> pending_;
  bool batch_ordered_ = false;
  std::size_t last_batch_ = 0;  // how many there were; of the writing thread alone
  // Last, since their threads use all of the above.
  Workers reading_;
  Workers writing_;
};

}  // namespace orrery::server
