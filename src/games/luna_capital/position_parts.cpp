#include "games/luna_capital/position_parts.h"

#include <algorithm>
#include <bitset>

#include "games/luna_capital/ledger.h"
#include "games/luna_capital/rules.h"

namespace orrery::luna_capital {
namespace {

const std::vector<std::string>& mode_names() {
  static const std::vector<std::string> names = {"plain", "robot", "face_down"};
  return names;
}

constexpr int kMaxColumn = kColumnOfFirst - 1;
constexpr int kMaxCellRow = 2 * kRowOfFirst + 2;
constexpr int kMaxCellColumn = 2 * kMaxColumn + 2;

void cell_fields(Cell& cell, Fields& fields) {
  int row = +cell.row;
  int column = +cell.column;
  fields.integer({"row", "The lattice row."}, row, -kMaxCellRow + 1, kMaxCellRow);
  fields.integer({"column", "The lattice column."}, column, -kMaxCellColumn + 1, kMaxCellColumn);
  cell = {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
}

// The cards in order of play. Reading lays them again, into `laid`.
void card_fields(const Game& game, const City& city, City& laid, Fields& fields) {
  std::size_t count = city.cards.size();
  const auto body = [&](Fields& f, std::size_t i) {
    std::uint8_t card = 0;
    int row = 0;
    int column = 0;
    auto mode = CardMode::plain;
    if (i < city.cards.size()) {
      card = city.cards[i];
      row = card_row(city.positions[i]);
      column = card_column(city.positions[i]);
      const auto order = static_cast<unsigned>(i);
      if (city.is_face_down(order)) mode = CardMode::face_down;
      if (city.has_robot(order)) mode = CardMode::robot;
    }
    f.name({"card", "The card."}, card, game.tables.card_names);
    f.integer({"row", "Its card row."}, row, -kRowOfFirst, kRowOfFirst);
    f.integer({"column", "Its card column."}, column, -kMaxColumn, kMaxColumn);
    f.name({"mode", "How it was placed.", "plain"}, mode, mode_names());
    if (f.reading()) place_card(laid, game.tables, card, position_at(row, column), mode);
  };
  fields.list({"cards", "The cards of the city, in the order they were placed.", "none"}, count,
              kCityCards, body);
}

// Plots on which something was built. Reading puts it into `laid`.
void plot_fields(const Game& game, const City& city, City& laid, Fields& fields) {
  FixedVector<Plot, kPlots> changed;
  for (PlotSet rest = city.tiles | city.demolished; rest != 0; rest &= rest - 1)
    changed.push_back(static_cast<Plot>(std::countr_zero(rest)));
  std::size_t count = changed.size();
  PlotSet given = 0;
  const auto body = [&](Fields& f, std::size_t i) {
    Cell cell;
    Content tile = 0;
    std::uint8_t demolished = 0;
    if (i < changed.size()) {
      const Plot plot = changed[i];
      cell = cell_of(city, plot);
      if ((city.tiles & plot_bit(plot)) != 0) tile = city.content[plot];
      demolished = (city.demolished & plot_bit(plot)) != 0 ? 1 : 0;
    }
    cell_fields(cell, f);
    tile_field({"tile", "The tile on this plot, by its first cell.", "none"}, tile, game, f);
    flag_field({"demolished", "Whether a demolition ever lay here.", "false"}, demolished, f);
    if (!f.reading()) return;
    const Plot plot = plot_at(laid, cell);
    if (plot == kPlots) return f.place().complain("luna.position_no_plot");
    if ((given & plot_bit(plot)) != 0) return f.place().complain("luna.position_plot_twice");
    given |= plot_bit(plot);
    if (demolished != 0) put_tile(laid, {.family = Family::demolition}, kEmpty, plot);
    if (tile != 0) put_tile(laid, game.tables.types[tile], tile, plot);
  };
  fields.list({"plots", "What was built on the plots.", "nothing"}, count, kPlots, body);
}

void home_fields(const City& city, City& laid, Fields& fields) {
  std::size_t count = city.has_show_home() ? 1 : 0;
  const auto body = [&](Fields& f, std::size_t /*i*/) {
    Cell cell = city.home;
    cell_fields(cell, f);
    if (!f.reading()) return;
    laid.home = cell;
    laid.plots |= plot_bit(kShowHome);
    laid.empty |= plot_bit(kShowHome);
  };
  fields.list({"show_home", "Where the extra plot beside the city lies; an empty list without one.",
               "none"},
              count, 1, body);
}

void numbers_field(const FieldDoc& doc, std::array<std::uint8_t, 2>& bytes, Fields& fields) {
  NumberSet numbers = numbers_of(bytes);
  fields.integer(doc, numbers, 0, (1 << kMaxNumber) - 1);
  bytes = bytes_of(numbers);
}

std::size_t find_tile(const TilePool& tiles, Content tile) {
  return static_cast<std::size_t>(std::ranges::find(tiles, tile) - tiles.begin());
}

void remove_tile(TilePool& tiles, Content tile) {
  if (const std::size_t i = find_tile(tiles, tile); i < tiles.size()) tiles.erase_at(i);
}

}  // namespace

void flag_field(const FieldDoc& doc, std::uint8_t& flag, Fields& fields) {
  bool value = flag != 0;
  fields.boolean(doc, value);
  flag = value ? 1 : 0;
}

void city_fields(const Game& game, City& city, Fields& fields) {
  City laid;
  card_fields(game, city, laid, fields);
  if (game.promo_sponsors || fields.describing()) home_fields(city, laid, fields);
  plot_fields(game, city, laid, fields);
  if (fields.reading()) city = laid;
}

bool ledger_fields(const Game& game, Ledger& ledger, Fields& fields) {
  const auto body = [&](Fields& f) {
    std::size_t seen = ledger.seen.size();
    f.list({"seen", "Cards that all saw entering the hand, in that order.", "none"}, seen, kMaxSeen,
           [&](Fields& each, std::size_t i) {
             SeenCard card = i < ledger.seen.size() ? ledger.seen[i] : SeenCard{};
             each.name({"card", "The card."}, card.card, game.tables.card_names);
             each.integer(
                 {"within",
                  "It is in one of the first so many hidden places; 0: it may be in hand.", "0"},
                 card.within, 0, kMaxHidden);
             if (each.reading()) ledger.seen.push_back(card);
           });
    std::size_t hidden = ledger.hidden.size();
    f.list({"hidden", "Places that cards of the hand went to unseen, in that order.", "none"},
           hidden, kMaxHidden, [&](Fields& each, std::size_t i) {
             HiddenPlace place = i < ledger.hidden.size() ? ledger.hidden[i] : HiddenPlace{};
             each.integer({"city_card", "Which card of the city it is; 0: it is in the deck."},
                          place.city_card, 0, kCityCards);
             each.integer({"arrived", "How many of the seen cards were in hand before."},
                          place.arrived, 0, kMaxSeen);
             each.integer(
                 {"most_unseen", "How many of the places up to here can hold other cards."},
                 place.most_unseen, 0, kMaxHand + kMaxHidden);
             numbers_field({"barred", "Numbers it cannot have, bit 0 for number 1.", "0"},
                           place.barred, each);
             if (each.reading()) ledger.hidden.push_back(place);
           });
    numbers_field({"barred", "Numbers that unseen cards in hand cannot have.", "0"}, ledger.barred,
                  f);
    f.integer({"fresh", "How many of these are not bound by that.", "0"}, ledger.fresh, 0,
              kMaxHand);
  };
  if (fields.reading()) ledger = {};
  return fields.object({"ledger", "What everybody can know of the hand (LC-10.16).",
                        "nobody saw any card entering it"},
                       body);
}

void fill_deck(State& state) {
  std::bitset<kCards> found;
  for (const Player& player : state.players) {
    for (const std::uint8_t card : player.hand) found.set(card);
    for (const std::uint8_t card : player.city.cards) found.set(card);
  }
  for (const Set& set : state.display)
    if (set.card != 0) found.set(from_code(set.card));
  for (const std::uint8_t card : state.pending.landing) found.set(card);
  for (const std::uint8_t card : state.automaton_cards) found.set(card);
  for (std::uint8_t card = 0; card < kCards; ++card)
    if (!found.test(card)) state.deck.push_back(card);
}

int tiles_drawn(const Game& game, const State& state) {
  const int spaces = game.spaces();
  const int refills = game.solo() ? 2 : game.players;  // in a round
  int drawn = spaces * (state.round + 1);
  for (int round = 1; round <= state.round; ++round) drawn += refills * round;
  if (state.phase == Phase::over) return drawn + (refills - (game.solo() ? 2 : 1)) * kRounds;
  const bool exchanging = state.phase <= Phase::exchange_space;
  return exchanging ? drawn : drawn + state.done * (state.round + 1);
}

void fill_tower(const Game& game, State& state, std::size_t phase) {
  TilePool& tower = state.towers[phase];
  if (phase < state.game_phase) return;
  tower = game.pool()[phase];
  if (phase > state.game_phase) return;
  for (const Set& set : state.display)
    for (const Content tile : set.tiles) remove_tile(tower, tile);
  for (const Content tile : state.pending.tiles) remove_tile(tower, tile);
  const auto left = static_cast<int>(tower.size());
  const auto wanted = static_cast<std::size_t>(std::clamp<int>(
      static_cast<int>(game.pool()[phase].size()) - tiles_drawn(game, state), 0, left));
  // What was built is as likely of this phase as of an earlier one.
  for (const Player& player : state.players)
    for (PlotSet rest = player.city.tiles; rest != 0 && tower.size() > wanted; rest &= rest - 1)
      remove_tile(tower, player.city.content[static_cast<std::size_t>(std::countr_zero(rest))]);
  for (const Content tile : state.automaton_tiles)
    if (tower.size() > wanted) remove_tile(tower, tile);
  while (tower.size() > wanted) tower.pop_back();
}

void fill_ledger(const Game& game, const State& state, Player& player) {
  // LC-7.4: in a solo game all saw the cards dealt.
  if (game.solo() && state.phase <= Phase::exchange_space)
    for (const std::uint8_t card : player.hand) entered_openly(player, card);
  for (unsigned rest = player.city.face_down; rest != 0; rest &= rest - 1) {
    const auto order = static_cast<unsigned>(std::countr_zero(rest));
    player.ledger.hidden.push_back(
        {.city_card = code_of(order),
         .barred = bytes_of(fitted_before(player.city, game.tables, order))});
  }
  for (HiddenPlace& place : player.ledger.hidden)
    place.most_unseen = static_cast<std::uint8_t>(unseen_in_bag(player));
}

}  // namespace orrery::luna_capital
