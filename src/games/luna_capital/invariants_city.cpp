// What must hold in every city, and in the hand beside it.
#include <algorithm>
#include <bit>

#include "games/luna_capital/invariants.h"

namespace orrery::luna_capital {
namespace {

// LC-11.5, LC-11.6: every card was placed by the rules. Lays the city again.
bool laid_by_the_rules(const Game& game, const City& city) {
  City laid = without_cards(city);
  for (unsigned order = 0; order < city.cards.size(); ++order) {
    const CardPosition at = city.positions[order];
    const std::uint8_t card = city.cards[order];
    const std::uint32_t column = 1U << grid_column(at);
    const Positions open = open_positions(laid, game.tables.card_rows);
    if ((open[grid_row(at)] & column) == 0) return false;
    const unsigned number = game.tables.cards[card].number;
    const auto mode = city.is_face_down(order) ? CardMode::face_down
                      : city.has_robot(order)  ? CardMode::robot
                                               : CardMode::plain;
    if (mode == CardMode::plain && (columns_for(laid, grid_row(at), number) & column) == 0)
      return false;
    if (mode == CardMode::face_down && fits(laid, open, number)) return false;  // LC-4.20
    place_card(laid, game.tables, card, at, mode);
  }
  return true;
}

// LC-4.32, LC-4.33: what lies on a plot can lie there.
bool tiles_are_legal(const Game& game, const City& city) {
  for (PlotSet rest = city.tiles; rest != 0; rest &= rest - 1) {
    const auto plot = static_cast<Plot>(std::countr_zero(rest));
    const TileType& type = game.tables.types[city.content[plot]];
    const bool cleared = plot == kShowHome || (city.demolished & plot_bit(plot)) != 0;
    const Content below =
        cleared ? kEmpty
                : game.tables.cards[city.cards[plot / kCellsPerCard]].print[plot % kCellsPerCard];
    if (type.family == Family::demolition) return false;
    if (type.special == Special::extra_plot) return false;
    if (below != kEmpty && !(below == kScaffolding && is_building(type.family))) return false;
  }
  return true;
}

// LC-6.9 to LC-6.11
bool show_home_is_legal(const Game& game, const Player& player) {
  const City& city = player.city;
  if (!city.has_show_home()) return true;
  const Content special = game.tables.sponsors[player.sponsor].special;
  if (player.special_used == 0 || game.tables.types[special].special != Special::extra_plot)
    return false;
  City without = city;
  without.plots &= ~plot_bit(kShowHome);
  const Cells cells = home_cells(without);
  return std::ranges::find(cells, city.home) != cells.end();
}

// A hand can have grown only by landing pads and a cruise card (LC-11.12).
bool hand_is_possible(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const bool in_turn = seat_at(state.turn) == seat;
  int pads = 0;
  for (const TilePool& pool : game.pool())
    for (const Content tile : pool)
      if (game.tables.types[tile].family == Family::landing_pad) ++pads;
  const auto waiting = [&](const auto& tiles) {
    for (const Content tile : tiles)
      if (game.tables.types[tile].family == Family::landing_pad) --pads;
  };
  for (const TilePool& tower : state.towers) waiting(tower);
  for (const Set& set : state.display) waiting(set.tiles);
  if (in_turn) waiting(state.pending.tiles);
  const int taken = in_turn && set_taken(state) && !card_placed(state) ? 1 : 0;
  const int cruise = game.promo_sponsors ? 1 : 0;
  const int drawing = in_turn && state.phase == Phase::landing_keep ? 1 : 0;
  const auto size = static_cast<int>(player.hand.size());
  if (state.phase <= Phase::exchange_space) return size == game.tables.start_hand;
  return size <= game.tables.start_hand + taken + cruise + pads - drawing &&
         size + turns_taken(game, state, seat) >= game.tables.start_hand - 1 &&
         (taken == 0 || size > 0);
}

}  // namespace

Found check_city(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const Argument who{"seat", seat};
  const bool placed = seat_at(state.turn) == seat && card_placed(state);
  const int cards = turns_taken(game, state, seat) + (placed ? 1 : 0);
  if (static_cast<int>(player.city.cards.size()) != cards)
    return broken("LC-11.5", "city_size", {who, {"cards", std::int64_t{cards}}});
  if (!laid_by_the_rules(game, player.city)) return broken("LC-11.5", "city_cards", {who});
  if (!tiles_are_legal(game, player.city)) return broken("LC-11.10", "city_tiles", {who});
  if (!show_home_is_legal(game, player)) return broken("LC-6.9", "show_home", {who});
  if (!hand_is_possible(game, state, seat)) return broken("LC-11.12", "hand", {who});
  return std::nullopt;
}

}  // namespace orrery::luna_capital
