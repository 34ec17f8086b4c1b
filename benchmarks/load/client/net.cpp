#include "load/client/net.h"

#include <chrono>
#include <deque>
#include <optional>
#include <tuple>
#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <fmt/format.h>

#include "load/lines.h"

namespace orrery::load {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

// Errors are values here: a server that goes away is part of the test.
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr auto kAnswerTime = std::chrono::seconds(30);
constexpr auto kComeBack = std::chrono::milliseconds(100);
constexpr std::size_t kLargestFrame = std::size_t{16} * 1024 * 1024;

asio::awaitable<error_code> connect(beast::tcp_stream& stream, const Address& address) {
  tcp::resolver resolver(stream.get_executor());
  auto [unresolved, places] = co_await resolver.async_resolve(address.host, address.port, kAwait);
  if (unresolved) co_return unresolved;
  stream.expires_after(kAnswerTime);
  auto [refused, place] = co_await stream.async_connect(places, kAwait);
  if (refused) co_return refused;
  error_code failed;
  std::ignore = stream.socket().set_option(tcp::no_delay(true), failed);
  co_return failed;
}

// The value of our cookie in a Set-Cookie header.
std::string cookie_in(std::string_view header) {
  constexpr std::string_view kName = "orrery=";
  if (!header.starts_with(kName)) return "";
  header.remove_prefix(kName.size());
  return std::string(header.substr(0, header.find(';')));
}

std::expected<Address, std::string> parse_url(std::string_view url) {
  constexpr std::string_view kScheme = "http://";
  std::string_view rest = url;
  if (!rest.starts_with(kScheme))
    return std::unexpected(fmt::format("'{}' is not http://HOST:PORT", url));
  rest.remove_prefix(kScheme.size());
  rest = rest.substr(0, rest.find('/'));
  const std::size_t colon = rest.rfind(':');
  if (colon == std::string_view::npos) return Address{std::string(rest), "80"};
  return Address{std::string(rest.substr(0, colon)), std::string(rest.substr(colon + 1))};
}

}  // namespace

std::expected<Addresses, std::string> parse_urls(const std::vector<std::string>& urls) {
  Addresses addresses;
  for (const std::string& url : urls) {
    auto address = parse_url(url);
    if (!address) return std::unexpected(address.error());
    addresses.push_back(std::move(*address));
  }
  return addresses;
}

// --- HTTP
// -----------------------------------------------------------------------------------------

struct Http::Impl {
  asio::io_context& context;
  const Addresses& addresses;
  std::size_t address;
  std::optional<beast::tcp_stream> stream;
  beast::flat_buffer buffer;

  std::unexpected<std::string> failed(const error_code& why) {
    stream.reset();
    const Address& at = addresses[address % addresses.size()];
    ++address;
    return std::unexpected(fmt::format("{}:{}: {}", at.host, at.port, why.message()));
  }
};

Http::Http(asio::io_context& context, const Addresses& addresses, std::size_t first)
    : impl_(new Impl{context, addresses, first, std::nullopt, {}}) {}
Http::~Http() = default;

asio::awaitable<std::expected<HttpAnswer, std::string>> Http::request(std::string target,
                                                                      std::string cookie,
                                                                      std::string body) {
  Impl& impl = *impl_;
  const Address& address = impl.addresses[impl.address % impl.addresses.size()];
  if (!impl.stream) {
    impl.stream.emplace(impl.context);
    if (const error_code why = co_await connect(*impl.stream, address)) co_return impl.failed(why);
  }
  http::request<http::string_body> request(body.empty() ? http::verb::get : http::verb::post,
                                           target, 11);
  request.set(http::field::host, fmt::format("{}:{}", address.host, address.port));
  if (!cookie.empty()) request.set(http::field::cookie, "orrery=" + cookie);
  if (!body.empty()) {
    request.set(http::field::content_type, "application/json");
    request.body() = std::move(body);
  }
  request.prepare_payload();
  impl.stream->expires_after(kAnswerTime);
  auto [unsent, sent] = co_await http::async_write(*impl.stream, request, kAwait);
  if (unsent) co_return impl.failed(unsent);
  http::response_parser<http::string_body> response;
  response.body_limit(kLargestFrame);
  auto [unread, read] = co_await http::async_read(*impl.stream, impl.buffer, response, kAwait);
  if (unread) co_return impl.failed(unread);
  HttpAnswer answer{.status = response.get().result_int(),
                    .body = std::move(response.get().body()),
                    .cookie = cookie_in(response.get()[http::field::set_cookie])};
  if (!response.keep_alive()) impl.stream.reset();
  co_return answer;
}

