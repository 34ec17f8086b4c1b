#include "games/luna_capital/words.h"

#include <fmt/format.h>

namespace orrery::luna_capital {

std::string position_name(CardPosition at) {
  return fmt::format("{},{}", card_row(at), card_column(at));
}
std::string cell_name(Cell cell) { return fmt::format("{},{}", cell.row, cell.column); }

Term card_term(const Game& game, unsigned card) { return {"card", game.tables.card_names[card]}; }
std::int64_t printed_number(const Game& game, unsigned card) {
  return game.tables.cards[card].number;
}
std::vector<Argument> card_arguments(const Game& game, unsigned card) {
  return {{"card", card_term(game, card)}, {"number", printed_number(game, card)}};
}
Term tile_term(const Game& game, Content tile) {
  return {"tile", game.tables.content_titles[tile]};
}
Term display_tile_term(const Game& game, unsigned space, Content tile) {
  return {"display_tile",
          fmt::format("{}:{}", space_number(space), game.tables.content_names[tile])};
}
Term position_term(CardPosition at) { return {"position", position_name(at)}; }
Term cell_term(Cell cell) { return {"cell", cell_name(cell)}; }
Term phase_term(const Game& game, unsigned phase) {
  return {"phase", game.tables.phase_names[phase]};
}
Term concession_term(const Game& game, unsigned concession) {
  return {"concession", game.tables.concession_names[concession]};
}
std::int64_t space_number(unsigned space) { return std::int64_t{space} + 1; }

}  // namespace orrery::luna_capital
