// The TCP socket below a WebSocket. A client may send its first frames together with the upgrade
// request: what was read of them with the request is read here first.
#pragma once

#include <utility>

#include <boost/beast/core/buffered_read_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include "server/net.h"

namespace orrery::server {

class UpgradedStream : public beast::buffered_read_stream<Socket, beast::flat_buffer> {
 public:
  UpgradedStream(Socket socket, beast::flat_buffer early)
      : buffered_read_stream(std::move(socket)) {
    buffer() = std::move(early);
  }

  // How Beast ends a connection is decided by overloads for the type of its stream.
  friend void teardown(beast::role_type role, UpgradedStream& stream,
                       boost::system::error_code& error) {
    beast::websocket::teardown(role, stream.next_layer(), error);
  }
  template <class Handler>
  friend void async_teardown(beast::role_type role, UpgradedStream& stream, Handler&& handler) {
    beast::websocket::async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
  }
};

}  // namespace orrery::server
