// All bots of one game behind one small table: what bots.cpp and arena.cpp find by the game's id.
// Each game fills its table in a file of its own (bots/<game>.cpp), the only place where the bots'
// templates meet its types.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "bots/arena.h"
#include "bots/bots.h"
#include "bots/perft.h"
#include "bots/playout.h"

namespace orrery {

// Games `first` to `last`, the last not included, of a series.
struct GameRange {
  std::uint64_t first;
  std::uint64_t last;
};

// Plays ranges of games between the same bots; each thread has its own.
class Match {
 public:
  virtual ~Match() = default;
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  virtual void play(GameRange range, Tally& tally) = 0;

 protected:
  Match() = default;
};

struct GameBots {
  std::string_view game;  // its id
  std::unique_ptr<Bot> (*make_bot)(const BotSpec& spec, Seat seat);
  // The series that `seed` names, between bots by seat, begun again where there are more seats.
  std::unique_ptr<Match> (*make_match)(const AnyGame& game, std::uint64_t seed,
                                       std::span<const BotSpec> bots);
  void (*count_paths)(const AnyGame& game, const Seed& seed, std::span<std::uint64_t> counts,
                      const std::atomic<bool>* stop);
};

// The table of a game of the registry.
const GameBots& bots_of(const AnyGame& game);

// Defined in bots/<game>.cpp.
GameBots luna_capital_bots();
GameBots noughts_bots();
GameBots skymines_bots();
GameBots solenia_bots();

}  // namespace orrery
