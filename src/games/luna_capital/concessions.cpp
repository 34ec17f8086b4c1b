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

// LC-4.72, LC-4.85, LC-8.1: the others who have more rows, and how many of them it takes.
Progress fewer_rows(const Game& game, const State& state, Seat seat) {
  const int mine = rows_used(player_at(state, seat).city);
  int behind = 0;
  for (int i = 0; i < game.players; ++i)
    if (mine < rows_used(player_at(state, seat_at(i)).city)) ++behind;
  const int need = game.fewer_rows_than_any ? 1 : std::max(1, game.players - 1);
  return {std::min(behind, need), need};
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

// The most cards of the pattern that one place in the grid has.
int most_of_pattern(const City& city, const Concession& concession) {
  constexpr std::size_t kGridColumns = 1U << kColumnBits;
  int most = 0;
  for (std::size_t down = 0; down < kGridRows; ++down)
    for (std::size_t across = 0; across < kGridColumns; ++across) {
      int have = 0;
      for (std::size_t i = 0; i < concession.pattern_size; ++i) {
        const std::size_t row = down + concession.pattern[i][0];
        const std::size_t column = across + concession.pattern[i][1];
        if (row < kGridRows && column < kGridColumns && (city.taken[row] >> column & 1U) != 0)
          ++have;
      }
      most = std::max(most, have);
    }
  return most;
}

// LC-4.86
int longest_row(const City& city) {
  int longest = 0;
  for (const std::uint32_t columns : city.taken)
    longest = std::max(longest, std::popcount(columns));
  return longest;
}

// LC-4.82: the most cards of one column that show the family.
int most_in_column(const CityMap& map, Family family) {
  constexpr std::uint32_t kEven = 0x55555555U;
  std::array<std::uint32_t, kMaxCardRows + 1> at_least{kEven};  // columns with so many of them
  for (std::size_t row = 0; row < kMaxCardRows; ++row) {
    const Area& area = map.of[index(family)];
    const std::uint32_t shown = (area[2 * row + 1] | area[2 * row + 2]) >> 1U;
    const std::uint32_t columns = (shown | shown >> 1U) & map.cards[row];
    for (std::size_t count = kMaxCardRows; count > 0; --count)
      at_least[count] |= at_least[count - 1] & columns;
  }
  int most = kMaxCardRows;
  while (at_least[static_cast<std::size_t>(most)] == 0) --most;
  return most;
}

// The longest line, or `enough` if it has that many items.
int line_across(const Area& area, const Area& right, int enough) {
  int longest = 0;
  for (std::size_t row = 0; row < kMapRows && longest < enough; ++row)
    for (std::uint32_t rest = area[row]; rest != 0;) {
      const std::uint32_t run = rest & ~(rest + (rest & (~rest + 1U)));
      longest = std::max(longest, std::popcount(run & ~right[row]));
      rest &= ~run;
    }
  return std::min(longest, enough);
}

int line_down(const Area& area, const Area& below, int enough) {
  int longest = 0;
  std::uint32_t columns = 0;
  for (const std::uint32_t row : area) columns |= row;
  for (; columns != 0 && longest < enough; columns &= columns - 1) {
    const int column = std::countr_zero(columns);
    int items = 0;
    for (std::size_t row = 0; row < kMapRows; ++row) {
      if ((area[row] >> column & 1U) == 0)
        items = 0;
      else if ((below[row] >> column & 1U) == 0)
        longest = std::max(longest, ++items);
    }
  }
  return std::min(longest, enough);
}

// LC-4.83
int longest_line(const CityMap& map, const Concession& concession) {
  const Area& area = map.of[index(concession.family)];
  const int enough = concession.at_least;
  const int across = line_across(area, map.right, enough);
  return across == enough ? enough : std::max(across, line_down(area, map.below, enough));
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

// How many connected plots of different families in `missing` can be added to the chosen ones.
int most_connected(const CityMap& map, const Area& chosen, unsigned missing) {
  int most = 0;
  const int all = std::popcount(missing);
  const Area near = neighbours(chosen);
  for (unsigned rest = missing; rest != 0; rest &= rest - 1) {
    const auto family = static_cast<unsigned>(std::countr_zero(rest));
    for (std::size_t row = 0; row < kMapRows; ++row)
      for (std::uint32_t cells = near[row] & map.of[family][row]; cells != 0; cells &= cells - 1) {
        Area more = whole_plot(map, row, cells & (~cells + 1U));
        for (std::size_t i = 0; i < kMapRows; ++i) more[i] |= chosen[i];
        most = std::max(most, 1 + most_connected(map, more, missing & ~family_bit(family)));
        if (most == all) return all;
      }
  }
  return most;
}

// LC-4.59: the most different vital systems on connected plots, one of them of the family.
int most_systems_with(const CityMap& map, unsigned family) {
  int most = 0;
  for (std::size_t row = 0; row < kMapRows; ++row)
    for (std::uint32_t cells = map.of[family][row]; cells != 0; cells &= cells - 1) {
      const Area start = whole_plot(map, row, cells & (~cells + 1U));
      most = std::max(most, 1 + most_connected(map, start, kAllVital & ~family_bit(family)));
      if (most == kVitalFamilies) return most;
    }
  return most;
}

int most_systems(const CityMap& map) {
  int most = 0;
  for (unsigned rest = kAllVital; rest != 0; rest &= rest - 1)
    most = std::max(most, most_systems_with(map, static_cast<unsigned>(std::countr_zero(rest))));
  return most;
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
  // Of these two it is quicker to tell whether all is there than how much.
  if (asked.type == ConditionType::pattern) return shows_pattern(city, asked);
  if (asked.type == ConditionType::vital_systems_connected)
    return most_systems_with(CityMap(game.tables, city), index(Family::hydrogen)) == kVitalFamilies;
  const auto [have, need] = progress(game, state, seat, concession);
  return have == need;
}

Progress progress(const Game& game, const State& state, Seat seat, unsigned concession) {
  const Concession& asked = game.tables.concessions[concession];
  const City& city = player_at(state, seat).city;
  const auto of = [](int have, int need) { return Progress{std::min(have, need), need}; };
  switch (asked.type) {
    case ConditionType::pattern:
      return {most_of_pattern(city, asked), asked.pattern_size};
    case ConditionType::no_scaffolding:
      return {city.scaffolding == 0 ? 1 : 0, 1};
    case ConditionType::fewer_rows:
      return fewer_rows(game, state, seat);
    case ConditionType::row_length:
      return of(longest_row(city), asked.at_least);
    case ConditionType::vital_systems_connected:
      return {most_systems(CityMap(game.tables, city)), kVitalFamilies};
    case ConditionType::column:
      return {most_in_column(CityMap(game.tables, city), asked.family), kMaxCardRows};
    case ConditionType::line:
      return {longest_line(CityMap(game.tables, city), asked), asked.at_least};
    case ConditionType::count:
      return of(shown(game.tables, city, asked.family), asked.at_least);
  }
  return {};
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
