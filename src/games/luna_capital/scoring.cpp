#include "games/luna_capital/scoring.h"

#include <algorithm>
#include <bit>

#include "core/outcome.h"
#include "games/luna_capital/city_map.h"
#include "games/luna_capital/concessions.h"

namespace orrery::luna_capital {
namespace {

// In the order of LC-5.2 to LC-5.12.
enum Row : std::uint8_t {
  kHydrogen,
  kOxygen,
  kWater,
  kGreenhouseGroup,
  kGreenhouseSets,
  kMeteorites,
  kSalesOffices,
  kModHabs,
  kComplexes,
  kHandCards,
  kConcessionsRow,
  kSpecialTiles,  // of the automaton
  kRowCount
};
static_assert(kSpecialTiles == kPrintedRows && kRowCount <= kMaxScoreRows);

using Rows = std::array<std::int16_t, kMaxScoreRows>;

void put(Rows& rows, Row row, int points) { rows[row] = static_cast<std::int16_t>(points); }

// What a collection of projects holds, wherever they lie.
struct Tally {
  std::array<int, kFamilies> count{};
  std::array<int, 4> greenhouses{};  // pear, apple, lemon, mixed

  void add(const TileType& type) {
    ++count[index(type.family)];
    if (type.fruit != Fruit::none) ++greenhouses[static_cast<std::size_t>(type.fruit) - 1U];
  }
};

// The rows that depend on the city alone. Returns its meteorites.
int score_city(const Game& game, const City& city, Rows& rows) {
  const Components& tables = game.tables;
  const CityMap map(tables, city);
  Tally fruits;
  int mod_habs = 0;
  int complexes = 0;
  for (PlotSet rest = city.plots & ~city.empty & ~city.scaffolding; rest != 0; rest &= rest - 1) {
    const auto plot = static_cast<unsigned>(std::countr_zero(rest));
    const TileType& type = tables.types[city.content[plot]];
    if (type.family == Family::greenhouse) fruits.add(type);
    if (type.family == Family::complex) complexes += map.count[index(type.target)];  // LC-5.22
    if (type.family != Family::modhab) continue;
    Area near = surroundings(map.place_of(tables, city, plot));
    for (std::size_t row = 0; row < kMapRows; ++row) near[row] &= map.of[index(type.target)][row];
    mod_habs += plots_in(map, near);  // LC-5.21
  }
  for (unsigned vital = 0; vital < kVitalFamilies; ++vital) {
    const auto family = static_cast<Family>(index(Family::hydrogen) + vital);
    put(rows, static_cast<Row>(kHydrogen + vital),
        points_for(tables.group_points, largest_group(map, family)));
  }
  put(rows, kGreenhouseSets, points_for(tables.set_points, fruit_sets(fruits.greenhouses)));
  put(rows, kSalesOffices, tables.sales_points * map.count[index(Family::sales)]);
  put(rows, kModHabs, tables.modhab_points * mod_habs);
  put(rows, kComplexes, tables.complex_points * complexes);
  return map.count[index(Family::meteorite)];
}

int claimed_points(const Game& game, const State& state, Seat seat) {
  int points = 0;
  for (std::size_t i = 0; i < kMaxOffer; ++i)
    if (SeatSet::from_bits(state.claimed_by[i]).has(seat))
      points +=
          concession_points(game, from_code(state.offer[i]), from_code(state.claimed_phase[i]));
  return points;
}

// LC-7.33: tiles and the print of the cards it took; those dealt to it do not count.
Tally automaton_tally(const Game& game, const State& state) {
  Tally tally;
  for (const Content tile : state.automaton_tiles) tally.add(game.tables.types[tile]);
  if (state.phase == Phase::solo_swap) return tally;
  for (const std::uint8_t card : state.automaton_cards)
    for (unsigned plots = game.tables.cards[card].plots; plots != 0; plots &= plots - 1) {
      const auto plot = static_cast<std::size_t>(std::countr_zero(plots));
      if (const Content print = game.tables.cards[card].print[plot]; print >= kFirstTile)
        tally.add(game.tables.types[print]);
    }
  return tally;
}

// Section 7.4, but for the meteorites.
void score_automaton(const Game& game, const State& state, const Tally& tally, Rows& rows) {
  const Components& tables = game.tables;
  const AutomatonPoints& points = tables.automaton;
  const auto count = [&](Family family) { return tally.count[index(family)]; };
  for (unsigned vital = 0; vital < kVitalFamilies; ++vital)
    put(rows, static_cast<Row>(kHydrogen + vital),
        points_for(tables.group_points,
                   count(static_cast<Family>(index(Family::hydrogen) + vital))));
  put(rows, kGreenhouseSets, points_for(tables.set_points, fruit_sets(tally.greenhouses)));
  put(rows, kSalesOffices, tables.sales_points * count(Family::sales));
  put(rows, kModHabs, points.mod_hab * count(Family::modhab));
  put(rows, kComplexes, points.complex * count(Family::complex));
  put(rows, kHandCards, points.hand);
  int concessions = 0;
  for (const std::uint8_t offered : state.offer)
    if (offered != 0) concessions += tables.concessions[from_code(offered)].points;  // LC-7.30
  put(rows, kConcessionsRow, concessions);
  put(rows, kSpecialTiles,
      points.demolition * count(Family::demolition) +
          points.redistribution * count(Family::redistribution) +
          points.landing_pad * count(Family::landing_pad));
}

}  // namespace

int points_for(std::span<const std::uint8_t> table, int count) {
  return table[std::min(table.size() - 1, static_cast<std::size_t>(count))];
}

int fruit_sets(const std::array<int, 4>& greenhouses) {
  const auto [pear, apple, lemon, mixed] = greenhouses;
  // k sets need a joker for every fruit that is missing; the need grows with k.
  for (int sets = 0;; ++sets) {
    const int next = sets + 1;
    if (std::max(0, next - pear) + std::max(0, next - apple) + std::max(0, next - lemon) > mixed)
      return sets;
  }
}

std::array<int, kMaxPlayers> meteorite_points(const Game& game, std::span<const int> meteorites) {
  const auto& prizes = game.tables.meteorite_prizes[static_cast<std::size_t>(game.players)];
  std::array<int, kMaxPlayers> points{};
  for (std::size_t i = 0; i < meteorites.size(); ++i) {
    if (meteorites[i] == 0 && game.meteorite_needs_one) continue;
    const auto ahead = static_cast<std::size_t>(
        std::ranges::count_if(meteorites, [&](int other) { return other > meteorites[i]; }));
    const auto tied = static_cast<std::size_t>(std::ranges::count(meteorites, meteorites[i]));
    int sum = 0;
    for (std::size_t place = ahead; place < std::min(ahead + tied, prizes.size()); ++place)
      sum += prizes[place];
    points[i] = sum / static_cast<int>(tied);  // LC-5.19
  }
  return points;
}

std::vector<ScoreRow> score_rows() {
  return {{"hydrogen"},         {"oxygen"},          {"water"},
          {"greenhouse_group"}, {"greenhouse_sets"}, {"meteorites"},
          {"sales_offices"},    {"mod_habs"},        {"complexes"},
          {"hand_cards"},       {"concessions"},     {.id = "special_tiles", .automaton = true}};
}

Scores scores(const Game& game, const State& state) {
  Scores scores;
  std::array<int, kMaxPlayers> found{};
  const auto players = static_cast<std::size_t>(game.players);
  for (std::size_t seat = 0; seat < players; ++seat) {
    const Player& player = state.players[seat];
    Rows& rows = scores.rows[seat];
    found[seat] = score_city(game, player.city, rows);
    put(rows, kHandCards, game.tables.hand_points * static_cast<int>(player.hand.size()));
    put(rows, kConcessionsRow, claimed_points(game, state, seat_at(static_cast<int>(seat))));
  }
  if (game.solo()) {
    const Tally tally = automaton_tally(game, state);
    score_automaton(game, state, tally, scores.rows[1]);
    found[1] = tally.count[index(Family::meteorite)];
  }
  const std::size_t columns = game.solo() ? 2 : players;
  const auto prizes = meteorite_points(game, std::span(found).first(columns));
  for (std::size_t column = 0; column < columns; ++column) {
    put(scores.rows[column], kMeteorites, prizes[column]);
    int total = 0;
    for (std::size_t row = 0; row < kRowCount; ++row) total += scores.rows[column][row];
    scores.total[column] = static_cast<std::int16_t>(total);
  }
  return scores;
}

SeatSet winners(const Game& game, const State& state) {
  const Scores pad = scores(game, state);
  if (game.solo()) return pad.total[0] > pad.total[1] ? SeatSet::of(seat_at(0)) : SeatSet();
  const SeatSet best = highest(pad, game.players);
  const auto scaffolding = [&](Seat seat) {
    return std::popcount(player_at(state, seat).city.scaffolding);
  };
  int fewest = scaffolding(best.lowest());
  for (const Seat seat : best) fewest = std::min(fewest, scaffolding(seat));
  SeatSet winners;
  for (const Seat seat : best)
    if (scaffolding(seat) == fewest) winners.add(seat);
  return winners;
}

Message outcome(const Game& game, const State& state) {
  const Scores pad = scores(game, state);
  const SeatSet won = winners(game, state);
  if (!game.solo()) return victory({"luna.won", "luna.shared", "luna.winner"}, pad, won);
  return {won.empty() ? "luna.solo_lost" : "luna.solo_won",
          {{"total", std::int64_t{pad.total[0]}}, {"automaton", std::int64_t{pad.total[1]}}}};
}

int city_points(const Game& game, const City& city) {
  Rows rows{};
  score_city(game, city, rows);
  int points = 0;
  for (const std::int16_t row : rows) points += row;
  return points;
}

int meteorites(const Game& game, const City& city) {
  int found = 0;
  for (PlotSet rest = city.plots & ~city.empty & ~city.scaffolding; rest != 0; rest &= rest - 1)
    if (game.tables.types[city.content[static_cast<std::size_t>(std::countr_zero(rest))]].family ==
        Family::meteorite)
      ++found;
  return found;
}

}  // namespace orrery::luna_capital
