#include "cli/boards/skymines_map.h"

#include <algorithm>
#include <array>
#include <utility>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/boards/board.h"
#include "cli/boards/skymines_signs.h"

namespace orrery::cli {
namespace {

constexpr std::size_t kRowLength = 4;
constexpr std::size_t kCellWidth = 19;

// The rows of the Moon from the top, left to right; 9 lies inside 8, and 18 inside 17.
constexpr std::array<int, 24> kPlaces = {1,  2,  3,  4,  7,  8,  5,  6,  11, 9,  10, 15,
                                         12, 13, 14, 20, 16, 17, 19, 24, 21, 18, 22, 23};

std::string ways_sign(const json::object& from) {
  std::string ways;
  for (const json::value& to : from.at("borders").as_array())
    ways += (ways.empty() ? "" : " ") + json::serialize(to);
  for (const json::value& to : from.at("double_borders").as_array())
    ways += (ways.empty() ? "=" : " =") + json::serialize(to);
  return ways;
}

// The sectors in the order of the drawing; those of another map by number.
std::vector<const json::object*> in_order(const json::array& sectors) {
  std::vector<const json::object*> list;
  for (const json::value& sector : sectors) list.push_back(&sector.as_object());
  const auto place = [](const json::object* sector) {
    const std::int64_t number = number_at(*sector, "sector");
    return std::pair(std::ranges::find(kPlaces, number) - kPlaces.begin(), number);
  };
  std::ranges::sort(list, {}, place);
  return list;
}

}  // namespace

Lines draw_moon(const json::array& sectors, const json::array& companies,
                const std::function<std::string(std::string_view)>& choice, const Style& style) {
  Lines lines;
  const auto width = static_cast<std::size_t>(style.width);
  const std::size_t columns = std::clamp<std::size_t>(width / kCellWidth, 1, kRowLength);
  const auto all = in_order(sectors);
  for (std::size_t from = 0; from < all.size(); from += columns) {
    std::string top;
    std::string ways;
    for (std::size_t i = from; i < std::min(from + columns, all.size()); ++i) {
      const json::object& sector = *all[i];
      const std::string number = fmt::to_string(number_at(sector, "sector"));
      std::string cell = fmt::format(
          " {} {}", tinted(style, Tint::bold, fmt::format("{:>2}", number)), building_sign(sector));
      for (const json::value& company : sector.at("outposts").as_array())
        cell += " " + company_sign(company.as_string(), style);
      top += padded(cell + choice(number), kCellWidth);
      ways += padded("    " + ways_sign(sector), kCellWidth);
    }
    lines.push_back(std::move(top));
    lines.push_back(tinted(style, Tint::dim, ways));
  }
  std::string stations = " Stations:";
  for (const json::value& each : companies)
    stations += fmt::format("  {} {}", company_sign(text_at(each.as_object(), "company"), style),
                            ways_sign(each.as_object()));
  for (std::string& line : wrapped(stations, width, 4)) lines.push_back(std::move(line));
  return lines;
}

}  // namespace orrery::cli
