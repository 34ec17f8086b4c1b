// The board of noughts and crosses, with the names of its rows and columns.
#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/boards/board.h"
#include "cli/boards/seat_signs.h"

namespace orrery::cli {
namespace {

std::string mark_text(const json::value& cell, const Style& style) {
  if (cell.is_null()) return tinted(style, Tint::dim, ".");
  const bool cross = cell.as_string() == "X";
  return tinted(style, seat_tint(cross ? 0 : 1), cross ? "X" : "O");
}

}  // namespace

Lines draw_noughts(const BoardScene& scene) {
  const json::array& cells = scene.view.at("cells").as_array();
  Lines lines = {"      a   b   c"};
  for (std::size_t row = 0; row < 3; ++row) {
    const auto cell = [&](std::size_t column) {
      return mark_text(cells[(3 * row) + column], scene.style);
    };
    lines.push_back(fmt::format("  {}   {} | {} | {}", row + 1, cell(0), cell(1), cell(2)));
    if (row < 2) lines.emplace_back("     ---+---+---");
  }
  lines.emplace_back();
  lines.push_back(fmt::format("  X {}   O {}", scene.names[0], scene.names[1]));
  return lines;
}

}  // namespace orrery::cli
