// Playing, taking back and logging: what a table allows between two moves.
#include "table/course.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/fake_game.h"
#include "support/messages.h"
#include "support/seats.h"
#include "table/tables.h"

namespace orrery {
namespace {

using test::kFirst;
using test::kSecond;
using test::play;
using test::says;
using testing::IsEmpty;
using testing::SizeIs;

Course noughts() { return {test::game_named("noughts"), Seed::of(1)}; }

// A game with secrets: each command lays a card openly and draws one while the deck of two lasts.
Course cards() { return {fake::game(), Seed::of(1)}; }

void random_step(Course& course, Rng& rng) {
  const Seat seat = course.active().lowest();
  const MoveList moves = course.game().legal(course.state(), seat);
  ASSERT_TRUE(course.play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
}

// The first legal move of whoever is asked.
void step(Course& course) {
  const Seat seat = course.active().lowest();
  ASSERT_TRUE(course.play(seat, course.game().legal(course.state(), seat)[0]));
}

TEST(Course, tries_a_command_without_changing_and_takes_it_as_it_was_tried) {
  Course played = cards();
  Course course = cards();
  for (int i = 0; i < 3; ++i) {
    const Seat seat = course.active().lowest();
    const std::string notation =
        course.game().notation(course.game().legal(course.state(), seat)[0]);
    const AnyState before = course.state();
    auto tried = course.try_play(seat, notation);
    ASSERT_TRUE(tried);
    EXPECT_EQ(course.state(), before);
    EXPECT_THAT(course.steps(), SizeIs(i));
    course.take(*std::move(tried));
    ASSERT_TRUE(played.play(seat, notation));
    EXPECT_EQ(course.state(), played.state());
    EXPECT_EQ(course.steps().back().hash, played.steps().back().hash);
    EXPECT_EQ(course.decision(seat), played.decision(seat));
  }
}

TEST(Course, says_why_a_command_cannot_be_tried) {
  const Course course = noughts();
  EXPECT_EQ(course.try_play(kSecond, "a1").error().id, "core.not_your_turn");
  EXPECT_EQ(course.try_play(kFirst, "z9").error(), course.game().parse_move("z9").error());
}

TEST(Course, plays_legal_moves_and_remembers_the_state_before_each) {
  Course course = noughts();
  const AnyState start = course.state();
  ASSERT_TRUE(play(course, 0, "b2"));
  const AnyState after = course.state();
  ASSERT_TRUE(play(course, 1, "a1"));
  EXPECT_THAT(course.steps(), SizeIs(2));
  EXPECT_EQ(course.state_after(0), start);
  EXPECT_EQ(course.state_after(1), after);
  EXPECT_EQ(course.state_after(2), course.state());
}

TEST(Course, refuses_illegal_moves_with_a_reason_and_changes_nothing) {
  Course course = noughts();
  ASSERT_TRUE(play(course, 0, "b2"));
  const AnyState before = course.state();
  EXPECT_THAT(play(course, 1, "b2").error(),
              says("noughts.cell_taken", {{"cell", Term{"cell", "b2"}}}));
  EXPECT_FALSE(play(course, 0, "a1"));
  EXPECT_EQ(course.state(), before);
  EXPECT_THAT(course.steps(), SizeIs(1));
}

TEST(Course, settles_forced_decisions_and_tells_them_with_the_command) {
  Course course = noughts();
  for (const auto& [seat, cell] : std::vector<std::pair<int, std::string>>{
           {0, "a1"}, {1, "b1"}, {0, "c1"}, {1, "a2"}, {0, "c2"}, {1, "b2"}, {0, "b3"}})
    ASSERT_TRUE(play(course, seat, cell));
  // Two cells are left; after this one the last is marked without asking.
  ASSERT_TRUE(play(course, 1, "c3"));
  EXPECT_TRUE(course.over());
  EXPECT_THAT(course.steps(), SizeIs(8));
  EXPECT_THAT(course.log(Viewer::spectator(), 8), SizeIs(3));  // two marks and the end
}

TEST(Course, undo_takes_back_the_latest_command_of_the_seat) {
  Course course = noughts();
  const AnyState start = course.state();
  ASSERT_TRUE(play(course, 0, "b2"));
  ASSERT_TRUE(course.undo(kFirst));
  EXPECT_EQ(course.state(), start);
  EXPECT_THAT(course.steps(), IsEmpty());
}

TEST(Course, undo_says_that_there_is_nothing_to_take_back) {
  Course course = noughts();
  EXPECT_THAT(course.undo(kFirst).error(), says("table.undo_nothing"));
  ASSERT_TRUE(play(course, 0, "b2"));
  EXPECT_THAT(course.undo(kSecond).error(), says("table.undo_nothing"));
}

TEST(Course, undo_stops_where_another_seat_acted) {
  Course course = noughts();
  ASSERT_TRUE(play(course, 0, "b2"));
  ASSERT_TRUE(play(course, 1, "a1"));
  const AnyState before = course.state();
  EXPECT_THAT(course.undo(kFirst).error(), says("table.undo_other_acted", {{"seat", seat_at(1)}}));
  EXPECT_EQ(course.state(), before);
  EXPECT_TRUE(course.undo(kSecond));
  EXPECT_TRUE(course.undo(kFirst));
}

TEST(Course, undo_stops_where_the_seat_learned_something) {
  Course course = cards();
  const Seat mover = course.active().lowest();
  step(course);
  const AnyState before = course.state();
  EXPECT_THAT(
      course.undo(mover).error(),
      says("table.undo_learned",
           {{"seen", std::vector<Message>{{"fake.drawn", {{"seat", seat_at(0)}, {"card", 1}}}}}}));
  EXPECT_EQ(course.state(), before);
}

TEST(Course, showing_ones_own_card_is_no_barrier) {
  Course course = cards();
  step(course);
  step(course);  // the deck is empty now
  const Seat mover = course.active().lowest();
  const AnyState before = course.state();
  step(course);
  ASSERT_NE(course.state(), before);
  ASSERT_TRUE(course.undo(mover));
  EXPECT_EQ(course.state(), before);
}

TEST(Course, undo_of_solenia_reaches_back_to_the_card_but_not_past_the_draw) {
  Course course(test::game_named("solenia", 2, {{"first_player", "seat0"}}), Seed::of(3));
  const AnyState start = course.state();
  step(course);
  ASSERT_THAT(course.steps(), SizeIs(1));
  EXPECT_TRUE(course.undo(kFirst));
  EXPECT_EQ(course.state(), start);
  step(course);
  while (course.active().has(kFirst)) step(course);
  EXPECT_THAT(course.undo(kFirst).error(),
              says("table.undo_learned",
                   {{"seen", std::vector<Message>{
                                 {"solenia.drew",
                                  {{"seat", seat_at(0)}, {"card", Term{"card", "1@1"}}}}}}}));
}

TEST(Course, undo_stops_where_another_seat_learned_something_through_the_command) {
  // The last of those who discard goods lets the turn end, and with it the one on turn draws.
  const GamePtr game = test::game_named("solenia", 4);
  int found = 0;
  for (std::uint64_t seed = 0; seed < 400 && found == 0; ++seed) {
    Course course(game, Seed::of(seed));
    Rng rng(seed);
    while (!course.over() && found == 0) {
      const Seat seat = course.active().lowest();
      random_step(course, rng);
      const auto& events = course.steps().back().events;
      const bool others =
          std::ranges::any_of(events, [&](const Event& event) { return !event.learned.empty(); });
      const bool own =
          std::ranges::any_of(events, [&](const Event& event) { return event.learned.has(seat); });
      if (!others || own) continue;
      ++found;
      EXPECT_THAT(
          course.undo(seat).error(),
          says("table.undo_learned",
               {{"seen", std::vector<Message>{{"solenia.drew_a_card", {{"seat", seat_at(3)}}}}}}))
          << "seed " << seed;
    }
  }
  EXPECT_EQ(found, 1);
}

TEST(Course, seats_asked_at_the_same_time_take_back_their_own) {
  // Several players of Solenia may have to discard goods at the same time.
  const GamePtr game = test::game_named("solenia", 4);
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Course course(game, Seed::of(seed));
    Rng rng(seed);
    while (!course.over()) {
      const SeatSet asked = course.active();
      const Seat seat = asked.lowest();
      random_step(course, rng);
      if (asked.size() < 2 || course.active().has(seat) || course.active().empty()) continue;
      const Seat other = course.active().lowest();
      if (!asked.has(other) || course.active().size() != asked.size() - 1) continue;
      // Both answer, the first takes back: the answer of the second stands.
      const AnyState without_either = course.state_after(course.steps().size() - 1);
      const Move second = game->legal(course.state(), other)[0];
      AnyState expected = without_either;
      game->apply(expected, other, second, nullptr);
      ASSERT_TRUE(course.play(other, second));
      if (!course.undoable(seat)) continue;  // the turn went on, or somebody drew a card
      ASSERT_TRUE(course.undo(seat));
      EXPECT_EQ(course.state(), expected);
      EXPECT_EQ(course.steps().back().seat, other);
      return;
    }
  }
  FAIL() << "no game has such a moment any more; look farther";
}

TEST(Course, decision_numbers_never_come_back) {
  Course course = noughts();
  EXPECT_EQ(course.decision(kFirst), 0);
  ASSERT_TRUE(play(course, 0, "b2"));
  EXPECT_EQ(course.decision(kFirst), 1);
  ASSERT_TRUE(course.undo(kFirst));
  EXPECT_EQ(course.decision(kFirst), 2);
  EXPECT_EQ(course.decision(kSecond), 0);
}

TEST(Course, comes_back_to_any_state_it_has_been_in) {
  Course course(test::game_named("solenia", 3), Seed::of(8));
  Rng rng(8);
  std::vector<AnyState> states = {course.state()};
  while (!course.over()) {
    random_step(course, rng);
    states.push_back(course.state());
    EXPECT_EQ(course.steps().back().hash, short_hash(course.state()));
  }
  ASSERT_GT(states.size(), 50U);
  for (std::size_t i = 0; i < states.size(); ++i) EXPECT_EQ(course.state_after(i), states[i]) << i;
  // Cut anywhere, it goes on as it did.
  for (const std::size_t steps : {48U, 33U, 32U, 17U, 16U, 15U, 0U}) {
    Course shorter = course;
    shorter.rewind(steps);
    EXPECT_EQ(shorter.state(), states[steps]);
    for (std::size_t i = steps; i < steps + 20; ++i)
      ASSERT_TRUE(shorter.play(course.steps()[i].seat, course.steps()[i].move));
    EXPECT_EQ(shorter.state(), states[steps + 20]);
    for (std::size_t i = 0; i <= steps + 20; ++i) EXPECT_EQ(shorter.state_after(i), states[i]) << i;
  }
}

TEST(Course, after_going_back_by_agreement_no_older_answer_counts) {
  Course course = noughts();
  const AnyState start = course.state();
  ASSERT_TRUE(play(course, 0, "b2"));
  ASSERT_TRUE(play(course, 1, "a1"));
  course.rewind(0);
  EXPECT_EQ(course.state(), start);
  EXPECT_EQ(course.decision(kFirst), 2);
  EXPECT_EQ(course.decision(kSecond), 2);
}

TEST(Course, gone_on_with_from_a_state_knows_nothing_before) {
  Course whole = noughts();
  ASSERT_TRUE(play(whole, 0, "b2"));
  Course course(whole.shared_game(), whole.seed(), whole.state());
  EXPECT_EQ(course.state(), whole.state());
  EXPECT_THAT(course.undo(kFirst).error(), says("table.undo_nothing"));
  EXPECT_THAT(course.log(Viewer::spectator()), IsEmpty());
  ASSERT_TRUE(play(course, 1, "a1"));
  EXPECT_EQ(course.state_after(0), whole.state());
}

TEST(Course, log_tells_every_viewer_what_that_viewer_may_know) {
  Course course(test::game_named("solenia", 2, {{"first_player", "seat0"}}), Seed::of(3));
  const AnyGame& game = course.game();
  ASSERT_TRUE(course.play(kFirst, game.legal(course.state(), kFirst)[0]));
  const auto mine = course.log(kFirst, 1);
  const auto theirs = course.log(kSecond, 1);
  ASSERT_THAT(mine, SizeIs(1));
  ASSERT_THAT(theirs, SizeIs(1));
  EXPECT_THAT(mine[0].message,
              says("solenia.chose_card", {{"seat", seat_at(0)}, {"card", Term{"card", "2*H"}}}));
  EXPECT_THAT(theirs[0].message, says("solenia.chose_a_card", {{"seat", seat_at(0)}}));
}

}  // namespace
}  // namespace orrery
