// The real program as a table server, on a free local port, with a store of its own.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "cli/program.h"

namespace orrery::test {

// The port that a server which has started names in its log.
std::uint16_t port_in(const std::string& log);

class ServerProcess {
 public:
  // Started, and listening. Without a `store` it keeps its tables in a file of its own folder.
  explicit ServerProcess(Arguments more = {}, std::string store = "");

  std::uint16_t port() const { return port_; }
  const std::string& store() const { return store_; }
  const std::filesystem::path& folder() const { return folder_.path(); }
  pid_t pid() const { return program_->pid(); }

  // As the system does when the machine is shut down; what the program said and its exit code.
  Ran stop();
  // Kill -9: no farewell, nothing finished.
  void kill();
  // The same store, another port.
  void start();

 private:
  TemporaryDirectory folder_;
  Arguments more_;
  std::string store_;
  std::unique_ptr<Running> program_;
  std::uint16_t port_ = 0;
};

}  // namespace orrery::test
