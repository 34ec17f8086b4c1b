// What chapter 10 of the rules of Luna Capital calls hidden, exchanged item by item.
#pragma once

#include "support/swapper.h"

namespace orrery::test {

class LunaSwapper final : public Swapper {
 public:
  std::vector<HiddenItem> items(int players, Viewer viewer) const override;
  json::object known(const json::object& state, Viewer viewer) const override;
  std::string chance_key(const json::object& state) const override;
};

}  // namespace orrery::test
