// How messages are written on the wire: shorter than core's form, for most of an update is made of
// them. docs/protocol.md has the same in words.
//   {"id": "solenia.drew", "args": {"seat": {"seat": 0}, "card": {"card": "1A"}, "count": 2}}
//   ["solenia.drew", {"@seat": 0, "@card": "1A", "count": 2}]
#pragma once

#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

#include "core/message.h"

namespace orrery::server {

// The key of an argument: its name, "@type" for a named thing that is called as its type is, or
// "name@type".
std::string wire_key(const Argument& argument);
// The argument without its name and type.
json::value wire_value(const Value& value);

// [id, args]; the arguments are left out where there are none.
json::array wire_message(const Message& message);
// The same from the form that core's to_json makes.
json::array wire_message(const json::object& message);

}  // namespace orrery::server
