#include "server/keeper.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace orrery::server {
namespace {

// More than this in one transaction makes the first wait for the last.
constexpr std::size_t kMostInBatch = 256;
// When many come at once, a moment of waiting gathers more of them for one wait for the disk.
constexpr std::size_t kManyInBatch = 16;
constexpr auto kGathering = std::chrono::milliseconds(2);

}  // namespace

Keeper::Keeper(Store& store, Loop& loop)
    : store_(store),
      loop_(loop),
      reading_(loop, 1, Workers::Priority::usual, Workers::AtEnd::finish),
      writing_(loop, 1, Workers::Priority::usual, Workers::AtEnd::finish) {}

void Keeper::append(Append append, std::function<void(Stored<Appended>)> done) {
  const std::lock_guard lock(mutex_);
  pending_.push_back({.append = std::move(append), .done = std::move(done)});
  // What comes while a batch is being written goes into the next one.
  if (!std::exchange(batch_ordered_, true)) writing_.add([this] { write_batch(); });
}

void Keeper::write_batch() {
  std::vector<Append> batch;
  std::vector<std::function<void(Stored<Appended>)>> waiting;
  if (last_batch_ >= kManyInBatch && last_batch_ < kMostInBatch)
    std::this_thread::sleep_for(kGathering);
  {
    const std::lock_guard lock(mutex_);
    const std::size_t size = std::min(pending_.size(), kMostInBatch);
    last_batch_ = size;
    for (std::size_t i = 0; i < size; ++i) {
      batch.push_back(std::move(pending_[i].append));
      waiting.push_back(std::move(pending_[i].done));
    }
    pending_.erase(pending_.begin(), pending_.begin() + static_cast<std::ptrdiff_t>(size));
    batch_ordered_ = !pending_.empty();
    if (batch_ordered_) writing_.add([this] { write_batch(); });
  }
  loop_.post([waiting = std::move(waiting), results = store_.append(batch)] {
    for (std::size_t i = 0; i < waiting.size(); ++i)
      if (results)
        waiting[i]((*results)[i]);
      else
        waiting[i](std::unexpected(results.error()));
  });
}

}  // namespace orrery::server
