#include "support/random_game.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <sstream>
#include <string>

#include <fmt/format.h>

namespace orrery::test {
namespace {

Move preferred(const AnyGame& game, const AnyState& state, Seat seat, const MoveList& moves) {
  return *std::ranges::max_element(moves, {},
                                   [&](Move move) { return game.preference(state, seat, move); });
}

const char* environment(const char* name) {
  return std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing sets it
}

}  // namespace

RandomGame::RandomGame(const Setting& setting, GamePtr game, std::uint64_t seed)
    : game_(std::move(game)),
      seed_(seed),
      state_(game_->setup(Seed::of(seed))),
      rng_(seed),
      eager_(seed % 3 == 2) {
  std::ostringstream text;
  text << setting;
  setting_ = text.str();
  decide();
}

void RandomGame::decide() {
  const SeatSet active = game_->active(state_);
  if (active.empty()) return;
  auto skip = rng_.below(static_cast<std::uint32_t>(active.size()));
  for (const Seat seat : active)
    if (skip-- == 0) next_.seat = seat;
  const MoveList moves = game_->legal(state_, next_.seat);
  next_.move = eager_ && rng_.below(4) != 0
                   ? preferred(*game_, state_, next_.seat, moves)
                   : moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
}

void RandomGame::step(Events* events) {
  game_->apply(state_, next_.seat, next_.move, events);
  ++number_;
  decide();
}

bool RandomGame::one_in(std::uint32_t every) const {
  // Not the generator of `choices`: what a test chooses must not depend on where it looks.
  std::uint64_t mixed = seed_ * 7919 + static_cast<std::uint64_t>(number_);
  return split_mix(mixed) % every == 0;
}

std::string RandomGame::where() const {
  const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
  return fmt::format(
      "at {}, seed {}, decision {}{}\nagain: ORRERY_PROPERTY_SEED={} orrery_tests "
      "--gtest_filter={}.{}",
      setting_, seed_, number_,
      over() ? " (the end)"
             : fmt::format(" of seat {} ({})", index(next_.seat), game_->notation(next_.move)),
      seed_, test == nullptr ? "*" : test->test_suite_name(), test == nullptr ? "*" : test->name());
}

std::vector<std::uint64_t> property_seeds(int usual) {
  if (const char* seed = environment("ORRERY_PROPERTY_SEED"))
    return {std::strtoull(seed, nullptr, 10)};
  const char* scale = environment("ORRERY_PROPERTY_GAMES");
  constexpr double kUsual = kSanitized ? 0.5 : 1.0;
  const double factor = scale == nullptr ? kUsual : std::strtod(scale, nullptr);
  const auto games = static_cast<std::uint64_t>(std::max(1.0, std::round(usual * factor)));
  std::vector<std::uint64_t> seeds(games);
  for (std::uint64_t i = 0; i < games; ++i) seeds[i] = i;
  return seeds;
}

bool failed() { return testing::Test::HasFailure(); }

}  // namespace orrery::test
