// States are values: copies do not touch each other, equal commands give equal bytes, and a
// position as JSON is the whole of it.
#include <algorithm>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "core/position.h"
#include "games/registry.h"
#include "support/random_game.h"
#include "support/stream.h"

namespace orrery::test {
namespace {

class Determinism : public Property {};

TEST_P(Determinism, copies_are_independent) {
  for_some_decisions(setting(), game_pointer(), 100, 5, [](RandomGame& at) {
    if (at.over()) return;
    const AnyState kept = at.state();
    AnyState played = at.state();
    Rng rng = at.choices();
    for (int i = 0; i < 20 && !at.game().over(played); ++i) {
      const Seat seat = at.game().active(played).lowest();
      const MoveList moves = at.game().legal(played, seat);
      at.game().apply(played, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
                      nullptr);
    }
    EXPECT_EQ(kept, at.state());
    EXPECT_FALSE(played == kept);
  });
}

TEST_P(Determinism, asking_changes_nothing) {
  for_some_decisions(setting(), game_pointer(), 20, 50, [](RandomGame& at) {
    const AnyState before = at.state();
    for (const Viewer viewer : viewers_of(at.game())) {
      look(at.game(), at.state(), viewer);
      Rng rng(1);
      at.game().observe(at.state(), viewer, rng);
      at.game().info_key(at.state(), viewer);
    }
    at.game().broken_invariant(at.state());
    at.game().write_state(at.state());
    EXPECT_EQ(before, at.state());
  });
}

TEST_P(Determinism, seed_and_moves_reproduce_every_byte) {
  const GamePtr another = make_game(setting());
  for (const std::uint64_t seed : property_seeds(150)) {
    AnyState again = another->setup(Seed::of(seed));
    for (RandomGame at(setting(), game_pointer(), seed);; at.step()) {
      ASSERT_EQ(at.state(), again) << at.where();
      if (at.over()) break;
      another->apply(again, at.next().seat, at.next().move, nullptr);
    }
  }
}

TEST_P(Determinism, listening_to_events_changes_nothing) {
  for_each_decision(setting(), game_pointer(), 60, [](RandomGame& at) {
    if (at.over()) return;
    AnyState deaf = at.state();
    AnyState listening = at.state();
    Events events;
    at.game().apply(deaf, at.next().seat, at.next().move, nullptr);
    at.game().apply(listening, at.next().seat, at.next().move, &events);
    EXPECT_EQ(deaf, listening);
  });
}

TEST_P(Determinism, other_seeds_give_other_games) {
  if (game().setup(Seed::of(0)) == game().setup(Seed::of(1))) {
    EXPECT_EQ(swapper_of(setting().game), nullptr) << "nothing is drawn, so nothing can be hidden";
    return;
  }
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    EXPECT_FALSE(game().setup(Seed::of(seed)) == game().setup(Seed::of(seed + 1)));
}

TEST_P(Determinism, position_json_is_the_identity_at_every_decision) {
  for_each_decision(setting(), game_pointer(), 4, [](RandomGame& at) {
    const json::value written(at.game().write_state(at.state()));
    Problems problems;
    const AnyState read = at.game().read_state(JsonReader(written, "state", problems), problems);
    ASSERT_FALSE(problems.any()) << Catalogue::built_in().say(problems.first());
    EXPECT_EQ(read, at.state());
    EXPECT_EQ(json::value(at.game().write_state(read)), written);
  });
}

TEST_P(Determinism, a_whole_position_reads_back_with_its_game_and_options) {
  const GameEntry& entry = *find_game(setting().game);
  const DataPack pack = DataPack::built_in(setting().game);
  for_some_decisions(setting(), game_pointer(), 4, 40, [&](RandomGame& at) {
    const json::object position = write_position(at.game(), at.state());
    const auto read = read_position(entry, json::serialize(position), pack);
    ASSERT_TRUE(read) << Catalogue::built_in().say(read.error());
    EXPECT_EQ(read->state, at.state());
    EXPECT_EQ(read->game->options(), at.game().options());
    EXPECT_EQ(write_position(*read->game, read->state), position);
  });
}

TEST_P(Determinism, a_position_read_is_played_on_as_if_never_written) {
  for_some_decisions(setting(), game_pointer(), 12, 20, [&](RandomGame& at) {
    const json::value written(at.game().write_state(at.state()));
    Problems problems;
    AnyState read = at.game().read_state(JsonReader(written, "state", problems), problems);
    RandomGame on = at;
    while (!on.over()) {
      ASSERT_EQ(read, on.state());
      at.game().apply(read, on.next().seat, on.next().move, nullptr);
      on.step();
    }
    EXPECT_EQ(read, on.state());
  });
}

TEST_P(Determinism, states_have_the_size_they_declare) {
  const AnyState state = game().setup(Seed::of(1));
  EXPECT_EQ(state.bytes().size(), game().state_bytes());
  EXPECT_LE(game().state_bytes(), kMaxStateBytes);
}

ORRERY_FOR_EVERY_GAME(Determinism);

}  // namespace
}  // namespace orrery::test
