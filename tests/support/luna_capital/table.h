// A table of Luna Capital for rule tests: a position in a few lines, moves by their notation, facts
// to compare. Edits exchange cards, so that each stays in one place.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "games/luna_capital/events.h"
#include "games/luna_capital/game.h"
#include "support/luna_capital/city.h"

namespace orrery::luna_capital {

using Names = std::vector<std::string>;

class Table {
 public:
  // Seat 0 begins and nobody exchanges a card; in a solo game the cards dealt are kept.
  explicit Table(int players = 2, const GivenOptions& options = {}, std::uint64_t seed = 1);
  // As it is set up, before any decision.
  static Table fresh(int players, const GivenOptions& options = {}, std::uint64_t seed = 1);

  Game game;
  State state;
  Events events;  // of the last call of `play`

  Player& player(int seat = 0) { return state.players[static_cast<std::size_t>(seat)]; }
  const Player& player(int seat = 0) const { return state.players[static_cast<std::size_t>(seat)]; }

  // --- giving a position ---
  Table& hand(int seat, const Names& cards);
  // A card of the city, and the turn it takes in the count of cards alone.
  Table& lay(int seat, std::string_view card, int row, int column, CardMode mode = CardMode::plain);
  Table& build(int seat, std::string_view tile, int row, int column);
  Table& set(int space, std::string_view card, const Names& tiles);  // spaces from 1
  Table& marker(int space);
  Table& deck_top(const Names& cards);  // drawn first to last
  Table& tower_top(const Names& tiles);
  Table& deck_size(std::size_t size);  // the rest of the deck goes to the city of nobody
  // Seat 0 is about to place these tiles, or to play a card after taking space 1.
  Table& placing(const Names& tiles);
  Table& playing();
  // The last turn of a round (1 to 4) is about to be played, by the last seat.
  Table& last_turn_of_round(int round);

  // --- what may happen ---
  Names legal() const;
  bool is_legal(std::string_view notation) const;

  // --- playing ---
  // Plays moves in order, each by the seat in turn; an illegal one fails the test.
  Table& play(const Names& notations);
  Table& settle();
  // Plays random moves until `stop`, or to the end.
  Table& play_until(const std::function<bool(const State&)>& stop, std::uint64_t seed = 1);
  Table& play_turn(std::uint64_t seed = 1);  // the rest of the turn

  // --- facts ---
  Names hand_of(int seat) const;
  Names tiles_on(int space) const;
  std::string card_on(int space) const;
  Names deck_bottom(std::size_t count) const;  // the one drawn last comes last
  std::string content(int seat, int row, int column) const;
  bool happened(EventKind kind) const;
  int count(EventKind kind) const;
  Phase phase() const { return state.phase; }

  std::uint8_t card(std::string_view name) const;
  Content tile(std::string_view name) const;

 private:
  struct Unmade {};
  explicit Table(Unmade /*tag*/) {}
  // Takes a card out of wherever it is; something else of the deck comes there.
  void free_card(std::uint8_t card);
};

}  // namespace orrery::luna_capital
