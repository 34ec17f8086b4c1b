// The difference between two JSON values, small enough to send after every move. The form is
// described in docs/protocol.md: [value] sets, [] removes, an object goes inside.
#pragma once

#include <optional>

#include <boost/json/fwd.hpp>

#include "core/message.h"

namespace orrery::server {

// What turns `before` into `after`; nothing if they are equal. Goes inside only where that is
// shorter than saying the new value.
std::optional<json::value> delta_between(const json::value& before, const json::value& after);

// The same for the members of two objects, one delta for each that changed.
json::object member_deltas(const json::object& before, const json::object& after);

}  // namespace orrery::server
