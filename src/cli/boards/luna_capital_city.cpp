#include "cli/boards/luna_capital_city.h"

#include <algorithm>
#include <array>
#include <set>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/boards/board.h"
#include "cli/boards/luna_capital_signs.h"

namespace orrery::cli {
namespace {

using Place = std::pair<int, int>;  // row and column, of cards or of lattice cells

constexpr int kSignWidth = 3;      // "Gp*"
constexpr int kNumberedWidth = 6;  // "Gp*12)"
constexpr int kCardHeight = 3;
constexpr int kMargin = 5;  // for the numbers of rows
constexpr std::array<std::string_view, 4> kVital = {"hydrogen", "oxygen", "water", "greenhouse"};

Place place_of(const json::value& pair) {
  return {pair.as_array()[0].to_number<int>(), pair.as_array()[1].to_number<int>()};
}

Place place_of(const std::string& name) {
  return {std::stoi(name), std::stoi(name.substr(name.find(',') + 1))};
}

// The card position that a lattice cell lies in.
int half(int coordinate) { return (coordinate - (coordinate & 1)) / 2; }
Place position_of(const Place& cell) { return {half(cell.first), half(cell.second)}; }

struct DrawnPlot {
  std::vector<Place> cells;
  std::string code;
  std::string family;
  bool largest = false;  // in the largest group of its system

  bool bare() const { return code == "."; }
  std::string name() const { return fmt::format("{},{}", cells[0].first, cells[0].second); }
};

bool touch(const DrawnPlot& a, const DrawnPlot& b) {
  return std::ranges::any_of(a.cells, [&](const Place& one) {
    return std::ranges::any_of(b.cells, [&](const Place& other) {
      return std::abs(one.first - other.first) + std::abs(one.second - other.second) == 1;
    });
  });
}

// Marks the plots of the largest group of a family, if it is more than one plot.
void mark_largest(std::vector<DrawnPlot>& plots, std::string_view family) {
  std::vector<DrawnPlot*> rest;
  for (DrawnPlot& plot : plots)
    if (plot.family == family) rest.push_back(&plot);
  std::vector<DrawnPlot*> best;
  while (!rest.empty()) {
    std::vector<DrawnPlot*> group = {rest.back()};
    rest.pop_back();
    for (std::size_t i = 0; i < group.size(); ++i) {
      const auto far = std::ranges::partition(
          rest, [&](const DrawnPlot* plot) { return !touch(*group[i], *plot); });
      group.insert(group.end(), far.begin(), far.end());
      rest.erase(far.begin(), far.end());
    }
    if (group.size() > best.size()) best = group;
  }
  for (DrawnPlot* plot : best) plot->largest = best.size() > 1;
}

std::vector<DrawnPlot> plots_of(const json::object& city) {
  std::vector<DrawnPlot> plots;
  for (const json::value& value : city.at("plots").as_array()) {
    const json::object& plot = value.as_object();
    DrawnPlot& drawn = plots.emplace_back();
    for (const json::value& cell : plot.at("cells").as_array())
      drawn.cells.push_back(place_of(cell));
    drawn.code = text_at(plot, "code");
    drawn.family = text_at(plot, "family");
  }
  for (const std::string_view family : kVital) mark_largest(plots, family);
  return plots;
}

// A sheet of single signs, each with its colour.
class Sheet {
 public:
  Sheet(int height, int width)
      : width_(width),
        signs_(static_cast<std::size_t>(height) * static_cast<std::size_t>(width), " ") {}

  void put(int row, int column, std::string_view text, Tint tint, const Style& style) {
    for (const char sign : text) {
      if (column >= 0 && column < width_)
        signs_[static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) +
               static_cast<std::size_t>(column)] =
            tinted(style, sign == ' ' ? Tint::plain : tint, std::string_view(&sign, 1));
      ++column;
    }
  }
  Lines lines() const {
    Lines lines;
    for (std::size_t at = 0; at < signs_.size(); at += static_cast<std::size_t>(width_)) {
      std::string line;
      for (int i = 0; i < width_; ++i) line += signs_[at + static_cast<std::size_t>(i)];
      lines.push_back(std::move(line));
    }
    return lines;
  }

