#include "support/luna_capital/slow_scorer.h"

#include <algorithm>
#include <cstdlib>

namespace orrery::luna_capital {
namespace {

constexpr std::array kVital = {Family::hydrogen, Family::oxygen, Family::water, Family::greenhouse};

int table_points(const std::vector<std::uint8_t>& table, int count) {
  return count < static_cast<int>(table.size()) ? table[static_cast<std::size_t>(count)]
                                                : table.back();
}

int sets_of(int pear, int apple, int lemon, int mixed) {
  // Try every way to call the jokers a fruit.
  int best = 0;
  for (int as_pear = 0; as_pear <= mixed; ++as_pear)
    for (int as_apple = 0; as_pear + as_apple <= mixed; ++as_apple)
      best = std::max(
          best, std::min({pear + as_pear, apple + as_apple, lemon + mixed - as_pear - as_apple}));
  return best;
}

int concession_value(const Game& game, const Concession& card, std::size_t phase) {
  if (game.players > 1) return card.points;
  const SoloValue worth = game.tables.solo_value[static_cast<std::size_t>(card.term)][phase];
  if (worth == SoloValue::none) return 0;
  return worth == SoloValue::full ? card.points : card.points / 2 + card.points % 2;
}

// Hand out the prizes place by place: groups of equal numbers from the top.
std::vector<int> prizes(const Game& game, const std::vector<int>& meteorites) {
  std::vector<int> points(meteorites.size());
  std::map<int, std::vector<std::size_t>, std::greater<>> ranking;
  for (std::size_t i = 0; i < meteorites.size(); ++i)
    if (meteorites[i] > 0 || !game.meteorite_needs_one) ranking[meteorites[i]].push_back(i);
  const auto& table =
      game.tables.meteorite_prizes[game.players == 1 ? 2 : static_cast<std::size_t>(game.players)];
  std::size_t place = 0;
  for (const auto& [number, tied] : ranking) {
    int sum = 0;
    for (std::size_t i = 0; i < tied.size(); ++i, ++place)
      if (place < table.size()) sum += table[place];
    for (const std::size_t who : tied) points[who] = sum / static_cast<int>(tied.size());
  }
  return points;
}

// What the automaton owns (section 7.4): rows like those of a player, and its special tiles.
std::vector<int> automaton_rows(const Game& game, const State& state, int& meteorites) {
  std::map<Family, int> owned;
  std::map<Fruit, int> fruits;
  const auto take = [&](const TileType& type) {
    ++owned[type.family];
    ++fruits[type.fruit];
  };
  for (const Content tile : state.automaton_tiles) take(game.tables.types[tile]);
  if (state.phase != Phase::solo_swap)
    for (const std::uint8_t card : state.automaton_cards)
      for (std::size_t cell = 0; cell < kCellsPerCard; ++cell)
        if (game.tables.cards[card].plot[cell] == cell &&
            game.tables.cards[card].print[cell] >= kFirstTile)
          take(game.tables.types[game.tables.cards[card].print[cell]]);
  std::vector<int> rows;
  for (const Family family : kVital)
    rows.push_back(table_points(game.tables.group_points, owned[family]));
  rows.push_back(
      table_points(game.tables.set_points, sets_of(fruits[Fruit::pear], fruits[Fruit::apple],
                                                   fruits[Fruit::lemon], fruits[Fruit::any])));
  rows.push_back(0);
  meteorites = owned[Family::meteorite];
  const AutomatonPoints& points = game.tables.automaton;
  rows.push_back(game.tables.sales_points * owned[Family::sales]);
  rows.push_back(points.mod_hab * owned[Family::modhab]);
  rows.push_back(points.complex * owned[Family::complex]);
  rows.push_back(points.hand);
  int concessions = 0;
  for (const std::uint8_t offered : state.offer)
    if (offered != 0) concessions += game.tables.concessions[offered - 1U].points;
  rows.push_back(concessions);
  rows.push_back(points.demolition * owned[Family::demolition] +
                 points.redistribution * owned[Family::redistribution] +
                 points.landing_pad * owned[Family::landing_pad]);
  return rows;
}

}  // namespace

SlowCity::SlowCity(const Components& tables, const City& city) {
  for (std::size_t order = 0; order < city.cards.size(); ++order) {
    const LatticeCell position = {card_row(city.positions[order]),
                                  card_column(city.positions[order])};
    cards_[position] = {};
    if (city.is_face_down(static_cast<unsigned>(order))) continue;
    const Card& card = tables.cards[city.cards[order]];
    for (unsigned first = 0; first < kCellsPerCard; ++first) {
      if (card.plot[first] != first) continue;
      SlowPlot plot;
      for (int cell = 0; cell < kCellsPerCard; ++cell)
        if (card.plot[static_cast<std::size_t>(cell)] == first)
          plot.cells.emplace_back(2 * position.first + cell / 2, 2 * position.second + cell % 2);
      const Content content = city.content[plot_of(static_cast<unsigned>(order), first)];
      plot.type = tables.types[content];
      plot.scaffolding = content == kScaffolding;
      cards_[position].insert(plots_.size());
      plots_.push_back(plot);
    }
  }
  if (city.has_show_home()) {
    SlowPlot home;
    home.cells.emplace_back(city.home.row, city.home.column);
    home.type = tables.types[city.content[kShowHome]];
    plots_.push_back(home);
  }
  for (std::size_t i = 0; i < plots_.size(); ++i)
    for (const LatticeCell& cell : plots_[i].cells) plot_at_[cell] = i;
}

bool SlowCity::touch(const SlowPlot& a, const SlowPlot& b, bool corners) const {
  if (&a == &b) return false;
  return std::ranges::any_of(a.cells, [&](const LatticeCell& one) {
    return std::ranges::any_of(b.cells, [&](const LatticeCell& other) {
      const int down = std::abs(one.first - other.first);
      const int across = std::abs(one.second - other.second);
      return corners ? std::max(down, across) == 1 : down + across == 1;
    });
  });
}

bool SlowCity::connected(const std::vector<const SlowPlot*>& plots) const {
  std::set<const SlowPlot*> reached = {plots.front()};
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (const SlowPlot* plot : plots)
      if (std::ranges::any_of(reached,
                              [&](const SlowPlot* from) { return touch(*from, *plot, false); }))
        reached.insert(plot);
  }
  return reached.size() == plots.size();
}

