#include "games/luna_capital/heuristics.h"

#include <algorithm>
#include <array>
#include <bit>

#include "games/luna_capital/concessions.h"
#include "games/luna_capital/moves.h"
#include "games/luna_capital/scoring.h"

namespace orrery::luna_capital {
namespace {

// All weights are in points.
constexpr float kRivalShare = 0.25F;    // how much the best other score counts against mine
constexpr float kMetConcession = 0.8F;  // of a concession that would be claimed if the phase ended
constexpr float kRobot = 1.5F;
constexpr float kToken = 0.5F;
constexpr float kFittingNumber = 0.35F;  // a number that still fits somewhere
constexpr float kRoom = 0.8F;            // an empty plot, as long as tiles may lack one
constexpr int kEnoughRoom = 6;
constexpr float kBareScaffolding = -0.2F;
constexpr float kTurnsThatMatter = 4.0F;

int turns_left(const City& city) { return kTurns - static_cast<int>(city.cards.size()); }

float open_concessions(const Game& game, const State& state, Seat seat) {
  float worth = 0;
  for (std::size_t i = 0; i < kMaxOffer; ++i) {
    if (state.offer[i] == 0 || state.claimed_phase[i] != 0) continue;
    const unsigned number = from_code(state.offer[i]);
    if (meets(game, state, seat, number))
      worth += kMetConcession * static_cast<float>(game.tables.concessions[number].points);
  }
  return worth;
}

// What a city may still become.
float prospects(const Game& game, const Player& player) {
  const City& city = player.city;
  const float ahead = std::min(1.0F, static_cast<float>(turns_left(city)) / kTurnsThatMatter);
  const NumberSet fitting = fitting_numbers(city, open_positions(city, game.tables.card_rows));
  return ahead * (kRobot * static_cast<float>(player.robots) +
                  kToken * static_cast<float>(player.redistribution) +
                  kFittingNumber * static_cast<float>(std::popcount(fitting)) +
                  kRoom * static_cast<float>(std::min(std::popcount(city.empty), kEnoughRoom)) +
                  kBareScaffolding * static_cast<float>(std::popcount(city.scaffolding)));
}

constexpr std::array<Cell, 8> kAround = {Cell{-1, 0},  Cell{0, -1}, Cell{0, 1},  Cell{1, 0},
                                         Cell{-1, -1}, Cell{-1, 1}, Cell{1, -1}, Cell{1, 1}};
constexpr std::size_t kEdges = 4;  // the first of them share an edge

// How many of the cells around a cell show a family.
int neighbours(const Game& game, const City& city, Cell cell, Family family, std::size_t around) {
  int count = 0;
  for (std::size_t i = 0; i < around; ++i) {
    const Cell other{static_cast<std::int8_t>(cell.row + kAround[i].row),
                     static_cast<std::int8_t>(cell.column + kAround[i].column)};
    if (game.tables.types[content_at(city, game.tables, other)].family == family) ++count;
  }
  return count;
}

float plot_preference(const Game& game, const State& state, const City& city, Cell cell) {
  const TileType& type = game.tables.types[state.pending.tile];
  const Plot plot = plot_at(city, cell);
  if (plot == kPlots) return 0;
  const Content content = city.content[plot];
  float worth = content == kScaffolding ? 1.5F : 0.0F;
  if (type.family == Family::demolition)  // what is there is lost; only scaffolding is no pity
    return content == kScaffolding ? 2.0F : content == kEmpty ? 0.0F : -2.0F;
  if (is_vital(type.family))
    worth += 2.0F * static_cast<float>(neighbours(game, city, cell, type.family, kEdges));
  if (type.family == Family::modhab)
    worth += 2.0F * static_cast<float>(neighbours(game, city, cell, type.target, kAround.size()));
  return worth;
}

// Buildings first find scaffolding; a demolition makes room only after all else is placed.
float tile_preference(const TileType& type) {
  if (type.family == Family::demolition) return -1;
  return is_building(type.family) ? 1.0F : 0.0F;
}

float card_preference(const Game& game, const Player& player, unsigned card) {
  const Card& printed = game.tables.cards[card];
  const Positions open = open_positions(player.city, game.tables.card_rows);
  const bool fitting = fits(player.city, open, printed.number);
  return static_cast<float>(std::popcount(printed.empty)) + (fitting ? 4.0F : 0.0F);
}

// Where the numbers of the row leave as much room as possible beside the card.
float position_preference(const Game& game, const State& state, const Player& player,
                          CardPosition at) {
  City city = player.city;
  const std::uint8_t card = from_code(state.pending.card);
  const unsigned number = game.tables.cards[card].number;
  const bool plain = (columns_for(city, grid_row(at), number) >> grid_column(at) & 1U) != 0;
  place_card(city, game.tables, card, at, plain ? CardMode::plain : CardMode::robot);
  const NumberSet fitting = fitting_numbers(city, open_positions(city, game.tables.card_rows));
  return static_cast<float>(std::popcount(fitting)) + (plain ? 5.0F : 0.0F);
}

float set_preference(const State& state, unsigned space) {
  return static_cast<float>(state.display[space].tiles.size()) -
         (space == state.marker ? 1.0F : 0.0F);
}

}  // namespace

float value(const Game& game, const State& state, Seat seat) {
  const Scores pad = scores(game, state);
  const auto me = static_cast<std::size_t>(orrery::index(seat));
  int best_other = 0;
  const std::size_t seats = game.solo() ? 2 : static_cast<std::size_t>(game.players);
  for (std::size_t other = 0; other < seats; ++other)
    if (other != me) best_other = std::max<int>(best_other, pad.total[other]);
  const float worth =
      static_cast<float>(pad.total[me]) - kRivalShare * static_cast<float>(best_other);
  if (state.phase == Phase::over) return worth;
  return worth + open_concessions(game, state, seat) + prospects(game, state.players[me]);
}

float preference(const Game& game, const State& state, Seat seat, Move move) {
  const Player& player = player_at(state, seat);
  switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::on:
      return plot_preference(game, state, player.city, move_cell(move));
    case MoveKind::tile:
      return tile_preference(game.tables.types[move.args[0]]);
    case MoveKind::play:
    case MoveKind::hold:
      return card_preference(game, player, move.args[0]);
    case MoveKind::at:
      return position_preference(game, state, player, move.args[0]);
    case MoveKind::plain:
      return 2;
    case MoveKind::robot:
    case MoveKind::pass:
      return 1;
    case MoveKind::take:
      return set_preference(state, move.args[0]);
    case MoveKind::discard:
      return -card_preference(game, player, move.args[0]);
    case MoveKind::keep:
    case MoveKind::swap:
    case MoveKind::give:
    case MoveKind::give_for:
    case MoveKind::shift:
    case MoveKind::shift_with:
    case MoveKind::special:
    case MoveKind::add_reserved:
    case MoveKind::face_down:
    case MoveKind::lift:
    case MoveKind::lower:
    case MoveKind::reserve:
    case MoveKind::cruise:
      return 0;
  }
  return 0;
}

bool quiet(const Game& /*game*/, const State& state) {
  const Phase phase = state.phase;
  return phase == Phase::solo_swap || phase == Phase::exchange_card ||
         phase == Phase::redistribute || phase == Phase::take_set || phase == Phase::over;
}

}  // namespace orrery::luna_capital
