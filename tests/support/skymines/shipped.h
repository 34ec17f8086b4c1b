// The values of Skymines that come with the program, and finding them by name.
#pragma once

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "support/skymines/pack.h"

namespace orrery::skymines {

inline const Components& shipped() {
  static const Components components = EditedPack().components();
  return components;
}

// The place of a name in a list of names; a test fails where it is not in it.
template <class List>
std::size_t index_of(const List& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  EXPECT_NE(found, names.end()) << name;
  return static_cast<std::size_t>(found - names.begin());
}

}  // namespace orrery::skymines
