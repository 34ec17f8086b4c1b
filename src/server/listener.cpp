#include "server/listener.h"

#include <chrono>
#include <iterator>
#include <optional>
#include <tuple>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/tokens.h"

namespace orrery::server {
namespace {

namespace http = beast::http;
using asio::ip::tcp;

constexpr auto kRequestTime = std::chrono::seconds(30);  // to send a request, or to read an answer
constexpr std::uint32_t kMostHeader = 8192;
constexpr int kMostOfOneAddress = 200;
constexpr auto kFarewellTime = std::chrono::seconds(1);  // for those who are turned away
constexpr int kRetryAfter = 10;
constexpr Millis kComplainEvery = 60'000;

std::string header(const http::fields& fields, http::field name) {
  const auto found = fields.find(name);
  return found == fields.end() ? std::string() : std::string(found->value());
}

// The value of our cookie among all that the client sent.
std::string token_in(std::string_view cookies) {
  constexpr std::string_view kName = "orrery=";
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view cookie = cookies.substr(0, end);
    cookie.remove_prefix(std::min(cookie.find_first_not_of(' '), cookie.size()));
    if (cookie.starts_with(kName)) return std::string(cookie.substr(kName.size()));
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
  }
  return "";
}

// A proxy adds what it knows at the end, to the last line of that name or as a line of its own.
std::optional<std::string> last_of(const http::fields& fields, std::string_view name) {
  const auto [begin, end] = fields.equal_range(name);
  if (begin == end) return std::nullopt;
  std::string_view list = std::prev(end)->value();
  list.remove_prefix(std::min(list.rfind(',') + 1, list.size()));
  list.remove_prefix(std::min(list.find_first_not_of(' '), list.size()));
  return std::string(list);
}

bool plain_request(const Connection::Upgrade& from, const std::string& address, bool trust_proxy,
                   HttpRequest& request) {
  // Whoever asks for the head alone gets that of the whole answer.
  request.method = from.method() == http::verb::head ? "GET" : std::string(from.method_string());
  request.body = from.body();
  request.content_type = header(from, http::field::content_type);
  request.token = token_in(header(from, http::field::cookie));
  request.origin = header(from, http::field::origin);
  request.gzip = header(from, http::field::accept_encoding).find("gzip") != std::string::npos;
  request.host = header(from, http::field::host);
  request.address = address;
  if (trust_proxy) {
    request.address = last_of(from, "X-Forwarded-For").value_or(address);
    request.secure = last_of(from, "X-Forwarded-Proto") == "https";
  }
  return read_target(from.target(), request);
}

http::response<http::string_body> wire_response(HttpResponse from,
                                                const Connection::Upgrade& request) {
  http::response<http::string_body> response(static_cast<http::status>(from.status),
                                             request.version());
  response.set(http::field::content_type, from.content_type);
  response.set("X-Content-Type-Options", "nosniff");
  for (const auto& [name, value] : from.headers) response.insert(name, value);
  response.keep_alive(request.keep_alive());
  response.body() = std::move(from.body);
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body().clear();
  return response;
}

// What is wrong with the bytes that came; nothing if the connection ended instead.
std::optional<Refusal> unreadable(boost::system::error_code error) {
  if (error == http::error::body_limit || error == http::error::header_limit)
    return Refusal{
        .status = 413,
        .message = {"server.too_large", {{"most", static_cast<std::int64_t>(kMaxRequest)}}}};
  const bool by_bytes = error.category() == make_error_code(http::error::bad_method).category() &&
                        error != http::error::end_of_stream &&
                        error != http::error::partial_message;
  if (!by_bytes) return std::nullopt;
  return Refusal{.status = 400, .message = {"server.not_http"}};
}

// Lets a coroutine wait for something that answers by calling back.
template <class T, class Start>
Task<T> answered(Start start) {
  return asio::async_initiate<const AwaitTask, void(T)>(
      [](auto handler, Start begin) {
        auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        begin([waiting](T result) {
          const auto executor = asio::get_associated_executor(*waiting);
          asio::post(executor, [waiting, result = std::move(result)]() mutable {
            (*waiting)(std::move(result));
          });
        });
      },
      AwaitTask(), std::move(start));
}

}  // namespace

Listener::Listener(asio::io_context& io, Backend& backend, Options options)
    : io_(io), backend_(backend), options_(options), acceptor_(io) {}

boost::system::error_code Listener::open(const std::string& host, std::uint16_t port) {
  try {
    const auto found = tcp::resolver(io_).resolve(
        host, std::to_string(port), tcp::resolver::passive | tcp::resolver::numeric_service);
    const tcp::endpoint endpoint = found.begin()->endpoint();
    acceptor_.open(endpoint.protocol());
    acceptor_.set_option(asio::socket_base::reuse_address(true));
    acceptor_.bind(endpoint);
    acceptor_.listen();
    return {};
  } catch (const boost::system::system_error& failure) {
    boost::system::error_code ignored;
    std::ignore = acceptor_.close(ignored);
    return failure.code();
  }
}

void Listener::start() { asio::co_spawn(io_, accept(), asio::detached); }

void Listener::stop() {
  boost::system::error_code ignored;
  std::ignore = acceptor_.close(ignored);
  for (const auto& [key, weak] : connections_)
    if (const auto connection = weak.lock()) connection->say_bye();
}

