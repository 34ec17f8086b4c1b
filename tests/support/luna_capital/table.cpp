#include "support/luna_capital/table.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/play.h"
#include "games/luna_capital/turn.h"

namespace orrery::luna_capital {
namespace {

std::size_t at(int space) { return static_cast<std::size_t>(space - 1); }

}  // namespace

Table Table::fresh(int players, const GivenOptions& options, std::uint64_t seed) {
  Table table{Unmade{}};
  table.game = shipped_game(players, options);
  table.state = setup(table.game, Seed::of(seed));
  return table;
}

Table::Table(int players, const GivenOptions& options, std::uint64_t seed) {
  *this = fresh(players, options, seed);
  state.first = 0;
  state.turn = static_cast<std::uint8_t>(players - 1);
  if (players == 1) play({"keep"});
  while (state.phase == Phase::exchange_card) play({"pass"});
}

std::uint8_t Table::card(std::string_view name) const {
  const auto found = std::ranges::find(game.tables.card_names, name);
  EXPECT_NE(found, game.tables.card_names.end()) << "no card " << name;
  return static_cast<std::uint8_t>(found - game.tables.card_names.begin());
}

Content Table::tile(std::string_view name) const {
  const auto found = std::ranges::find(game.tables.content_names, name);
  EXPECT_NE(found, game.tables.content_names.end()) << "no tile " << name;
  return static_cast<Content>(found - game.tables.content_names.begin());
}

void Table::free_card(std::uint8_t card) {
  if (const auto found = std::ranges::find(state.deck, card); found != state.deck.end()) {
    const auto i = static_cast<std::size_t>(found - state.deck.begin());
    state.deck.erase_at(i);
    state.deck_tags.erase_at(i);
    return;
  }
  const auto next = [this] {
    state.deck_tags.pop_back();
    return state.deck.pop_back();
  };
  for (Player& each : state.players) {
    for (SeenCard& seen : each.ledger.seen)
      if (seen.card == card) seen.card = state.deck.back();
    for (std::uint8_t& held : each.hand)
      if (held == card) {
        held = next();
        std::ranges::sort(each.hand);
        return;
      }
  }
  for (Set& each : state.display)
    if (each.card == code_of(card)) each.card = code_of(next());
}

Table& Table::hand(int seat, const Names& cards) {
  Player& owner = player(seat);
  for (const std::uint8_t held : owner.hand) put_under_deck(state, held, DeckTag::none);
  owner.hand.clear();
  owner.ledger = {};
  for (const std::string& name : cards) {
    free_card(card(name));
    owner.hand.insert_sorted(card(name));
  }
  return *this;
}

Table& Table::lay(int seat, std::string_view name, int row, int column, CardMode mode) {
  free_card(card(name));
  place_card(player(seat).city, game.tables, card(name), position_at(row, column), mode);
  return *this;
}

Table& Table::build(int seat, std::string_view name, int row, int column) {
  City& city = player(seat).city;
  const Plot plot =
      plot_at(city, {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)});
  EXPECT_NE(plot, kPlots) << "no plot at " << row << "," << column;
  put_tile(city, game.tables.types[tile(name)], tile(name), plot);
  return *this;
}

Table& Table::set(int space, std::string_view name, const Names& tiles) {
  free_card(card(name));
  Set& chosen = state.display[at(space)];
  if (chosen.card != 0) put_under_deck(state, from_code(chosen.card), DeckTag::none);
  chosen.card = code_of(card(name));
  chosen.tiles.clear();
  for (const std::string& each : tiles) chosen.tiles.push_back(tile(each));
  return *this;
}

Table& Table::marker(int space) {
  state.marker = static_cast<std::uint8_t>(space - 1);
  return *this;
}

Table& Table::deck_top(const Names& cards) {
  for (const std::string& name : cards) free_card(card(name));
  for (std::size_t i = cards.size(); i-- > 0;) {
    state.deck.push_back(card(cards[i]));
    state.deck_tags.push_back(DeckTag::none);
  }
  return *this;
}

Table& Table::tower_top(const Names& tiles) {
  TilePool& tower = state.towers[state.game_phase];
  for (std::size_t i = tiles.size(); i-- > 0;) {
    tower.erase_at(0);
    tower.push_back(tile(tiles[i]));
  }
  return *this;
}

