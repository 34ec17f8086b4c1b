// How the rows of decisions begin their sentences (tasks.h).
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/message.h"
#include "games/skymines/words.h"

namespace orrery::skymines {

using Arguments = std::vector<Argument>;

// What is asked of a seat.
inline Message ask(std::string_view what, Arguments args = {}) {
  return {"skymines.ask." + std::string(what), std::move(args)};
}
// What a legal move does.
inline Message say(std::string_view what, Arguments args = {}) {
  return {"skymines.move." + std::string(what), std::move(args)};
}
// Why a move is not legal.
inline Message no(std::string_view what, Arguments args = {}) {
  return {"skymines.no." + std::string(what), std::move(args)};
}

inline Arguments join(Arguments args, Arguments more) {
  for (Argument& argument : more) args.push_back(std::move(argument));
  return args;
}
inline Argument company_argument(const Game& game, unsigned company) {
  return {"company", company_term(game, company)};
}
inline Message one_card(const Game& game, unsigned card) {
  return {"skymines.one_card", card_arguments(game, static_cast<CardId>(card))};
}

}  // namespace orrery::skymines
