// A table of Luna Capital for rule tests: a position in a few lines, moves by their notation, facts
// to compare. Edits exchange cards and tiles with the deck and the tower, so that nothing is lost.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "core/options.h"
#include "games/luna_capital/events.h"
#include "games/luna_capital/game.h"

namespace orrery::luna_capital {

class Table {
 public:
  // As set up, before the starting exchange.
  explicit Table(int players = 2, const GivenOptions& options = {}, std::uint64_t seed = 1);

  Game game;
  State state;
  Events events;  // of the last move

  Player& player(int seat) { return player_at(state, seat_at(seat)); }
  const Player& player(int seat) const { return player_at(state, seat_at(seat)); }

  // --- giving a position ---
  // The hand becomes these cards, and nobody knows any of them.
  Table& hand(int seat, std::initializer_list<std::string_view> cards);
  // A card, from the deck, lies in the city.
  Table& city(int seat, std::string_view card, int row, int column,
              CardMode mode = CardMode::plain);
  // A tile, from the tower, lies on a plot.
  Table& put(int seat, std::string_view tile, int row, int column);
  // The space shows this card with these tiles, from the deck and the tower.
  Table& set(int space, std::string_view card, std::initializer_list<std::string_view> tiles);
  Table& marker(int space);
  // These cards are drawn next, the first one first.
  Table& deck_top(std::initializer_list<std::string_view> cards);
  Table& offer(std::initializer_list<std::string_view> concessions);
  Table& phase(int number, int round, int turns_done = 0);  // 0 to 2, 0 to 3
  // The turn of a seat begins, after edits.
  Table& begin(int seat = 0);

  // --- what may happen ---
  std::vector<std::string> legal() const;  // of the seat that is asked
  bool is_legal(std::string_view notation) const;

  // --- playing ---
  // Plays moves in order; an illegal one fails the test.
  Table& play(std::initializer_list<std::string_view> notations);
  // Plays moves at random until `done`.
  Table& play_until(const std::function<bool()>& done, std::uint64_t seed = 1);
  // Takes the unmarked set with the lowest number, and everything else at random, to the end of
  // the turn.
  Table& play_turn(std::uint64_t seed = 1);

  // --- facts ---
  int active_seat() const;  // -1 when the game is over
  bool happened(EventKind kind) const;
  std::vector<std::string> hand_of(int seat) const;
  std::string card_on(int space) const;                // "K05a", or nothing
  std::vector<std::string> tiles_on(int space) const;  // in order
  std::string content_at(int seat, int row, int column) const;
  std::vector<std::string> to_place() const;

 private:
  std::uint8_t card_named(std::string_view card) const;
  Content tile_named(std::string_view tile) const;
  // Two cards change places, wherever they are.
  void exchange(std::uint8_t a, std::uint8_t b);
  void take_from_tower(Content tile);
};

}  // namespace orrery::luna_capital