Table& Table::deck_size(std::size_t size) {
  while (state.deck.size() > size) {
    state.deck.erase_at(0);
    state.deck_tags.erase_at(0);
  }
  return *this;
}

Table& Table::placing(const Names& tiles) {
  state.pending = {};
  state.pending.space = 1;
  state.display[0] = {};
  for (const std::string& each : tiles) state.pending.tiles.push_back(tile(each));
  next_tile({{game, state, nullptr}});
  return *this;
}

Table& Table::playing() {
  state.pending = {};
  state.pending.space = 1;
  state.display[0] = {};
  state.phase = Phase::play_card;
  return *this;
}

Table& Table::last_turn_of_round(int round) {
  state.round = static_cast<std::uint8_t>(round - 1);
  state.done = static_cast<std::uint8_t>(game.players - 1);
  state.turn = static_cast<std::uint8_t>((state.first + state.done) % game.players);
  for (int space = 0; space < game.spaces(); ++space) {
    auto& tiles = state.display[static_cast<std::size_t>(space)].tiles;
    while (static_cast<int>(tiles.size()) < round)
      tiles.push_back(state.towers[state.game_phase].pop_back());
  }
  return *this;
}

Names Table::legal() const {
  MoveList moves;
  luna_capital::legal(game, state, seat_at(state.turn), moves);
  Names names;
  for (const Move move : moves) names.push_back(notation(game, move));
  return names;
}

bool Table::is_legal(std::string_view text) const {
  const Names names = legal();
  return std::ranges::find(names, text) != names.end();
}

Table& Table::play(const Names& notations) {
  events.clear();
  for (const std::string& text : notations) {
    if (!is_legal(text)) {
      ADD_FAILURE() << text << " is not legal but " << testing::PrintToString(legal());
      return *this;
    }
    apply(game, state, seat_at(state.turn), *parse_move(game, text), &events);
  }
  return *this;
}

Table& Table::settle() {
  orrery::settle<Rules>(game, state, &events);
  return *this;
}

Table& Table::play_until(const std::function<bool(const State&)>& stop, std::uint64_t seed) {
  Rng rng(seed);
  while (state.phase != Phase::over && !stop(state)) {
    MoveList moves;
    luna_capital::legal(game, state, seat_at(state.turn), moves);
    apply(game, state, seat_at(state.turn),
          moves[rng.below(static_cast<std::uint32_t>(moves.size()))], &events);
  }
  return *this;
}

Table& Table::play_turn(std::uint64_t seed) {
  const auto cards = [](const State& now) {
    std::size_t count = 0;
    for (const Player& each : now.players) count += each.city.cards.size();
    return count;
  };
  const std::size_t before = cards(state);
  bool begun = false;
  return play_until(
      [&](const State& now) {
        begun = begun || cards(now) > before;
        return begun && (now.phase == Phase::take_set || now.phase == Phase::redistribute);
      },
      seed);
}

Names Table::hand_of(int seat) const {
  Names names;
  for (const std::uint8_t held : player(seat).hand) names.push_back(game.tables.card_names[held]);
  return names;
}

Names Table::tiles_on(int space) const {
  Names names;
  for (const Content each : state.display[at(space)].tiles)
    names.push_back(game.tables.content_names[each]);
  return names;
}

std::string Table::card_on(int space) const {
  const std::uint8_t code = state.display[at(space)].card;
  return code == 0 ? "" : game.tables.card_names[from_code(code)];
}

Names Table::deck_bottom(std::size_t count) const {
  Names names;
  for (std::size_t i = count; i-- > 0;) names.push_back(game.tables.card_names[state.deck[i]]);
  return names;
}

std::string Table::content(int seat, int row, int column) const {
  const City& city = player(seat).city;
  const Plot plot =
      plot_at(city, {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)});
  return plot == kPlots ? "no plot" : game.tables.content_names[city.content[plot]];
}

bool Table::happened(EventKind kind) const { return count(kind) > 0; }

int Table::count(EventKind kind) const {
  return static_cast<int>(
      std::ranges::count(events, static_cast<std::uint8_t>(kind), &Event::kind));
}

}  // namespace orrery::luna_capital
