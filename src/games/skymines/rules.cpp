#include "games/skymines/rules.h"

#include <cassert>

#include "games/skymines/actions/bonus_effects.h"
#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/actions/energy.h"
#include "games/skymines/actions/field_scientist.h"
#include "games/skymines/actions/leave.h"
#include "games/skymines/actions/planning.h"
#include "games/skymines/actions/research.h"
#include "games/skymines/actions/resources.h"
#include "games/skymines/actions/scientist.h"
#include "games/skymines/moves.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {
namespace {

// DP-03
void offer_menu(Look look, MoveList& moves) {
  if (can_place_res(look)) moves.add(make_move(MoveKind::place_res));
  offer_resources(look, moves);
  if (can_use_energy(look)) moves.add(make_move(MoveKind::use_energy));
  offer_scientists(look, moves);
  offer_field_scientists(look, moves);
  if (can_place_marker(look)) moves.add(make_move(MoveKind::place_marker));
  moves.add(make_move(MoveKind::leave));
}

void answer_menu(Step step, Move move) {
  const std::uint8_t arg = move.args[0];
  switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::place_res:
      return step.push(TaskKind::res_target);
    case MoveKind::use_resource:
      return use_resource(step, arg);
    case MoveKind::use_energy:
      return use_energy(step);
    case MoveKind::use_scientist:
      return use_scientist(step, arg);
    case MoveKind::use_sci_tile:
      return use_sci_tile(step);
    case MoveKind::use_field:
      return use_field(step, arg);
    case MoveKind::use_field_tile:
      return use_field_tile(step);
    case MoveKind::place_marker:
      return place_marker(step);
    default:
      return leave(step);
  }
}

// DP-08
void offer_barrier(Look look, MoveList& moves) {
  const unsigned toll = barrier_ahead(look.game, look.state, look.turn(), look.task().a);
  if (toll <= look.player().coins) moves.add(make_move(MoveKind::pay));
  moves.add(make_move(MoveKind::stop));
}

void answer_barrier(Step step, Move move) {
  if (static_cast<MoveKind>(move.kind) == MoveKind::stop) return step.pop();
  --step.task().b;
  step_paying(step, step.task().a);
}

void offer(Look look, MoveList& moves) {
  switch (look.task().kind) {
    case TaskKind::menu:
      return offer_menu(look, moves);
    case TaskKind::res_target:
      return offer_res_targets(look, moves);
    case TaskKind::resource_cards:
      return offer_card_sets(look, moves);
    case TaskKind::gain_card:
      return offer_gains(look, moves);
    case TaskKind::units:
      return offer_units(look, moves);
    case TaskKind::track_move:
      return offer_barrier(look, moves);
    case TaskKind::expand_company:
      return offer_companies(look, moves);
    case TaskKind::expand_entry:
      return offer_entries(look, moves);
    case TaskKind::expand_column:
      return offer_columns_to_take(look, moves);
    case TaskKind::research:
      return offer_research(look, moves);
    case TaskKind::return_column:
      return offer_columns_to_return(look, moves);
    case TaskKind::flip_plan:
      return offer_flips(look, moves);
    case TaskKind::upload:
      return offer_upload(look, moves);
    case TaskKind::bonus_space:
      return offer_spaces(look, moves);
    case TaskKind::tier:
      return offer_tiers(look, moves);
    case TaskKind::buy_card:
      return offer_purchases(look, moves);
    case TaskKind::remove_card:
      return offer_removals(look, moves);
    case TaskKind::choose_effect:
      return offer_effects(look, moves);
    case TaskKind::any_track:
      return offer_any_track(look, moves);
    case TaskKind::other_tracks:
      return offer_other_tracks(look, moves);
    case TaskKind::remove_outpost:
      return offer_outposts(look, moves);
    case TaskKind::removed_pile:
      return offer_removed_pile(look, moves);
    case TaskKind::plan_next:
      return offer_next_plans(look, moves);
    case TaskKind::plan_screen:
      return offer_screens(look, moves);
    case TaskKind::rest_stack:
      return offer_stacks(look, moves);
    case TaskKind::rest_slot:
      return offer_rest_slots(look, moves);
    default:
      assert(false);  // carried out, never asked
  }
}

void answer(Step step, Move move) {
  const std::uint8_t arg = move.args[0];
  switch (step.task().kind) {
    case TaskKind::menu:
      return answer_menu(step, move);
    case TaskKind::res_target:
      return put_res_on(step, arg);
    case TaskKind::resource_cards:
      return use_cards(step, move);
    case TaskKind::gain_card:
      return answer_gain(step, move);
    case TaskKind::units:
      return answer_unit(step, move);
    case TaskKind::track_move:
      return answer_barrier(step, move);
    case TaskKind::expand_company:
      return choose_company(step, arg);
    case TaskKind::expand_entry:
      return answer_entry(step, move);
    case TaskKind::expand_column:
      return take_outpost(step, arg);
    case TaskKind::research:
      return answer_research(step, move);
    case TaskKind::return_column:
      return return_outpost(step, arg);
    case TaskKind::flip_plan:
      return answer_flip(step, move);
    case TaskKind::upload:
      return answer_upload(step, move);
    case TaskKind::bonus_space:
      return put_marker_on(step, arg);
    case TaskKind::tier:
      return choose_tier(step, arg);
    case TaskKind::buy_card:
      return answer_purchase(step, move);
    case TaskKind::remove_card:
      return remove_card(step, arg);
    case TaskKind::choose_effect:
      return choose_effect(step, arg);
    case TaskKind::any_track:
      return choose_any_track(step, move);
    case TaskKind::other_tracks:
      return choose_other_track(step, move);
    case TaskKind::remove_outpost:
      return remove_outpost(step, arg, move.args[1]);
    case TaskKind::removed_pile:
      return answer_removed_pile(step, move);
    case TaskKind::plan_next:
      return choose_next_plan(step, arg);
    case TaskKind::plan_screen:
      return place_plan(step, arg);
    case TaskKind::rest_stack:
      return take_stack(step, arg);
    case TaskKind::rest_slot:
      return rest_card(step, arg);
    default:
      assert(false);  // carried out, never asked
  }
}

#ifndef NDEBUG
bool is_legal(const Game& game, const State& state, Seat seat, Move move) {
  if (!active(game, state).has(seat)) return false;
  MoveList moves;
  legal(game, state, seat, moves);
  return moves.contains(move);
}
#endif

}  // namespace

SeatSet active(const Game& game, const State& state) {
  if (state.phase == Phase::over) return {};
  if (state.phase == Phase::action) return SeatSet::of(seat_at(state.turn));
  SeatSet waiting;
  for (int i = 0; i < game.players; ++i)
    if (player_at(state, seat_at(i)).planned == 0) waiting.add(seat_at(i));
  return waiting;
}

void legal(const Game& game, const State& state, Seat seat, MoveList& moves) {
  switch (state.phase) {
    case Phase::draft:
      return offer_tokens(player_at(state, seat), moves);
    case Phase::planning:
      return offer_plans(game, player_at(state, seat), moves);
    case Phase::action:
      return offer({game, state}, moves);
    case Phase::over:
      return;
  }
}

void apply(const Game& game, State& state, Seat seat, Move move, Events* events) {
  assert(is_legal(game, state, seat, move));
  const Step step{.game = game, .state = state, .events = events};
  switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::token:
      return choose_token(step, seat, move.args[0]);
    case MoveKind::plan:
      return plan_card(step, seat, move);
    case MoveKind::planned:
      return end_planning(step, seat);
    default:
      answer(step, move);
      return run(step);
  }
}

}  // namespace orrery::skymines
