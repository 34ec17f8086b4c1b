#include "server/metrics.h"

#include <bit>

#include <fmt/format.h>

namespace orrery::server {

void Histogram::add(Millis took) {
  const auto width = static_cast<std::size_t>(std::bit_width(static_cast<std::uint64_t>(took)));
  if (width < kBuckets) ++counts_[width];
  ++count_;
  sum_ += took;
}

std::string Histogram::text(const std::string& name, const std::string& help) const {
  std::string text = fmt::format("# HELP {0} {1}\n# TYPE {0} histogram\n", name, help);
  std::uint64_t below = 0;
  for (std::size_t i = 0; i < kBuckets; ++i) {
    below += counts_[i];
    // Whole milliseconds below 2^i are those that the first i + 1 buckets hold.
    text += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name,
                        static_cast<double>((1ULL << i) - 1) / 1000, below);
  }
  text += fmt::format("{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, count_,
                      static_cast<double>(sum_) / 1000);
  return text;
}

std::string Metrics::text() const {
  std::string text;
  const auto add = [&](const char* kind, const char* name, const char* help, std::uint64_t value) {
    text += fmt::format("# HELP orrery_{0} {1}\n# TYPE orrery_{0} {2}\norrery_{0} {3}\n", name,
                        help, kind, value);
  };
  add("counter", "requests_total", "Requests over WebSocket.", requests);
  add("counter", "requests_refused_total", "Requests that were refused.", refused_requests);
  add("counter", "requests_limited_total", "Requests above a rate limit.", limited_requests);
  add("counter", "http_requests_total", "Requests over HTTP.", http_requests);
  add("counter", "entries_total", "Entries added to logs of tables.", entries);
  add("counter", "moves_total", "Moves among them.", moves);
  add("counter", "conflicts_total", "Appends that another process had forestalled.", conflicts);
  add("counter", "bot_thoughts_dropped_total", "Thoughts of bots that people overtook.",
      dropped_thoughts);
  add("counter", "store_errors_total", "Calls to the store that failed.", store_errors);
  add("counter", "updates_total", "Updates sent.", updates);
  add("counter", "update_bytes_total", "Bytes of the updates sent.", update_bytes);
  add("counter", "readers_dropped_total", "Connections closed for not reading.", dropped_readers);
  add("gauge", "connections", "Open WebSocket connections.", connections);
  add("gauge", "tables_loaded", "Tables in memory.", tables_loaded);
  text += append_time.text("orrery_append_seconds", "From a request to its entry being on disk.");
  return text;
}

}  // namespace orrery::server
