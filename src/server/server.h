// The table server as a whole: opens the store, listens, serves until it is told to stop.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <string>

#include "core/message.h"

namespace orrery::server {

struct ServeOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;        // 0: any that is free
  bool next_free_port = false;      // if that port is taken, one of the next ten will do
  std::string store;                // as open_store takes it
  std::string public_url;           // how people reach the server, if not directly
  std::string data;                 // folder of an owner's data packs
  std::string hint_bot = "greedy";  // who is asked for hints
  bool trust_proxy = false;         // believe X-Forwarded-For and X-Forwarded-Proto
  bool trust_clients = false;       // no rate limits, no grace for who is away; for measuring
  bool quiet = false;               // log errors alone
};

// Returns after a signal to stop (SIGINT, SIGTERM), when everything under way is on disk, or at
// once with the reason why it cannot begin. `ready` gets the address when people can come.
std::expected<void, Message> serve(const ServeOptions& options,
                                   const std::function<void(const std::string& url)>& ready);

}  // namespace orrery::server
