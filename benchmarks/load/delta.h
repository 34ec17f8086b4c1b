// The differences that an update carries, as docs/protocol.md defines them, and applying them.
#pragma once

#include <expected>
#include <string>

#include <boost/json/fwd.hpp>

namespace orrery::load {

namespace json = boost::json;

// Makes of `value`, the document before, the document after. Fails, naming the place, when the
// delta does not fit the document; it is then to be thrown away and asked for as a whole.
std::expected<void, std::string> apply_delta(json::value& value, const json::value& delta);

}  // namespace orrery::load
