// What a client may ask, read from a frame or a body and checked before anybody acts on it. The
// forms are those of docs/protocol.md.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "core/message.h"
#include "core/seat.h"

namespace orrery::server {

inline constexpr std::size_t kMaxRequest = 16384;  // bytes

enum class Ask : std::uint8_t {
  watch,
  unwatch,
  join,
  leave,
  seat_bot,
  remove,
  start,
  move,
  undo,
  ask_back,
  answer_back,
  stand_in,
  come_back,  // "return"
  resign,
  rematch,
  chat,
  preview,
  digest,
  can_undo,
  hint,
};

// Which fields count depends on what is asked; the others have their defaults.
struct Request {
  Ask ask{};
  json::value id;  // a number or a text, to be sent back; null for none
  std::string table;
  std::string key;
  std::optional<std::int64_t> since;
  std::optional<Seat> seat;
  std::string nonce;
  std::string bot;
  int decision = 0;
  std::string move;
  int steps = 0;
  bool agree = false;
  std::string text;
};

// A request that is refused still gets its answer under its own id.
struct BadRequest {
  json::value id;
  Message reason;
};

// `table` stands in for a field of that name that is missing; a request without either is refused.
std::expected<Request, BadRequest> read_request(std::string_view text, std::string_view table = {});

}  // namespace orrery::server
