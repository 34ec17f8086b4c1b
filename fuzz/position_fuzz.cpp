// Positions as text: whatever comes in is refused with a message, or reads back and can be played.
#include <map>
#include <string>
#include <string_view>

#include "core/position.h"
#include "support.h"

namespace {

const orrery::DataPack& pack_of(const std::string& game) {
  static std::map<std::string, orrery::DataPack> packs;
  return packs.try_emplace(game, orrery::DataPack::built_in(game)).first->second;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace orrery;
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  for (const GameEntry& entry : all_games()) {
    const DataPack& pack = pack_of(entry.info().id);
    const auto position = read_position(entry, text, pack);
    if (!position) {
      fuzz::require(!position.error().id.empty(), "a refusal has a reason");
      continue;
    }
    const auto& [game, state] = *position;
    const std::string written = json::serialize(write_position(*game, state));
    const auto again = read_position(entry, written, pack);
    fuzz::require(again && again->state == state, "what was read is written and read alike");
    fuzz::play_on(*game, state, size);
  }
  return 0;
}
