// Hears what other processes have appended to a PostgreSQL store, on a connection and a thread of
// its own, and connects again when the connection is lost.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>

#include "store/postgres.h"
#include "table/descriptor.h"

namespace orrery {

class PostgresListener {
 public:
  using Changed = std::function<void(std::string table, std::int64_t seq)>;

  // Notices of `process` itself are left out. When this returns, nothing that is appended from now
  // on is missed, or `changed` will be called with "" once there is a connection.
  PostgresListener(std::string address, std::string process, Changed changed);
  ~PostgresListener();
  PostgresListener(const PostgresListener&) = delete;
  PostgresListener& operator=(const PostgresListener&) = delete;

 private:
  bool connect();
  void run();
  // Waits for the connection, at most `milliseconds` (-1 for ever); false when it is time to stop.
  bool wait(int socket, int milliseconds) const;
  bool hear();

  const std::string address_;
  const std::string process_;
  const Changed changed_;
  std::unique_ptr<PostgresConnection> connection_;  // null while there is none
  int stop_ = -1;                                   // readable when it is time to stop
  std::thread thread_;
};

}  // namespace orrery