int SlowCity::largest_group(Family family) const {
  std::set<std::size_t> rest;
  for (std::size_t i = 0; i < plots_.size(); ++i)
    if (plots_[i].type.family == family) rest.insert(i);
  int largest = 0;
  while (!rest.empty()) {
    std::vector<std::size_t> open = {*rest.begin()};
    rest.erase(rest.begin());
    int size = 0;
    while (!open.empty()) {
      const std::size_t here = open.back();
      open.pop_back();
      ++size;
      for (auto it = rest.begin(); it != rest.end();)
        if (touch(plots_[here], plots_[*it], false)) {
          open.push_back(*it);
          it = rest.erase(it);
        } else {
          ++it;
        }
    }
    largest = std::max(largest, size);
  }
  return largest;
}

int SlowCity::count(Family family) const {
  return static_cast<int>(std::ranges::count_if(
      plots_, [&](const SlowPlot& plot) { return plot.type.family == family; }));
}

int SlowCity::fruit_sets() const {
  const auto fruits = [&](Fruit fruit) {
    return static_cast<int>(std::ranges::count_if(
        plots_, [&](const SlowPlot& plot) { return plot.type.fruit == fruit; }));
  };
  return sets_of(fruits(Fruit::pear), fruits(Fruit::apple), fruits(Fruit::lemon),
                 fruits(Fruit::any));
}

int SlowCity::modhab_matches() const {
  int matches = 0;
  for (const SlowPlot& hab : plots_)
    if (hab.type.family == Family::modhab)
      for (const SlowPlot& other : plots_)
        if (other.type.family == hab.type.target && touch(hab, other, true)) ++matches;
  return matches;
}

int SlowCity::complex_matches() const {
  int matches = 0;
  for (const SlowPlot& complex : plots_)
    if (complex.type.family == Family::complex) matches += count(complex.type.target);
  return matches;
}

int SlowCity::scaffoldings() const {
  return static_cast<int>(std::ranges::count_if(plots_, &SlowPlot::scaffolding));
}

int SlowCity::rows() const {
  std::set<int> rows;
  for (const auto& [position, plots] : cards_) rows.insert(position.first);
  return static_cast<int>(rows.size());
}

bool SlowCity::has_pattern(const Concession& concession) const {
  for (const auto& [start, plots] : cards_) {
    // The first card of the pattern lies on this one.
    bool all = true;
    for (std::size_t i = 0; i < concession.pattern_size; ++i)
      all = all &&
            cards_.contains({start.first + concession.pattern[i][0] - concession.pattern[0][0],
                             start.second + concession.pattern[i][1] - concession.pattern[0][1]});
    if (all) return true;
  }
  return false;
}

bool SlowCity::has_column(Family family) const {
  const auto shows = [&](int row, int column) {
    const auto card = cards_.find({row, column});
    return card != cards_.end() && std::ranges::any_of(card->second, [&](std::size_t plot) {
             return plots_[plot].type.family == family;
           });
  };
  for (int column = -12; column <= 12; ++column)
    for (int row = -2; row <= 0; ++row)
      if (shows(row, column) && shows(row + 1, column) && shows(row + 2, column)) return true;
  return false;
}

