#include "server/workers.h"

#include <sys/resource.h>
#include <unistd.h>

namespace orrery::server {
namespace {

// On Linux a thread has a niceness of its own.
void give_way() {
  constexpr int kNice = 10;
  setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNice);
}

}  // namespace

Workers::Workers(Loop& loop, int threads, Priority priority, AtEnd at_end)
    : loop_(loop), at_end_(at_end) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this, priority] { work(priority); });
}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    if (at_end_ == AtEnd::drop) jobs_.clear();
  }
  more_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Workers::add(std::function<void()> job) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  more_.notify_one();
}

void Workers::work(Priority priority) {
  if (priority == Priority::low) give_way();
  std::unique_lock lock(mutex_);
  while (true) {
    more_.wait(lock, [this] { return ending_ || !jobs_.empty(); });
    if (jobs_.empty()) return;
    const auto job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    job();
    lock.lock();
  }
}

}  // namespace orrery::server
