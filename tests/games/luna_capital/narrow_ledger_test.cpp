// Ledgers that know nearly everything, as positions by hand can have them: what they leave open is
// found in bounded time, and keeps to every fact.
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "core/play.h"
#include "games/luna_capital/ledger.h"
#include "games/luna_capital/position.h"
#include "support/luna_capital/table.h"

namespace orrery::luna_capital {
namespace {

constexpr std::size_t kPlaces = 16;

NumberSet all_but(const Table& table, std::uint8_t card) {
  constexpr auto kAll = static_cast<NumberSet>((1U << kMaxNumber) - 1);
  return static_cast<NumberSet>(kAll & ~number_bit(table.game.tables.cards[card].number));
}

// A late moment at which nobody knows anything of any hand.
Table late_game(int players, std::uint64_t seed = 1) {
  Table table(players, {}, seed);
  table.play_until([](const State& state) {
    return state.game_phase == 2 && state.round == 3 && state.phase == Phase::take_set;
  });
  for (int seat = 0; seat < players; ++seat) {
    Player& player = table.player(seat);
    player.ledger = {};
    for (unsigned order = 0; order < player.city.cards.size(); ++order)
      if (player.city.is_face_down(order))
        player.ledger.hidden.push_back({.city_card = code_of(order)});
  }
  std::ranges::fill(table.state.deck_tags, DeckTag::none);
  return table;
}

// The lowest cards of the deck that are nobody's yet were discarded by a seat, one after the other.
void discard_all(Table& table, int seat, std::size_t count) {
  Player& player = table.player(seat);
  std::size_t at = table.state.deck.size();
  while (at > 0 && table.state.deck_tags[at - 1] == DeckTag::none) --at;
  for (std::size_t i = at + count; i-- > at;) {
    table.state.deck_tags[i] = discarded_by(seat_at(seat));
    player.ledger.hidden.push_back({.barred = bytes_of(all_but(table, table.state.deck[i]))});
  }
  for (HiddenPlace& place : player.ledger.hidden) {
    place.most_unseen = static_cast<std::uint8_t>(unseen_in_bag(player));
    if (place.city_card != 0)
      place.barred = bytes_of(all_but(table, player.city.cards[from_code(place.city_card)]));
  }
}

void expect_sound(const Table& table) {
  const auto broken = broken_invariant(table.game, table.state);
  EXPECT_FALSE(broken) << broken->id;
}

// What is imagined is sound and is known to be possible.
void expect_imagined(const Table& table, Viewer viewer, int draws) {
  Rng rng(3);
  Table other = table;
  for (int i = 0; i < draws && !testing::Test::HasFailure(); ++i) {
    other.state = observe<Rules>(table.game, table.state, viewer, rng);
    expect_sound(other);
    EXPECT_EQ(info_key<Rules>(table.game, other.state, viewer),
              info_key<Rules>(table.game, table.state, viewer));
  }
}

TEST(LunaNarrowLedger, LC_10_16_every_seen_card_is_within_one_place_more) {
  Table table = late_game(2);
  discard_all(table, 1, kPlaces);
  Ledger& ledger = table.player(1).ledger;
  const std::size_t first = ledger.hidden.size() - kPlaces;
  for (std::size_t i = first; i < ledger.hidden.size(); ++i) {
    ledger.seen.push_back({.card = table.state.deck[kPlaces - 1 - (i - first)],
                           .within = static_cast<std::uint8_t>(i + 1)});
    ledger.hidden[i].arrived = kPlaces;
  }
  for (HiddenPlace& place : ledger.hidden)
    place.most_unseen = static_cast<std::uint8_t>(unseen_in_bag(table.player(1)));
  // The face-down cards came before all of them, so that only one order is possible.
  expect_sound(table);
  expect_imagined(table, Viewer::spectator(), 20);
  Rng rng(5);
  const State imagined = observe<Rules>(table.game, table.state, seat_at(0), rng);
  for (std::size_t i = 0; i < kPlaces; ++i) EXPECT_EQ(imagined.deck[i], table.state.deck[i]) << i;
}

TEST(LunaNarrowLedger, LC_10_16_every_place_takes_one_number_alone) {
  for (int players = 2; players <= kMaxPlayers; ++players) {
    SCOPED_TRACE(players);
    Table table = late_game(players);
    const std::size_t each = table.state.deck.size() / static_cast<std::size_t>(players);
    for (int seat = 0; seat < players; ++seat) discard_all(table, seat, std::min(each, kPlaces));
    expect_sound(table);
    expect_imagined(table, Viewer::spectator(), 10);
    expect_imagined(table, seat_at(0), 10);
  }
}

TEST(LunaNarrowLedger, LC_10_16_all_that_is_left_open_comes_up) {
  // Three seen cards in the first three of the places: six orders, whatever the others hold.
  Table table = late_game(2);
  discard_all(table, 1, kPlaces);
  Ledger& ledger = table.player(1).ledger;
  const std::size_t first = ledger.hidden.size() - kPlaces;
  for (std::size_t i = 0; i < 3; ++i)
    ledger.seen.push_back({.card = table.state.deck[kPlaces - 1 - i],
                           .within = static_cast<std::uint8_t>(first + 3)});
  for (std::size_t i = first; i < ledger.hidden.size(); ++i) ledger.hidden[i].arrived = 3;
  for (HiddenPlace& place : ledger.hidden)
    place.most_unseen = static_cast<std::uint8_t>(unseen_in_bag(table.player(1)));
  expect_sound(table);
  std::map<std::vector<int>, int> orders;
  Rng rng(9);
  constexpr int kTries = 300;
  for (int i = 0; i < kTries; ++i) {
    const State state = observe<Rules>(table.game, table.state, seat_at(0), rng);
    ++orders[{state.deck[kPlaces - 1], state.deck[kPlaces - 2], state.deck[kPlaces - 3]}];
  }
  EXPECT_EQ(orders.size(), 6U);
  for (const auto& [order, count] : orders) EXPECT_NEAR(count, kTries / 6, 30);
}

// A hand-written ledger with a new card that the proofs do not bind, all others of one number.
TEST(LunaNarrowLedger, LC_10_16_one_card_of_the_hand_is_free) {
  Table table = late_game(3);
  for (int seat = 0; seat < 3; ++seat) {
    Player& player = table.player(seat);
    NumberSet barred = (1U << kMaxNumber) - 1;
    for (const std::uint8_t card : player.hand) barred &= all_but(table, card);
    player.ledger.barred = bytes_of(barred);
    player.ledger.fresh = player.hand.empty() ? 0 : 1;
    discard_all(table, seat, 5);
  }
  expect_sound(table);
  expect_imagined(table, Viewer::spectator(), 20);
}

}  // namespace
}  // namespace orrery::luna_capital
