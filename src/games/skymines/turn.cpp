// The pile of tasks of a turn: each is carried out when it lies on top, until one asks.
#include "games/skymines/turn.h"

#include "games/skymines/actions/bonus_effects.h"
#include "games/skymines/actions/energy.h"
#include "games/skymines/actions/leave.h"
#include "games/skymines/actions/research.h"
#include "games/skymines/actions/resources.h"
#include "games/skymines/actions/scientist.h"

namespace orrery::skymines {
namespace {

void turn_face_down(Step step) {
  const Task task = step.task();
  Player& player = step.player();
  player.face_up = static_cast<std::uint8_t>(player.face_up & ~task.a);
  player.tiles_up = static_cast<std::uint8_t>(player.tiles_up & ~task.b);
  step.pop();
}

// SK-3.14: plans gained in this turn first.
void finish_turn(Step step) {
  if (!step.state.gained.empty()) return step.push(TaskKind::plan_next);
  refill_research(step);
  step.pop();
  end_turn(step);
}

// Whether the top task asks the player; carries it out, or a part of it, if not.
bool asks(Step step) {
  switch (step.task().kind) {
    case TaskKind::menu:
    case TaskKind::res_target:
    case TaskKind::resource_cards:
    case TaskKind::expand_entry:
    case TaskKind::expand_column:
    case TaskKind::bonus_space:
    case TaskKind::tier:
    case TaskKind::buy_card:
    case TaskKind::remove_card:
    case TaskKind::choose_effect:
    case TaskKind::other_tracks:
    case TaskKind::removed_pile:
      return true;
    case TaskKind::gain_card:
      return gain_card_asks(step);
    case TaskKind::units:
      return units_ask(step);
    case TaskKind::track_move:
      return track_move_asks(step);
    case TaskKind::expand_company:
      return expand_company_asks(step);
    case TaskKind::research:
      return research_asks(step);
    case TaskKind::return_column:
      return return_column_asks(step);
    case TaskKind::flip_plan:
      return flip_plan_asks(step);
    case TaskKind::upload:
      return upload_asks(step);
    case TaskKind::any_track:
      return any_track_asks(step);
    case TaskKind::remove_outpost:
      return remove_outpost_asks(step);
    case TaskKind::plan_next:
      return plan_next_asks(step);
    case TaskKind::plan_screen:
      return plan_screen_asks(step);
    case TaskKind::rest_stack:
      return rest_stack_asks(step);
    case TaskKind::rest_slot:
      return rest_slot_asks(step);
    case TaskKind::rewards_of_expansion:
      reward_expansion(step);
      return false;
    case TaskKind::return_outposts:
      return_next_outpost(step);
      return false;
    case TaskKind::upload_reward:
      reward_upload(step);
      return false;
    case TaskKind::mover_rp:
      gain_mover_rp(step);
      return false;
    case TaskKind::turn_face_down:
      turn_face_down(step);
      return false;
    case TaskKind::action_of_removed:
      use_removed_card(step);
      return false;
    case TaskKind::finish_leaving:
      finish_leaving(step);
      return false;
    case TaskKind::none:
    case TaskKind::end_action:
      step.pop();
      return false;
    case TaskKind::end_turn:
      finish_turn(step);
      return false;
  }
  return false;
}

}  // namespace

void run(Step step) {
  while (step.state.phase == Phase::action && !asks(step)) {
  }
}

}  // namespace orrery::skymines
