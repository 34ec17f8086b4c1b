// The Moon in the terminal: a map with its borders, or a list of sectors where a map has no room.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

#include "cli/text.h"

namespace orrery::cli {

namespace json = boost::json;

// `choice` is what stands beside a sector that a move names, or nothing.
Lines draw_moon(const json::array& sectors, const json::array& companies,
                const std::function<std::string(std::string_view)>& choice, const Style& style);

}  // namespace orrery::cli
