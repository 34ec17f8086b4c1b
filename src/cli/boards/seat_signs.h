// The signs of seats, colour and mark together, in the order that the web client has too.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/text.h"

namespace orrery::cli {

// At games that name no colours of their own.
Tint seat_tint(std::size_t seat);
std::string seat_sign(std::size_t seat, const Style& style);

// Of a colour and a mark that a game names.
std::string seat_sign(std::string_view colour, std::string_view mark, const Style& style);

}  // namespace orrery::cli
