// Drawing a game's board in the terminal, from what the viewer may see and nothing else.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/fwd.hpp>

#include "cli/text.h"
#include "core/any_game.h"
#include "core/catalogue.h"

namespace orrery::cli {

namespace json = boost::json;

// A thing that stands for one of the numbered moves: choosing it is making that move.
struct Choice {
  Term thing;
  std::size_t number = 0;
};

struct BoardScene {
  const json::object& view;  // AnyGame::view for `viewer`
  Scores scores;             // public in every game
  Viewer viewer;
  const std::vector<std::string>& names;  // by seat
  const Catalogue& catalogue;
  const Style& style;
  std::vector<Choice> choices = {};  // shown on the board beside their things
};

// The things named by exactly one of the legal moves of an active seat.
std::vector<Choice> choices_of(const AnyGame& game, const AnyState& state, Seat seat);

// A game without a drawing of its own shows the view as it is.
Lines draw_board(std::string_view game, const BoardScene& scene);

// Members of the view.
std::string_view text_at(const json::object& object, std::string_view key);
std::int64_t number_at(const json::object& object, std::string_view key);

// The drawings, one file per game.
Lines draw_luna_capital(const BoardScene& scene);
Lines draw_noughts(const BoardScene& scene);
Lines draw_skymines(const BoardScene& scene);
Lines draw_solenia(const BoardScene& scene);

}  // namespace orrery::cli
