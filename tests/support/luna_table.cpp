#include "support/luna_table.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/play.h"
#include "core/rng.h"
#include "games/luna_capital/rules.h"
#include "games/luna_capital/turn.h"
#include "support/luna_city.h"

namespace orrery::luna_capital {
namespace {

std::size_t space_index(int space) { return static_cast<std::size_t>(space - 1); }

template <class Names>
std::uint8_t place_in(const Names& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  EXPECT_NE(found, names.end()) << name << " does not exist";
  return static_cast<std::uint8_t>(found - names.begin());
}

}  // namespace

Table::Table(int players, const GivenOptions& options, std::uint64_t seed)
    : game(shipped_game(players, options)), state(luna_capital::setup(game, Seed::of(seed))) {}

std::uint8_t Table::card_named(std::string_view card) const {
  return place_in(game.tables.card_names, card);
}

Content Table::tile_named(std::string_view tile) const {
  return place_in(game.tables.content_names, tile);
}

void Table::exchange(std::uint8_t a, std::uint8_t b) {
  const auto change = [&](std::uint8_t& card) {
    if (card == a)
      card = b;
    else if (card == b)
      card = a;
  };
  for (std::uint8_t& card : state.deck) change(card);
  for (std::uint8_t& card : state.automaton_cards) change(card);
  for (Set& set : state.display)
    if (set.card != 0) change(--set.card), ++set.card;
  for (Player& owner : state.players) {
    for (std::uint8_t& card : owner.hand) change(card);
    std::ranges::sort(owner.hand);
    for (std::uint8_t& card : owner.city.cards) change(card);
    for (SeenCard& seen : owner.ledger.seen) change(seen.card);
  }
}

void Table::take_from_tower(Content tile) {
  auto& tower = state.towers[state.game_phase];
  const auto* found = std::ranges::find(tower, tile);
  ASSERT_NE(found, tower.end()) << game.tables.content_names[tile] << " is not in the tower";
  tower.erase_at(static_cast<std::size_t>(found - tower.begin()));
}

Table& Table::hand(int seat, std::initializer_list<std::string_view> cards) {
  Player& owner = player(seat);
  owner.ledger = {};
  for (; owner.hand.size() > cards.size(); owner.hand.pop_back())
    put_under_deck(state, owner.hand[owner.hand.size() - 1], DeckTag::none);
  for (; owner.hand.size() < cards.size(); state.deck_tags.pop_back())
    owner.hand.insert_sorted(state.deck.pop_back());
  FixedVector<std::uint8_t, kMaxHand> wanted;
  for (const std::string_view card : cards) wanted.push_back(card_named(card));
  for (const std::uint8_t card : wanted) {
    if (std::ranges::find(owner.hand, card) != owner.hand.end()) continue;
    const auto* other = std::ranges::find_if(owner.hand, [&](std::uint8_t held) {
      return std::ranges::find(wanted, held) == wanted.end();
    });
    exchange(card, *other);
  }
  return *this;
}

Table& Table::city(int seat, std::string_view card, int row, int column, CardMode mode) {
  exchange(card_named(card), state.deck[state.deck.size() - 1]);
  state.deck_tags.pop_back();
  place_card(player(seat).city, game.tables, state.deck.pop_back(), position_at(row, column), mode);
  return *this;
}

Table& Table::put(int seat, std::string_view tile, int row, int column) {
  City& city = player(seat).city;
  const Plot plot = plot_at(city, {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)});
  EXPECT_NE(plot, kPlots) << "no plot begins there";
  const Content content = tile_named(tile);
  take_from_tower(content);
  put_tile(city, game.tables.types[content], content, plot);
  return *this;
}

Table& Table::set(int space, std::string_view card, std::initializer_list<std::string_view> tiles) {
  Set& shown = state.display[space_index(space)];
  exchange(card_named(card), from_code(shown.card));
  for (const Content tile : shown.tiles) state.towers[state.game_phase].insert_at(0, tile);
  shown.tiles.clear();
  for (const std::string_view tile : tiles) {
    take_from_tower(tile_named(tile));
    shown.tiles.push_back(tile_named(tile));
  }
  return *this;
}

Table& Table::marker(int space) {
  state.marker = static_cast<std::uint8_t>(space_index(space));
  return *this;
}

Table& Table::deck_top(std::initializer_list<std::string_view> cards) {
  std::size_t at = state.deck.size();
  for (const std::string_view card : cards) exchange(card_named(card), state.deck[--at]);
  return *this;
}

