// Cities of Luna Capital drawn as text, and the table around them, for tests of scoring and
// concessions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/options.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/scoring.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

// The values that come with the program.
const Components& shipped_components();
Game shipped_game(int players, const GivenOptions& options = {});

// The number of a thing by its name in the pack; fails the test where there is none.
Content content_named(const Components& tables, std::string_view code);
unsigned concession_named(const Components& tables, std::string_view id);

// A table in the middle of nowhere: empty cities and hands, to be filled by a test.
class CityTable {
 public:
  explicit CityTable(int players = 2, const GivenOptions& options = {});

  // Draws the city of a seat: two lines for each card row, cells apart by blanks, cards by "|".
  //   .  #  H  Gp  MH:water   what lies there, as the rules write it
  //   <  ^                    the same plot as the cell to the left, or above
  //   X                       a demolished plot
  //   ?                       a face-down card, in all four cells
  //   -                       no card, in all four cells
  // The first card row is R = 0 and the first card column C = 0.
  CityTable& draw(int seat, const std::vector<std::string>& lines);
  // A city in which a family occurs so many times, each apart from the others.
  CityTable& scatter(int seat, std::string_view code, int count);
  CityTable& show_home(int seat, Cell cell, std::string_view code);
  CityTable& hand(int seat, int cards);
  CityTable& offer(const std::vector<std::string>& concessions);
  // A token from the end of phase 0, 1 or 2 on a concession on offer.
  CityTable& claim(int seat, std::string_view concession, int phase);
  CityTable& automaton_tiles(const std::vector<std::string>& codes);

  bool meets(std::string_view concession, int seat = 0) const;
  int score(std::string_view row, int seat = 0) const;
  int total(int seat = 0) const;

  Game game;
  State state;

 private:
  void draw_card(City& city, const std::vector<std::vector<std::string>>& cells, std::size_t row,
                 std::size_t column);
  std::uint8_t next_card_ = 0;
};

}  // namespace orrery::luna_capital
