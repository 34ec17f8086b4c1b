// A city of Luna Capital as lines of text.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/fwd.hpp>

#include "cli/text.h"

namespace orrery::cli {

namespace json = boost::json;

// The numbers of moves that stand for card positions and cells ("position" or "cell", "-1,2"); 0
// where none does.
using MoveNumber = std::function<std::size_t(std::string_view type, std::string_view id)>;
struct CityChoices {
  std::vector<std::string> positions;
  std::vector<std::string> cells;
  MoveNumber number;
};

// Cards as boxes with their number ("[R]": covered by a robot, "///": face down). In a cell stands
// what it shows; "<<" and "^^" belong to the plot to the left or above; "*" marks the largest group
// of a vital system; "12)" is a move, behind what lies there or alone on an empty plot. Rows and
// columns are numbered as the moves name them, those of cards and those of cells. A city wider than
// the window is drawn in several bands.
Lines draw_city(const json::object& city, const CityChoices& choices, const Style& style);

}  // namespace orrery::cli
