// Every action card is in one place, and only where it can be.
#include <algorithm>

#include "games/skymines/invariants.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

// Counts cards; remembers the first that was there already.
class Census {
 public:
  void see(CardId card) {
    if (found_.has(card) && !twice_) twice_ = card;
    found_.add(card);
  }
  void see_code(std::uint8_t code) {
    if (code != 0) see(static_cast<CardId>(code - 1U));
  }
  const CardSet& found() const { return found_; }
  std::optional<CardId> twice() const { return twice_; }

 private:
  CardSet found_;
  std::optional<CardId> twice_;
};

Census count(const Game& game, const State& state) {
  Census census;
  for (const std::uint8_t card : state.deck) census.see(card);
  for (const std::uint8_t card : state.display) census.see_code(card);
  for (const CardId card : state.removed) census.see(card);
  for (int i = 0; i < game.seats(); ++i) {
    const Player& player = player_at(state, seat_at(i));
    for (const CardId card : player.hand) census.see(card);
    for (const std::uint8_t card : player.slots) census.see_code(card);
    for (const auto& stack : player.rest)
      for (const std::uint8_t card : stack) census.see(card);
  }
  return census;
}

// SK-11.6
Found check_card_places(const Game& game, const State& state) {
  const Census census = count(game, state);
  const auto card = [&](CardId id) { return Argument{"card", card_term(game, id)}; };
  if (census.twice()) return broken("SK-11.6", "card_twice", {card(*census.twice())});
  for (CardId id = 0; id < kCards; ++id) {
    const bool used = id < kDeckCards + game.players * kOwnCards;
    if (used && !census.found().has(id)) return broken("SK-11.6", "card_missing", {card(id)});
    if (!used && census.found().has(id)) return broken("SK-11.6", "card_not_used", {card(id)});
  }
  return std::nullopt;
}

// SK-2.6: what is drawn comes before what is left.
Found check_deck(const Game& game, const State& state) {
  const auto letter = [&](CardId card) { return game.tables.cards[card].letter; };
  CardSet left;
  for (std::size_t i = 0; i < state.deck.size(); ++i) {
    if (state.deck[i] >= kDeckCards || (i > 0 && letter(state.deck[i]) > letter(state.deck[i - 1])))
      return broken("SK-2.6", "deck_order");
    left.add(state.deck[i]);
  }
  if (state.deck.empty()) return std::nullopt;
  for (CardId card = 0; card < kDeckCards; ++card)
    if (!left.has(card) && letter(card) > letter(state.deck.back()))
      return broken("SK-2.6", "deck_order");
  return std::nullopt;
}

// SK-3.5; SK-11.25: one card at the start and one for every round that the seat has left.
Found check_area(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const auto is_share = [&](unsigned card) {
    return game.tables.cards[card].type == CardType::share;
  };
  for (const std::uint8_t card : player.slots)
    if (card != 0 && is_share(card - 1U)) return broken("SK-3.5", "share_card", {{"seat", seat}});
  const bool resting = player.left != 0 || (is_leaving(state) && seat == seat_at(state.turn));
  const std::size_t most = state.round + std::size_t{1} + (resting ? 1U : 0U);
  for (const auto& stack : player.rest) {
    if (stack.size() > most) return broken("SK-11.25", "rest_size", {{"seat", seat}});
    if (std::ranges::any_of(stack, is_share))
      return broken("SK-3.5", "share_card", {{"seat", seat}});
  }
  return std::nullopt;
}

}  // namespace

Found check_cards(const Game& game, const State& state) {
  if (Found found = check_card_places(game, state)) return found;
  if (Found found = check_deck(game, state)) return found;
  for (int i = 0; i < game.seats(); ++i)
    if (Found found = check_area(game, state, seat_at(i))) return found;
  // SK-7.37: Luna takes from the display alone.
  for (int luna = 0; luna < game.lunas; ++luna)
    for (const CardId card : player_at(state, game.luna_seat(luna)).hand)
      if (card >= kDeckCards)
        return broken("SK-7.37", "card_not_used", {{"card", card_term(game, card)}});
  return std::nullopt;
}

}  // namespace orrery::skymines
