// The ledger of a hand (LC-10.16): what everybody at the table can know about where its cards are.
// Each function is called after the hand changed.
#pragma once

#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

constexpr NumberSet numbers_of(std::array<std::uint8_t, 2> bytes) {
  return static_cast<NumberSet>(bytes[0] | bytes[1] << 8U);
}
constexpr std::array<std::uint8_t, 2> bytes_of(NumberSet numbers) {
  return {static_cast<std::uint8_t>(numbers & 0xFFU), static_cast<std::uint8_t>(numbers >> 8U)};
}

// How many cards of a bag nobody else has seen.
inline int unseen_in_bag(const Player& player) {
  return static_cast<int>(player.hand.size() + player.ledger.hidden.size()) -
         static_cast<int>(player.ledger.seen.size());
}

// A card entered the hand openly, or unseen from a landing pad.
void entered_openly(Player& player, std::uint8_t card);
void entered_unseen(Player& player);
// A card left the hand openly: played face up, or given in the exchange.
void left_openly(Player& player, std::uint8_t card, unsigned number);
// A card left the hand for the bottom of the deck.
void left_for_deck(Player& player);
// The latest card of the city was played face down while these numbers would have fitted: no card
// of the hand had one of them.
void left_face_down(Player& player, const Components& tables, NumberSet fitting);

// The first card that this hand put at the bottom of the deck was drawn: for all to see, or by a
// landing pad. In the latter case all that it could have been is forgotten, for it is in one more
// hidden place now; this is the one thing the ledger does not follow.
void discard_shown(Player& player, std::uint8_t card);
void discard_lost(Player& player, const Components& tables);

// Whether a seen card can be in a hidden place.
inline bool can_be_in(const Ledger& ledger, std::size_t seen, std::size_t place) {
  const std::uint8_t within = ledger.seen[seen].within;
  return seen < ledger.hidden[place].arrived && (within == 0 || place < within);
}
// Whether everybody can tell every card of the hand.
bool hand_is_known(const Player& player);

}  // namespace orrery::luna_capital
