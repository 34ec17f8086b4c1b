// Reading text character by character, and knowing those that a terminal would obey.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace orrery {

struct Utf8Character {
  char32_t code = 0;
  std::size_t bytes = 0;  // 0 if the text does not begin with a character
};

constexpr Utf8Character first_character(std::string_view text) {
  constexpr std::array<char32_t, 5> kSmallest = {0, 0, 0x80, 0x800, 0x10000};
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (text.empty()) return {};
  const unsigned lead = byte(0);
  if (lead < 0x80) return {.code = lead, .bytes = 1};
  if (lead < 0xC0 || lead > 0xF4) return {};
  const std::size_t bytes = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (text.size() < bytes) return {};
  char32_t code = lead & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xC0U) != 0x80) return {};
    code = code << 6U | (byte(i) & 0x3FU);
  }
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  if (code < kSmallest[bytes] || code > 0x10FFFF || surrogate) return {};
  return {.code = code, .bytes = bytes};
}

// Also those that turn the direction of what follows: a name must not rearrange its neighbours.
constexpr bool is_control(char32_t code) {
  const bool turns = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || turns;
}

}  // namespace orrery
