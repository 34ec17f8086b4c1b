// Nobody sees hidden things: exchanging them, item by item, changes nothing in the whole stream of
// what a viewer gets (view, score pad, prompts, alternatives, previews, messages, their number).
#include <map>

#include <gtest/gtest.h>

#include "support/fake_game.h"
#include "support/random_game.h"
#include "support/stream.h"

namespace orrery::test {
namespace {

// How many commands a pair of states is followed.
constexpr int kCommands = 12;

class Secrecy : public Property {
 protected:
  const Swapper* swapper() const { return swapper_of(setting().game); }
};

TEST_P(Secrecy, no_viewer_notices_one_hidden_thing_exchanged) {
  if (swapper() == nullptr) GTEST_SKIP() << "nothing is hidden in " << setting().game;
  std::map<std::string, int> exchanged;
  for_some_decisions(setting(), game_pointer(), 100, 50, [&](RandomGame& at) {
    Rng rng = at.choices();
    const Viewer viewer = any_viewer(at.game(), rng);
    for (const HiddenItem& item : swapper()->items(at.game().players(), viewer)) {
      const auto swapped = swap_item(at.game(), item, at.state(), rng);
      if (!swapped) continue;
      const Fault fault = find_leak(at.game(), *swapper(), at.state(), *swapped, viewer, 0, rng);
      ASSERT_FALSE(fault) << item.what << ": " << *fault;
      ++exchanged[item.what];
    }
  });
  if (kSanitized) return;  // too few games to meet every one of them
  for (const Viewer viewer : viewers_of(game()))
    for (const HiddenItem& item : swapper()->items(game().players(), viewer))
      EXPECT_GT(exchanged[item.what], 0) << item.what << " was never exchanged";
}

TEST_P(Secrecy, no_viewer_notices_what_follows_from_one_hidden_thing_exchanged) {
  if (swapper() == nullptr) GTEST_SKIP() << "nothing is hidden in " << setting().game;
  for_some_decisions(setting(), game_pointer(), 30, 40, [&](RandomGame& at) {
    Rng rng = at.choices();
    const Viewer viewer = any_viewer(at.game(), rng);
    const std::vector<HiddenItem> items = swapper()->items(at.game().players(), viewer);
    const HiddenItem& item = items[rng.below(static_cast<std::uint32_t>(items.size()))];
    const auto swapped = swap_item(at.game(), item, at.state(), rng);
    if (!swapped) return;
    const Fault fault =
        find_leak(at.game(), *swapper(), at.state(), *swapped, viewer, kCommands, rng);
    ASSERT_FALSE(fault) << item.what << ": " << *fault;
  });
}

TEST_P(Secrecy, no_viewer_notices_everything_hidden_exchanged) {
  if (swapper() == nullptr) GTEST_SKIP() << "nothing is hidden in " << setting().game;
  for_some_decisions(setting(), game_pointer(), 30, 40, [&](RandomGame& at) {
    Rng rng = at.choices();
    const Viewer viewer = any_viewer(at.game(), rng);
    const AnyState swapped = swap_everything(at.game(), *swapper(), at.state(), viewer, rng);
    const Fault fault =
        find_leak(at.game(), *swapper(), at.state(), swapped, viewer, kCommands, rng);
    ASSERT_FALSE(fault) << *fault;
  });
}

TEST_P(Secrecy, every_viewer_gets_one_message_for_every_event) {
  for_some_decisions(setting(), game_pointer(), 40, 3, [](RandomGame& at) {
    if (at.over()) return;
    AnyState after = at.state();
    Events events;
    at.game().apply(after, at.next().seat, at.next().move, &events);
    for (const Event& event : events) {
      const Message full = at.game().event_message(event, event.seat);
      for (const Viewer viewer : viewers_of(at.game())) {
        const Message shown = at.game().event_message(event, viewer);
        EXPECT_FALSE(shown.id.empty());
        if (event.audience == Audience::everyone()) EXPECT_EQ(shown, full) << full.id;
      }
    }
  });
}

TEST_P(Secrecy, a_move_hides_its_arguments_or_shows_all_of_them) {
  for_each_decision(setting(), game_pointer(), 60, [](RandomGame& at) {
    if (at.over()) return;
    const auto [seat, move] = at.next();
    EXPECT_EQ(at.game().move_seen_by(seat, move, seat), move) << "the mover sees the move";
    EXPECT_EQ(move.kind & kHiddenArgs, 0);
    for (const Viewer viewer : viewers_of(at.game())) {
      const Move shown = at.game().move_seen_by(seat, move, viewer);
      const Move hidden{.kind = static_cast<std::uint8_t>(move.kind | kHiddenArgs), .args = {}};
      EXPECT_TRUE(shown == move || shown == hidden);
    }
  });
}

ORRERY_FOR_EVERY_GAME(Secrecy);

// The search for leaks finds every kind of leak, and none where there is none.

Fault leak_of_fake(std::string_view leak) {
  const GamePtr game = fake::game(leak);
  const Swapper& swapper = *swapper_of("fake");
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    AnyState state = game->setup(Seed::of(seed));
    Rng rng(seed);
    while (!game->over(state)) {
      for (const Viewer viewer : viewers_of(*game))
        for (const HiddenItem& item : swapper.items(2, viewer))
          if (const auto swapped = swap_item(*game, item, state, rng))
            if (Fault fault = find_leak(*game, swapper, state, *swapped, viewer, kCommands, rng))
              return fault;
      const Seat seat = game->active(state).lowest();
      game->apply(state, seat, game->legal(state, seat)[0], nullptr);
    }
  }
  return std::nullopt;
}

TEST(FindLeak, finds_nothing_in_a_game_that_keeps_its_secrets) {
  EXPECT_EQ(leak_of_fake("none"), std::nullopt);
}

TEST(FindLeak, finds_every_kind_of_leak) {
  for (const char* leak : {"view", "event", "entries", "move", "prompt", "forced"})
    EXPECT_NE(leak_of_fake(leak), std::nullopt) << leak;
}

TEST(FindLeak, does_not_accept_an_exchange_of_what_is_known) {
  const GamePtr game = fake::game();
  AnyState one = game->setup(Seed::of(1));
  AnyState other = one;
  game->apply(other, seat_at(0), game->legal(other, seat_at(0))[0], nullptr);
  Rng rng(1);
  EXPECT_NE(find_leak(*game, *swapper_of("fake"), one, other, Viewer::spectator(), 0, rng),
            std::nullopt);
}

}  // namespace
}  // namespace orrery::test
