#include "cli/boards/board.h"

#include <array>

#include <boost/json.hpp>

namespace orrery::cli {
namespace {

struct Drawing {
  std::string_view game;
  Lines (*draw)(const BoardScene& scene);
};

constexpr std::array kDrawings = {Drawing{"noughts", draw_noughts},
                                  Drawing{"solenia", draw_solenia}};

}  // namespace

Lines draw_board(std::string_view game, const BoardScene& scene) {
  for (const Drawing& drawing : kDrawings)
    if (drawing.game == game) return drawing.draw(scene);
  return wrapped(json::serialize(scene.view), static_cast<std::size_t>(scene.style.width));
}

}  // namespace orrery::cli
