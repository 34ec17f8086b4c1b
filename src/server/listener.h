// Accepts connections and speaks HTTP; hands over to a Connection when a client asks for WebSocket.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/connection.h"

namespace orrery::server {

class Listener {
 public:
  struct Options {
    bool trust_proxy = false;
    bool limited = true;  // connections of one address
  };
  Listener(asio::io_context& io, Backend& backend, Options options);

  // Whether it could take the address.
  boost::system::error_code open(const std::string& host, std::uint16_t port);
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  void start();
  // Takes no more connections and says goodbye to those there are.
  void stop();
  // Closes the connections that came with these cookies.
  void end(const EndedCookies& ended);
  bool empty() const { return connections_.empty(); }

 private:
  Task<void> accept();
  // Tells the host of the server, now and then, that somebody has to wait.
  void complain_of_crowd(const std::string& why);
  Task<void> serve(Socket socket);
  Task<void> serve_requests(HttpStream& stream, std::string address);
  // Answers the first request with the reason why there will be no more.
  Task<void> turn_away(HttpStream& stream);
  // The last answer on a connection that goes no further.
  Task<void> part(HttpStream& stream, const Connection::Upgrade& request, const Refusal& why) const;
  // `early` is what came after the request.
  Task<void> upgrade(HttpStream& stream, beast::flat_buffer early,
                     const Connection::Upgrade& request, const HttpRequest& plain);

  asio::io_context& io_;
  Backend& backend_;
  Options options_;
  Acceptor acceptor_;
  struct Open {
    int served = 0;
    int turned_away = 0;
  };
  std::map<std::string, Open> by_address_;
  std::map<Connection*, std::weak_ptr<Connection>> connections_;
  Millis next_complaint_ = 0;
};

}  // namespace orrery::server
