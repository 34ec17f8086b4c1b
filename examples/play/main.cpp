// Plays Solenia for two with the engine as a library: once by random moves, once by bots.
#include <array>
#include <cstdio>

#include "bots/bots.h"
#include "games/registry.h"

using namespace orrery;

// Plays to the end; `choose(state, seat)` decides for everybody.
template <class Choose>
void play(const AnyGame& game, const char* title, const Choose& choose) {
  AnyState state = game.setup(Seed::of(2026, 1));
  int decisions = 0;
  for (; !game.over(state); ++decisions) {
    const Seat seat = game.active(state).lowest();
    game.apply(state, seat, choose(state, seat), nullptr);
  }
  const Scores scores = game.scores(state);
  std::printf("%s: %d decisions, %d to %d points\n", title, decisions, scores.total[0],
              scores.total[1]);
}

int main() {
  const GameEntry& solenia = *find_game("solenia");
  Problems problems;
  const GamePtr game = *solenia.create(*check_options(solenia.info(), 2, {}),
                                       DataPack::built_in("solenia"), problems);

  Rng rng(1);
  play(*game, "random", [&](const AnyState& state, Seat seat) {
    const MoveList moves = game->legal(state, seat);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  });
  const BotSpec greedy = *BotSpec::parse("greedy:worlds=2");
  const std::array bots = {make_bot(greedy, *game, seat_at(0)),
                           make_bot(greedy, *game, seat_at(1))};
  play(*game, "greedy", [&](const AnyState& state, Seat seat) {
    return bots[static_cast<std::size_t>(index(seat))]->choose(*game, state, Budget(), rng);
  });
}
