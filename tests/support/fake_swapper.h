// What is hidden in the fake game: the other hand, the deck, the card chosen, the chance key.
#pragma once

#include "support/swapper.h"

namespace orrery::test {

class FakeSwapper final : public Swapper {
 public:
  std::vector<HiddenItem> items(int players, Viewer viewer) const override;
  json::object known(const json::object& state, Viewer viewer) const override;
  std::string chance_key(const json::object& state) const override;
};

}  // namespace orrery::test
