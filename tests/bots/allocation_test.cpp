// Nothing is allocated while games are played. This file replaces the global operator new of the
// test program by one that counts; under a sanitizer, which brings its own, the tests are skipped.
#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "bots/bots.h"
#include "bots/game_bots.h"
#include "bots/settings.h"

#if defined(__SANITIZE_ADDRESS__)
#define ORRERY_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ORRERY_SANITIZED 1
#endif
#endif
#ifndef ORRERY_SANITIZED
#define ORRERY_SANITIZED 0
#endif

namespace {

thread_local std::uint64_t allocations = 0;

}  // namespace

#if !ORRERY_SANITIZED
// NOLINTBEGIN(*-no-malloc,*-owning-memory,misc-new-delete-overloads)
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  const auto step = static_cast<std::size_t>(alignment);
  if (void* memory = std::aligned_alloc(step, (size + step - 1) / step * step)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
// NOLINTEND(*-no-malloc,*-owning-memory,misc-new-delete-overloads)
#endif

namespace orrery {
namespace {

using testing::every_setting;
using testing::Setting;

class Allocations : public ::testing::Test {
 protected:
  void SetUp() override {
    if (ORRERY_SANITIZED) GTEST_SKIP() << "the sanitizer counts its own";
  }
};

template <class Work>
std::uint64_t allocations_of(const Work& work) {
  const std::uint64_t before = allocations;
  work();
  return allocations - before;
}

TEST_F(Allocations, are_counted) {
  EXPECT_EQ(allocations_of([] { EXPECT_EQ(std::string(100, 'x').size(), 100U); }), 1U);
}

TEST_F(Allocations, none_in_random_and_greedy_games_of_the_arena) {
  for (const Setting& setting : every_setting())
    for (const std::vector<std::string>& bots :
         {std::vector<std::string>{"random"}, {"greedy", "random"}}) {
      const bool random = bots.size() == 1;
      const std::unique_ptr<Match> match =
          bots_of(*setting.game).make_match(*setting.game, {.bots = bots});
      Tally tally;
      const GameRange range{0, random ? 2000U : 30U};
      EXPECT_EQ(allocations_of([&] { match->play(range, tally); }), 0U)
          << setting.name << " " << bots[0];
      EXPECT_EQ(tally.games, range.last);
    }
}

TEST_F(Allocations, none_in_what_is_asked_at_every_position) {
  for (const Setting& setting : every_setting()) {
    const AnyGame& game = *setting.game;
    const std::unique_ptr<Bot> bot = make_bot("greedy", game);
    Rng rng(3);
    MoveList moves;
    AnyState copy;
    AnyState state = game.setup(Seed::of(21));
    const auto play = [&] {
      while (!game.over(state)) {
        const Seat seat = game.active(state).lowest();
        moves.clear();
        game.legal(state, seat, moves);
        copy = game.observe(state, seat, rng);
        std::uint64_t key = game.info_key(state, seat) ^ game.info_key(copy, Viewer::spectator());
        key += game.forced_openly(state, seat) ? 1U : 0U;
        key += static_cast<std::uint64_t>(game.scores(state).total[0]);
        game.apply(state, seat, bot->choose(game, state, seat, rng), nullptr);
        game.settle(copy, nullptr);
        if (key == 0) return;
      }
    };
    EXPECT_EQ(allocations_of(play), 0U) << setting.name;
  }
}

}  // namespace
}  // namespace orrery
