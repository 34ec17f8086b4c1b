// What core makes of every game: checked moves, forced decisions, knowledge, previews.
#include "core/play.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/fake_game.h"
#include "support/messages.h"
#include "support/seats.h"

namespace orrery {
namespace {

using fake::EventKind;
using fake::Game;
using fake::Leak;
using fake::MoveKind;
using fake::Rules;
using fake::State;
using test::kFirst;
using test::kSecond;
using test::says;
using testing::ElementsAre;

constexpr Game kHonest{Leak::none};

Move choose(std::uint8_t card) { return make_move(MoveKind::choose, card); }
const Move kLay = make_move(MoveKind::lay);

// Seat 0 is on turn with these cards; the deck gives its last card first.
State state_with(std::initializer_list<std::uint8_t> first,
                 std::initializer_list<std::uint8_t> second,
                 std::initializer_list<std::uint8_t> deck) {
  State state;
  for (const std::uint8_t card : first) state.hands[0].push_back(card);
  for (const std::uint8_t card : second) state.hands[1].push_back(card);
  for (const std::uint8_t card : deck) state.deck.push_back(card);
  return state;
}

std::vector<EventKind> kinds(const Events& events) {
  std::vector<EventKind> kinds;
  for (const Event& event : events) kinds.push_back(static_cast<EventKind>(event.kind));
  return kinds;
}

Message refusal(State& state, Seat seat, Move move) {
  Events events;
  const auto applied = try_apply<Rules>(kHonest, state, seat, move, &events);
  EXPECT_TRUE(events.empty());
  return applied ? test::kNothing : applied.error().reason;
}

TEST(TryApply, applies_a_legal_move) {
  State state = state_with({1, 2}, {1, 3}, {2, 3});
  Events events;
  EXPECT_TRUE(try_apply<Rules>(kHonest, state, kFirst, choose(2), &events));
  EXPECT_EQ(state.chosen, 2);
  EXPECT_THAT(kinds(events), ElementsAre(EventKind::chosen));
}

TEST(TryApply, refuses_and_changes_nothing) {
  State state = state_with({1, 2}, {1, 3}, {2, 3});
  const State before = state;
  EXPECT_THAT(refusal(state, kFirst, choose(3)), says("fake.not_possible"));
  EXPECT_THAT(refusal(state, kSecond, choose(1)),
              says("core.not_your_turn", {{"seat", seat_at(1)}}));
  EXPECT_EQ(state, before);
}

TEST(TryApply, refuses_seats_that_do_not_exist) {
  State state = state_with({1, 2}, {1, 3}, {2, 3});
  for (const int seat : {2, 3, 4, 7, 8, 31, 32, 33, 255})
    EXPECT_THAT(refusal(state, seat_at(seat), choose(1)),
                says("core.not_your_turn", {{"seat", seat_at(seat)}}));
}

TEST(TryApply, refuses_everything_when_the_game_is_over) {
  State state;
  EXPECT_THAT(refusal(state, kFirst, choose(1)), says("core.game_is_over"));
}

TEST(Settle, takes_what_everybody_can_tell_is_forced) {
  State state = state_with({1, 2}, {1, 3}, {2, 3});
  Events events;
  Rules::apply(kHonest, state, kFirst, choose(2), &events);
  settle<Rules>(kHonest, state, &events);
  EXPECT_THAT(kinds(events), ElementsAre(EventKind::chosen, EventKind::laid, EventKind::drawn));
  EXPECT_EQ(state.turn, 1);
}

TEST(Settle, asks_where_taking_it_would_tell_others_about_hidden_things) {
  State state = state_with({2, 2}, {1, 3}, {1, 3});
  const State before = state;
  settle<Rules>(kHonest, state, nullptr);
  EXPECT_EQ(state, before);
  settle<Rules>(Game{Leak::forced}, state, nullptr);
  EXPECT_NE(state, before);
}

TEST(Settle, goes_on_until_somebody_has_a_choice_or_the_game_is_over) {
  State state = state_with({1}, {}, {});
  settle<Rules>(kHonest, state, nullptr);
  EXPECT_TRUE(Rules::active(kHonest, state).empty());
  EXPECT_EQ(Rules::winners(kHonest, state), SeatSet::of(kFirst));
}

TEST(InfoKey, is_equal_for_what_looks_alike_to_the_viewer) {
  const State state = state_with({1, 2}, {1, 3}, {2, 3});
  const State other_deck = state_with({1, 2}, {1, 3}, {3, 2});
  const State other_hand = state_with({1, 2}, {2, 3}, {1, 3});
  for (const State& alike : {other_deck, other_hand})
    EXPECT_EQ(info_key<Rules>(kHonest, state, kFirst), info_key<Rules>(kHonest, alike, kFirst));
  EXPECT_NE(info_key<Rules>(kHonest, state, kSecond),
            info_key<Rules>(kHonest, other_hand, kSecond));
}

TEST(InfoKey, does_not_depend_on_the_chance_key) {
  const State state = state_with({1, 2}, {1, 3}, {2, 3});
  State other = state;
  other.chance.key[0] = 77;
  EXPECT_EQ(info_key<Rules>(kHonest, state, kFirst), info_key<Rules>(kHonest, other, kFirst));
}

TEST(Observe, equal_knowledge_and_generator_give_equal_bytes) {
  const State state = state_with({1, 2}, {1, 3}, {2, 3});
  const State alike = state_with({1, 2}, {2, 3}, {3, 1});
  Rng rng(5);
  Rng same(5);
  EXPECT_EQ(observe<Rules>(kHonest, state, kFirst, rng),
            observe<Rules>(kHonest, alike, kFirst, same));
  EXPECT_EQ(rng.next(), same.next());
}

TEST(Observe, keeps_what_the_viewer_knows_and_draws_the_rest) {
  const State state = state_with({1, 2}, {1, 3}, {2, 3});
  Rng rng(1);
  bool another_hand = false;
  for (int i = 0; i < 50; ++i) {
    const State imagined = observe<Rules>(kHonest, state, kFirst, rng);
    EXPECT_EQ(imagined.hands[0], state.hands[0]);
    EXPECT_FALSE(Rules::broken_invariant(kHonest, imagined));
    another_hand |= imagined.hands[1] != state.hands[1];
  }
  EXPECT_TRUE(another_hand);
}

TEST(Preview, tells_the_certain_consequences_with_forced_decisions) {
  const State state = state_with({1, 2}, {3}, {});
  EXPECT_THAT(kinds(preview<Rules>(kHonest, state, kFirst, choose(1))),
              ElementsAre(EventKind::chosen, EventKind::laid));
}

TEST(Preview, stops_at_the_first_reveal) {
  const State state = state_with({1, 2}, {1, 3}, {2, 3});
  // Choosing is followed by laying, which is forced, and by drawing, which is not certain.
  EXPECT_THAT(kinds(preview<Rules>(kHonest, state, kFirst, choose(1))),
              ElementsAre(EventKind::chosen, EventKind::laid));
  // A game that hides its reveals shows a drawn card that may well be another one.
  EXPECT_THAT(kinds(preview<Rules>(Game{Leak::learned}, state, kFirst, choose(1))),
              ElementsAre(EventKind::chosen, EventKind::laid, EventKind::drawn));
}

TEST(Preview, changes_nothing_and_is_the_same_for_all_hidden_cards) {
  const State state = state_with({1, 2}, {1, 3}, {2, 3});
  const State alike = state_with({1, 2}, {2, 3}, {3, 1});
  const State before = state;
  const Events one = preview<Rules>(kHonest, state, kFirst, choose(2));
  const Events other = preview<Rules>(kHonest, alike, kFirst, choose(2));
  ASSERT_EQ(one.size(), other.size());
  for (std::size_t i = 0; i < one.size(); ++i)
    EXPECT_EQ(Rules::event_message(kHonest, one[i], kFirst),
              Rules::event_message(kHonest, other[i], kFirst));
  EXPECT_EQ(state, before);
}

TEST(Preview, of_a_reveal_alone_is_what_comes_before_it) {
  State state = state_with({1, 2}, {1, 3}, {2, 3});
  Rules::apply(kHonest, state, kFirst, choose(1), nullptr);
  EXPECT_THAT(kinds(preview<Rules>(kHonest, state, kFirst, kLay)), ElementsAre(EventKind::laid));
}

}  // namespace
}  // namespace orrery