// --- WebSocket
// ------------------------------------------------------------------------------------

struct Link::Impl : std::enable_shared_from_this<Impl> {
  asio::io_context& context;
  const Addresses& addresses;
  std::size_t address;
  std::string cookie;
  Events events;
  std::optional<websocket::stream<beast::tcp_stream>> stream;
  beast::flat_buffer buffer;
  std::deque<std::string> waiting;
  bool ready = false;    // shaken hands
  bool writing = false;  // a write is under way
  bool closed = false;

  Impl(asio::io_context& io, const Addresses& where, std::size_t first, std::string person,
       Events what)
      : context(io),
        addresses(where),
        address(first),
        cookie(std::move(person)),
        events(std::move(what)) {}

  // Until `close`: connects, listens, and connects again.
  asio::awaitable<void> run(std::shared_ptr<Impl> /*keeps this alive*/) {
    while (!closed) {
      const error_code why = co_await live();
      ready = false;
      beast::get_lowest_layer(*stream).close();
      while (writing) co_await pause(std::chrono::milliseconds(1));
      waiting.clear();
      if (closed || !events.lost(why.message())) break;
      ++address;
      co_await pause(kComeBack);
    }
    stream.reset();
  }

  asio::awaitable<void> pause(std::chrono::milliseconds time) {
    asio::steady_timer timer(context, time);
    co_await timer.async_wait(kAwait);
  }

  // One connection from its beginning to its end, and why it ended.
  asio::awaitable<error_code> live() {
    const Address& at = addresses[address % addresses.size()];
    buffer.clear();
    stream.emplace(context);
    if (const error_code why = co_await connect(beast::get_lowest_layer(*stream), at))
      co_return why;
    beast::get_lowest_layer(*stream).expires_never();
    stream->set_option(websocket::stream_base::decorator([this](websocket::request_type& request) {
      request.set(http::field::cookie, "orrery=" + cookie);
    }));
    stream->read_message_max(kLargestFrame);
    const std::string host = fmt::format("{}:{}", at.host, at.port);
    auto [refused] = co_await stream->async_handshake(host, "/ws", kAwait);
    if (refused) co_return refused;
    ready = true;
    write();
    while (!closed) {
      auto [lost, size] = co_await stream->async_read(buffer, kAwait);
      if (lost) co_return lost;
      for_each_line({static_cast<const char*>(buffer.cdata().data()), size},
                    [this](std::string_view line) { events.heard(line); });
      buffer.consume(buffer.size());
    }
    co_return error_code();
  }

  // Writes what is waiting, one frame after the other.
  void write() {
    if (!ready || writing || waiting.empty()) return;
    writing = true;
    stream->text(true);
    stream->async_write(asio::buffer(waiting.front()),
                        [self = shared_from_this()](const error_code& lost, std::size_t) {
                          self->writing = false;
                          if (lost) return;  // the reader hears of it, too
                          if (!self->waiting.empty()) self->waiting.pop_front();
                          self->write();
                        });
  }
};

Link::Link(asio::io_context& context, const Addresses& addresses, std::size_t first,
           std::string cookie, Events events)
    : impl_(std::make_shared<Impl>(context, addresses, first, std::move(cookie),
                                   std::move(events))) {}
Link::~Link() { close(); }

void Link::open() { asio::co_spawn(impl_->context, impl_->run(impl_), asio::detached); }

void Link::send(std::string frame) {
  if (!impl_->ready) return;
  impl_->waiting.push_back(std::move(frame));
  impl_->write();
}

void Link::close() {
  impl_->closed = true;
  if (impl_->stream) beast::get_lowest_layer(*impl_->stream).close();
}

}  // namespace orrery::load
