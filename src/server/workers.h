// Threads for what takes its time: the disk, bots, passwords. Results come back on the loop.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "server/loop.h"

namespace orrery::server {

class Workers {
 public:
  enum class Priority : std::uint8_t { usual, low };  // low gives way to everything else
  enum class AtEnd : std::uint8_t { finish, drop };   // what has not begun by then

  Workers(Loop& loop, int threads, Priority priority, AtEnd at_end);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // May be called from any thread.
  void add(std::function<void()> job);

  // Calls `done` on the loop with what `job` returns.
  template <class Job, class Done>
  void run(Job job, Done done) {
    add([this, job = std::move(job), done = std::move(done)] {
      loop_.post([done, result = job()]() mutable { done(std::move(result)); });
    });
  }

 private:
  void work(Priority priority);

  Loop& loop_;
  AtEnd at_end_;
  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<std::function<void()>> jobs_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace orrery::server
