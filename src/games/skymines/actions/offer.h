// Small helpers of those who make lists of moves.
#pragma once

#include "core/move.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

// SK-9.2: of equal cards the lowest stands for all.
template <class Offer>
void for_each_class(const Game& game, const CardSet& cards, Offer&& offer) {
  std::uint64_t seen = 0;
  for (const CardId card : cards) {
    const std::uint64_t bit = std::uint64_t{1} << game.tables.cards[card].same;
    if ((seen & bit) == 0) offer(card);
    seen |= bit;
  }
}

// The cards in the given slots as a set.
inline CardSet cards_in(const Player& player, unsigned slots) {
  CardSet cards;
  for (unsigned slot = 0; slot < kSlots; ++slot)
    if ((slots >> slot & 1U) != 0) cards.add(static_cast<CardId>(player.slots[slot] - 1U));
  return cards;
}

// Face-up slots whose card has the given type.
inline unsigned face_up_of(const Game& game, const Player& player, CardType type) {
  unsigned slots = 0;
  for (unsigned slot = 0; slot < kSlots; ++slot)
    if ((player.face_up >> slot & 1U) != 0 &&
        game.tables.cards[player.slots[slot] - 1U].type == type)
      slots |= 1U << slot;
  return slots;
}

// The slot in which a card lies; it does.
inline unsigned slot_of(const Player& player, CardId card) {
  unsigned slot = 0;
  while (player.slots[slot] != card + 1U) ++slot;
  return slot;
}

}  // namespace orrery::skymines
