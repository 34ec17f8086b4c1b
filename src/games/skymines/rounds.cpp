// The phases of a round and the order of turns (chapter 3).
#include <bit>

#include "games/skymines/actions/menu.h"

namespace orrery::skymines {
namespace {

// SK-3.13, SK-4.78: what was unlocked since becomes active; new markers of A2 come with it.
void refresh_bonuses(Step step) {
  Player& player = step.player();
  for (unsigned company = 0; company < kCompanies; ++company) {
    const unsigned level = thresholds_passed(step.game, step.state, step.turn(), company);
    if (level == player.active_bonus[company]) continue;
    player.active_bonus[company] = narrow(level);
    tell(step.events, EventKind::bonus_active, step.turn(), company, level - 1U);
    const unsigned extra = step.track(company).bonus[level - 1U].extra_markers;
    if (extra <= player.markers_given) continue;
    player.markers = narrow(player.markers + extra - player.markers_given);
    player.markers_given = narrow(extra);
  }
}

// The seat in turn takes its turn: a Luna at once, a player by decisions.
void begin_turn(Step step) {
  ++step.player().turns;
  tell(step.events, EventKind::turn_begins, step.turn(), step.state.round);
  if (step.game.is_luna(step.turn())) {
    luna_turn(step, orrery::index(step.turn()) - step.game.players);
    return;
  }
  refresh_bonuses(step);
  begin_pile(step.state);
}

// SK-3.17
void feed_supplement(Step step) {
  State& state = step.state;
  ++state.supplement;
  state.special_up = narrow(state.special_up | 1U << state.round);
  tell(step.events, EventKind::special_shown, step.turn(), state.round);
}

// SK-3.18: tiles come with the markers; Luna gets none (SK-7.43).
void return_markers(Step step) {
  State& state = step.state;
  for (unsigned space = 0; space < state.marker_on.size(); ++space) {
    if (state.marker_on[space] == 0) continue;
    const Seat owner = seat_at(state.marker_on[space] - 1);
    state.marker_on[space] = 0;
    Player& player = step.player(owner);
    ++player.markers;
    if (space >= kBoardSpaces || step.game.is_luna(owner)) continue;
    const BonusSpace& print = step.game.tables.spaces[space];
    if (print.effect != SpaceEffect::tile) continue;
    player.tiles = narrow(player.tiles | 1U << print.tile);
    player.tiles_up = player.tiles;
    tell(step.events, EventKind::got_tile, owner, print.tile);
  }
}

// The action phase is over: preparation (section 3.4), or the end of the game.
void end_round(Step step) {
  State& state = step.state;
  for (int luna = 0; luna < step.game.lunas; ++luna) clear_luna(step, luna);
  tell(step.events, EventKind::round_ends, seat_at(state.first), state.round);
  if (state.round == kRounds - 1) {
    state.phase = Phase::over;
    tell(step.events, EventKind::game_over, seat_at(state.first));
    return;
  }
  feed_supplement(step);
  return_markers(step);
  prepare_display(step);
  state.first = state.first_marker;
  ++state.round;
  begin_round(step);
}

}  // namespace

void begin_round(Step step) {
  State& state = step.state;
  state.phase = Phase::planning;
  state.turn = state.first;
  tell(step.events, EventKind::round_begins, seat_at(state.first), state.round);
  for (int i = 0; i < step.game.seats(); ++i) {
    Player& player = step.player(seat_at(i));
    player.left = 0;
    player.turns = 0;
    player.track_spaces_used = 0;
  }
  for (int luna = 0; luna < step.game.lunas; ++luna) deal_luna(step, luna);
}

void begin_action_phase(Step step) {
  State& state = step.state;
  for (int i = 0; i < step.game.players; ++i) {
    Player& player = step.player(seat_at(i));
    player.planned = 0;
    player.face_up = narrow(filled_slots(player));
    const auto& slots = player.slots;
    if (player.face_up != 0)
      reveal(step.events, Audience::everyone(), EventKind::cards_shown, seat_at(i), slots[0],
             slots[1], slots[2], slots[3], slots[4]);
  }
  for (int luna = 0; luna < step.game.lunas; ++luna) reveal_luna(step, luna);
  state.phase = Phase::action;
  begin_turn(step);  // of the first player
}

// SK-3.9, SK-7.9: clockwise over all seats, for the Lunas have the last numbers.
void end_turn(Step step) {
  State& state = step.state;
  const auto seats = static_cast<unsigned>(step.game.seats());
  for (unsigned skipped = 0; skipped < seats;) {
    state.turn = narrow((state.turn + 1U) % seats);
    if (step.player().left != 0) {
      ++skipped;
      continue;
    }
    skipped = 0;
    begin_turn(step);
    if (!step.game.is_luna(step.turn())) return;
  }
  end_round(step);
}

}  // namespace orrery::skymines
