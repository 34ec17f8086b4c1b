#include "server/connection.h"

#include <chrono>
#include <tuple>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>

#include "server/wire.h"

namespace orrery::server {
namespace {

namespace websocket = beast::websocket;

constexpr std::size_t kMostWaiting = std::size_t{1} << 20;  // bytes a client may leave unread
constexpr std::size_t kMostTables = 100;
constexpr std::size_t kKeptMemory = 4096;  // for the next message, read or written
constexpr auto kPatience = std::chrono::seconds(60);
constexpr auto kHandshake = std::chrono::seconds(10);

Frame framed(const json::object& object) {
  return std::make_shared<const std::string>(json::serialize(object));
}

}  // namespace

Connection::Connection(UpgradedStream stream, Backend& backend, Visitor visitor)
    : socket_(std::move(stream)), backend_(backend), visitor_(std::move(visitor)) {
  socket_.set_option(websocket::stream_base::timeout{
      .handshake_timeout = kHandshake, .idle_timeout = kPatience, .keep_alive_pings = true});
  socket_.read_message_max(kMaxRequest);
  socket_.auto_fragment(false);
}

Task<void> Connection::run(const Upgrade& upgrade) {
  const auto [error] = co_await socket_.async_accept(upgrade, kAwait);
  if (error) co_return;
  ++backend_.metrics.connections;
  socket_.text(true);
  const Person& person = visitor_.person;
  json::value who = nullptr;
  if (!person.id.empty()) who = {{"id", person.id}, {"name", person.name}};
  send(framed({{"type", "welcome"},
               {"protocol", 1},
               {"person", std::move(who)},
               {"version", ORRERY_VERSION}}));
  co_await read_requests();
  end();
  --backend_.metrics.connections;
}

Task<void> Connection::read_requests() {
  while (!gone_) {
    const auto [error, size] = co_await socket_.async_read(buffer_, kAwait);
    if (error || gone_) co_return;
    const auto data = buffer_.cdata();
    take({static_cast<const char*>(data.data()), data.size()});
    buffer_.consume(size);
    // A large request must not keep its memory for the life of the connection.
    if (buffer_.capacity() > kKeptMemory) buffer_.shrink_to_fit();
  }
}

// What is sent while one thing happens, or while the socket is busy, goes out together: a line for
// each message.
void Connection::write_soon() {
  if (std::exchange(writing_, true)) return;
  asio::post(socket_.get_executor(), [self = shared_from_this()] { self->write(); });
}

void Connection::write() {
  if (gone_) return;
  if (waiting_.empty()) {
    writing_ = false;
    if (closing_) close();
    return;
  }
  written_.clear();
  for (const Frame& frame : waiting_) {
    if (!written_.empty()) written_ += '\n';
    written_ += *frame;
  }
  waiting_.clear();
  waiting_bytes_ = 0;
  socket_.async_write(
      asio::buffer(written_),
      [self = shared_from_this()](const boost::system::error_code& error, std::size_t) {
        // A long message must not keep its memory for the life of the connection.
        if (self->written_.capacity() > kKeptMemory) self->written_ = {};
        error ? self->end() : self->write();
      });
}

void Connection::close() {
  socket_.async_close(
      websocket::close_code::going_away,
      [self = shared_from_this()](const boost::system::error_code&) { self->end(); });
}

void Connection::send(Frame frame) {
  if (gone_ || closing_) return;
  waiting_bytes_ += frame->size();
  if (waiting_bytes_ > kMostWaiting) {
    ++backend_.metrics.dropped_readers;
    return end();
  }
  waiting_.push_back(std::move(frame));
  write_soon();
}

void Connection::say_bye() {
  send(framed({{"type", "bye"}, {"reason", "stopping"}}));
  closing_ = true;
  write_soon();
}

void Connection::end_if_among(const EndedCookies& ended) {
  if (ended.include(visitor_.person.id, visitor_.token_hash)) end();
}

void Connection::end() {
  if (std::exchange(gone_, true)) return;
  // Later, since the host may be sending to all watchers of a table just now.
  backend_.loop.post([self = shared_from_this()] {
    for (const std::string& table : self->tables_) self->backend_.host.unwatch(table, *self);
  });
  boost::system::error_code ignored;
  std::ignore = beast::get_lowest_layer(socket_).close(ignored);
}

void Connection::take(std::string_view text) {
  ++backend_.metrics.requests;
  const Person& person = visitor_.person;
  const std::string& who = person.id.empty() ? visitor_.address : person.id;
  const auto fine = within(backend_.limits, backend_.limits.requests, who, backend_.loop.now());
  const auto request = read_request(text);
  if (!request) return answer(request.error().id, refuse(400, request.error().reason));
  if (!fine) {
    ++backend_.metrics.limited_requests;
    return answer(request->id, std::unexpected(fine.error()));
  }
  if (request->ask == Ask::watch) {
    if (tables_.size() >= kMostTables && !tables_.contains(request->table))
      return answer(request->id, refuse(429, {"server.too_many_tables"}));
    tables_.insert(request->table);
  }
  if (request->ask == Ask::unwatch) tables_.erase(request->table);
  backend_.service.request(person, *request, shared_from_this(),
                           [self = shared_from_this(), id = request->id](
                               const Result<json::object>& result) { self->answer(id, result); });
}

// The answer under the id of the request, if it has one.
void Connection::answer(const json::value& id, const Result<json::object>& result) {
  if (!result) ++backend_.metrics.refused_requests;
  const json::object members = result ? *result : error_members(result.error());
  json::object whole;
  if (!id.is_null()) whole.emplace("re", id);
  whole.insert(members.begin(), members.end());
  send(framed(whole));
}

json::object Connection::error_members(const Refusal& refusal) const {
  json::object error = {{"error", wire_json(refusal.message)},
                        {"text", backend_.router.catalogue().say(refusal.message)}};
  if (refusal.retry_after != 0) error.emplace("retry_after", refusal.retry_after);
  return error;
}

}  // namespace orrery::server
