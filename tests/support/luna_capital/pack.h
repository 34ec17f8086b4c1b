// The values of Luna Capital that come with the program, changed, and what is said about them.
#pragma once

#include <string>
#include <vector>

#include "core/rooms.h"
#include "games/luna_capital/components.h"
#include "support/edited_pack.h"

namespace orrery::luna_capital {

struct PackRooms {
  static constexpr const char* kGame = "luna-capital";
  using Components = luna_capital::Components;
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

}  // namespace orrery::luna_capital
