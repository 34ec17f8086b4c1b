#include "support/raw_socket.h"

#include <array>
#include <utility>

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "support/patience.h"

namespace orrery::test {
namespace {

using Clock = std::chrono::steady_clock;

int poll_one(int socket, short events, std::chrono::milliseconds limit) {
  pollfd one{.fd = socket, .events = events, .revents = 0};
  return ::poll(&one, 1, static_cast<int>(limit.count()));
}

}  // namespace

std::string upgrade_request(const std::string& token) {
  return "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
         "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" +
         (token.empty() ? "" : "Cookie: orrery=" + token + "\r\n") + "\r\n";
}

std::string client_frame(std::string_view payload, char first) {
  std::string frame(1, first);
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | static_cast<int>(payload.size()));
  } else {
    frame += '\xFE';
    frame += static_cast<char>(payload.size() >> 8);
    frame += static_cast<char>(payload.size() & 0xFF);
  }
  frame.append(4, '\0');
  return frame.append(payload);
}

RawSocket::RawSocket(std::uint16_t port)
    : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  const int window = 4096;
  ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &window, sizeof window);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  EXPECT_EQ(::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
}

RawSocket::~RawSocket() {
  if (socket_ >= 0) ::close(socket_);
}

RawSocket::RawSocket(RawSocket&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}

void RawSocket::send(std::string_view bytes) {
  while (!bytes.empty()) {
    ASSERT_GT(poll_one(socket_, POLLOUT, kPatience), 0) << "the server does not read";
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

bool RawSocket::receive_some(std::string& all, Clock::time_point end) {
  std::array<char, 4096> chunk{};
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
  if (left.count() <= 0 || poll_one(socket_, POLLIN, left) <= 0) return false;
  const ssize_t got = ::recv(socket_, chunk.data(), chunk.size(), 0);
  if (got <= 0) {
    closed_ = true;
    return false;
  }
  all.append(chunk.data(), static_cast<std::size_t>(got));
  return true;
}

std::string RawSocket::receive_until(std::string_view text) {
  const auto end = Clock::now() + kPatience;
  std::string all;
  while (all.find(text) == std::string::npos && receive_some(all, end)) {
  }
  return all;
}

std::string RawSocket::receive_all() {
  const auto end = Clock::now() + kPatience;
  std::string all;
  while (receive_some(all, end)) {
  }
  return all;
}

bool RawSocket::closed() {
  receive_all();
  return closed_;
}

}  // namespace orrery::test
