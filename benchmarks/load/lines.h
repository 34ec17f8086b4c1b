// A frame from the server is one or more messages, a line each.
#pragma once

#include <algorithm>
#include <string_view>

namespace orrery::load {

void for_each_line(std::string_view frame, const auto& take) {
  while (!frame.empty()) {
    const std::size_t end = std::min(frame.find('\n'), frame.size());
    take(frame.substr(0, end));
    frame.remove_prefix(std::min(end + 1, frame.size()));
  }
}

}  // namespace orrery::load
