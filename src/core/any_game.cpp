#include "core/any_game.h"

#include <boost/json.hpp>

namespace orrery {

json::object AnyGame::view(const AnyState& state, Viewer viewer) const {
  JsonWriter out;
  view(state, viewer, out);
  return out.parsed().as_object();
}

}  // namespace orrery
