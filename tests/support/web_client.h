// A client of the table server for tests: HTTP with a cookie, WebSockets, and plain bytes for what
// no proper client would send. Every call waits for its end, and none for longer than kPatience.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json.hpp>

namespace orrery::test {

namespace json = boost::json;

// Far more than anything takes, even under the sanitizers on a busy machine.
inline constexpr std::chrono::milliseconds kPatience{30'000};

using Headers = std::map<std::string, std::string>;

struct HttpAnswer {
  int status = 0;   // 0 if the server closed the connection without an answer
  Headers headers;  // names in small letters; of several with one name the last
  std::string body;

  std::string header(const std::string& name) const;
  json::object object() const;
  // The id of the message in an answer that refuses; "" if there is none.
  std::string refusal() const;
};

class HttpClient {
 public:
  explicit HttpClient(std::uint16_t port);
  ~HttpClient();
  HttpClient(HttpClient&& other) noexcept;
  HttpClient& operator=(HttpClient&& other) noexcept;

  HttpAnswer get(const std::string& target, const Headers& headers = {});
  // As JSON, unless the headers say something else.
  HttpAnswer post(const std::string& target, const json::value& body, const Headers& headers = {});
  HttpAnswer request(const std::string& method, const std::string& target, const std::string& body,
                     const Headers& headers = {});

  // The token in the cookie "orrery"; "" without one. Kept as a browser does.
  const std::string& token() const { return token_; }
  void set_token(std::string token) { token_ = std::move(token); }

 private:
  struct Wire;
  std::unique_ptr<Wire> wire_;
  std::string token_;
};

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
