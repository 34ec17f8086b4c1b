// Plain bytes over TCP, for what no proper client would send. No call waits for longer than
// kPatience.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace orrery::test {

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
