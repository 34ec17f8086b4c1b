#include "support/luna_capital/city.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "core/data_pack.h"
#include "core/json_reader.h"
#include "games/luna_capital/concessions.h"
#include "games/luna_capital/game.h"

namespace orrery::luna_capital {
namespace {

// The words of a line, without the bars between cards.
std::vector<std::string> words_of(const std::string& line) {
  std::istringstream in(line);
  std::vector<std::string> words;
  for (std::string word; in >> word;)
    if (word != "|") words.push_back(word);
  return words;
}

template <class Names>
std::size_t place_in(const Names& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) throw std::invalid_argument("no such name: " + std::string(name));
  return static_cast<std::size_t>(found - names.begin());
}

State empty_state(const Game& game) {
  State state{};
  state.phase = Phase::take_set;
  state.robot_pool = game.tables.robot_tokens;
  state.redistribution_pool = game.tables.redistribution_tokens;
  return state;
}

}  // namespace

const Components& shipped_components() {
  static const Components components = [] {
    Problems problems;
    auto read = read_pack<Components>(DataPack::built_in("luna-capital"), problems);
    for (const Message& problem : problems.list())
      ADD_FAILURE() << Catalogue::built_in().say(problem);
    return read.value_or(Components{});
  }();
  return components;
}

Game shipped_game(int players, const GivenOptions& options) {
  const auto checked = check_options(Rules::info(), players, options);
  if (!checked) throw std::invalid_argument(Catalogue::built_in().say(checked.error()));
  return make_game(*checked, shipped_components());
}

Content content_named(const Components& tables, std::string_view code) {
  return static_cast<Content>(place_in(tables.content_codes, code));
}

unsigned concession_named(const Components& tables, std::string_view id) {
  return static_cast<unsigned>(place_in(tables.concession_names, id));
}

CityTable::CityTable(int players, const GivenOptions& options)
    : game(shipped_game(players, options)), state(empty_state(game)) {}

CityTable& CityTable::draw(int seat, const std::vector<std::string>& lines) {
  std::vector<std::vector<std::string>> cells;
  for (const std::string& line : lines) cells.push_back(words_of(line));
  City& city = player_at(state, seat_at(seat)).city;
  city = City{};
  for (std::size_t row = 0; 2 * row + 1 < cells.size(); ++row)
    for (std::size_t column = 0; 2 * column + 1 < cells[2 * row].size(); ++column)
      draw_card(city, cells, row, column);
  return *this;
}

void CityTable::draw_card(City& city, const std::vector<std::vector<std::string>>& cells,
                          std::size_t row, std::size_t column) {
  std::array<std::string, kCellsPerCard> shown;
  for (std::size_t cell = 0; cell < kCellsPerCard; ++cell)
    shown[cell] = cells.at(2 * row + cell / 2).at(2 * column + cell % 2);
  if (shown[0] == "-") return;
  Card card;
  card.number = 1;
  card.plot = {0, 1, 2, 3};
  for (std::size_t cell = 0; cell < kCellsPerCard; ++cell) {
    if ((shown[cell] == "<" && cell % 2 == 0) || (shown[cell] == "^" && cell < 2))
      throw std::invalid_argument("a double plot lies on one card");
    if (shown[cell] == "<") card.plot[cell] = static_cast<std::uint8_t>(cell - 1);
    if (shown[cell] == "^") card.plot[cell] = static_cast<std::uint8_t>(cell - 2);
    const std::uint8_t plot = card.plot[cell];
    const auto bit = static_cast<std::uint8_t>(1U << cell);
    card.cells[plot] |= bit;
    if (plot != cell) continue;
    card.plots |= bit;
    if (shown[cell] == "#") {
      card.print[cell] = kScaffolding;
      card.scaffolding |= bit;
    } else {
      card.empty |= bit;
    }
  }
  const auto order = static_cast<unsigned>(city.cards.size());
  const std::uint8_t number = next_card_++;
  game.tables.cards.at(number) = card;
  const bool face_down = shown[0] == "?";
  place_card(city, game.tables, number,
             position_at(static_cast<int>(row), static_cast<int>(column)),
             face_down ? CardMode::face_down : CardMode::robot);
  for (unsigned cell = 0; cell < kCellsPerCard && !face_down; ++cell) {
    const std::string& code = shown[cell];
    if (code == "." || code == "#" || card.plot[cell] != cell) continue;
    const Content content = content_named(game.tables, code);
    put_tile(city, game.tables.types[content], content, plot_of(order, cell));
  }
}

CityTable& CityTable::scatter(int seat, std::string_view code, int count) {
  // Top left cells of cards in one row: never neighbours.
  std::string above;
  std::string below;
  for (int i = 0; i < std::max(1, count); ++i) {
    above += (i < count ? std::string(code) : std::string(".")) + " . ";
    below += ". . ";
  }
  return draw(seat, {above, below});
}

CityTable& CityTable::show_home(int seat, Cell cell, std::string_view code) {
  City& city = player_at(state, seat_at(seat)).city;
  city.plots |= plot_bit(kShowHome);
  city.empty |= plot_bit(kShowHome);
  city.home = cell;
  if (code == ".") return *this;
  const Content content = content_named(game.tables, code);
  put_tile(city, game.tables.types[content], content, kShowHome);
  return *this;
}

CityTable& CityTable::hand(int seat, int cards) {
  Hand& hand = player_at(state, seat_at(seat)).hand;
  hand.clear();
  for (int i = 0; i < cards; ++i) hand.push_back(static_cast<std::uint8_t>(kCards - 1 - i));
  return *this;
}

CityTable& CityTable::offer(const std::vector<std::string>& concessions) {
  for (std::size_t i = 0; i < concessions.size(); ++i)
    state.offer.at(i) = code_of(concession_named(game.tables, concessions[i]));
  return *this;
}

CityTable& CityTable::claim(int seat, std::string_view concession, int phase) {
  const std::uint8_t code = code_of(concession_named(game.tables, concession));
  const auto place =
      static_cast<std::size_t>(std::ranges::find(state.offer, code) - state.offer.begin());
  SeatSet seats = SeatSet::from_bits(state.claimed_by[place]);
  seats.add(seat_at(seat));
  state.claimed_by[place] = seats.bits();
  state.claimed_phase[place] = code_of(static_cast<unsigned>(phase));
  return *this;
}

CityTable& CityTable::automaton_tiles(const std::vector<std::string>& codes) {
  for (const std::string& code : codes)
    state.automaton_tiles.push_back(content_named(game.tables, code));
  return *this;
}

bool CityTable::meets(std::string_view concession, int seat) const {
  return luna_capital::meets(game, state, seat_at(seat), concession_named(game.tables, concession));
}

int CityTable::score(std::string_view row, int seat) const {
  const std::vector<ScoreRow> rows = score_rows();
  const auto found = std::ranges::find(rows, row, &ScoreRow::id);
  if (found == rows.end()) throw std::invalid_argument("no such row: " + std::string(row));
  return scores(game, state)
      .rows.at(static_cast<std::size_t>(seat))
      .at(static_cast<std::size_t>(found - rows.begin()));
}

int CityTable::total(int seat) const {
  return scores(game, state).total.at(static_cast<std::size_t>(seat));
}

}  // namespace orrery::luna_capital
