// Exchanging hidden things, to prove that a viewer cannot tell. Written from the chapter of the
// rules that says what is hidden, on positions as JSON: it knows nothing of the game's own code for
// hiding, so that the two check each other.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "core/any_game.h"

namespace orrery::test {

// One hidden item, and how to exchange it with another that could as well be in its place.
struct HiddenItem {
  std::string what;  // "hand of seat 1 against its deck"
  // Changes a state; false where there is nothing different to exchange. `rng` chooses which card,
  // which place.
  std::function<bool(json::object& state, Rng& rng)> exchange;
};

class Swapper {
 public:
  Swapper() = default;
  virtual ~Swapper() = default;
  Swapper(const Swapper&) = delete;
  Swapper& operator=(const Swapper&) = delete;

  // Everything that is hidden from the viewer in a game of so many players.
  virtual std::vector<HiddenItem> items(int players, Viewer viewer) const = 0;
  // What the viewer knows of a state, by the rules alone.
  virtual json::object known(const json::object& state, Viewer viewer) const = 0;
  virtual std::string chance_key(const json::object& state) const = 0;
};

// The swapper of a game; null where nothing is ever hidden.
const Swapper* swapper_of(std::string_view game);

// All viewers of a game: its seats and a spectator.
std::vector<Viewer> viewers_of(const AnyGame& game);
Viewer any_viewer(const AnyGame& game, Rng& rng);
std::string name_of(Viewer viewer);

// The state with one item exchanged, where there is something to exchange. Throws when that makes a
// position that is not valid: a mistake of the swapper.
std::optional<AnyState> swap_item(const AnyGame& game, const HiddenItem& item,
                                  const AnyState& state, Rng& rng);
// The state with all items exchanged, one after the other.
AnyState swap_everything(const AnyGame& game, const Swapper& swapper, const AnyState& state,
                         Viewer viewer, Rng& rng);

}  // namespace orrery::test
