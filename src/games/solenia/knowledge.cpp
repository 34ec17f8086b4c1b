// Hiding what a viewer cannot know, and imagining it anew.
#include <algorithm>

#include "games/solenia/moves.h"
#include "games/solenia/placement.h"
#include "games/solenia/view.h"

namespace orrery::solenia {
namespace {

using CardPile = FixedVector<std::uint8_t, kHandSize + kDeckSize>;

CardPile hand_and_deck(const Player& player) {
  CardPile cards;
  for (const std::uint8_t kind : player.hand) cards.push_back(kind);
  for (const std::uint8_t kind : player.deck) cards.push_back(kind);
  return cards;
}

// Deals `cards` out again, as many to the hand as it held.
void deal(Player& player, const CardPile& cards) {
  const std::size_t held = player.hand.size();
  player.hand.clear();
  for (std::size_t i = 0; i < held; ++i) player.hand.insert_sorted(cards[i]);
  player.deck.clear();
  for (std::size_t i = held; i < cards.size(); ++i) player.deck.push_back(cards[i]);
}

bool has_chosen(const State& state, int seat) {
  return state.pending.card != 0 && state.turn == seat;
}

}  // namespace

State blind(const Game& game, const State& state, Viewer viewer) {
  State known = state;
  known.chance = {};
  for (int i = 0; i < game.players; ++i) {
    Player& player = player_at(known, seat_at(i));
    std::ranges::sort(player.deck);
    if (viewer.is(seat_at(i))) continue;
    CardPile cards = hand_and_deck(player);  // SO-10.4: together they are public
    std::ranges::sort(cards);
    deal(player, cards);
    // SO-10.18: that a card was chosen is public, which one is not.
    if (has_chosen(known, i)) known.pending.card = code_of(cards[0]);
  }
  for (auto& stack : known.stack) std::ranges::sort(stack);
  std::ranges::sort(known.rival_deck);
  return known;
}

void redraw(const Game& game, State& state, Viewer viewer, Rng& rng) {
  for (std::uint32_t& word : state.chance.key) word = static_cast<std::uint32_t>(rng.next() >> 32U);
  for (int i = 0; i < game.players; ++i) {
    Player& player = player_at(state, seat_at(i));
    if (viewer.is(seat_at(i))) {
      rng.shuffle(player.deck.span());
      continue;
    }
    CardPile cards = hand_and_deck(player);
    rng.shuffle(cards.span());
    deal(player, cards);
    if (has_chosen(state, i)) state.pending.card = code_of(cards[0]);
  }
  for (auto& stack : state.stack) rng.shuffle(stack.span());
  rng.shuffle(state.rival_deck.span());
}

Move move_seen_by(const Game& /*game*/, Seat seat, Move move, Viewer viewer) {
  if (static_cast<MoveKind>(move.kind) != MoveKind::card || viewer.is(seat)) return move;
  return hidden(move);
}

}  // namespace orrery::solenia
