#include "cli/input.h"

#include <array>
#include <cerrno>
#include <utility>

#include <unistd.h>

namespace orrery::cli {
namespace {

constexpr std::size_t kMaxInput = 1 << 20;

}  // namespace

std::expected<std::string, Failure> read_all_input() {
  std::string text;
  std::array<char, 65536> chunk{};
  for (;;) {
    const ssize_t got = ::read(STDIN_FILENO, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::unexpected(bad_usage("The standard input cannot be read."));
    if (got == 0) return text;
    text.append(chunk.data(), static_cast<std::size_t>(got));
    if (text.size() > kMaxInput)
      return std::unexpected(bad_usage("The input is larger than 1 MiB; that is no position."));
  }
}

std::expected<std::string, LineInput::End> LineInput::next() {
  std::array<char, 4096> chunk{};
  for (;;) {
    if (interrupted_) return std::unexpected(End::interrupted);
    if (const std::size_t end = buffered_.find('\n'); end != std::string::npos) {
      std::string line = buffered_.substr(0, end);
      buffered_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    if (ended_) {
      if (buffered_.empty()) return std::unexpected(End::end_of_input);
      return std::exchange(buffered_, {});
    }
    const ssize_t got = ::read(STDIN_FILENO, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0)
      ended_ = true;
    else
      buffered_.append(chunk.data(), static_cast<std::size_t>(got));
  }
}

}  // namespace orrery::cli
