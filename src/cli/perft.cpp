// `orrery perft`: how many ways there are to begin a game.
#include "bots/perft.h"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/interrupt.h"

namespace orrery::cli {

Outcome run(const PerftArgs& args, const Catalogue& catalogue) {
  const auto game = choose_game(args.choice, catalogue);
  if (!game) return std::unexpected(game.error());
  const std::atomic<bool>& interrupted = watch_interrupts();
  const std::vector<std::uint64_t> counts =
      perft(**game, Seed::of(args.seed), args.depth, &interrupted);
  if (interrupted)
    return std::unexpected(
        Failure{kInterrupted, "Interrupted before the counting was done; try a smaller --depth."});
  if (args.json) {
    fmt::print("{}\n", json::serialize(
                           json::object{{"game", args.choice.game},
                                        {"players", (*game)->players()},
                                        {"seed", args.seed},
                                        {"depth", args.depth},
                                        {"counts", json::array(counts.begin(), counts.end())}}));
    return kFine;
  }
  for (std::size_t depth = 1; depth <= counts.size(); ++depth)
    fmt::print("{} {}\n", depth, counts[depth - 1]);
  return kFine;
}

}  // namespace orrery::cli
