#include "games/luna_capital/ledger.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace orrery::luna_capital {
namespace {

std::size_t find_seen(const Ledger& ledger, std::uint8_t card) {
  return static_cast<std::size_t>(std::ranges::find(ledger.seen, card, &SeenCard::card) -
                                  ledger.seen.begin());
}

void forget_seen(Ledger& ledger, std::size_t seen) {
  ledger.seen.erase_at(seen);
  for (HiddenPlace& place : ledger.hidden)
    if (place.arrived > seen) --place.arrived;
}

void forget_place(Ledger& ledger, std::size_t place) {
  ledger.hidden.erase_at(place);
  for (SeenCard& seen : ledger.seen)
    if (seen.within > place) --seen.within;
}

// No place can hold more unseen cards than there are.
void limit_unseen(Player& player) {
  const auto most = static_cast<std::uint8_t>(unseen_in_bag(player));
  for (HiddenPlace& place : player.ledger.hidden)
    place.most_unseen = std::min(place.most_unseen, most);
  player.ledger.fresh = std::min(player.ledger.fresh, most);
}

// The earliest discard that is still in the deck: the deck is drawn in the order it was filled.
std::size_t first_discard(const Ledger& ledger) {
  const auto place = static_cast<std::size_t>(
      std::ranges::find(ledger.hidden, std::uint8_t{0}, &HiddenPlace::city_card) -
      ledger.hidden.begin());
  assert(place < ledger.hidden.size());
  return place;
}

void add_place(Player& player, std::size_t city_card, NumberSet barred) {
  Ledger& ledger = player.ledger;
  ledger.hidden.push_back({.city_card = static_cast<std::uint8_t>(city_card),
                           .arrived = static_cast<std::uint8_t>(ledger.seen.size()),
                           .most_unseen = 0,
                           .barred = bytes_of(barred)});
  ledger.hidden[ledger.hidden.size() - 1].most_unseen =
      static_cast<std::uint8_t>(unseen_in_bag(player));
}

}  // namespace

void entered_openly(Player& player, std::uint8_t card) {
  player.ledger.seen.push_back({.card = card, .within = 0});
}

void entered_unseen(Player& player) {
  if (numbers_of(player.ledger.barred) != 0) ++player.ledger.fresh;
}

void left_openly(Player& player, std::uint8_t card, unsigned number) {
  Ledger& ledger = player.ledger;
  if (const std::size_t seen = find_seen(ledger, card); seen < ledger.seen.size()) {
    forget_seen(ledger, seen);
    return;
  }
  if ((numbers_of(ledger.barred) & number_bit(number)) != 0 && ledger.fresh > 0) --ledger.fresh;
  limit_unseen(player);
}

void left_for_deck(Player& player) {
  const Ledger& ledger = player.ledger;
  add_place(player, 0, ledger.fresh > 0 ? NumberSet{0} : numbers_of(ledger.barred));
}

void left_face_down(Player& player, const Components& tables, NumberSet fitting) {
  Ledger& ledger = player.ledger;
  // A seen card that would have fitted had left the hand before, unseen.
  for (SeenCard& seen : ledger.seen)
    if (seen.within == 0 && (number_bit(tables.cards[seen.card].number) & fitting) != 0)
      seen.within = static_cast<std::uint8_t>(ledger.hidden.size());
  // All unseen cards are bound by what was just proved; what bound only some of them is given up.
  const NumberSet before = ledger.fresh > 0 ? NumberSet{0} : numbers_of(ledger.barred);
  const auto barred = static_cast<NumberSet>(before | fitting);
  ledger.barred = bytes_of(barred);
  ledger.fresh = 0;
  add_place(player, player.city.cards.size(), barred);
}

void discard_shown(Player& player, std::uint8_t card) {
  Ledger& ledger = player.ledger;
  const std::size_t place = first_discard(ledger);
  if (const std::size_t seen = find_seen(ledger, card); seen < ledger.seen.size()) {
    forget_seen(ledger, seen);
    forget_place(ledger, place);
    return;
  }
  // It was one of the unseen cards that the places up to this one, and all later ones, could hold.
  const auto rest = static_cast<std::uint8_t>(ledger.hidden[place].most_unseen - 1);
  for (std::size_t i = 0; i < place; ++i)
    ledger.hidden[i].most_unseen = std::min(ledger.hidden[i].most_unseen, rest);
  for (std::size_t i = place + 1; i < ledger.hidden.size(); ++i) --ledger.hidden[i].most_unseen;
  forget_place(ledger, place);
  limit_unseen(player);
}

void discard_lost(Player& player, const Components& tables) {
  Ledger& ledger = player.ledger;
  const std::size_t place = first_discard(ledger);
  for (std::size_t seen = ledger.seen.size(); seen-- > 0;)
    if (can_be_in(ledger, seen, place)) forget_seen(ledger, seen);
  forget_place(ledger, place);
  // The cards forgotten were bound by other proofs than the unseen ones; what remains is that no
  // card lies face down that fitted when it was played.
  ledger.barred = {};
  ledger.fresh = 0;
  for (HiddenPlace& other : ledger.hidden) {
    other.barred = {};
    if (other.city_card != 0)
      other.barred = bytes_of(fitted_before(player.city, tables, from_code(other.city_card)));
    other.most_unseen = static_cast<std::uint8_t>(unseen_in_bag(player));
  }
}

bool hand_is_known(const Player& player) {
  const Ledger& ledger = player.ledger;
  if (unseen_in_bag(player) != 0) return false;
  // Where the first places have no more candidates than places, these cards are not in the hand.
  std::uint32_t gone = 0;
  std::size_t first = 0;
  while (first < ledger.hidden.size()) {
    std::uint32_t candidates = 0;
    std::size_t place = first;
    for (; place < ledger.hidden.size(); ++place) {
      for (std::size_t seen = 0; seen < ledger.seen.size(); ++seen)
        if ((gone >> seen & 1U) == 0 && can_be_in(ledger, seen, place)) candidates |= 1U << seen;
      if (static_cast<std::size_t>(std::popcount(candidates)) == place - first + 1) break;
    }
    if (place == ledger.hidden.size()) return false;
    gone |= candidates;
    first = place + 1;
  }
  return true;
}

}  // namespace orrery::luna_capital
