// Hiding what a viewer cannot know. What is drawn anew instead is found in redraw.cpp.
#include <algorithm>
#include <array>

#include "games/luna_capital/hidden.h"
#include "games/luna_capital/ledger.h"
#include "games/luna_capital/moves.h"
#include "games/luna_capital/view.h"

namespace orrery::luna_capital {
namespace {

bool before_first_turn(const State& state) {
  return state.phase == Phase::solo_swap || state.phase == Phase::exchange_card ||
         state.phase == Phase::exchange_space;
}

}  // namespace

bool sees_hand(const Game& game, const State& state, Seat seat, Viewer viewer) {
  if (viewer.is(seat) || state.phase == Phase::over) return true;  // LC-10.14
  return game.solo() && before_first_turn(state);                  // LC-10.13, LC-10.15
}

bool sees_choice(const Game& game, const State& state, Viewer viewer) {
  const Seat seat = seat_at(state.turn);
  return state.pending.card == 0 || sees_hand(game, state, seat, viewer) ||
         hand_is_known(player_at(state, seat));
}

State blind(const Game& game, const State& state, Viewer viewer) {
  State known = state;
  known.chance = {};
  for (TilePool& tower : known.towers) std::ranges::sort(tower);
  HiddenCards hidden(game, known, viewer);
  CardSet cards = hidden.cards();
  hidden.for_each([&](std::uint8_t& place) { place = take_lowest(cards); });
  if (!sees_choice(game, state, viewer)) {
    known.pending.card = code_of(player_at(known, seat_at(state.turn)).hand[0]);
    known.pending.position = 0;
  }
  return known;
}

Move move_seen_by(const Game& /*game*/, Seat seat, Move move, Viewer viewer) {
  constexpr std::array kOwnBusiness = {MoveKind::give, MoveKind::discard, MoveKind::play,
                                       MoveKind::at, MoveKind::hold};
  const bool own =
      std::ranges::find(kOwnBusiness, static_cast<MoveKind>(move.kind)) != kOwnBusiness.end();
  return own && !viewer.is(seat) ? hidden(move) : move;
}

}  // namespace orrery::luna_capital
