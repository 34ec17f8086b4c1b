// Reading the standard input: everything at once, or line by line from a person or a pipe.
#pragma once

#include <atomic>
#include <cstdint>
#include <expected>
#include <string>

#include "cli/failure.h"

namespace orrery::cli {

// All of it, at most 1 MiB.
std::expected<std::string, Failure> read_all_input();

class LineInput {
 public:
  enum class End : std::uint8_t { end_of_input, interrupted };

  explicit LineInput(const std::atomic<bool>& interrupted) : interrupted_(interrupted) {}
  // The next line without its end; waiting ends early when the program is interrupted.
  std::expected<std::string, End> next();

 private:
  const std::atomic<bool>& interrupted_;
  std::string buffered_;
  bool ended_ = false;
};

}  // namespace orrery::cli
