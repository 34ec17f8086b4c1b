// The difference between two JSON texts, small enough to send after every move. The form is
// described in docs/protocol.md: [value] sets, [] removes, an object goes inside.
#pragma once

#include <string>

#include "core/json_writer.h"

namespace orrery::server {

// Appends what turns `before` into `after`; nothing if they are equal. Goes inside only where that
// is shorter than saying the new value.
void append_delta(const JsonWriter& before, const JsonWriter& after, std::string& delta);

// The same for the members of two objects, without braces: `"name":change` for each that changed,
// after a comma unless `changes` is empty.
void append_member_deltas(const JsonWriter& before, const JsonWriter& after, std::string& changes);

}  // namespace orrery::server
