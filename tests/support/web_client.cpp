#include "support/web_client.h"

#include <algorithm>
#include <array>
#include <deque>
#include <utility>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace orrery::test {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Clock = std::chrono::steady_clock;
using boost::system::error_code;

asio::ip::tcp::endpoint local(std::uint16_t port) {
  return {asio::ip::address_v4::loopback(), port};
}

std::string own_host(std::uint16_t port) { return "127.0.0.1:" + std::to_string(port); }

std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

HttpAnswer answer_of(const http::response<http::string_body>& response) {
  HttpAnswer answer{
      .status = static_cast<int>(response.result_int()), .headers = {}, .body = response.body()};
  for (const auto& field : response)
    answer.headers[small_letters(field.name_string())] = std::string(field.value());
  return answer;
}

int poll_one(int socket, short events, std::chrono::milliseconds limit) {
  pollfd one{.fd = socket, .events = events, .revents = 0};
  return ::poll(&one, 1, static_cast<int>(limit.count()));
}

}  // namespace

std::string HttpAnswer::header(const std::string& name) const {
  const auto found = headers.find(name);
  return found == headers.end() ? "" : found->second;
}

json::object HttpAnswer::object() const {
  error_code error;
  const json::value value = json::parse(body, error);
  EXPECT_TRUE(!error && value.is_object()) << status << " " << body;
  return value.is_object() ? value.as_object() : json::object();
}

std::string HttpAnswer::refusal() const {
  const json::object answer = object();
  const json::value* error = answer.if_contains("error");
  return error == nullptr ? "" : std::string(error->as_array().at(0).as_string());
}

// --- HTTP ---

struct HttpClient::Wire {
  explicit Wire(std::uint16_t to) : port(to) {}

  // Sends and reads on the connection there is; false if that was closed meanwhile.
  bool exchange(const http::request<http::string_body>& request, HttpAnswer& answer) {
    http::response<http::string_body> response;
    beast::flat_buffer buffer;
    error_code failed;
    stream->expires_after(kPatience);
    http::async_write(*stream, request, [&](const error_code& unsent, std::size_t) {
      failed = unsent;
      if (unsent && unsent != asio::error::broken_pipe) return;
      http::async_read(*stream, buffer, response,
                       [&](const error_code& unread, std::size_t) { failed = unread; });
    });
    io.restart();
    io.run();
    EXPECT_NE(failed, beast::error::timeout) << "no answer to " << request.target();
    if (failed || !response.keep_alive()) stream.reset();
    if (failed) return false;
    answer = answer_of(response);
    return true;
  }

  std::uint16_t port;
  asio::io_context io;
  std::optional<beast::tcp_stream> stream;
};

HttpClient::HttpClient(std::uint16_t port) : wire_(std::make_unique<Wire>(port)) {}
HttpClient::~HttpClient() = default;
HttpClient::HttpClient(HttpClient&& other) noexcept = default;
HttpClient& HttpClient::operator=(HttpClient&& other) noexcept = default;

HttpAnswer HttpClient::get(const std::string& target, const Headers& headers) {
  return request("GET", target, "", headers);
}

HttpAnswer HttpClient::post(const std::string& target, const json::value& body,
                            const Headers& headers) {
  Headers all = headers;
  all.try_emplace("Content-Type", "application/json");
  return request("POST", target, json::serialize(body), all);
}

HttpAnswer HttpClient::request(const std::string& method, const std::string& target,
                               const std::string& body, const Headers& headers) {
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(target);
  request.version(11);
  request.set(http::field::host, own_host(wire_->port));
  if (!token_.empty()) request.set(http::field::cookie, "theme=dark; orrery=" + token_);
  for (const auto& [name, value] : headers) request.set(name, value);
  request.body() = body;
  request.prepare_payload();

  HttpAnswer answer;
  const bool fresh = !wire_->stream;
  if (fresh || !wire_->exchange(request, answer)) {
    wire_->stream.emplace(wire_->io);
    error_code refused;
    wire_->stream->socket().connect(local(wire_->port), refused);
    if (refused) wire_->stream.reset();
    if (refused || !wire_->exchange(request, answer)) return {};
  }
  const std::string cookie = answer.header("set-cookie");
  if (cookie.starts_with("orrery=")) token_ = cookie.substr(7, cookie.find(';') - 7);
  return answer;
}

// --- WebSocket ---

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
      std::string_view rest(static_cast<const char*>(buffer.cdata().data()), size);
      while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        inbox.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
      }
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

// --- plain bytes ---

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
