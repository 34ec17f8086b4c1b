// The values of Skymines that come with the program, changed, and what is said about them.
#pragma once

#include <string>
#include <vector>

#include "core/rooms.h"
#include "games/skymines/components.h"
#include "support/edited_pack.h"

namespace orrery::skymines {

struct PackRooms {
  static constexpr const char* kGame = "skymines";
  using Components = skymines::Components;
  static std::optional<Components> read_components(const DataPack& pack, Problems& problems) {
    return read_pack<Components>(pack, problems);
  }
};

using Complaints = test::Complaints;
using EditedPack = test::EditedPack<PackRooms>;

inline Complaints after_setting(const std::string& file, const std::string& pointer,
                                const json::value& to) {
  return EditedPack().set(file, pointer, to).complaints();
}

// Adds a member to the object that `pointer` leads to.
inline Complaints after_adding(const std::string& file, const std::string& pointer,
                               std::string_view key, const json::value& value) {
  return EditedPack()
      .edit(file,
            [&](json::value& root) {
              root.at_pointer(pointer).as_object().insert_or_assign(key, value);
            })
      .complaints();
}

}  // namespace orrery::skymines
