// The one thread on which tables, people and connections are handled, so that none of them needs a
// lock. Everything slow happens elsewhere and comes back through `post`.
#pragma once

#include <functional>

#include "table/entry.h"

namespace orrery::server {

class Loop {
 public:
  Loop() = default;
  virtual ~Loop() = default;
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  // Calls `job` on the loop's thread, soon. May be called from any thread.
  virtual void post(std::function<void()> job) = 0;
  // Calls `job` on the loop's thread once `delay` has passed. Called on the loop's thread.
  virtual void after(Millis delay, std::function<void()> job) = 0;
  virtual Millis now() const = 0;
};

}  // namespace orrery::server
