#include "games.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "core/data_pack.h"
#include "games/registry.h"

namespace orrery::bench {
namespace {

Setting setting_of(const GameEntry& entry, const Mode& mode, int players) {
  return {&entry, mode.options, players,
          fmt::format("{}/{}/{}p", entry.info().id, mode.name, players)};
}

// Plays a random game to its end; calls `visit` with every position, who decides there, the legal
// moves and the one taken.
template <class Visit>
AnyState play_random_game(const AnyGame& game, const Seed& seed, Rng& rng, const Visit& visit) {
  AnyState state = game.setup(seed);
  for (SeatSet active = game.active(state); !active.empty(); active = game.active(state)) {
    const Seat seat = active.lowest();
    const MoveList moves = game.legal(state, seat);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    visit(state, seat, moves, move);
    game.apply(state, seat, move, nullptr);
  }
  return state;
}

}  // namespace

GamePtr Setting::make() const {
  const GameInfo& info = entry->info();
  const auto valid = check_options(info, players, options);
  if (!valid) throw std::runtime_error(name + ": " + valid.error().id);
  Problems problems;
  const std::optional<GamePtr> game = entry->create(*valid, DataPack::built_in(info.id), problems);
  if (!game) throw std::runtime_error(name + ": " + problems.first().id);
  return *game;
}

std::vector<Setting> all_settings() {
  std::vector<Setting> settings;
  for (const GameEntry& entry : all_games())
    for (const Mode& mode : entry.info().modes)
      for (int players = mode.min_players; players <= mode.max_players; ++players)
        settings.push_back(setting_of(entry, mode, players));
  return settings;
}

std::vector<Setting> usual_settings() {
  std::vector<Setting> settings;
  for (const GameEntry& entry : all_games())
    for (const Mode& mode : entry.info().modes)
      settings.push_back(
          setting_of(entry, mode,
                     std::clamp(entry.info().default_players, mode.min_players, mode.max_players)));
  return settings;
}

std::vector<Moment> sample_moments(const AnyGame& game, std::uint64_t seed) {
  constexpr std::uint32_t kOneIn = 5;  // neighbouring positions are much alike
  Rng rng(seed);
  std::vector<Moment> moments;
  const auto keep_some = [&](const AnyState& state, Seat seat, const MoveList& moves, Move move) {
    if (moves.size() > 1 && rng.below(kOneIn) == 0 && moments.size() < kMoments)
      moments.push_back({state, seat, move});
  };
  for (std::uint64_t number = 0; moments.size() < kMoments; ++number)
    play_random_game(game, Seed::of(seed, number), rng, keep_some);
  return moments;
}

std::vector<AnyState> sample_ends(const AnyGame& game, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<AnyState> ends;
  for (std::uint64_t number = 0; number < kEnds; ++number)
    ends.push_back(play_random_game(game, Seed::of(seed, number), rng,
                                    [](const AnyState&, Seat, const MoveList&, Move) {}));
  return ends;
}

benchmark::internal::Benchmark* add_benchmark(const std::string& what, const Setting& setting,
                                              Run run) {
  return benchmark::RegisterBenchmark(
      (what + "/" + setting.name).c_str(),
      [setting, run = std::move(run)](benchmark::State& bench) { run(bench, *setting.make()); });
}

}  // namespace orrery::bench
