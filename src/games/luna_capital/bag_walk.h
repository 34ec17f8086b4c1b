// Filling the bags (ledger.h) of a position whose facts are so narrow that hardly any draft of
// redraw.cpp keeps to them.
#pragma once

#include <array>
#include <span>

#include "games/luna_capital/hidden.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

// What of a seat's bag is hidden from a viewer.
struct Bag {
  Seat seat{};
  bool hand_hidden = false;
  int hand = 0;            // cards of the hand, if it is hidden
  std::uint32_t seen = 0;  // seen cards that are hidden from the viewer, by ledger number
  FixedVector<std::uint8_t, kMaxHidden> places;  // those hidden from the viewer, by ledger number
  int unseen = 0;                                // how many unseen cards it holds
};

// A draft of one bag.
struct Filling {
  std::array<std::uint8_t, kMaxHidden> place{};  // by ledger number
  Hand hand;
};

// Fills the bags with their seen cards and with some of `unseen`, in time that does not depend on
// the facts. From a filling found by matching cards with slots it exchanges two cards at a time and
// rarely lets an exchange break more facts than before, so that all fillings that break none are
// equally likely in the long run; after the steps it takes they nearly are. False if it found no
// filling that keeps to all facts.
bool walk_bags(const Game& game, const State& state, std::span<const Bag> bags,
               const CardSet& unseen, Rng& rng, std::span<Filling> fillings);

}  // namespace orrery::luna_capital