 private:
  int width_;
  std::vector<std::string> signs_;
};

std::size_t columns(int width) { return static_cast<std::size_t>(width); }

class CityDrawing {
 public:
  CityDrawing(const json::object& city, const CityChoices& choices, const Style& style)
      : city_(city), choices_(choices), style_(style), plots_(plots_of(city)) {
    for (const json::value& card : city.at("cards").as_array())
      take(place_of(card.as_object().at("position")));
    for (const DrawnPlot& plot : plots_) take(position_of(plot.cells.front()));
    for (const std::string& position : choices.positions) take(place_of(position));
    for (const std::string& cell : choices.cells) take(position_of(place_of(cell)));
    // Cells are wide only where a number must stand beside a sign.
    const bool numbered = std::ranges::any_of(plots_, [&](const DrawnPlot& plot) {
      return !plot.bare() && choices.number("cell", plot.name()) != 0;
    });
    cell_width_ = numbered ? kNumberedWidth : kSignWidth;
  }

  Lines draw() const {
    Lines lines;
    if (positions_.empty()) return lines;
    const int bands = std::max(1, (style_.width - kMargin - 1) / card_width());
    for (int first = first_.second; first <= last_.second; first += bands)
      for (std::string& line : band(first, std::min(last_.second, first + bands - 1)))
        lines.push_back(std::move(line));
    return lines;
  }

 private:
  void take(const Place& position) {
    if (positions_.empty()) first_ = last_ = position;
    positions_.insert(position);
    first_ = {std::min(first_.first, position.first), std::min(first_.second, position.second)};
    last_ = {std::max(last_.first, position.first), std::max(last_.second, position.second)};
  }

  // The columns from `first` to `last`.
  Lines band(int first, int last) const {
    const int height = (last_.first - first_.first + 1) * kCardHeight + 1;
    Sheet sheet(height, (last - first + 1) * card_width() + 1);
    for (const std::string& position : choices_.positions)
      free_position(sheet, place_of(position), first, choices_.number("position", position));
    // Numbers stand on the borders, so these come first.
    for (const auto& draw : {&CityDrawing::draw_frame, &CityDrawing::draw_label})
      for (const json::value& card : city_.at("cards").as_array())
        if (const Place at = place_of(card.as_object().at("position"));
            at.second >= first && at.second <= last)
          (this->*draw)(sheet, card.as_object(), at, first);
    for (const DrawnPlot& plot : plots_) draw_plot(sheet, plot, first, last);
    for (const std::string& cell : choices_.cells) free_cell(sheet, cell, first, last);
    Lines lines = headers(first, last);
    int line = 0;
    for (const std::string& drawn : sheet.lines())
      lines.push_back(tinted(style_, Tint::dim, padded(row_name(line++), kMargin)) + drawn);
    return lines;
  }

  // The columns of cards, and those of cells below them.
  Lines headers(int first, int last) const {
    std::string cards = padded("card", kMargin);
    std::string cells = padded("cell", kMargin);
    for (int column = first; column <= last; ++column) {
      cards += " " + centred(fmt::format("{}", column), columns(card_width() - 1));
      for (const int half : {0, 1})
        cells += " " + padded(fmt::format("{}", 2 * column + half), columns(cell_width_));
    }
    return {tinted(style_, Tint::dim, cards), tinted(style_, Tint::dim, cells)};
  }

  // The row of cards at its upper edge, that of cells beside them.
  std::string row_name(int line) const {
    const int row = first_.first + line / kCardHeight;
    if (line % kCardHeight != 0) return fmt::format("{:>4}", 2 * row + line % kCardHeight - 1);
    return row > last_.first ? "" : fmt::format("{:>2}", row);
  }

