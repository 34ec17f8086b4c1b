#include "server/journal.h"

#include <chrono>
#include <cstdio>

#include <boost/json.hpp>
#include <fmt/chrono.h>
#include <fmt/format.h>

namespace orrery::server {
namespace json = boost::json;

void Journal::write(std::string_view level, std::string_view what, Fields fields) {
  const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
  const auto millis = now.time_since_epoch().count() % 1000;
  const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
  json::object line = {{"time", fmt::format("{:%FT%T}.{:03}Z", fmt::gmtime(seconds), millis)},
                       {"level", level},
                       {"what", what}};
  for (const auto& [name, value] : fields) line.emplace(name, value);
  fmt::print(stderr, "{}\n", json::serialize(line));
}

}  // namespace orrery::server
