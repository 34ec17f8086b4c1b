// How the rules tell what happened: to whom it is shown, and who learned something by it.
#include "core/event.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace orrery {
namespace {

enum class Happening : std::uint8_t { card = 4 };

TEST(Events, told_events_are_for_everyone_and_reveal_nothing) {
  Events events;
  tell(&events, Happening::card, seat_at(1), 7, -2);
  ASSERT_EQ(events.size(), 1U);
  EXPECT_EQ(events[0].kind, 4);
  EXPECT_EQ(events[0].seat, seat_at(1));
  EXPECT_EQ(events[0].audience, Audience::everyone());
  EXPECT_TRUE(events[0].learned.empty());
  EXPECT_THAT(events[0].args, testing::ElementsAre(7, -2, 0, 0, 0, 0));
}

TEST(Events, told_to_some_they_reveal_nothing) {
  Events events;
  tell_only(&events, Audience::only(seat_at(2)), Happening::card, seat_at(2), 1);
  EXPECT_EQ(events.at(0).audience, Audience::only(seat_at(2)));
  EXPECT_TRUE(events.at(0).learned.empty());
}

TEST(Events, a_reveal_is_learned_by_those_who_see_it) {
  Events events;
  reveal(&events, Audience::only(seat_at(0)), Happening::card, seat_at(0), 3);
  EXPECT_EQ(events.at(0).audience, Audience::only(seat_at(0)));
  EXPECT_EQ(events.at(0).learned, Audience::only(seat_at(0)));
}

TEST(Events, nobody_listens_to_null) {
  tell(nullptr, Happening::card, seat_at(0), 1);
  tell_only(nullptr, Audience::nobody(), Happening::card, seat_at(0), 1);
  reveal(nullptr, Audience::everyone(), Happening::card, seat_at(0), 1);
}

}  // namespace
}  // namespace orrery
