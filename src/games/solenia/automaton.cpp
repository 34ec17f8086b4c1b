// The Rival of the solo game (chapter 7): deck and die determine its turn completely.
#include "games/solenia/events.h"
#include "games/solenia/placement.h"
#include "games/solenia/turn.h"

namespace orrery::solenia {
namespace {

// SO-7.13, SO-7.14: the first empty space from the start row forward, then the next column.
unsigned column_flight(const Components& tables, CellMask taken, unsigned column, unsigned value) {
  for (unsigned c = 0; c < kCols; ++c) {
    const unsigned col = (column + c * tables.column_step) % kCols;
    for (unsigned r = 0; r < kRows; ++r) {
      const unsigned row = (tables.start_row[value] + r * tables.row_step) % kRows;
      const unsigned cell = row * kCols + col;
      if ((taken & cell_bit(cell)) == 0) return cell;
    }
  }
  return 0;  // SO-7.15: cannot happen
}

// SO-7.12: the empty city nearest to the airship; going through the spaces in order of row and
// column makes the earlier one win a tie.
std::optional<unsigned> nearest_city(const Game& game, const State& state) {
  const CellMask empty_cities =
      (cities(game, state, Side::day) | cities(game, state, Side::night)) & ~occupied(state);
  const auto& distance = game.tables.distance[game.tables.airship_cell];
  std::optional<unsigned> best;
  for (unsigned cell = 0; cell < kCells; ++cell)
    if ((empty_cities & cell_bit(cell)) != 0 && (!best || distance[cell] < distance[*best]))
      best = cell;
  return best;
}

unsigned target(const Game& game, const State& state, unsigned value) {
  std::uint8_t column = game.tables.die_target[state.die - 1U];
  if (game.keen_rival && game.tables.keen_city_flight[value]) column = kCityFlight;  // SO-7.23
  if (column == kCityFlight) {
    if (const std::optional<unsigned> city = nearest_city(game, state)) return *city;
    column = game.tables.no_city_column;
  }
  return column_flight(game.tables, occupied(state), column, value);
}

// SO-7.9: the displayed tile with the most stars leaves the game.
void remove_best_tile(Step step, Side side) {
  auto& display = step.state.display[index(side)];
  std::size_t best = kMaxDisplay;
  for (std::size_t i = 0; i < kMaxDisplay; ++i) {
    if (display[i] == 0) continue;
    const auto stars = [&](std::size_t at) {
      return step.game.tables.tiles[display[at] - 1U].stars;
    };
    if (best == kMaxDisplay || stars(i) > stars(best)) best = i;
  }
  if (best == kMaxDisplay) return;
  const std::uint8_t tile = from_code(display[best]);
  display[best] = 0;
  const unsigned number = tile % kTilesPerSide;
  auto& byte = step.state.removed[index(side)][number / 8];
  byte = static_cast<std::uint8_t>(byte | (1U << (number % 8)));
  tell(step.events, EventKind::rival_removed, step.turn(), tile);
  refill_display(step, side, best);
}

}  // namespace

void rival_turn(Step step) {
  State& state = step.state;
  const std::uint8_t kind = state.rival_deck.pop_back();
  const unsigned value = step.game.tables.kinds[kind].value;
  state.die = static_cast<std::uint8_t>(
      1 + ChanceStream(state.chance, static_cast<std::size_t>(Stream::die)).below(kDieSides));
  reveal(step.events, Audience::everyone(), EventKind::rival_acts, step.turn(), kind, state.die);

  const unsigned cell = target(step.game, state, value);
  put_card(step, step.turn(), kind, cell);
  const Terrain terrain = terrain_at(step.game, state, cell);
  if (is_city(terrain)) remove_best_tile(step, city_side(terrain));
  state.pending.advancing = value == 0 ? 1 : 0;
  after_gains(step);
}

}  // namespace orrery::solenia
