#include "cli/boards/skymines_map.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/boards/board.h"
#include "cli/boards/skymines_signs.h"

namespace orrery::cli {
namespace {

constexpr std::size_t kWidest = 76;
constexpr std::size_t kNarrowest = 64;  // below this the names of sectors meet

using Beside = std::function<std::string(std::string_view)>;

struct Point {
  double x = 0;
  double y = 0;
};

Point point_of(const json::value& both) {
  return {both.as_array()[0].to_number<double>(), both.as_array()[1].to_number<double>()};
}

struct Sector {
  std::int64_t number = 0;
  const json::object* data = nullptr;
  std::vector<Point> outline;
  Point label;
  double area = 0;
};

double area_of(const std::vector<Point>& outline) {
  double twice = 0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point& from = outline[i];
    const Point& to = outline[(i + 1) % outline.size()];
    twice += from.x * to.y - to.x * from.y;
  }
  return std::abs(twice) / 2;
}

Sector sector_of(const json::object& data) {
  const json::object& shape = data.at("shape").as_object();
  Sector sector{.number = number_at(data, "sector"),
                .data = &data,
                .outline = {},
                .label = point_of(shape.at("label"))};
  for (const json::value& point : shape.at("outline").as_array())
    sector.outline.push_back(point_of(point));
  sector.area = area_of(sector.outline);
  return sector;
}

// Whether a line from the point to the right crosses the outline an odd number of times.
bool holds(const std::vector<Point>& outline, Point at) {
  bool inside = false;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point& from = outline[i];
    const Point& to = outline[(i + 1) % outline.size()];
    if ((from.y > at.y) == (to.y > at.y)) continue;
    if (at.x < from.x + (to.x - from.x) * (at.y - from.y) / (to.y - from.y)) inside = !inside;
  }
  return inside;
}

bool lists(const json::object& from, std::string_view borders, std::int64_t number) {
  return std::ranges::any_of(from.at(borders).as_array(), [number](const json::value& to) {
    return to.to_number<std::int64_t>() == number;
  });
}

// A window of characters onto the map; each shows the sector at its middle, or a border of it.
class Picture {
 public:
  Picture(const json::array& sectors, const json::array& companies, const Style& style,
          std::size_t width)
      : companies_(companies), style_(style), width_(width), height_(width * 2 / 5) {
    for (const json::value& sector : sectors) sectors_.push_back(sector_of(sector.as_object()));
    measure();
    fill();
    draw_borders();
  }

  void label(const Beside& choice) {
    for (const Sector& sector : sectors_) {
      const std::string number = fmt::to_string(sector.number);
      const auto row = static_cast<std::size_t>((sector.label.y - low_.y) / step_.y);
      const auto column = static_cast<std::size_t>((sector.label.x - low_.x) / step_.x);
      write(row, column,
            {tinted(style_, Tint::bold, number) + " " + building_sign(*sector.data),
             number.size() + 3});
      std::string pieces;
      for (const json::value& company : sector.data->at("outposts").as_array())
        pieces += company_sign(company.as_string(), style_);
      pieces += choice(number);
      write(row + 1, column, {pieces, width_of(pieces)});
    }
  }

  Lines lines() const {
    Lines lines;
    for (const auto& row : cells_) {
      std::string line;
      for (const std::string& cell : row) line += cell;
      lines.push_back(line.substr(0, line.find_last_not_of(' ') + 1));
    }
    return lines;
  }

 private:
  struct Text {
    std::string text;
    std::size_t width = 0;
  };

  void measure() {
    low_ = high_ = sectors_.front().label;
    for (const Sector& sector : sectors_)
      for (const Point& point : sector.outline) {
        low_ = {std::min(low_.x, point.x), std::min(low_.y, point.y)};
        high_ = {std::max(high_.x, point.x), std::max(high_.y, point.y)};
      }
    // A margin of one character on every side, for the rim.
    step_ = {(high_.x - low_.x) / static_cast<double>(width_ - 2),
             (high_.y - low_.y) / static_cast<double>(height_ - 2)};
    low_ = {low_.x - step_.x, low_.y - step_.y};
  }

  // Of two that hold a point the smaller one is the enclave.
  const Sector* sector_at(Point at) const {
    const Sector* found = nullptr;
    for (const Sector& sector : sectors_)
      if (holds(sector.outline, at) && (found == nullptr || sector.area < found->area))
        found = &sector;
    return found;
  }

