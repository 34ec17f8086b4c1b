// Records as text: refused with a message, or replayed as far as they are true.
#include <string_view>

#include "support.h"
#include "table/verify.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace orrery;
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  const auto record = read_record(text);
  if (!record) {
    fuzz::require(!record.error().id.empty(), "a refusal has a reason");
    return 0;
  }
  const auto again = read_record(write_record(*record));
  fuzz::require(again && *again == *record, "what was read is written and read alike");
  for (const GamePtr& game : fuzz::games()) {
    if (game->info().id != record->game || game->players() != record->players) continue;
    const auto course = course_of(*record, game);
    if (!course) fuzz::require(!course.error().reason.id.empty(), "a divergence has a reason");
    verify(*record, game);
  }
  return 0;
}
