// The names of Asio's and Beast's types here. Asio would erase the type of the executor; this
// server has one loop, and naming its executor makes every read and write cheaper.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>

namespace orrery::server {

namespace asio = boost::asio;
namespace beast = boost::beast;

using Executor = asio::io_context::executor_type;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;
using Socket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using HttpStream = beast::basic_stream<asio::ip::tcp, Executor>;  // a socket with time-outs

template <class T>
using Task = asio::awaitable<T, Executor>;
using AwaitTask = asio::use_awaitable_t<Executor>;
// What an operation is given to be awaited: it yields its error along with its result.
inline constexpr auto kAwait = asio::as_tuple(AwaitTask());

}  // namespace orrery::server