  void fill() {
    owners_.assign(height_, std::vector<const Sector*>(width_, nullptr));
    for (std::size_t row = 0; row < height_; ++row)
      for (std::size_t column = 0; column < width_; ++column)
        owners_[row][column] = sector_at({low_.x + (static_cast<double>(column) + 0.5) * step_.x,
                                          low_.y + (static_cast<double>(row) + 0.5) * step_.y});
  }

  const Sector* owner(std::size_t row, std::size_t column) const {
    return row < height_ && column < width_ ? owners_[row][column] : nullptr;
  }

  void draw_borders() {
    cells_.assign(height_, std::vector<std::string>(width_, " "));
    for (std::size_t row = 0; row < height_; ++row)
      for (std::size_t column = 0; column < width_; ++column) {
        const Sector* here = owner(row, column);
        const Sector* right = owner(row, column + 1);
        const Sector* below = owner(row + 1, column);
        if (right != here)
          cells_[row][column] = border(here, right, '|', '#');
        else if (below != here)
          cells_[row][column] = border(here, below, '_', '=');
      }
  }

  std::string border(const Sector* one, const Sector* other, char single, char twice) const {
    if (one == nullptr || other == nullptr) return rim(one != nullptr ? *one : *other);
    const bool is_double = lists(*one->data, "double_borders", other->number);
    return tinted(style_, Tint::dim, std::string(1, is_double ? twice : single));
  }

  // The station whose company can enter here, as a capital over a double line.
  std::string rim(const Sector& sector) const {
    for (const json::value& each : companies_) {
      const json::object& company = each.as_object();
      const std::string_view id = text_at(company, "company");
      if (lists(company, "borders", sector.number)) return company_sign(id, style_);
      if (lists(company, "double_borders", sector.number)) return capital_sign(id, style_);
    }
    return tinted(style_, Tint::dim, ".");
  }

  // Around a column, as far as there is room.
  void write(std::size_t row, std::size_t column, Text text) {
    if (text.width == 0 || text.width > width_ || row >= height_) return;
    const std::size_t from =
        std::min(column - std::min(column, text.width / 2), width_ - text.width);
    cells_[row][from] = std::move(text.text);
    for (std::size_t i = 1; i < text.width; ++i) cells_[row][from + i].clear();
  }

  const json::array& companies_;
  const Style& style_;
  std::size_t width_;
  std::size_t height_;
  std::vector<Sector> sectors_;
  Point low_;
  Point high_;
  Point step_;
  std::vector<std::vector<const Sector*>> owners_;
  std::vector<std::vector<std::string>> cells_;
};

std::string ways_sign(const json::object& from) {
  std::string ways;
  for (const json::value& to : from.at("borders").as_array())
    ways += (ways.empty() ? "" : " ") + json::serialize(to);
  for (const json::value& to : from.at("double_borders").as_array())
    ways += (ways.empty() ? "=" : " =") + json::serialize(to);
  return ways;
}

Lines draw_list(const json::array& sectors, const Beside& choice, const Style& style) {
  Lines lines;
  for (const json::value& each : sectors) {
    const json::object& sector = each.as_object();
    const std::string number = fmt::to_string(number_at(sector, "sector"));
    std::string line = fmt::format(
        " {} {}", tinted(style, Tint::bold, fmt::format("{:>2}", number)), building_sign(sector));
    for (const json::value& company : sector.at("outposts").as_array())
      line += " " + company_sign(company.as_string(), style);
    line += choice(number) + "  to " + ways_sign(sector);
    for (std::string& part : wrapped(line, static_cast<std::size_t>(style.width), 4))
      lines.push_back(std::move(part));
  }
  return lines;
}

}  // namespace

Lines draw_moon(const json::array& sectors, const json::array& companies, const Beside& choice,
                const Style& style) {
  const auto width = static_cast<std::size_t>(style.width);
  Lines lines;
  if (width < kNarrowest) {
    lines = draw_list(sectors, choice, style);
  } else {
    Picture picture(sectors, companies, style, std::min(width, kWidest));
    picture.label(choice);
    lines = picture.lines();
  }
  std::string stations = " Stations:";
  for (const json::value& each : companies)
    stations += fmt::format("  {} {}", company_sign(text_at(each.as_object(), "company"), style),
                            ways_sign(each.as_object()));
  for (std::string& line : wrapped(stations, width, 4)) lines.push_back(std::move(line));
  return lines;
}

}  // namespace orrery::cli
