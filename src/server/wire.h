// How messages are written on the wire: shorter than core's form, for most of an update is made of
// them. docs/protocol.md has the same in words.
//   {"id": "solenia.drew", "args": {"seat": {"seat": 0}, "card": {"card": "1A"}, "count": 2}}
//   [".drew", {"@seat": 0, "@card": "1A", "count": 2}]
#pragma once

#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

#include "core/game.h"
#include "core/json_writer.h"

namespace orrery::server {

// The key of an argument: its name, "@type" for a named thing that is called as its type is, or
// "name@type".
std::string wire_key(const Argument& argument);
// The argument without its name and type.
void write_wire(const Value& value, std::string_view area, JsonWriter& out);

// The first word of a game's message ids. It is left out on the wire: an id that begins with a dot
// is one of the table's game.
std::string_view area_of(const GameInfo& info);
std::string_view wire_id(std::string_view id, std::string_view area);

// [id, args]; the arguments are left out where there are none. Without an area ids are written in
// full.
void write_wire(const Message& message, std::string_view area, JsonWriter& out);

// For answers.
json::value wire_json(const Message& message, std::string_view area = {});

}  // namespace orrery::server