void Listener::end(const EndedCookies& ended) {
  for (const auto& [key, weak] : connections_)
    if (const auto connection = weak.lock()) connection->end_if_among(ended);
}

Task<void> Listener::accept() {
  while (acceptor_.is_open()) {
    auto [error, socket] = co_await acceptor_.async_accept(kAwait);
    if (!error) {
      asio::co_spawn(io_, serve(std::move(socket)), asio::detached);
    } else if (acceptor_.is_open()) {
      // No more file descriptors, most likely: wait until somebody leaves.
      complain_of_crowd(error.message());
      asio::steady_timer pause(io_, std::chrono::milliseconds(100));
      co_await pause.async_wait(kAwait);
    }
  }
}

void Listener::complain_of_crowd(const std::string& why) {
  const Millis now = backend_.loop.now();
  if (now < next_complaint_) return;
  next_complaint_ = now + kComplainEvery;
  backend_.journal.error("new connections have to wait", {{"why", why}});
}

Task<void> Listener::serve(Socket socket) {
  boost::system::error_code error;
  const auto peer = socket.remote_endpoint(error);
  if (error) co_return;
  std::ignore = socket.set_option(tcp::no_delay(true), error);
  const std::string address = peer.address().to_string();
  Open& open = by_address_[address];
  // Behind a proxy all connections come from one address; the proxy limits them.
  const bool limited = options_.limited && !options_.trust_proxy;
  const bool full = limited && open.served >= kMostOfOneAddress;
  // Being turned away takes a connection, too: whoever goes on and on is not told.
  if (full && open.turned_away >= kMostOfOneAddress) co_return;
  int Open::* const kind = full ? &Open::turned_away : &Open::served;
  ++(open.*kind);
  HttpStream stream(std::move(socket));
  if (full)
    co_await turn_away(stream);
  else
    co_await serve_requests(stream, address);
  const auto counted = by_address_.find(address);
  --(counted->second.*kind);
  if (counted->second.served + counted->second.turned_away == 0) by_address_.erase(counted);
}

Task<void> Listener::turn_away(HttpStream& stream) {
  beast::flat_buffer buffer;
  http::request_parser<http::string_body> parser;
  parser.body_limit(kMaxRequest);
  parser.header_limit(kMostHeader);
  stream.expires_after(kFarewellTime);
  const auto [error, size] = co_await http::async_read(stream, buffer, parser, kAwait);
  if (error) co_return;
  ++backend_.metrics.limited_requests;
  const Refusal why{
      .status = 429,
      .message = {"server.too_many_connections",
                  {{"most", std::int64_t{kMostOfOneAddress}}, {"seconds", kRetryAfter}}},
      .retry_after = kRetryAfter};
  co_await part(stream, parser.get(), why);
}

Task<void> Listener::part(HttpStream& stream, const Connection::Upgrade& request,
                          const Refusal& why) const {
  auto response = wire_response(backend_.router.refused(why), request);
  response.version(11);  // what came may have named one that there is not
  response.keep_alive(false);
  co_await http::async_write(stream, response, kAwait);
}

Task<void> Listener::serve_requests(HttpStream& stream, std::string address) {
  beast::flat_buffer buffer;
  while (true) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(kMaxRequest);
    parser.header_limit(kMostHeader);
    stream.expires_after(kRequestTime);
    const auto [error, size] = co_await http::async_read(stream, buffer, parser, kAwait);
    if (const auto why = unreadable(error)) co_await part(stream, parser.get(), *why);
    if (error) co_return;
    const Connection::Upgrade request = parser.release();
    HttpRequest plain;
    const bool readable = plain_request(request, address, options_.trust_proxy, plain);
    if (readable && plain.path == "/ws" && beast::websocket::is_upgrade(request)) {
      buffer.shrink_to_fit();  // a WebSocket lives long
      co_await upgrade(stream, std::move(buffer), request, plain);
      co_return;
    }
    HttpResponse answer =
        backend_.router.refused({.status = 400, .message = {"server.bad_target"}});
    if (readable)
      answer = co_await answered<HttpResponse>(
          [&](const Router::Respond& respond) { backend_.router.handle(plain, respond); });
    auto response = wire_response(std::move(answer), request);
    stream.expires_after(kRequestTime);
    const auto [unsent, sent] = co_await http::async_write(stream, response, kAwait);
    if (unsent || !response.keep_alive()) co_return;
  }
}

Task<void> Listener::upgrade(HttpStream& stream, beast::flat_buffer early,
                             const Connection::Upgrade& request, const HttpRequest& plain) {
  Result<Person> person = refuse(403, {"server.other_origin"});
  if (backend_.router.same_origin(plain))
    person = co_await answered<Result<Person>>(
        [&](const People::Done<Person>& done) { backend_.people.who(plain.token, done); });
  if (!person) {
    const auto response = wire_response(backend_.router.refused(person.error()), request);
    co_await http::async_write(stream, response, kAwait);
    co_return;
  }
  const auto connection = std::make_shared<Connection>(
      UpgradedStream(stream.release_socket(), std::move(early)), backend_,
      Visitor{.person = *person,
              .token_hash = person->id.empty() ? "" : token_hash(plain.token),
              .address = plain.address});
  connections_.emplace(connection.get(), connection);
  co_await connection->run(request);
  connections_.erase(connection.get());
}

}  // namespace orrery::server
