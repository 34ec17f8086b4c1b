// An open file that closes itself.
#pragma once

#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace orrery {

inline constexpr mode_t kPlainFile = 0666;  // less what the user's umask takes away
inline constexpr mode_t kPrivateFile = 0600;

class Descriptor {
 public:
  Descriptor() = default;
  // Not `open` afterwards if it failed; errno says why.
  Descriptor(const std::filesystem::path& path, int flags, mode_t mode = kPlainFile)
      : fd_(::open(path.c_str(), flags | O_CLOEXEC, mode)) {}
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  bool open() const { return fd_ >= 0; }
  int get() const { return fd_; }

 private:
  int fd_ = -1;
};

}  // namespace orrery