Table& Table::offer(std::initializer_list<std::string_view> concessions) {
  state.offer = {};
  std::size_t at = 0;
  for (const std::string_view id : concessions)
    state.offer.at(at++) = code_of(concession_named(game.tables, id));
  return *this;
}

Table& Table::phase(int number, int round, int turns_done) {
  state.game_phase = static_cast<std::uint8_t>(number);
  state.round = static_cast<std::uint8_t>(round);
  state.done = static_cast<std::uint8_t>(turns_done);
  return *this;
}

Table& Table::begin(int seat) {
  const auto players = game.players;
  if (state.phase <= Phase::exchange_space) state.done = 0;
  if (game.solo()) state.automaton_cards.clear();
  state.turn = static_cast<std::uint8_t>(seat);
  state.first = static_cast<std::uint8_t>((seat - state.done + players) % players);
  events.clear();
  begin_turn({.game = game, .state = state, .events = &events});
  return *this;
}

std::vector<std::string> Table::legal() const {
  MoveList moves;
  luna_capital::legal(game, state, seat_at(active_seat()), moves);
  std::vector<std::string> list;
  for (const Move& move : moves) list.push_back(notation(game, move));
  return list;
}

bool Table::is_legal(std::string_view notation) const {
  const std::vector<std::string> moves = legal();
  return std::ranges::find(moves, notation) != moves.end();
}

Table& Table::play(std::initializer_list<std::string_view> notations) {
  for (const std::string_view text : notations) {
    events.clear();
    const auto move = parse_move(game, text);
    EXPECT_TRUE(move) << text << " is no move";
    if (!move) return *this;
    const auto applied =
        try_apply<Rules>(game, state, seat_at(active_seat()), *move, &events);
    EXPECT_TRUE(applied) << text << " is illegal: " << (applied ? "" : applied.error().reason.id);
  }
  return *this;
}

Table& Table::play_until(const std::function<bool()>& done, std::uint64_t seed) {
  Rng rng(seed);
  MoveList moves;
  while (!done() && active_seat() >= 0) {
    const Seat seat = seat_at(active_seat());
    events.clear();
    moves.clear();
    luna_capital::legal(game, state, seat, moves);
    apply(game, state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], &events);
  }
  return *this;
}

Table& Table::play_turn(std::uint64_t seed) {
  play_until([this] { return state.phase == Phase::take_set; }, seed);
  MoveList sets;
  luna_capital::legal(game, state, seat_at(active_seat()), sets);
  const auto* unmarked = std::ranges::find_if(
      sets, [this](const Move& move) { return move.args[0] != state.marker; });
  apply(game, state, seat_at(active_seat()), *unmarked, nullptr);
  bool begun = false;
  return play_until(
      [&] {
        begun = begun || happened(EventKind::turn_begins) || happened(EventKind::game_over);
        return begun;
      },
      seed);
}

int Table::active_seat() const {
  const SeatSet open = active(state);
  return open.empty() ? -1 : orrery::index(open.lowest());
}

bool Table::happened(EventKind kind) const {
  return std::ranges::any_of(
      events, [kind](const Event& event) { return static_cast<EventKind>(event.kind) == kind; });
}

std::vector<std::string> Table::hand_of(int seat) const {
  std::vector<std::string> cards;
  for (const std::uint8_t card : player(seat).hand) cards.push_back(game.tables.card_names[card]);
  return cards;
}

std::string Table::card_on(int space) const {
  const std::uint8_t code = state.display[space_index(space)].card;
  return code == 0 ? "" : game.tables.card_names[from_code(code)];
}

std::vector<std::string> Table::tiles_on(int space) const {
  std::vector<std::string> tiles;
  for (const Content tile : state.display[space_index(space)].tiles)
    tiles.push_back(game.tables.content_names[tile]);
  return tiles;
}

std::string Table::content_at(int seat, int row, int column) const {
  const City& city = player(seat).city;
  const Plot plot = plot_at(city, {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)});
  return plot == kPlots ? "no plot" : game.tables.content_names[city.content[plot]];
}

std::vector<std::string> Table::to_place() const {
  std::vector<std::string> tiles;
  for (const Content tile : state.pending.tiles) tiles.push_back(game.tables.content_names[tile]);
  return tiles;
}

}  // namespace orrery::luna_capital
