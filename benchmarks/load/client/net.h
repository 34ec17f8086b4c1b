// The network as the load program sees it: requests over HTTP, and a WebSocket that opens itself
// again. Beast stays in net.cpp. Everything happens on the one thread that runs the io_context.
#pragma once

#include <cstddef>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

namespace orrery::load {

namespace asio = boost::asio;

// Where the server processes listen; a client whose process is gone tries the next one.
struct Address {
  std::string host;
  std::string port;
};
using Addresses = std::vector<Address>;
// From http://HOST:PORT each.
std::expected<Addresses, std::string> parse_urls(const std::vector<std::string>& urls);

struct HttpAnswer {
  unsigned status = 0;
  std::string body;
  std::string cookie;  // the value of "orrery", if it was set
};

// One HTTP connection, kept open between requests.
class Http {
 public:
  Http(asio::io_context& context, const Addresses& addresses, std::size_t first);
  ~Http();
  Http(const Http&) = delete;
  Http& operator=(const Http&) = delete;

  // A GET without a body, a POST with one. An error says that there is no answer; the next request
  // connects again, to the next process.
  asio::awaitable<std::expected<HttpAnswer, std::string>> request(std::string target,
                                                                  std::string cookie,
                                                                  std::string body = "");

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// A WebSocket to /ws.
class Link {
 public:
  struct Events {
    std::function<void(std::string_view frame)> heard;
    // The connection is lost or could not be made. True to try again, on the next process.
    std::function<bool(const std::string& why)> lost;
  };
  Link(asio::io_context& context, const Addresses& addresses, std::size_t first, std::string cookie,
       Events events);
  ~Link();
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  void open();
  // Sent in order; forgotten if the connection is lost.
  void send(std::string frame);
  // Closes for good, without a word to `lost`.
  void close();

 private:
  struct Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace orrery::load
