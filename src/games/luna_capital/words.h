// The things of Luna Capital as terms of messages, and their short names.
#pragma once

#include <string>
#include <vector>

#include "core/message.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

// As positions and notation write them: "-1,2" is row -1, column 2.
std::string position_name(CardPosition at);
std::string cell_name(Cell cell);

Term card_term(const Game& game, unsigned card);
// What people call a card by: the number printed on it.
std::int64_t printed_number(const Game& game, unsigned card);
// "card" and "number", for the sentences about one card.
std::vector<Argument> card_arguments(const Game& game, unsigned card);
// By its title in the pack, so that the catalogue's names go with the things that are called so and
// anything else is shown as the pack calls it (LC-13.1).
Term tile_term(const Game& game, Content tile);
// A tile of a set of the display: "2:hydrogen".
Term display_tile_term(const Game& game, unsigned space, Content tile);
Term position_term(CardPosition at);
Term cell_term(Cell cell);
Term phase_term(const Game& game, unsigned phase);
Term concession_term(const Game& game, unsigned concession);
// Spaces are counted from 1 for people (LC-1.47).
std::int64_t space_number(unsigned space);

}  // namespace orrery::luna_capital
