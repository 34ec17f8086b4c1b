#include "games/luna_capital/concessions.h"

#include <algorithm>
#include <bit>

#include "games/luna_capital/city_map.h"

namespace orrery::luna_capital {
namespace {

int rows_used(const City& city) {
  return static_cast<int>(
      std::ranges::count_if(city.taken, [](std::uint32_t columns) { return columns != 0; }));
}

// LC-4.84: plots whose content is of the family.
int shown(const Components& tables, const City& city, Family family) {
  int count = 0;
  for (PlotSet rest = city.plots & ~city.empty & ~city.scaffolding; rest != 0; rest &= rest - 1)
    if (tables.types[city.content[static_cast<std::size_t>(std::countr_zero(rest))]].family ==
        family)
      ++count;
  return count;
}

// LC-4.72, LC-4.85, LC-8.1
bool fewer_rows(const Game& game, const State& state, Seat seat) {
  const int mine = rows_used(player_at(state, seat).city);
  const auto fewer_than = [&](const Player& other) { return mine < rows_used(other.city); };
  bool all = true;
  bool any = false;
  for (int i = 0; i < game.players; ++i) {
    if (seat_at(i) == seat) continue;
    const bool fewer = fewer_than(player_at(state, seat_at(i)));
    all = all && fewer;
    any = any || fewer;
  }
  return game.fewer_rows_than_any ? any : all && game.players > 1;
}

// LC-4.81: all cards at once for every move of the pattern to the right, row by row.
bool shows_pattern(const City& city, const Concession& concession) {
  for (std::size_t down = 0; down < kGridRows; ++down) {
    std::uint32_t fits = ~0U;
    for (std::size_t i = 0; i < concession.pattern_size; ++i) {
      const std::size_t row = down + concession.pattern[i][0];
      fits &= row < kGridRows ? city.taken[row] >> concession.pattern[i][1] : 0U;
    }
    if (fits != 0) return true;
  }
  return false;
}

// LC-4.86
bool has_long_row(const City& city, int least) {
  return std::ranges::any_of(
      city.taken, [least](std::uint32_t columns) { return std::popcount(columns) >= least; });
}

// LC-4.82: columns whose three cards all show the family.
bool has_full_column(const CityMap& map, Family family) {
  constexpr std::uint32_t kEven = 0x55555555U;
  std::uint32_t columns = kEven;
  for (std::size_t row = 0; row < kMaxCardRows; ++row) {
    const Area& area = map.of[index(family)];
    const std::uint32_t shown = (area[2 * row + 1] | area[2 * row + 2]) >> 1U;
    columns &= (shown | shown >> 1U) & map.cards[row];
  }
  return columns != 0;
}

bool has_line_across(const Area& area, const Area& right, int length) {
  for (std::size_t row = 0; row < kMapRows; ++row)
    for (std::uint32_t rest = area[row]; rest != 0;) {
      const std::uint32_t run = rest & ~(rest + (rest & (~rest + 1U)));
      if (std::popcount(run & ~right[row]) >= length) return true;
      rest &= ~run;
    }
  return false;
}

bool has_line_down(const Area& area, const Area& below, int length) {
  std::uint32_t columns = 0;
  for (const std::uint32_t row : area) columns |= row;
  for (; columns != 0; columns &= columns - 1) {
    const int column = std::countr_zero(columns);
    int items = 0;
    for (std::size_t row = 0; row < kMapRows; ++row) {
      if ((area[row] >> column & 1U) == 0)
        items = 0;
      else if ((below[row] >> column & 1U) == 0 && ++items >= length)
        return true;
    }
  }
  return false;
}

// LC-4.83
bool has_line(const CityMap& map, const Concession& concession) {
  const Area& area = map.of[index(concession.family)];
  return has_line_across(area, map.right, concession.at_least) ||
         has_line_down(area, map.below, concession.at_least);
}

// The plot that a cell belongs to.
Area whole_plot(const CityMap& map, std::size_t row, std::uint32_t cell) {
  Area plot{};
  plot[row] = cell;
  if ((map.right[row] & cell) != 0) plot[row] |= cell >> 1U;
  if ((map.right[row] & cell << 1U) != 0) plot[row] |= cell << 1U;
  if (row > 0 && (map.below[row] & cell) != 0) plot[row - 1] |= cell;
  if (row + 1 < kMapRows && (map.below[row + 1] & cell) != 0) plot[row + 1] |= cell;
  return plot;
}

constexpr unsigned family_bit(unsigned family) { return 1U << family; }
constexpr unsigned kAllVital =
    family_bit(index(Family::hydrogen)) | family_bit(index(Family::oxygen)) |
    family_bit(index(Family::water)) | family_bit(index(Family::greenhouse));

// Whether connected plots, one of each family in `missing`, can be added to the chosen ones.
bool can_connect(const CityMap& map, const Area& chosen, unsigned missing) {
  if (missing == 0) return true;
  const Area near = neighbours(chosen);
  for (unsigned rest = missing; rest != 0; rest &= rest - 1) {
    const auto family = static_cast<unsigned>(std::countr_zero(rest));
    for (std::size_t row = 0; row < kMapRows; ++row)
      for (std::uint32_t cells = near[row] & map.of[family][row]; cells != 0; cells &= cells - 1) {
        Area more = whole_plot(map, row, cells & (~cells + 1U));
        for (std::size_t i = 0; i < kMapRows; ++i) more[i] |= chosen[i];
        if (can_connect(map, more, missing & ~family_bit(family))) return true;
      }
  }
  return false;
}

// LC-4.59: every such set holds one hydrogen, so the search begins there.
bool has_connected_systems(const CityMap& map) {
  constexpr unsigned kStart = index(Family::hydrogen);
  for (std::size_t row = 0; row < kMapRows; ++row)
    for (std::uint32_t cells = map.of[kStart][row]; cells != 0; cells &= cells - 1)
      if (can_connect(map, whole_plot(map, row, cells & (~cells + 1U)),
                      kAllVital & ~family_bit(kStart)))
        return true;
  return false;
}

// "XX/XX": a letter for every card, a dot for every place between, rows from above.
std::string drawn(const Concession& concession) {
  std::array<std::string, kMaxCardRows> rows;
  for (std::size_t i = 0; i < concession.pattern_size; ++i) {
    std::string& row = rows[concession.pattern[i][0]];
    const std::size_t column = concession.pattern[i][1];
    if (row.size() <= column) row.resize(column + 1, '.');
    row[column] = 'X';
  }
  std::string text;
  for (std::size_t row = 0; row < kMaxCardRows; ++row) text += (row == 0 ? "" : "/") + rows[row];
  return text.substr(0, text.find_last_of('X') + 1);
}

}  // namespace

bool meets(const Game& game, const State& state, Seat seat, unsigned concession) {
  const Concession& asked = game.tables.concessions[concession];
  const City& city = player_at(state, seat).city;
  switch (asked.type) {
    case ConditionType::pattern:
      return shows_pattern(city, asked);
    case ConditionType::no_scaffolding:
      return city.scaffolding == 0;
    case ConditionType::fewer_rows:
      return fewer_rows(game, state, seat);
    case ConditionType::row_length:
      return has_long_row(city, asked.at_least);
    case ConditionType::vital_systems_connected:
      return has_connected_systems(CityMap(game.tables, city));
    case ConditionType::column:
      return has_full_column(CityMap(game.tables, city), asked.family);
    case ConditionType::line:
      return has_line(CityMap(game.tables, city), asked);
    case ConditionType::count:
      return shown(game.tables, city, asked.family) >= asked.at_least;
  }
  return false;
}

int concession_points(const Game& game, unsigned concession, unsigned phase) {
  const Concession& card = game.tables.concessions[concession];
  if (!game.solo()) return card.points;
  switch (game.tables.solo_value[static_cast<std::size_t>(card.term)][phase]) {
    case SoloValue::full:
      return card.points;
    case SoloValue::half:
      return (card.points + 1) / 2;  // LC-7.20
    case SoloValue::none:
      return 0;
  }
  return 0;
}

Message condition_message(const Game& game, unsigned concession) {
  const Concession& asked = game.tables.concessions[concession];
  Message message("luna.condition." + condition_names()[static_cast<std::size_t>(asked.type)]);
  const Argument family{"family", Term{"family", family_names()[index(asked.family)]}};
  const Argument count{"count", std::int64_t{asked.at_least}};
  switch (asked.type) {
    case ConditionType::pattern:
      message.args = {{"count", std::int64_t{asked.pattern_size}}, {"pattern", drawn(asked)}};
      break;
    case ConditionType::column:
      message.args = {family};
      break;
    case ConditionType::line:
    case ConditionType::count:
      message.args = {count, family};
      break;
    case ConditionType::row_length:
      message.args = {count};
      break;
    case ConditionType::fewer_rows:
      message.args = {{"whom", std::string(game.fewer_rows_than_any ? "any" : "all")}};
      break;
    case ConditionType::no_scaffolding:
    case ConditionType::vital_systems_connected:
      break;
  }
  return message;
}

}  // namespace orrery::luna_capital
