// The erased game does what the typed one does; an erased state is its bytes.
#include "core/any_game.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "support/fake_game.h"
#include "support/seats.h"

namespace orrery {
namespace {

using test::kFirst;

const fake::Game kTyped{fake::Leak::none};

TEST(AnyState, holds_the_bytes_of_a_state) {
  const fake::State typed = fake::Rules::setup(kTyped, Seed::of(1));
  AnyState any;
  any.hold(typed);
  EXPECT_EQ(any.as<fake::State>(), typed);
  EXPECT_EQ(any.bytes().size(), sizeof(fake::State));
}

TEST(AnyState, copies_are_independent) {
  const GamePtr game = fake::game();
  const AnyState original = game->setup(Seed::of(1));
  AnyState copy = original;
  EXPECT_EQ(copy, original);
  game->apply(copy, kFirst, game->legal(copy, kFirst)[0], nullptr);
  EXPECT_FALSE(copy == original);
  EXPECT_EQ(original, game->setup(Seed::of(1)));
  copy = original;
  EXPECT_EQ(copy, original);
}

TEST(AnyState, states_of_different_size_differ) {
  AnyState small;
  AnyState large;
  small.hold(std::uint32_t{0});
  large.hold(std::uint64_t{0});
  EXPECT_FALSE(small == large);
  large = small;
  EXPECT_TRUE(small == large);
}

TEST(AnyGame, knows_what_it_was_made_from) {
  Problems problems;
  const Options options{.players = 2, .values = {{"leak", "none"}}};
  const DataPack pack(std::map<std::string, std::string>{{"a.json", "1"}});
  const std::optional<GamePtr> game = fake::entry().create(options, pack, problems);
  ASSERT_TRUE(game);
  EXPECT_EQ((*game)->info().id, "fake");
  EXPECT_EQ((*game)->options(), options);
  EXPECT_EQ((*game)->players(), 2);
  EXPECT_EQ((*game)->data_hash(), pack.hash());
  EXPECT_EQ((*game)->state_bytes(), sizeof(fake::State));
  EXPECT_EQ((*game)->max_legal(), fake::Rules::kMaxLegal);
}

TEST(AnyGame, a_bad_data_pack_makes_no_game_and_says_why) {
  Problems problems;
  const Options options{.players = 2, .values = {{"leak", "none"}}};
  const DataPack pack(std::map<std::string, std::string>{{"broken.json", ""}});
  EXPECT_FALSE(fake::entry().create(options, pack, problems));
  ASSERT_TRUE(problems.any());
  EXPECT_EQ(problems.first().id, "fake.broken_pack");
}

// Plays a whole game with the typed rules and the erased game side by side.
TEST(AnyGame, every_call_reaches_the_typed_game) {
  using fake::Rules;
  const GamePtr game = fake::game();
  for (std::uint64_t number = 0; number < 20; ++number) {
    AnyState any = game->setup(Seed::of(number));
    fake::State typed = Rules::setup(kTyped, Seed::of(number));
    Rng choice(number);
    while (!game->over(any)) {
      ASSERT_EQ(any.as<fake::State>(), typed);
      ASSERT_EQ(game->active(any), Rules::active(kTyped, typed));
      const Seat seat = game->active(any).lowest();
      const MoveList moves = game->legal(any, seat);
      const Move move = moves[choice.below(static_cast<std::uint32_t>(moves.size()))];
      EXPECT_EQ(game->forced_openly(any, seat), Rules::forced_openly(kTyped, typed, seat));
      EXPECT_EQ(game->scores(any), Rules::scores(kTyped, typed));
      EXPECT_EQ(game->info_key(any, seat), info_key<Rules>(kTyped, typed, seat));
      JsonWriter seen;
      Rules::view(kTyped, typed, seat, seen);
      EXPECT_EQ(game->view(any, seat), seen.parsed());
      EXPECT_EQ(game->move_seen_by(seat, move, Viewer::spectator()),
                Rules::move_seen_by(kTyped, seat, move, Viewer::spectator()));
      EXPECT_EQ(game->notation(move), Rules::notation(kTyped, move));
      EXPECT_EQ(game->parse_move(game->notation(move)), move);
      EXPECT_EQ(game->prompt(any, seat), Rules::prompt(kTyped, typed, seat));
      EXPECT_EQ(game->describe(any, seat, move), Rules::describe(kTyped, typed, seat, move));
      EXPECT_EQ(game->broken_invariant(any), std::nullopt);
      EXPECT_EQ(game->preference(any, seat, move), Rules::preference(kTyped, typed, seat, move));
      EXPECT_EQ(game->value(any, seat), Rules::value(kTyped, typed, seat));
      EXPECT_EQ(game->quiet(any), Rules::quiet(kTyped, typed));
      Rng one(number);
      Rng other(number);
      EXPECT_EQ(game->observe(any, seat, one).as<fake::State>(),
                observe<Rules>(kTyped, typed, seat, other));
      EXPECT_EQ(game->preview(any, seat, move).size(),
                preview<Rules>(kTyped, typed, seat, move).size());
      Events events;
      ASSERT_TRUE(game->try_apply(any, seat, move, &events));
      EXPECT_EQ(game->event_message(events.at(0), seat),
                Rules::event_message(kTyped, events.at(0), seat));
      game->settle(any, nullptr);
      Rules::apply(kTyped, typed, seat, move, nullptr);
      settle<Rules>(kTyped, typed, nullptr);
    }
    EXPECT_EQ(game->winners(any), Rules::winners(kTyped, typed));
    EXPECT_EQ(game->outcome(any), Rules::outcome(kTyped, typed));
  }
}

}  // namespace
}  // namespace orrery
