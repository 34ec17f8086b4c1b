// A WebSocket of the table server, for tests. Every call waits for its end, and none for longer
// than kPatience.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "support/http_client.h"
#include "support/patience.h"

namespace orrery::test {

class WebSocket {
 public:
  explicit WebSocket(std::uint16_t port, const Headers& headers = {});
  ~WebSocket();
  WebSocket(WebSocket&& other) noexcept;
  WebSocket& operator=(WebSocket&& other) noexcept;

  // What the server answered: 101 if it agreed.
  int status() const;
  bool open() const;
  void send(std::string_view text);
  void send_binary(std::string_view bytes);
  // The next frame; nothing once the connection is closed, or if none comes in time. What is not
  // received stays in the network: a client that does not call this does not read.
  std::optional<std::string> receive(std::chrono::milliseconds limit = kPatience);
  // Ends the connection at once, without a farewell.
  void drop();

 private:
  struct Wire;
  std::unique_ptr<Wire> wire_;
};

}  // namespace orrery::test
