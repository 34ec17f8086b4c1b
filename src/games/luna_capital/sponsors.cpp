// The module of special sponsor tiles (section 6.2).
#include <algorithm>
#include <cassert>

#include "games/luna_capital/ledger.h"
#include "games/luna_capital/turn.h"

namespace orrery::luna_capital {
namespace {

Content special_of(Step step) { return step.game.tables.sponsors[step.player().sponsor].special; }

std::size_t index_of(const FixedVector<Content, kMaxToPlace>& tiles, Content tile) {
  return static_cast<std::size_t>(std::ranges::find(tiles, tile) - tiles.begin());
}

bool any_card_shown(const State& state) {
  return std::ranges::any_of(state.display, [](const Set& set) { return set.card != 0; });
}

}  // namespace

void choose_special(Step step) {
  if (step.player().special_used == 0 && !step.state.pending.tiles.empty())
    return step.ask(Phase::use_special);
  choose_reserved(step);
}

void choose_reserved(Step step) {
  if (step.player().reserved != 0) return step.ask(Phase::use_reserve);
  choose_card(step);
}

void use_special(Step step, Content replaced) {
  auto& tiles = step.state.pending.tiles;
  tiles.erase_at(index_of(tiles, replaced));
  tiles.push_back(special_of(step));
  step.player().special_used = 1;
  tell(step.events, EventKind::used_special, step.turn(), special_of(step), replaced);
  choose_reserved(step);
}

void add_reserved(Step step) {
  const Content tile = step.player().reserved;
  step.player().reserved = 0;
  step.state.pending.tiles.push_back(tile);
  tell(step.events, EventKind::added_reserved, step.turn(), tile);
  choose_card(step);
}

void special_effect(Step step, Special special) {
  const State& state = step.state;
  switch (special) {
    case Special::move_tile:
      if (movable_tiles(step.game, step.player().city) == 0) break;
      return step.ask(Phase::taxi_tile);
    case Special::reserve_tile:
      if (state.pending.tiles.empty()) break;
      return step.ask(Phase::burger_reserve);
    case Special::take_display_card:
      if (state.deck.empty() || !any_card_shown(state)) break;
      return step.ask(Phase::cruise_card);
    case Special::extra_plot:
    case Special::none:
      break;
  }
  next_tile(step);
}

void lay_show_home(Step step, Cell cell) {
  Pending& pending = step.state.pending;
  City& city = step.player().city;
  tell(step.events, EventKind::placed_tile, step.turn(), pending.tile, cell.row, cell.column);
  pending.tiles.erase_at(index_of(pending.tiles, pending.tile));
  pending.tile = 0;
  city.home = cell;
  city.plots |= plot_bit(kShowHome);
  city.empty |= plot_bit(kShowHome);
  next_tile(step);
}

void move_tile(Step step, Plot to) {
  City& city = step.player().city;
  const Plot from = from_code(step.state.pending.moving);
  const Content tile = city.content[from];
  const Cell start = cell_of(city, from);
  const Cell end = cell_of(city, to);
  lift_tile(city, step.game.tables, from);
  put_tile(city, step.type(tile), tile, to);
  step.state.pending.moving = 0;
  tell(step.events, EventKind::moved_tile, step.turn(), tile, start.row, start.column, end.row,
       end.column);
  next_tile(step);
}

void reserve_tile(Step step, Content tile) {
  auto& tiles = step.state.pending.tiles;
  tiles.erase_at(index_of(tiles, tile));
  step.player().reserved = tile;
  tell(step.events, EventKind::reserved, step.turn(), tile);
  next_tile(step);
}

void take_display_card(Step step, unsigned space) {
  const std::uint8_t card = from_code(step.state.display[space].card);
  step.player().hand.insert_sorted(card);
  entered_openly(step.player(), card);
  tell(step.events, EventKind::took_card, step.turn(), space, card);
  show_card(step, space);
  next_tile(step);
}

void decline_effect(Step step) {
  tell(step.events, EventKind::declined_effect, step.turn(), special_of(step));
  next_tile(step);
}

PlotSet destinations(const Game& game, const City& city, Plot from) {
  return plots_for(city, game.tables.types[city.content[from]]) & ~plot_bit(from);
}

PlotSet movable_tiles(const Game& game, const City& city) {
  PlotSet movable = 0;
  for (PlotSet rest = city.tiles; rest != 0; rest &= rest - 1) {
    const auto plot = static_cast<Plot>(std::countr_zero(rest));
    if (game.tables.types[city.content[plot]].special == Special::none &&
        destinations(game, city, plot) != 0)
      movable |= plot_bit(plot);
  }
  return movable;
}

}  // namespace orrery::luna_capital
