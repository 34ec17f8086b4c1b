// A table of Skymines for rule tests: a position in a few lines, moves by their notation, facts to
// compare. Cards are moved, never copied, so that each stays in one place; seats count from 0.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "games/skymines/events.h"
#include "games/skymines/game.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

using Names = std::vector<std::string>;

// The game of the shipped pack with these options, the others at their defaults.
Game shipped_game(int players, const GivenOptions& options = {});

class Table {
 public:
  // Round 1, seat 0 is first player and at its menu; nobody has planned a card. Tracks and start
  // tokens are those of a first game unless the options say something else; with the draft
  // everybody takes the lower token.
  explicit Table(int players = 3, const GivenOptions& options = {});
  // As it is set up, before any decision.
  static Table fresh(int players, const GivenOptions& options = {}, std::uint64_t seed = 1);

  Game game;
  State state;
  Events events;  // of the last call of `play`

  Player& player(int seat = 0) { return state.players[static_cast<std::size_t>(seat)]; }
  const Player& player(int seat = 0) const { return state.players[static_cast<std::size_t>(seat)]; }

  // --- giving a position ---
  // Cards face up in the slots of a seat, from slot 1 on, in place of those it had there.
  Table& area(int seat, const Names& cards);
  Table& face_down(int seat, std::string_view card);
  Table& hand(int seat, const Names& cards);  // these and no others; the rest goes out of play
  Table& rest(int seat, int slot, const Names& cards);  // rest slots from 1; the top last
  Table& display(int space, std::string_view card);     // spaces from 1
  Table& no_display();
  Table& removed(const Names& cards);
  Table& coins(int seat, unsigned coins);
  Table& tiles(int seat, const Names& tiles);
  Table& lay_track(std::string_view company, std::string_view track);
  Table& at(int seat, std::string_view company, unsigned space);
  // The marker stands beyond this threshold (1, 2) of the company's track, and the bonus is active.
  Table& bonus(int seat, std::string_view company, unsigned level);
  Table& column(std::string_view company, int column, unsigned ordinary, unsigned crossed);
  Table& outpost(std::string_view company, int sector);  // from the fullest column
  Table& tank(int seat, unsigned step);
  // A plan on a screen (from 1); the marker stands on screen `upload`.
  Table& screen(int seat, int screen, std::string_view plan);
  Table& upload(int seat, unsigned screen);
  Table& research(char letter, const Names& plans);  // the four spaces of a row
  Table& round(int round);                           // from 1
  Table& turn(int seat);                             // at its menu, in a second turn of the round

  // --- what may happen ---
  Names legal() const;
  Names legal_for(int seat) const;
  bool is_legal(std::string_view notation) const;

  // --- playing ---
  // Plays moves in order, each by the seat that is asked; an illegal one fails the test.
  Table& play(const Names& notations);
  Table& play_as(int seat, const Names& notations);
  // Everybody says ready; then everybody in turn leaves at once, rest choices being the first ones.
  Table& pass_round();
  Table& leave_all();
  Table& play_until(const std::function<bool(const State&)>& stop, std::uint64_t seed = 1);

  // --- facts ---
  Names hand_of(int seat) const;
  Names cards_up(int seat) const;  // face up in the action area, by slot
  Names rest_of(int seat, int slot) const;
  std::string card_on(int space) const;  // "" where the display is empty
  Names shown_plans(char letter) const;
  std::string plan_on(int seat, int screen) const;
  unsigned on_track(int seat, std::string_view company) const;
  unsigned value(std::string_view company) const;
  Names sectors_of(std::string_view company) const;
  std::string name_of(CardId card) const { return game.tables.card_names[card]; }
  TaskKind task() const { return state.tasks.empty() ? TaskKind::none : state.tasks.back().kind; }
  unsigned task_count() const { return state.tasks.empty() ? 0 : state.tasks.back().parameters[0]; }
  bool happened(EventKind kind) const { return count(kind) > 0; }
  int count(EventKind kind) const;

  CardId card(std::string_view name) const;
  PlanCode plan(std::string_view name) const;
  unsigned company(std::string_view id) const;
  Totals totals_of(int seat) const { return totals(game, state, seat_at(seat)); }

 private:
  struct Unmade {};
  explicit Table(Unmade /*tag*/) {}
  void free_card(CardId card);
  void all_ready();
  Step step() { return {{game, state, nullptr}}; }
};

}  // namespace orrery::skymines
