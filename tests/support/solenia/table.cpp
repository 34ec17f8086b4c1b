#include "support/solenia/table.h"

#include <algorithm>
#include <numeric>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "core/data_pack.h"
#include "core/play.h"
#include "core/rng.h"
#include "games/solenia/placement.h"
#include "games/solenia/scoring.h"
#include "games/solenia/turn.h"

namespace orrery::solenia {
namespace {

Game make(int players, GivenOptions options) {
  options.try_emplace("first_player", "seat0");
  const GameInfo& info = Rules::info();
  const auto checked = check_options(info, players, options);
  if (!checked) throw std::runtime_error("bad options in a test: " + checked.error().id);
  Problems problems;
  return Rules::create(*checked, DataPack::built_in("solenia"), problems).value();
}

}  // namespace

Goods goods_of_letters(std::string_view letters) {
  constexpr std::string_view kLetters = "WSHA";
  Goods goods;
  for (const char letter : letters) ++goods.amount[kLetters.find(letter)];
  return goods;
}

std::uint8_t card_kind(const Game& game, std::string_view card) {
  const auto found = std::ranges::find(game.tables.card_names, card);
  EXPECT_NE(found, game.tables.card_names.end()) << card << " is no card";
  return static_cast<std::uint8_t>(found - game.tables.card_names.begin());
}

std::uint8_t tile_number(const Game& game, std::string_view tile) {
  const auto found = std::ranges::find(game.tables.tile_names, tile);
  EXPECT_NE(found, game.tables.tile_names.end()) << tile << " is no tile";
  return static_cast<std::uint8_t>(found - game.tables.tile_names.begin());
}

unsigned cell_number(std::string_view space) {
  return static_cast<unsigned>(space[0] - '0') * kCols + static_cast<unsigned>(space[2] - '0');
}

Table::Table(int players, GivenOptions options, std::uint64_t seed)
    : game(make(players, std::move(options))), state(solenia::setup(game, Seed::of(seed))) {}

Table& Table::goods(int seat, std::string_view letters) {
  player(seat).goods = goods_of_letters(letters);
  return *this;
}

std::uint8_t Table::take_card(int seat, std::string_view card) {
  const std::uint8_t kind = card_kind(game, card);
  auto& deck = player(seat).deck;
  const auto* found = std::ranges::find(deck, kind);
  if (found != deck.end()) {
    deck.erase_at(static_cast<std::size_t>(found - deck.begin()));
    return kind;
  }
  // It is in the hand: draw another card for it.
  auto& hand = player(seat).hand;
  const auto* held = std::ranges::find(hand, kind);
  EXPECT_NE(held, hand.end()) << card << " was used before";
  hand.erase_at(static_cast<std::size_t>(held - hand.begin()));
  hand.insert_sorted(deck.pop_back());
  return kind;
}

Table& Table::hand(int seat, std::initializer_list<std::string_view> cards) {
  auto& hand = player(seat).hand;
  auto& deck = player(seat).deck;
  for (const std::uint8_t kind : hand) deck.push_back(kind);
  hand.clear();
  for (const std::string_view card : cards) {
    const std::uint8_t kind = card_kind(game, card);
    const auto* found = std::ranges::find(deck, kind);
    EXPECT_NE(found, deck.end()) << card << " is used up";
    if (found == deck.end()) continue;
    deck.erase_at(static_cast<std::size_t>(found - deck.begin()));
    hand.insert_sorted(kind);
  }
  return *this;
}

Table& Table::lay(int seat, std::string_view card, std::string_view space) {
  const std::uint8_t kind = take_card(seat, card);
  put_card({{game, state, nullptr}}, seat_at(seat), kind, cell_number(space));
  return *this;
}

Table& Table::lay_rival(std::string_view card, std::string_view space) {
  const std::uint8_t kind = card_kind(game, card);
  const auto* found = std::ranges::find(state.rival_deck, kind);
  EXPECT_NE(found, state.rival_deck.end()) << card << " was used before";
  state.rival_deck.erase_at(static_cast<std::size_t>(found - state.rival_deck.begin()));
  put_card({{game, state, nullptr}}, game.rival(), kind, cell_number(space));
  return *this;
}

// Tries every strip and face in that row; a strip moved away changes places with the one there.
Table& Table::terrain(std::string_view space, Terrain wanted) {
  const unsigned cell = cell_number(space);
  const unsigned row = cell / kCols;
  for (unsigned from = 0; from < kRows; ++from)
    for (unsigned face = 0; face < 2; ++face) {
      const Strip& strip = game.tables.strips[state.strip_at[from]];
      if (strip.faces[face][cell % kCols] != wanted) continue;
      std::swap(state.strip_at[row], state.strip_at[from]);
      const auto bit = static_cast<std::uint8_t>(1U << row);
      state.faces = static_cast<std::uint8_t>(face != 0 ? state.faces | bit : state.faces & ~bit);
      return *this;
    }
  ADD_FAILURE() << "no strip has that terrain in column " << cell % kCols;
  return *this;
}

std::uint8_t Table::take_tile(std::string_view tile) {
  const std::uint8_t number = tile_number(game, tile);
  const std::size_t side = number / kTilesPerSide;
  auto& stack = state.stack[side];
  const auto* found = std::ranges::find(stack, number);
  if (found != stack.end()) {
    stack.erase_at(static_cast<std::size_t>(found - stack.begin()));
  } else {
    auto& display = state.display[side];
    auto* shown = std::ranges::find(display, code_of(number));
    EXPECT_NE(shown, display.end()) << tile << " was delivered before";
    *shown = code_of(stack.pop_back());
  }
  return number;
}

Table& Table::display(Side side, std::initializer_list<std::string_view> tiles) {
  auto& shown = state.display[index(side)];
  for (std::uint8_t& code : shown)
    if (code != 0) {
      state.stack[index(side)].push_back(from_code(code));
      code = 0;
    }
  std::size_t position = 0;
  for (const std::string_view tile : tiles) {
    const std::uint8_t number = tile_number(game, tile);
    auto& stack = state.stack[index(side)];
    const auto* found = std::ranges::find(stack, number);
    EXPECT_NE(found, stack.end()) << tile << " is not in the stack";
    stack.erase_at(static_cast<std::size_t>(found - stack.begin()));
    shown[position++] = code_of(number);
  }
  return *this;
}

Table& Table::next_tile(std::string_view tile) {
  const std::uint8_t number = take_tile(tile);
  state.stack[number / kTilesPerSide].push_back(number);
  return *this;
}

Table& Table::deliver(int seat, std::string_view tile, int slot) {
  const std::uint8_t number = take_tile(tile);
  player(seat).slots[number / kTilesPerSide][static_cast<std::size_t>(slot - 1)] = code_of(number);
  player(seat).capacity = static_cast<std::uint8_t>(capacity_of(game, player(seat)));
  return *this;
}

Table& Table::level1(int seat, std::string_view title) {
  const auto& titles = game.tables.level1_titles;
  const auto found = std::ranges::find(titles, title);
  EXPECT_NE(found, titles.end()) << title;
  player(seat).level1 = code_of(static_cast<unsigned>(found - titles.begin()));
  return *this;
}

Table& Table::half(int seat, Side side, std::string_view title) {
  const auto& titles = game.tables.level3_effect_titles;
  const auto effect = static_cast<std::uint8_t>(std::ranges::find(titles, title) - titles.begin());
  const auto& halves = game.tables.half_effects[index(side)];
  const auto* found = std::ranges::find(halves, effect);
  EXPECT_NE(found, halves.end()) << title;
  player(seat).halves[index(side)] = code_of(static_cast<unsigned>(found - halves.begin()));
  return *this;
}

Table& Table::round(int number, int turn) {
  state.round = static_cast<std::uint8_t>(number);
  state.turn = static_cast<std::uint8_t>(turn);
  for (int seat = 0; seat < game.players; ++seat) {
    const int position = (seat - state.first + game.players) % game.players;
    const int turns_taken =
        number - 1 + (position < (turn - state.first + game.players) % game.players ? 1 : 0);
    Player& p = player(seat);
    while (static_cast<int>(p.hand.size() + p.deck.size()) > kDeckSize - turns_taken) {
      if (p.deck.empty()) p.deck.push_back(p.hand.pop_back());
      ++p.discard[p.deck.pop_back()];
    }
  }
  return *this;
}

Table& Table::begin() {
  state.pending = {};
  if (state.draft_round != 0) state.turn = state.first;
  state.draft_round = 0;
  state.offered_level1 = {};
  state.offered_pairs = {};
  begin_turn({{game, state, nullptr}});
  return *this;
}

std::vector<std::string> Table::legal(int seat) const {
  MoveList moves;
  solenia::legal(game, state, seat_at(seat), moves);
  std::vector<std::string> list;
  for (const Move& move : moves) list.push_back(notation(game, move));
  return list;
}

std::vector<std::string> Table::legal() const {
  return legal(orrery::index(active(game, state).lowest()));
}

bool Table::is_legal(std::string_view notation) const {
  const std::vector<std::string> moves = legal();
  return std::ranges::find(moves, notation) != moves.end();
}

Table& Table::play(int seat, std::string_view notation) {
  events.clear();
  const auto move = parse_move(game, notation);
  EXPECT_TRUE(move) << notation << " is no move";
  if (!move) return *this;
  const auto applied = try_apply<Rules>(game, state, seat_at(seat), *move, &events);
  EXPECT_TRUE(applied) << notation << " is illegal for seat " << seat << ": "
                       << (applied ? "" : applied.error().reason.id);
  return *this;
}

Table& Table::play(std::initializer_list<std::string_view> notations) {
  for (const std::string_view notation : notations)
    play(orrery::index(active(game, state).lowest()), notation);
  return *this;
}

Table& Table::settle() {
  orrery::settle<Rules>(game, state, &events);
  return *this;
}

Table& Table::play_out(std::uint64_t seed, const std::function<void()>& look) {
  Rng rng(seed);
  MoveList moves;
  for (SeatSet open = active(game, state); !open.empty(); open = active(game, state)) {
    events.clear();
    moves.clear();
    solenia::legal(game, state, open.lowest(), moves);
    const auto chosen = rng.below(static_cast<std::uint32_t>(moves.size()));
    solenia::apply(game, state, open.lowest(), moves[chosen], &events);
    if (look) look();
  }
  return *this;
}

std::string Table::goods_text(int seat) const {
  constexpr std::string_view kLetters = "WSHA";
  std::string text;
  for (std::size_t kind = 0; kind < kGoodKinds; ++kind)
    text.append(goods_of(seat).amount[kind], kLetters[kind]);
  return text;
}

int Table::stars(int seat) const {
  const auto& parts = state.players[static_cast<std::size_t>(seat)].stars;
  return std::accumulate(parts.begin(), parts.end(), 0);
}

bool Table::happened(EventKind kind) const {
  return std::ranges::any_of(
      events, [kind](const Event& event) { return static_cast<EventKind>(event.kind) == kind; });
}

std::vector<EventKind> Table::happenings() const {
  std::vector<EventKind> kinds;
  for (const Event& event : events) kinds.push_back(static_cast<EventKind>(event.kind));
  return kinds;
}

int Table::price(int seat, std::string_view space) const {
  return extension_price(game, state, seat_at(seat), cell_number(space));
}

std::string Table::card_on(std::string_view space) const {
  const std::uint8_t code = state.card_at[cell_number(space)];
  return code == 0 ? "" : game.tables.card_names[from_code(code)];
}

std::vector<std::string> Table::shown(Side side) const {
  std::vector<std::string> tiles;
  for (const std::uint8_t code : state.display[index(side)])
    tiles.push_back(code == 0 ? "" : game.tables.tile_names[from_code(code)]);
  return tiles;
}

std::string Table::tile_in(int seat, Side side, int slot) const {
  const Player& owner = state.players[static_cast<std::size_t>(seat)];
  const std::uint8_t code = owner.slots[index(side)][static_cast<std::size_t>(slot - 1)];
  return code == 0 ? "" : game.tables.tile_names[from_code(code)];
}

int Table::discards(int seat) const {
  const auto& pile = state.players[static_cast<std::size_t>(seat)].discard;
  return std::accumulate(pile.begin(), pile.end(), 0);
}

std::vector<std::string> Table::row_faces() const {
  std::vector<std::string> faces;
  for (unsigned row = 0; row < kRows; ++row) faces.push_back(face_name(game, state, row));
  return faces;
}

int row(const Table& table, std::string_view id, int seat) {
  const auto rows = score_rows();
  const auto found = std::ranges::find(rows, id, &ScoreRow::id);
  EXPECT_NE(found, rows.end()) << id;
  const auto pad = scores(table.game, table.state);
  return pad.rows[static_cast<std::size_t>(seat)][static_cast<std::size_t>(found - rows.begin())];
}

int total(const Table& table, int seat) {
  return scores(table.game, table.state).total[static_cast<std::size_t>(seat)];
}

Table known_table(int players, GivenOptions options) {
  options.try_emplace("start_order", "dawn");
  options.try_emplace("strip_layout", "fixed");
  return Table(players, std::move(options));
}

}  // namespace orrery::solenia
