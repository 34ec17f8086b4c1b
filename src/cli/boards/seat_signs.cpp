#include "cli/boards/seat_signs.h"

#include <algorithm>
#include <array>

namespace orrery::cli {
namespace {

struct Mark {
  std::string_view id;
  std::string_view unicode;
  std::string_view plain;
};
constexpr std::array kMarks = {Mark{"circle", "●", "()"}, Mark{"triangle", "▲", "/\\"},
                               Mark{"square", "■", "[]"}, Mark{"diamond", "◆", "<>"}};

struct Colour {
  std::string_view id;
  Tint tint;
};
constexpr std::array kColours = {Colour{"orange", Tint::orange}, Colour{"teal", Tint::teal},
                                 Colour{"pink", Tint::pink}, Colour{"violet", Tint::violet},
                                 Colour{"charcoal", Tint::grey}};

}  // namespace

Tint seat_tint(std::size_t seat) { return kColours[seat % kMarks.size()].tint; }

std::string seat_sign(std::size_t seat, const Style& style) {
  const Mark& mark = kMarks[seat % kMarks.size()];
  return tinted(style, seat_tint(seat), shape(style, mark.unicode, mark.plain));
}

std::string seat_sign(std::string_view colour, std::string_view mark, const Style& style) {
  const auto* shown = std::ranges::find(kMarks, mark, &Mark::id);
  const auto* known = std::ranges::find(kColours, colour, &Colour::id);
  const Tint tint = known == kColours.end() ? Tint::plain : known->tint;
  // An owner's own data pack may have other marks: the first letter of the colour stands in.
  if (shown == kMarks.end()) return tinted(style, tint, colour.substr(0, 1));
  return tinted(style, tint, shape(style, shown->unicode, shown->plain));
}

}  // namespace orrery::cli
