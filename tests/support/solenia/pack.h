// The values of Solenia that come with the program, changed, and what is said about them.
#pragma once

#include <string>
#include <vector>

#include "core/rooms.h"
#include "games/solenia/components.h"
#include "support/edited_pack.h"

namespace orrery::solenia {

struct PackRooms {
  static constexpr const char* kGame = "solenia";
  using Components = solenia::Components;
  static std::optional<Components> read_components(const DataPack& pack, Problems& problems) {
    return read_pack<Components>(pack, problems);
  }
};

using Complaints = test::Complaints;
using EditedPack = test::EditedPack<PackRooms>;

inline std::vector<std::string> file_names() { return test::file_names_of<PackRooms>(); }

inline Complaints after_setting(const std::string& file, const std::string& pointer,
                                const json::value& to) {
  return EditedPack().set(file, pointer, to).complaints();
}

}  // namespace orrery::solenia
