#include "support/web_socket.h"

#include <deque>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <gtest/gtest.h>

#include "load/lines.h"
#include "support/loopback.h"

namespace orrery::test {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Clock = std::chrono::steady_clock;
using boost::system::error_code;

}  // namespace

struct WebSocket::Wire {
  // Lets the network work until `done` or the limit; false if that was over first.
  template <class Done>
  bool run_until(Done done, std::chrono::milliseconds limit) {
    const auto end = Clock::now() + limit;
    while (!done()) {
      const auto now = Clock::now();
      if (now >= end) return false;
      io.restart();
      if (io.run_one_for(end - now) == 0 && io.stopped() && !done()) return false;
    }
    return true;
  }

  void read() {
    socket.async_read(buffer, [this](const error_code& error, std::size_t size) {
      reading = false;
      if (error) {
        open = false;
        return;
      }
      load::for_each_line({static_cast<const char*>(buffer.cdata().data()), size},
                          [this](std::string_view line) { inbox.emplace_back(line); });
      buffer.consume(size);
    });
    reading = true;
  }

  void write(std::string_view bytes) {
    bool done = false;
    error_code failed;
    socket.async_write(asio::buffer(bytes.data(), bytes.size()),
                       [&](const error_code& error, std::size_t) {
                         failed = error;
                         done = true;
                       });
    EXPECT_TRUE(run_until([&] { return done; }, kPatience)) << "the server does not read";
    if (failed) open = false;
  }

  asio::io_context io;
  beast::websocket::stream<beast::tcp_stream> socket{io};
  beast::flat_buffer buffer;
  std::deque<std::string> inbox;
  int status = 0;
  bool open = false;
  bool reading = false;
};

WebSocket::WebSocket(std::uint16_t port, const Headers& headers) : wire_(std::make_unique<Wire>()) {
  error_code refused;
  beast::get_lowest_layer(wire_->socket).socket().connect(local(port), refused);
  if (refused) return;
  wire_->socket.set_option(
      beast::websocket::stream_base::decorator([headers](beast::websocket::request_type& request) {
        for (const auto& [name, value] : headers) request.set(name, value);
      }));
  beast::websocket::response_type response;
  bool done = false;
  wire_->socket.async_handshake(response, own_host(port), "/ws", [&](const error_code& error) {
    wire_->open = !error;
    done = true;
  });
  EXPECT_TRUE(wire_->run_until([&] { return done; }, kPatience)) << "no answer to the upgrade";
  wire_->status = static_cast<int>(response.result_int());
}
WebSocket::~WebSocket() = default;
WebSocket::WebSocket(WebSocket&& other) noexcept = default;
WebSocket& WebSocket::operator=(WebSocket&& other) noexcept = default;

int WebSocket::status() const { return wire_->status; }
bool WebSocket::open() const { return wire_->open; }

void WebSocket::send(std::string_view text) {
  wire_->socket.text(true);
  wire_->write(text);
}

void WebSocket::send_binary(std::string_view bytes) {
  wire_->socket.binary(true);
  wire_->write(bytes);
}

std::optional<std::string> WebSocket::receive(std::chrono::milliseconds limit) {
  Wire& wire = *wire_;
  if (wire.inbox.empty() && wire.open) {
    if (!wire.reading) wire.read();
    wire.run_until([&] { return !wire.inbox.empty() || !wire.open; }, limit);
  }
  if (wire.inbox.empty()) return std::nullopt;
  std::string frame = std::move(wire.inbox.front());
  wire.inbox.pop_front();
  return frame;
}

void WebSocket::drop() {
  error_code ignored;
  beast::get_lowest_layer(wire_->socket).socket().close(ignored);
  wire_->open = false;
}

}  // namespace orrery::test
