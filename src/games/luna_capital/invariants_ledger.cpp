// What a ledger remembers must be true of the state it is in.
#include <algorithm>

#include "games/luna_capital/invariants.h"
#include "games/luna_capital/ledger.h"

namespace orrery::luna_capital {
namespace {

using PlaceCards = FixedVector<std::uint8_t, kMaxHidden>;

// The cards in the hidden places of a seat, in their order; false if places and cards do not match.
bool find_place_cards(const State& state, Seat seat, PlaceCards& cards) {
  const Player& player = player_at(state, seat);
  unsigned face_down = player.city.face_down;
  std::size_t deck = state.deck.size();
  for (const HiddenPlace& place : player.ledger.hidden) {
    if (place.city_card != 0) {
      const unsigned order = from_code(place.city_card);
      // In order of play, so each is the first that is left.
      if (face_down == 0 || static_cast<unsigned>(std::countr_zero(face_down)) != order)
        return false;
      face_down &= face_down - 1;
      cards.push_back(player.city.cards[order]);
      continue;
    }
    while (deck > 0 && state.deck_tags[deck - 1] != discarded_by(seat)) --deck;
    if (deck == 0) return false;
    cards.push_back(state.deck[--deck]);
  }
  while (deck > 0 && state.deck_tags[deck - 1] != discarded_by(seat)) --deck;
  return face_down == 0 && deck == 0;
}

bool contains(const auto& list, std::uint8_t card) {
  return std::ranges::find(list, card) != list.end();
}

// Every seen card is where it can be.
bool seen_are_true(const Player& player, const PlaceCards& cards) {
  const Ledger& ledger = player.ledger;
  for (std::size_t i = 0; i < ledger.seen.size(); ++i) {
    const SeenCard seen = ledger.seen[i];
    for (std::size_t other = 0; other < i; ++other)
      if (ledger.seen[other].card == seen.card) return false;
    if (seen.within > ledger.hidden.size()) return false;
    const auto place =
        static_cast<std::size_t>(std::ranges::find(cards, seen.card) - cards.begin());
    const bool in_place = place < cards.size();
    if (in_place && !can_be_in(ledger, i, place)) return false;
    if (!in_place && (seen.within != 0 || !contains(player.hand, seen.card))) return false;
  }
  return true;
}

// Every place holds what it can hold.
bool places_are_true(const Components& tables, const Player& player, const PlaceCards& cards) {
  const Ledger& ledger = player.ledger;
  const int all_unseen = unseen_in_bag(player);
  int unseen = 0;
  std::uint8_t arrived = 0;
  for (std::size_t i = 0; i < ledger.hidden.size(); ++i) {
    const HiddenPlace& place = ledger.hidden[i];
    if (place.arrived > ledger.seen.size() || place.arrived < arrived) return false;
    arrived = place.arrived;
    const bool is_seen =
        std::ranges::find(ledger.seen, cards[i], &SeenCard::card) != ledger.seen.end();
    if (!is_seen) {
      ++unseen;
      if ((numbers_of(place.barred) & number_bit(tables.cards[cards[i]].number)) != 0) return false;
    }
    if (unseen > place.most_unseen || place.most_unseen > all_unseen) return false;
  }
  return true;
}

bool hand_is_true(const Components& tables, const Player& player) {
  const Ledger& ledger = player.ledger;
  int barred = 0;
  for (const std::uint8_t card : player.hand) {
    if (std::ranges::find(ledger.seen, card, &SeenCard::card) != ledger.seen.end()) continue;
    if ((numbers_of(ledger.barred) & number_bit(tables.cards[card].number)) != 0) ++barred;
  }
  return barred <= ledger.fresh && ledger.fresh <= unseen_in_bag(player) &&
         (ledger.fresh == 0 || numbers_of(ledger.barred) != 0);
}

// A card face down proves that no card then in the hand fitted, this one included; otherwise what
// is imagined could not have been played.
bool proofs_are_known(const Components& tables, const Player& player) {
  const Ledger& ledger = player.ledger;
  for (std::size_t place = 0; place < ledger.hidden.size(); ++place) {
    const HiddenPlace& hidden = ledger.hidden[place];
    if (hidden.city_card == 0) continue;
    const NumberSet fitted = fitted_before(player.city, tables, from_code(hidden.city_card));
    if ((fitted & ~numbers_of(hidden.barred)) != 0) return false;
    for (std::size_t seen = 0; seen < ledger.seen.size(); ++seen)
      if (can_be_in(ledger, seen, place) &&
          (number_bit(tables.cards[ledger.seen[seen].card].number) & fitted) != 0)
        return false;
  }
  return true;
}

// LC-7.4: dealt face up, so all have seen them.
bool dealt_openly(const Player& player) {
  return std::ranges::all_of(player.hand, [&](std::uint8_t card) {
    return std::ranges::find(player.ledger.seen, card, &SeenCard::card) != player.ledger.seen.end();
  });
}

// The lists of the ledger can take what the rest of the game adds.
bool leaves_room(const Game& game, const State& state, Seat seat) {
  const Ledger& ledger = player_at(state, seat).ledger;
  const bool in_turn = seat_at(state.turn) == seat;
  const int turns = turns_taken(game, state, seat);
  const int taken = turns + (in_turn && set_taken(state) ? 1 : 0);
  // A discard before the set is taken, a face-down card after.
  const int hidden =
      2 * turns + (in_turn && set_taken(state) ? 1 : 0) + (in_turn && card_placed(state) ? 1 : 0);
  // Dealt openly, exchanged, from the cruise terminal.
  const int others = kMaxSeen - kTurns;
  return static_cast<int>(ledger.seen.size()) <= taken + others - 1 &&
         static_cast<int>(ledger.hidden.size()) <= hidden;
}

}  // namespace

Found check_ledger(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const Argument who{"seat", seat};
  if (state.deck_tags.size() != state.deck.size()) return broken("LC-10.3", "deck_known");
  for (const DeckTag tag : state.deck_tags)
    if (tag >= DeckTag::discarded &&
        (static_cast<int>(tag) - static_cast<int>(DeckTag::discarded)) % kMaxPlayers >=
            game.players)
      return broken("LC-10.3", "deck_known");
  PlaceCards cards;
  if (!leaves_room(game, state, seat)) return broken("LC-10.16", "ledger", {who});
  if (game.solo() && state.phase <= Phase::exchange_space && !dealt_openly(player))
    return broken("LC-7.4", "ledger", {who});
  if (!find_place_cards(state, seat, cards)) return broken("LC-10.16", "ledger_places", {who});
  if (unseen_in_bag(player) < 0 || !seen_are_true(player, cards) ||
      !places_are_true(game.tables, player, cards) || !hand_is_true(game.tables, player))
    return broken("LC-10.16", "ledger", {who});
  if (!proofs_are_known(game.tables, player)) return broken("LC-10.16", "ledger_proof", {who});
  return std::nullopt;
}

}  // namespace orrery::luna_capital
