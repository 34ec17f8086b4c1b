#include "cli/boards/board.h"

#include <algorithm>
#include <array>
#include <variant>

#include <boost/json.hpp>

namespace orrery::cli {
namespace {

struct Drawing {
  std::string_view game;
  Lines (*draw)(const BoardScene& scene);
};

constexpr std::array kDrawings = {
    Drawing{"luna-capital", draw_luna_capital}, Drawing{"noughts", draw_noughts},
    Drawing{"skymines", draw_skymines}, Drawing{"solenia", draw_solenia}};

}  // namespace

std::vector<Choice> choices_of(const AnyGame& game, const AnyState& state, Seat seat) {
  std::vector<Choice> named;
  std::size_t number = 0;
  for (const Move move : game.legal(state, seat)) {
    ++number;
    for (const Argument& argument : game.describe(state, seat, move).args)
      if (const Term* term = std::get_if<Term>(&argument.value)) named.push_back({*term, number});
  }
  std::vector<Choice> unique;
  for (const Choice& choice : named)
    if (std::ranges::count(named, choice.thing, &Choice::thing) == 1) unique.push_back(choice);
  return unique;
}

std::string_view text_at(const json::object& object, std::string_view key) {
  return object.at(key).as_string();
}

std::int64_t number_at(const json::object& object, std::string_view key) {
  return object.at(key).to_number<std::int64_t>();
}

Lines draw_board(std::string_view game, const BoardScene& scene) {
  for (const Drawing& drawing : kDrawings)
    if (drawing.game == game) return drawing.draw(scene);
  return wrapped(json::serialize(scene.view), static_cast<std::size_t>(scene.style.width));
}

}  // namespace orrery::cli
