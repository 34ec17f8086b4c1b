// A table of Solenia for rule tests: a position in a few lines, moves by their notation, facts to
// compare. Edits keep cards and tiles where they belong, so that the position stays a real one.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "core/options.h"
#include "games/solenia/events.h"
#include "games/solenia/game.h"

namespace orrery::solenia {

class Table {
 public:
  // Seat 0 begins, unless the options say otherwise; seed 1.
  explicit Table(int players = 2, GivenOptions options = {}, std::uint64_t seed = 1);

  Game game;
  State state;
  Events events;  // of the last move

  Player& player(int seat) { return state.players[static_cast<std::size_t>(seat)]; }

  // --- giving a position ---
  Table& goods(int seat, std::string_view letters);  // "WWS": two wood, one stone; nothing else
  // The hand becomes these cards, exchanged with cards of the deck.
  Table& hand(int seat, std::initializer_list<std::string_view> cards);
  // A card of the deck comes to lie on a space, as if placed before.
  Table& lay(int seat, std::string_view card, std::string_view space);
  // The same for the Rival.
  Table& lay_rival(std::string_view card, std::string_view space);
  // A space becomes of this terrain: another strip or face is moved into its row. Fails the test
  // when no strip offers it.
  Table& terrain(std::string_view space, Terrain wanted);
  // These tiles are on display, exchanged with those of the stack.
  Table& display(Side side, std::initializer_list<std::string_view> tiles);
  // The tile that will be shown next.
  Table& next_tile(std::string_view tile);
  // A tile, taken from the stack, lies in a slot (1 to 6).
  Table& deliver(int seat, std::string_view tile, int slot);
  Table& level1(int seat, std::string_view title);  // "Rigging"
  Table& half(int seat, Side side, std::string_view title);
  // The game is in this round and `turn` is on turn: cards of the deck that would have been used by
  // then, besides those on the board, go to the discard pile. After `hand` and `lay`.
  Table& round(int number, int turn = 0);
  // Starts the turn of the seat on turn anew, after edits (which phase follows from the position).
  Table& begin();

  // --- what may happen ---
  std::vector<std::string> legal(int seat) const;
  std::vector<std::string> legal() const;  // of the lowest active seat
  bool is_legal(std::string_view notation) const;

  // --- playing ---
  // Plays moves in order, each by the lowest active seat; an illegal one fails the test.
  Table& play(std::initializer_list<std::string_view> notations);
  Table& play(int seat, std::string_view notation);
  // Takes forced decisions, as a table does.
  Table& settle();
  // Plays random moves to the end of the game; `look` is called after each.
  Table& play_out(std::uint64_t seed = 1, const std::function<void()>& look = {});

  // --- facts ---
  Goods goods_of(int seat) const { return state.players[static_cast<std::size_t>(seat)].goods; }
  std::string goods_text(int seat) const;  // "WWS", in the order of SO-1.3
  int stars(int seat) const;               // the star counter
  bool happened(EventKind kind) const;
  std::vector<EventKind> happenings() const;          // of the last move, in order
  int price(int seat, std::string_view space) const;  // of extending to a space
  std::string card_on(std::string_view space) const;  // "1W", or nothing
  std::vector<std::string> shown(Side side) const;    // tiles by display position, "" for none
  std::string tile_in(int seat, Side side, int slot) const;  // "D01", or nothing
  int discards(int seat) const;                              // cards in the discard pile
  std::vector<std::string> row_faces() const;                // row 0 first

 private:
  std::uint8_t take_card(int seat, std::string_view card);
  std::uint8_t take_tile(std::string_view tile);
};

// The two boards of winter.
inline const GivenOptions kWinter = {{"side", "winter"}};
inline const GivenOptions kImprovements = {{"side", "winter"}, {"improvements", "on"}};

// A table whose board is known, the dawn order with the fixed layout:
//
//   row 4, in front    W D H D S    ST4 day
//   row 3              D W H D A    ST3 day
//   row 2              H A W S D    ST5 dawn, the airship over the W
//   row 1              A W S N A    ST2 night
//   row 0, leaves next A S N A S    ST1 night
Table known_table(int players = 2, GivenOptions options = {});

// A row of the score pad by its id, and what a seat has in all.
int row(const Table& table, std::string_view id, int seat = 0);
int total(const Table& table, int seat = 0);

Goods goods_of_letters(std::string_view letters);
std::uint8_t card_kind(const Game& game, std::string_view card);
std::uint8_t tile_number(const Game& game, std::string_view tile);
unsigned cell_number(std::string_view space);

}  // namespace orrery::solenia