bool SlowCity::has_line(Family family, int length) const {
  for (const auto& [start, first] : plot_at_)
    for (const LatticeCell& step : {LatticeCell{0, 1}, LatticeCell{1, 0}}) {
      std::set<std::size_t> items;
      for (LatticeCell at = start;; at = {at.first + step.first, at.second + step.second}) {
        const auto plot = plot_at_.find(at);
        if (plot == plot_at_.end() || plots_[plot->second].type.family != family) break;
        items.insert(plot->second);
      }
      if (static_cast<int>(items.size()) >= length) return true;
    }
  return false;
}

bool SlowCity::has_systems() const {
  std::array<std::vector<const SlowPlot*>, kVital.size()> of;
  for (std::size_t i = 0; i < kVital.size(); ++i)
    for (const SlowPlot& plot : plots_)
      if (plot.type.family == kVital[i]) of[i].push_back(&plot);
  for (const SlowPlot* hydrogen : of[0])
    for (const SlowPlot* oxygen : of[1])
      for (const SlowPlot* water : of[2])
        for (const SlowPlot* greenhouse : of[3])
          if (connected({hydrogen, oxygen, water, greenhouse})) return true;
  return false;
}

bool SlowCity::meets(const Concession& concession) const {
  switch (concession.type) {
    case ConditionType::pattern:
      return has_pattern(concession);
    case ConditionType::no_scaffolding:
      return scaffoldings() == 0;
    case ConditionType::vital_systems_connected:
      return has_systems();
    case ConditionType::column:
      return has_column(concession.family);
    case ConditionType::line:
      return has_line(concession.family, concession.at_least);
    case ConditionType::count:
      return count(concession.family) >= concession.at_least;
    case ConditionType::row_length: {
      std::map<int, int> cards;
      for (const auto& [position, plots] : cards_) ++cards[position.first];
      return std::ranges::any_of(
          cards, [&](const auto& row) { return row.second >= concession.at_least; });
    }
    case ConditionType::fewer_rows:
      break;  // not of one city
  }
  return false;
}

bool slow_meets(const Game& game, const State& state, int seat, unsigned concession) {
  const Concession& asked = game.tables.concessions[concession];
  const SlowCity mine(game.tables, player_at(state, seat_at(seat)).city);
  if (asked.type != ConditionType::fewer_rows) return mine.meets(asked);
  std::vector<bool> fewer;
  for (int other = 0; other < game.players; ++other)
    if (other != seat)
      fewer.push_back(mine.rows() <
                      SlowCity(game.tables, player_at(state, seat_at(other)).city).rows());
  const auto met = static_cast<std::size_t>(std::ranges::count(fewer, true));
  return game.fewer_rows_than_any ? met > 0 : met > 0 && met == fewer.size();
}

std::vector<std::vector<int>> slow_scores(const Game& game, const State& state) {
  std::vector<std::vector<int>> pads;
  std::vector<int> meteorites;
  for (int seat = 0; seat < game.players; ++seat) {
    const Player& player = player_at(state, seat_at(seat));
    const SlowCity city(game.tables, player.city);
    std::vector<int> rows;
    for (const Family family : kVital)
      rows.push_back(table_points(game.tables.group_points, city.largest_group(family)));
    rows.push_back(table_points(game.tables.set_points, city.fruit_sets()));
    rows.push_back(0);
    meteorites.push_back(city.count(Family::meteorite));
    rows.push_back(game.tables.sales_points * city.count(Family::sales));
    rows.push_back(game.tables.modhab_points * city.modhab_matches());
    rows.push_back(game.tables.complex_points * city.complex_matches());
    rows.push_back(game.tables.hand_points * static_cast<int>(player.hand.size()));
    int concessions = 0;
    for (std::size_t i = 0; i < state.offer.size(); ++i)
      if ((state.claimed_by[i] >> seat & 1) != 0)
        concessions += concession_value(game, game.tables.concessions[state.offer[i] - 1U],
                                        state.claimed_phase[i] - 1U);
    rows.push_back(concessions);
    rows.push_back(0);
    pads.push_back(rows);
  }
  if (game.players == 1) {
    meteorites.push_back(0);
    pads.push_back(automaton_rows(game, state, meteorites.back()));
  }
  const std::vector<int> won = prizes(game, meteorites);
  for (std::size_t i = 0; i < pads.size(); ++i) {
    pads[i][5] = won[i];
    int total = 0;
    for (const int points : pads[i]) total += points;
    pads[i].push_back(total);
  }
  return pads;
}

}  // namespace orrery::luna_capital
