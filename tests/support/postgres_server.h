// A real PostgreSQL for tests: Debian's package in a temporary directory, reached by a socket in
// there, ended with the test process at the latest. It does not wait for the disk unless asked to.
#pragma once

#include <string>

#include <sys/types.h>

#include "support/temporary_directory.h"

namespace orrery::test {

class PostgresServer {
 public:
  // The one of this process, started when it is first asked for.
  static PostgresServer& shared();

  explicit PostgresServer(bool waits_for_disk = false);
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  // Why there is none: it is not installed, or does not start. "" if it runs.
  const std::string& missing() const { return missing_; }
  // Whether tests must fail, not be skipped, where there is none.
  static bool required();

  // The address of an empty store; another one at every call.
  std::string new_store();

  // As a power cut would: no connection is told. `start` recovers what was committed.
  void kill();
  void start();

 private:
  std::string address() const;
  void install();

  const TemporaryDirectory folder_;
  const bool waits_for_disk_;
  std::string programs_;  // the folder of PostgreSQL's programs
  std::string missing_;
  pid_t pid_ = -1;
  int stores_ = 0;
};

}  // namespace orrery::test
