// What a viewer sees of a typed game, to be looked into.
#pragma once

#include <boost/json.hpp>

#include "core/json_writer.h"
#include "core/seat.h"

namespace orrery {

template <class Game, class State>
json::object view_json(const Game& game, const State& state, Viewer viewer) {
  JsonWriter out;
  view(game, state, viewer, out);
  return out.parsed().as_object();
}

}  // namespace orrery
