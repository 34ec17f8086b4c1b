// Plain bytes over TCP, for what no proper client would send. No call waits for longer than
// kPatience.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace orrery::test {

// The upgrade to WebSocket by hand, for clients that are not to read. Without a token a visitor's.
std::string upgrade_request(const std::string& token = "");
// A frame of a client: masked, with a mask of zeros. `first`: 0x81 for a whole text.
std::string client_frame(std::string_view payload, char first = '\x81');

class RawSocket {
 public:
  // A small window makes the server wait soon when nobody reads.
  explicit RawSocket(std::uint16_t port);
  ~RawSocket();
  RawSocket(RawSocket&& other) noexcept;
  RawSocket& operator=(RawSocket&&) = delete;

  // As much as the server takes; it may have closed the connection.
  void send(std::string_view bytes);
  // What comes until that text is in it, or until the server closes the connection.
  std::string receive_until(std::string_view text);
  std::string receive_all();
  // Whether the server closes the connection.
  bool closed();

 private:
  // Adds to `all` what comes next; false if nothing does.
  bool receive_some(std::string& all, std::chrono::steady_clock::time_point end);

  int socket_ = -1;
  bool closed_ = false;
};

}  // namespace orrery::test
