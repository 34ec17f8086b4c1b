// Records of every game: written, read and replayed they give every byte again, and any change to
// the text of one is noticed.
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "support/random_game.h"
#include "table/verify.h"

namespace orrery::test {
namespace {

std::vector<SeatInfo> names(int players) {
  return std::vector<SeatInfo>(static_cast<std::size_t>(players),
                               {.name = "Somebody", .kind = "human"});
}

Course played(const GamePtr& game, std::uint64_t seed) {
  Course course(game, Seed::of(seed));
  Rng rng(seed);
  while (!course.over()) {
    const Seat seat = course.active().lowest();
    const MoveList moves = game->legal(course.state(), seat);
    const auto done = course.play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    EXPECT_TRUE(done);
  }
  return course;
}

class Records : public Property {};

TEST_P(Records, replaying_a_record_reproduces_every_byte) {
  for (const std::uint64_t seed : property_seeds(10)) {
    const Course course = played(game_pointer(), seed);
    const Record record = make_record(course, names(setting().players));
    const auto read = read_record(write_record(record));
    ASSERT_TRUE(read) << Catalogue::built_in().say(read.error()) << ", seed " << seed;
    EXPECT_EQ(*read, record);
    const auto game = game_of(*read, DataPack::built_in(setting().game));
    ASSERT_TRUE(game) << Catalogue::built_in().say(game.error());
    EXPECT_FALSE(verify(*read, *game)) << "seed " << seed;
    const auto again = course_of(*read, *game);
    ASSERT_TRUE(again);
    ASSERT_EQ(again->steps().size(), course.steps().size());
    for (std::size_t i = 0; i <= course.steps().size(); ++i)
      ASSERT_EQ(again->state_after(i), course.state_after(i))
          << "seed " << seed << ", command " << i;
  }
}

TEST_P(Records, a_changed_byte_is_noticed) {
  const Course course = played(game_pointer(), 1);
  const std::string text = write_record(make_record(course, names(setting().players)));
  Rng rng(1);
  for (int i = 0; i < 60; ++i) {
    std::string changed = text;
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
    if (text[at] == '\n') continue;
    changed[at] = text[at] == 'a' ? 'b' : 'a';
    const auto record = read_record(changed);
    if (!record) continue;
    const auto game = game_of(*record, DataPack::built_in(setting().game));
    EXPECT_TRUE(!game || verify(*record, *game)) << "byte " << at << " of\n" << text;
  }
}

ORRERY_FOR_EVERY_GAME(Records);

}  // namespace
}  // namespace orrery::test
