// A table of Solenia for rule tests: a position in a few lines, moves by their notation, facts to
// compare. Edits keep cards and tiles where they belong, so that the position stays a real one.
#pragma once

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

  // --- facts ---
  Goods goods_of(int seat) const { return state.players[static_cast<std::size_t>(seat)].goods; }
  std::string goods_text(int seat) const;  // "WWS", in the order of SO-1.3
  int stars(int seat) const;               // the star counter
  bool happened(EventKind kind) const;
  std::vector<std::string> row_faces() const;  // row 0 first

 private:
  std::uint8_t take_card(int seat, std::string_view card);
  std::uint8_t take_tile(std::string_view tile);
};

Goods goods_of_letters(std::string_view letters);
std::uint8_t card_kind(const Game& game, std::string_view card);
std::uint8_t tile_number(const Game& game, std::string_view tile);
unsigned cell_number(std::string_view space);

}  // namespace orrery::solenia
