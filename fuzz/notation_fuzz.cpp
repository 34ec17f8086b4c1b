// Notation as text: refused with a message, or the notation of the move it stands for. Moves of any
// bytes: taken only if listed, refused with a message otherwise.
#include <string>

#include "support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace orrery;
  FuzzedDataProvider data(bytes, size);
  const AnyGame& game = *fuzz::any_game(data);
  Move move{.kind = data.ConsumeIntegral<std::uint8_t>(), .args = {}};
  for (std::uint8_t& argument : move.args) argument = data.ConsumeIntegral<std::uint8_t>();
  const std::string text = data.ConsumeRemainingBytesAsString();

  const auto parsed = game.parse_move(text);
  if (parsed)
    fuzz::require(game.parse_move(game.notation(*parsed)) == *parsed, "notation reads back");
  else
    fuzz::require(!parsed.error().id.empty(), "a refusal has a reason");

  AnyState state = game.setup(Seed::of(size));
  const Seat seat = game.active(state).lowest();
  for (const Move tried : {move, parsed.value_or(move)}) {
    const bool listed = game.legal(state, seat).contains(tried);
    AnyState changed = state;
    const auto applied = game.try_apply(changed, seat, tried, nullptr);
    fuzz::require(applied.has_value() == listed, "what is listed is taken, the rest is refused");
    fuzz::require(listed || changed == state, "a refusal changes nothing");
    game.move_seen_by(seat, tried, Viewer::spectator());
  }
  return 0;
}
