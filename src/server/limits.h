// How often something may be done: a bucket of tokens for each address or person, which fills up
// with time. Buckets that are full again are forgotten.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/refusal.h"
#include "table/entry.h"

namespace orrery::server {

class RateLimit {
 public:
  // `most` at once, filled again evenly within `period`.
  RateLimit(int most, Millis period) : most_(most), period_(period) {}

  // Takes a token: 0, or how long to wait until there is one.
  Millis take(std::string_view who, Millis now);

 private:
  struct Bucket {
    double tokens;
    Millis filled;  // when
  };
  void forget_full(Millis now);

  int most_;
  Millis period_;
  Millis next_sweep_ = 0;
  std::unordered_map<std::string, Bucket> buckets_;
};

// All limits of docs/protocol.md that are counted by address or person.
struct Limits {
  RateLimit new_people{20, 600'000};
  RateLimit tables{20, 600'000};
  RateLimit chat{10, 10'000};
  RateLimit hints{30, 60'000};
  RateLimit replays{20, 60'000};
  RateLimit passwords_by_address{10, 600'000};
  RateLimit passwords_by_name{10, 600'000};
  RateLimit joins{60, 60'000};
  RateLimit http{600, 60'000};
  RateLimit requests{200, 4'000};
  bool off = false;  // for measuring, and for tests
};

// How long to wait is part of the refusal; none when the limits are off.
Result<void> within(const Limits& limits, RateLimit& limit, std::string_view who, Millis now);

}  // namespace orrery::server
