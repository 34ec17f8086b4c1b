// A loop for tests of the server's parts without a network: jobs run when the test says so, on its
// own thread, and time passes when the test says so.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>

#include "server/loop.h"

namespace orrery::test {

class TestLoop final : public server::Loop {
 public:
  void post(std::function<void()> job) override {
    // Told inside the lock: who waits may destroy the loop as soon as it has the job.
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
    more_.notify_one();
  }
  void after(Millis delay, std::function<void()> job) override {
    timers_.emplace(now_ + delay, std::move(job));
  }
  Millis now() const override { return now_; }

  // Runs jobs, waiting for those of other threads, until `enough`; throws if that never comes.
  void run_until(const std::function<bool()>& enough, const std::string& what) {
    while (!enough()) {
      std::unique_lock lock(mutex_);
      if (!more_.wait_for(lock, std::chrono::seconds(30), [this] { return !jobs_.empty(); }))
        throw std::runtime_error("waited in vain for " + what);
      const std::function<void()> job = std::move(jobs_.front());
      jobs_.pop_front();
      lock.unlock();
      job();
    }
  }
  // Time passes, and what was to happen meanwhile happens.
  void pass(Millis time) {
    now_ += time;
    while (!timers_.empty() && timers_.begin()->first <= now_) {
      const std::function<void()> job = std::move(timers_.begin()->second);
      timers_.erase(timers_.begin());
      job();
    }
  }

 private:
  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<std::function<void()>> jobs_;
  std::multimap<Millis, std::function<void()>> timers_;
  Millis now_ = 1'700'000'000'000;
};

}  // namespace orrery::test
