// Drawing a game's board in the terminal, from what the viewer may see and nothing else.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/fwd.hpp>

#include "cli/text.h"
#include "core/catalogue.h"
#include "core/seat.h"

namespace orrery::cli {

namespace json = boost::json;

struct BoardScene {
  const json::object& view;  // AnyGame::view for `viewer`
  Viewer viewer;
  const std::vector<std::string>& names;  // by seat
  const Catalogue& catalogue;
  const Style& style;
};

// A game without a drawing of its own shows the view as it is.
Lines draw_board(std::string_view game, const BoardScene& scene);

// The drawings, one file per game.
Lines draw_noughts(const BoardScene& scene);
Lines draw_solenia(const BoardScene& scene);

}  // namespace orrery::cli
