// The server as a process: starting and stopping it, and what it uses of the machine.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include <sys/types.h>

namespace orrery::load {

// Seconds of processor time that the processes have used so far, their own and the kernel's for
// them, and their resident memory in bytes. Processes that are gone count nothing.
double cpu_seconds(std::span<const pid_t> processes);
std::uint64_t resident_bytes(std::span<const pid_t> processes);

// A table server of our own, in a temporary directory that is removed with it.
class ServerProcess {
 public:
  // Starts `program serve` on a free local port and waits until it says its address. Without a
  // `store` it keeps its tables in a file of the temporary directory.
  static std::expected<ServerProcess, std::string> start(const std::string& program,
                                                         const std::string& store,
                                                         std::span<const std::string> arguments);
  ServerProcess(ServerProcess&& other) noexcept;
  ServerProcess& operator=(ServerProcess&& other) = delete;
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  // Asks the server to stop and waits for it.
  ~ServerProcess();

  pid_t pid() const { return pid_; }
  const std::string& url() const { return url_; }

 private:
  ServerProcess(pid_t pid, std::filesystem::path directory)
      : pid_(pid), directory_(std::move(directory)) {}

  pid_t pid_ = 0;
  std::filesystem::path directory_;
  std::string url_;
};

// Allows this process, and those it starts, as many open files as the system lets it have.
void raise_file_limit();

}  // namespace orrery::load
