// One WebSocket: reads requests, answers them, and passes on what happens at the tables it watches.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/router.h"
#include "server/service.h"
#include "server/upgraded_stream.h"

namespace orrery::server {

// What every connection needs; outlives them all.
struct Backend {
  Loop& loop;
  Router& router;
  People& people;
  Service& service;
  Host& host;
  Limits& limits;
  Metrics& metrics;
  const Journal& journal;
};

// Who is at the other end.
struct Visitor {
  Person person;
  std::string token_hash;  // of the cookie; "" if they are nobody
  std::string address;
};

class Connection : public Watcher, public std::enable_shared_from_this<Connection> {
 public:
  Connection(UpgradedStream stream, Backend& backend, Visitor visitor);

  using Upgrade = beast::http::request<beast::http::string_body>;
  // Answers the upgrade and serves until either side ends it.
  Task<void> run(const Upgrade& upgrade);

  void send(Frame frame) override;
  bool gone() const override { return gone_; }
  bool wants(const std::string& table) const override { return tables_.contains(table); }
  // Says that the server stops, and closes once that is sent.
  void say_bye();
  // Closes at once if it came with one of these. The client comes back without.
  void end_if_among(const EndedCookies& ended);

 private:
  Task<void> read_requests();
  void write_soon();
  void write();
  void close();
  void take(std::string_view text);
  void answer(const json::value& id, const Result<json::object>& result);
  json::object error_members(const Refusal& refusal) const;
  void end();

  beast::websocket::stream<UpgradedStream> socket_;
  Backend& backend_;
  const Visitor visitor_;
  beast::flat_buffer buffer_;
  std::vector<Frame> waiting_;
  std::size_t waiting_bytes_ = 0;
  std::string written_;  // what is being written; its memory serves the next time
  bool writing_ = false;
  std::set<std::string> tables_;
  bool gone_ = false;
  bool closing_ = false;
};

}  // namespace orrery::server
