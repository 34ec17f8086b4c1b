// Positions changed here and there: refused with a message, or consistent enough to be played on.
#include "support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace orrery;
  FuzzedDataProvider data(bytes, size);
  const AnyGame& game = *fuzz::any_game(data);
  AnyState state = game.setup(Seed::of(data.ConsumeIntegral<std::uint8_t>()));
  Rng rng(data.ConsumeIntegral<std::uint8_t>());
  for (int i = data.ConsumeIntegral<std::uint8_t>(); i > 0 && !game.over(state); --i) {
    const Seat seat = game.active(state).lowest();
    const MoveList moves = game.legal(state, seat);
    game.apply(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
  }
  json::value written(game.write_state(state));
  fuzz::edit(written, data);
  Problems problems;
  state = game.read_state(JsonReader(written, "state", problems), problems);
  if (problems.any()) return 0;
  const json::value again(game.write_state(state));
  const AnyState reread = game.read_state(JsonReader(again, "state", problems), problems);
  fuzz::require(!problems.any() && reread == state, "what was read is written and read alike");
  fuzz::play_on(game, state, size);
  return 0;
}
