// The TCP stream below a WebSocket. A client may send its first frames together with the upgrade
// request: what was read of them with the request is read here first.
#pragma once

#include <utility>

#include <boost/beast/core/buffered_read_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>

namespace orrery::server {

class UpgradedStream : public boost::beast::buffered_read_stream<boost::beast::tcp_stream,
                                                                 boost::beast::flat_buffer> {
 public:
  UpgradedStream(boost::beast::tcp_stream stream, boost::beast::flat_buffer early)
      : buffered_read_stream(std::move(stream)) {
    buffer() = std::move(early);
  }

  // How Beast ends a connection is decided by overloads for the type of its stream.
  friend void teardown(boost::beast::role_type role, UpgradedStream& stream,
                       boost::system::error_code& error) {
    teardown(role, stream.next_layer(), error);
  }
  template <class Handler>
  friend void async_teardown(boost::beast::role_type role, UpgradedStream& stream,
                             Handler&& handler) {
    async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
  }
};

}  // namespace orrery::server
