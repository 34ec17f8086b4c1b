#include "support/swapper.h"

#include <stdexcept>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "core/catalogue.h"
#include "support/fake_swapper.h"
#include "support/luna_capital/swapper.h"
#include "support/skymines/swapper.h"
#include "support/solenia/swapper.h"

namespace orrery::test {
namespace {

AnyState read(const AnyGame& game, const json::object& written, std::string_view what) {
  const json::value value(written);
  Problems problems;
  AnyState state = game.read_state(JsonReader(value, "state", problems), problems);
  if (problems.any())
    throw std::runtime_error(fmt::format("exchanging {} breaks the position: {}", what,
                                         Catalogue::built_in().say(problems.first())));
  return state;
}

}  // namespace

const Swapper* swapper_of(std::string_view game) {
  static const SoleniaSwapper solenia;
  static const LunaSwapper luna_capital;
  static const SkyminesSwapper skymines;
  static const FakeSwapper fake;
  if (game == "solenia") return &solenia;
  if (game == "luna-capital") return &luna_capital;
  if (game == "skymines") return &skymines;
  if (game == "fake") return &fake;
  return nullptr;
}

std::vector<Viewer> viewers_of(const AnyGame& game) {
  std::vector<Viewer> viewers;
  for (int seat = 0; seat < game.players(); ++seat) viewers.emplace_back(seat_at(seat));
  viewers.push_back(Viewer::spectator());
  return viewers;
}

Viewer any_viewer(const AnyGame& game, Rng& rng) {
  const std::vector<Viewer> viewers = viewers_of(game);
  return viewers[rng.below(static_cast<std::uint32_t>(viewers.size()))];
}

std::string name_of(Viewer viewer) {
  return viewer.is_spectator() ? "the spectator" : fmt::format("seat {}", index(viewer.seat()));
}

std::optional<AnyState> swap_item(const AnyGame& game, const HiddenItem& item,
                                  const AnyState& state, Rng& rng) {
  json::object written = game.write_state(state);
  if (!item.exchange(written, rng)) return std::nullopt;
  return read(game, written, item.what);
}

AnyState swap_everything(const AnyGame& game, const Swapper& swapper, const AnyState& state,
                         Viewer viewer, Rng& rng) {
  json::object written = game.write_state(state);
  for (const HiddenItem& item : swapper.items(game.players(), viewer)) item.exchange(written, rng);
  return read(game, written, "everything hidden");
}

}  // namespace orrery::test
