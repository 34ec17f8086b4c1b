// Why something asked of the server is not done: a status as HTTP has it, and a sentence.
#pragma once

#include <expected>
#include <utility>

#include "core/message.h"
#include "store/store.h"

namespace orrery::server {

struct Refusal {
  int status = 400;
  Message message;
  int retry_after = 0;  // seconds; 0 if trying again does not help
};

template <class T>
using Result = std::expected<T, Refusal>;

inline std::unexpected<Refusal> refuse(int status, Message message) {
  return std::unexpected(Refusal{.status = status, .message = std::move(message)});
}

// The store cannot be used now; the same request may be sent again. What exactly is wrong is for
// the host's own log: it names files and addresses.
inline std::unexpected<Refusal> store_failed(const StoreError& error) {
  const bool full = error.kind == StoreError::Kind::full;
  return std::unexpected(
      Refusal{.status = 503,
              .message = {full ? "server.store_full" : "server.store_unavailable"},
              .retry_after = 1});
}

}  // namespace orrery::server
