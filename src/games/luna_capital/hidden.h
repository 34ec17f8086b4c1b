// The places whose cards a viewer does not see, in one fixed order.
#pragma once

#include <bit>
#include <bitset>

#include "games/luna_capital/view.h"

namespace orrery::luna_capital {

using CardSet = std::bitset<kCards>;

inline std::uint8_t take_lowest(CardSet& cards) {
  const auto card = static_cast<std::uint8_t>(cards._Find_first());
  cards.reset(card);
  return card;
}

// Whether the viewer knows a card of the deck by its tag (LC-10.3, LC-7.7).
constexpr bool knows_tag(DeckTag tag, Viewer viewer) {
  if (tag == DeckTag::open) return true;
  return !viewer.is_spectator() &&
         (tag == discarded_by(viewer.seat()) || tag == returned_by(viewer.seat()));
}

class HiddenCards {
 public:
  HiddenCards(const Game& game, State& state, Viewer viewer)
      : game_(game), state_(state), viewer_(viewer) {}

  bool hides_hand(Seat seat) const { return !sees_hand(game_, state_, seat, viewer_); }
  // LC-10.7, LC-10.14
  bool hides_face_down(Seat seat) const { return !viewer_.is(seat) && state_.phase != Phase::over; }

  // Calls `visit` with every hidden card: hands, face-down cards, cards of a landing pad, the deck.
  template <class Visit>
  void for_each(Visit&& visit) {
    for (int i = 0; i < game_.players; ++i) {
      Player& player = player_at(state_, seat_at(i));
      if (hides_hand(seat_at(i)))
        for (std::uint8_t& card : player.hand) visit(card);
      if (!hides_face_down(seat_at(i))) continue;
      for (unsigned rest = player.city.face_down; rest != 0; rest &= rest - 1)
        visit(player.city.cards[static_cast<std::size_t>(std::countr_zero(rest))]);
    }
    if (!viewer_.is(seat_at(state_.turn)))
      for (std::uint8_t& card : state_.pending.landing) visit(card);
    for (std::size_t i = 0; i < state_.deck.size(); ++i)
      if (!knows_tag(state_.deck_tags[i], viewer_)) visit(state_.deck[i]);
  }

  CardSet cards() {
    CardSet found;
    for_each([&found](std::uint8_t card) { found.set(card); });
    return found;
  }

 private:
  const Game& game_;
  State& state_;
  Viewer viewer_;
};

}  // namespace orrery::luna_capital
