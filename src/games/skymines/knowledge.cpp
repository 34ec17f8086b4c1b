// Hiding what a viewer cannot know (chapter 10), and drawing it anew.
#include <algorithm>

#include "games/skymines/hidden.h"
#include "games/skymines/moves.h"

namespace orrery::skymines {
namespace {

using Hand = FixedVector<std::uint8_t, kCards>;

// SK-3.5
Hand placeable(const Game& game, const Player& player) {
  Hand cards;
  for (const CardId card : player.hand)
    if (game.tables.cards[card].type != CardType::share) cards.push_back(card);
  return cards;
}

void plan(Player& player, unsigned slot, std::uint8_t card) {
  player.hand.remove(card);
  player.slots[slot] = static_cast<std::uint8_t>(card + 1U);
}

FixedVector<std::uint8_t, kSlots> open_slots(const Player& player) {
  FixedVector<std::uint8_t, kSlots> slots;
  for (std::uint8_t slot = 0; slot < kSlots; ++slot)
    if ((player.open_slots >> slot & 1U) != 0) slots.push_back(slot);
  return slots;
}

// The lowest cards in the lowest slots: only their number says something (SK-10.2).
void hide_plans(const Game& game, Player& player) {
  const unsigned planned = take_back_plans(player);
  const Hand cards = placeable(game, player);
  const auto slots = open_slots(player);
  for (unsigned i = 0; i < planned; ++i) plan(player, slots[i], cards[i]);
}

void redraw_plans(const Game& game, Player& player, Rng& rng) {
  const unsigned planned = take_back_plans(player);
  Hand cards = placeable(game, player);
  auto slots = open_slots(player);
  rng.shuffle(cards.span());
  if (game.linked_slots) rng.shuffle(slots.span());  // SK-6.4: any slot could be used
  for (unsigned i = 0; i < planned; ++i) plan(player, slots[i], cards[i]);
}

// The tokens that may have been dealt to those whose tokens the viewer does not see (SK-2.16).
void redraw_tokens(const Game& game, State& state, Viewer viewer, Rng& rng) {
  unsigned known = 0;
  for (int i = 0; i < game.seats(); ++i)
    for (const std::uint8_t token : player_at(state, seat_at(i)).tokens) known |= 1U << token;
  FixedVector<std::uint8_t, kTokens> unknown;
  for (std::uint8_t token = 1; token <= kTokens; ++token)
    if ((known >> token & 1U) == 0) unknown.push_back(token);
  rng.shuffle(unknown.span());
  for (int i = 0; i < game.players; ++i)
    if (!sees_tokens(state, seat_at(i), viewer))
      for (std::uint8_t& token : player_at(state, seat_at(i)).tokens) token = unknown.pop_back();
}

}  // namespace

bool sees_plans(const State& state, Seat seat, Viewer viewer) {
  return state.phase != Phase::planning || viewer.is(seat);
}

bool sees_tokens(const State& state, Seat seat, Viewer viewer) {
  return state.phase != Phase::draft || viewer.is(seat);
}

State blind(const Game& game, const State& state, Viewer viewer) {
  State known = state;
  known.chance = {};
  const auto sort = [](std::span<std::uint8_t> cards) { std::ranges::sort(cards); };
  arrange_deck(game, known, sort);
  arrange_stacks(known, sort);
  arrange_lunas(game, known, sort);
  for (int i = 0; i < game.players; ++i) {
    Player& player = player_at(known, seat_at(i));
    if (!sees_plans(state, seat_at(i), viewer)) hide_plans(game, player);
    if (!sees_tokens(state, seat_at(i), viewer)) player.tokens = {};
  }
  return known;
}

void redraw(const Game& game, State& state, Viewer viewer, Rng& rng) {
  for (std::uint32_t& word : state.chance.key) word = static_cast<std::uint32_t>(rng.next() >> 32U);
  const auto shuffle = [&rng](std::span<std::uint8_t> cards) { rng.shuffle(cards); };
  arrange_deck(game, state, shuffle);
  arrange_stacks(state, shuffle);
  arrange_lunas(game, state, shuffle);
  for (int i = 0; i < game.players; ++i)
    if (!sees_plans(state, seat_at(i), viewer))
      redraw_plans(game, player_at(state, seat_at(i)), rng);
  if (state.phase == Phase::draft) redraw_tokens(game, state, viewer, rng);
}

Move move_seen_by(const Game& /*game*/, Seat seat, Move move, Viewer viewer) {
  const auto kind = static_cast<MoveKind>(move.kind);
  if (viewer.is(seat) || (kind != MoveKind::token && kind != MoveKind::plan)) return move;
  return hidden(move);
}

}  // namespace orrery::skymines
