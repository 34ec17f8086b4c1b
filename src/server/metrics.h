// What the server counts about itself, for /metrics. Touched on the loop alone.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "table/entry.h"

namespace orrery::server {

// How long things took, by powers of two from 1 ms on.
class Histogram {
 public:
  void add(Millis took);
  // In Prometheus' text format.
  std::string text(const std::string& name, const std::string& help) const;

 private:
  static constexpr std::size_t kBuckets = 12;
  std::array<std::uint64_t, kBuckets> counts_{};
  std::uint64_t count_ = 0;
  Millis sum_ = 0;
};

struct Metrics {
  std::uint64_t requests = 0;          // over WebSocket
  std::uint64_t refused_requests = 0;  // by whatever reason
  std::uint64_t limited_requests = 0;  // by a rate limit
  std::uint64_t http_requests = 0;
  std::uint64_t entries = 0;
  std::uint64_t moves = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t dropped_thoughts = 0;  // of bots, overtaken by what people did
  std::uint64_t store_errors = 0;
  std::uint64_t updates = 0;
  std::uint64_t update_bytes = 0;
  std::uint64_t connections = 0;      // open now
  std::uint64_t dropped_readers = 0;  // closed because they did not read
  std::uint64_t tables_loaded = 0;    // now
  Histogram append_time;

  std::string text() const;
};

}  // namespace orrery::server
