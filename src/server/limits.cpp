#include "server/limits.h"

#include <algorithm>
#include <cmath>

namespace orrery::server {

Millis RateLimit::take(std::string_view who, Millis now) {
  forget_full(now);
  const double per_milli = static_cast<double>(most_) / static_cast<double>(period_);
  Bucket& bucket = buckets_
                       .try_emplace(std::string(who),
                                    Bucket{.tokens = static_cast<double>(most_), .filled = now})
                       .first->second;
  const auto passed = static_cast<double>(std::max<Millis>(0, now - bucket.filled));
  bucket.tokens = std::min(static_cast<double>(most_), bucket.tokens + passed * per_milli);
  bucket.filled = now;
  if (bucket.tokens < 1) return static_cast<Millis>(std::ceil((1 - bucket.tokens) / per_milli));
  bucket.tokens -= 1;
  return 0;
}

void RateLimit::forget_full(Millis now) {
  if (now < next_sweep_) return;
  next_sweep_ = now + period_;
  std::erase_if(buckets_, [&](const auto& entry) { return now - entry.second.filled >= period_; });
}

Result<void> within(const Limits& limits, RateLimit& limit, std::string_view who, Millis now) {
  if (limits.off) return {};
  const Millis wait = limit.take(who, now);
  if (wait == 0) return {};
  const auto seconds = static_cast<int>((wait + 999) / 1000);
  return std::unexpected(Refusal{.status = 429,
                                 .message = {"server.too_many", {{"seconds", seconds}}},
                                 .retry_after = seconds});
}

}  // namespace orrery::server