  int card_width() const { return 2 * cell_width_ + 2; }  // with one border
  int top(const Place& position) const { return (position.first - first_.first) * kCardHeight; }
  int left(const Place& position, int first) const {
    return (position.second - first) * card_width();
  }

  void draw_frame(Sheet& sheet, const json::object& card, const Place& at, int first) const {
    const bool face_down = card.at("face_down").as_bool();
    const int x = left(at, first);
    const int y = top(at);
    const std::string edge = "+" + std::string(columns(card_width() - 1), '-') + "+";
    sheet.put(y, x, edge, Tint::dim, style_);
    sheet.put(y + kCardHeight, x, edge, Tint::dim, style_);
    for (int row = 1; row < kCardHeight; ++row) {
      sheet.put(y + row, x, "|", Tint::dim, style_);
      sheet.put(y + row, x + card_width(), "|", Tint::dim, style_);
      if (face_down)
        sheet.put(y + row, x + 1, std::string(columns(card_width() - 1), '/'), Tint::dim, style_);
    }
  }

  void draw_label(Sheet& sheet, const json::object& card, const Place& at, int first) const {
    if (card.at("face_down").as_bool()) return;
    const std::string label =
        card.at("robot").as_bool() ? "[R]" : fmt::format("{}", number_at(card, "number"));
    sheet.put(top(at), left(at, first) + (card_width() - static_cast<int>(label.size()) + 1) / 2,
              label, Tint::bold, style_);
  }

  void free_position(Sheet& sheet, const Place& at, int first, std::size_t number) const {
    const std::string text = centred(fmt::format("({})", number), columns(card_width() - 1));
    sheet.put(top(at) + 1, left(at, first) + 1, text, Tint::yellow, style_);
  }

  void put_cell(Sheet& sheet, const Place& cell, int first, std::string_view text, Tint tint,
                int from = 0) const {
    const Place at = position_of(cell);
    sheet.put(top(at) + 1 + (cell.first & 1),
              left(at, first) + 1 + (cell.second & 1) * (cell_width_ + 1) + from, text, tint,
              style_);
  }

  void draw_plot(Sheet& sheet, const DrawnPlot& plot, int first, int last) const {
    const Place& start = plot.cells.front();
    if (position_of(start).second < first || position_of(start).second > last) return;
    const bool bare = plot.bare();
    const std::string sign = plot_sign(plot.code) + (plot.largest ? "*" : "");
    put_cell(sheet, start, first, sign, bare ? Tint::dim : family_tint(plot.family));
    for (std::size_t i = 1; i < plot.cells.size(); ++i)
      put_cell(sheet, plot.cells[i], first, plot.cells[i].first == start.first ? "<<" : "^^",
               bare ? Tint::dim : family_tint(plot.family));
    const std::size_t number = choices_.number("cell", plot.name());
    if (number != 0)
      put_cell(sheet, start, first, fmt::format("{})", number), Tint::yellow,
               bare ? 0 : kSignWidth);
  }

  // A cell beside the city.
  void free_cell(Sheet& sheet, const std::string& name, int first, int last) const {
    const Place cell = place_of(name);
    const bool on_plot = std::ranges::any_of(
        plots_, [&](const DrawnPlot& plot) { return plot.cells.front() == cell; });
    if (on_plot || position_of(cell).second < first || position_of(cell).second > last) return;
    put_cell(sheet, cell, first, fmt::format("{})", choices_.number("cell", name)), Tint::yellow);
  }

  const json::object& city_;
  const CityChoices& choices_;
  const Style& style_;
  std::vector<DrawnPlot> plots_;
  int cell_width_ = kSignWidth;
  std::set<Place> positions_;
  Place first_;
  Place last_;
};

}  // namespace

Lines draw_city(const json::object& city, const CityChoices& choices, const Style& style) {
  return CityDrawing(city, choices, style).draw();
}

}  // namespace orrery::cli
