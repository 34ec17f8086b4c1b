// Lists of legal moves: complete for whoever is asked, exact, bounded; everything else is refused
// and changes nothing.
#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include <gtest/gtest.h>

#include "support/random_game.h"

namespace orrery::test {
namespace {

using Bytes = std::array<std::uint8_t, sizeof(Move)>;

Bytes bytes_of(Move move) { return std::bit_cast<Bytes>(move); }
bool before(Move a, Move b) { return bytes_of(a) < bytes_of(b); }

// Refuses the move and leaves the state as it is, or lists it and takes it.
testing::AssertionResult agrees_with_list(const AnyGame& game, const AnyState& state, Seat seat,
                                          Move move, const MoveList& listed) {
  AnyState changed = state;
  const auto applied = game.try_apply(changed, seat, move, nullptr);
  if (applied.has_value() != listed.contains(move))
    return testing::AssertionFailure()
           << game.notation(move)
           << (applied ? " is taken but not listed" : " is listed but refused") << " ("
           << testing::PrintToString(bytes_of(move)) << ")";
  if (!applied && !(changed == state))
    return testing::AssertionFailure()
           << "refusing " << game.notation(move) << " changes the state";
  if (!applied && applied.error().reason.id.empty())
    return testing::AssertionFailure() << "no reason is given against " << game.notation(move);
  return testing::AssertionSuccess();
}

class Legality : public Property {};

TEST_P(Legality, lists_are_never_empty_and_within_the_bound) {
  for_each_decision(setting(), game_pointer(), 300, [](RandomGame& at) {
    for (const Seat seat : at.game().active(at.state())) {
      const MoveList moves = at.game().legal(at.state(), seat);
      EXPECT_FALSE(moves.empty()) << "seat " << index(seat);
      EXPECT_LE(moves.size(), at.game().max_legal());
      EXPECT_LT(index(seat), at.game().players());
    }
  });
}

TEST_P(Legality, lists_hold_nothing_twice_and_are_the_same_when_asked_again) {
  for_each_decision(setting(), game_pointer(), 200, [](RandomGame& at) {
    const AnyState copy = at.state();
    for (const Seat seat : at.game().active(at.state())) {
      const MoveList moves = at.game().legal(at.state(), seat);
      const MoveList again = at.game().legal(copy, seat);
      EXPECT_TRUE(std::ranges::equal(moves, again));
      std::vector<Move> sorted(moves.begin(), moves.end());
      std::ranges::sort(sorted, before);
      EXPECT_EQ(std::ranges::adjacent_find(sorted), sorted.end());
    }
  });
}

TEST_P(Legality, applying_any_listed_move_succeeds) {
  for_each_decision(setting(), game_pointer(), 100, [](RandomGame& at) {
    for (const Seat seat : at.game().active(at.state()))
      for (const Move move : at.game().legal(at.state(), seat)) {
        AnyState after = at.state();
        EXPECT_TRUE(at.game().try_apply(after, seat, move, nullptr)) << at.game().notation(move);
        EXPECT_FALSE(after == at.state()) << at.game().notation(move) << " changes nothing";
        EXPECT_FALSE(at.game().broken_invariant(after)) << at.game().notation(move);
      }
  });
}

TEST_P(Legality, every_game_comes_to_an_end) {
  for_each_decision(setting(), game_pointer(), 200, [](RandomGame& at) {
    ASSERT_LT(at.number(), 5000);
    if (at.over()) EXPECT_FALSE(at.game().outcome(at.state()).id.empty());
  });
}

TEST_P(Legality, seats_that_are_not_asked_are_refused) {
  for_some_decisions(setting(), game_pointer(), 40, 4, [](RandomGame& at) {
    const SeatSet active = at.game().active(at.state());
    for (int number = 0; number < 8; ++number) {
      const Seat seat = seat_at(number);
      if (active.has(seat)) continue;
      AnyState changed = at.state();
      Events events;
      EXPECT_FALSE(at.game().try_apply(changed, seat, at.next().move, &events));
      EXPECT_EQ(changed, at.state());
      EXPECT_TRUE(events.empty());
    }
  });
}

TEST_P(Legality, moves_legal_elsewhere_are_refused_unless_listed) {
  std::set<Bytes> pool;
  for_each_decision(setting(), game_pointer(), 40, [&](RandomGame& at) {
    for (const Seat seat : at.game().active(at.state()))
      for (const Move move : at.game().legal(at.state(), seat)) pool.insert(bytes_of(move));
  });
  for_some_decisions(setting(), game_pointer(), 20, 10, [&](RandomGame& at) {
    for (const Seat seat : at.game().active(at.state())) {
      const MoveList listed = at.game().legal(at.state(), seat);
      for (const Bytes& bytes : pool)
        EXPECT_TRUE(
            agrees_with_list(at.game(), at.state(), seat, std::bit_cast<Move>(bytes), listed));
    }
  });
}

TEST_P(Legality, mutations_of_every_byte_are_refused_unless_listed) {
  for_some_decisions(setting(), game_pointer(), 12, 3, [](RandomGame& at) {
    Rng rng = at.choices();
    const Seat seat = at.next().seat;
    if (at.over()) return;
    const MoveList listed = at.game().legal(at.state(), seat);
    for (const Move move : listed)
      for (std::size_t byte = 0; byte < sizeof(Move); ++byte) {
        Bytes changed = bytes_of(move);
        for (const unsigned value : {0U, changed[byte] + 1U, changed[byte] - 1U,
                                     changed[byte] ^ 0x80U, 255U, rng.below(256)}) {
          changed[byte] = static_cast<std::uint8_t>(value);
          EXPECT_TRUE(
              agrees_with_list(at.game(), at.state(), seat, std::bit_cast<Move>(changed), listed));
        }
      }
  });
}

TEST_P(Legality, all_one_byte_mutations_are_refused_unless_listed) {
  for_some_decisions(setting(), game_pointer(), 6, 40, [](RandomGame& at) {
    if (at.over()) return;
    const Seat seat = at.next().seat;
    const MoveList listed = at.game().legal(at.state(), seat);
    for (std::size_t byte = 0; byte < sizeof(Move); ++byte)
      for (unsigned value = 0; value < 256; ++value) {
        Bytes changed = bytes_of(at.next().move);
        changed[byte] = static_cast<std::uint8_t>(value);
        EXPECT_TRUE(
            agrees_with_list(at.game(), at.state(), seat, std::bit_cast<Move>(changed), listed));
      }
  });
}

ORRERY_FOR_EVERY_GAME(Legality);

}  // namespace
}  // namespace orrery::test
