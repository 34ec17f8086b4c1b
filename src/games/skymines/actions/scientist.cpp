#include "games/skymines/actions/scientist.h"

#include <bit>

#include "games/skymines/actions/offer.h"
#include "games/skymines/moves.h"

namespace orrery::skymines {
namespace {

bool is_down(const Player& player, unsigned screen) {
  return (player.plans_down >> screen & 1U) != 0;
}

// SK-4.34: screens (bits) beyond the marker with a plan that is face up.
unsigned plans_ahead(const Player& player) {
  unsigned screens = 0;
  for (unsigned screen = player.upload; screen < kScreens; ++screen)
    if (player.screens[screen] != kNoPlan && !is_down(player, screen)) screens |= 1U << screen;
  return screens;
}

unsigned special_cost(Look look, PlanCode plan) {
  return look.game.tables.special_plans[plan - kFirstSpecial].cost;
}

// SK-4.35 to SK-4.38
bool can_enter_next(Look look) {
  const Player& player = look.player();
  const unsigned screen = player.upload;
  const PlanCode plan = player.screens[screen];
  if (plan == kNoPlan) return false;
  if (is_down(player, screen)) return true;
  if (is_special(plan)) return player.coins >= special_cost(look, plan);
  const unsigned movers = look.state.scientist.removed != 0 ? 0 : 1;
  return meets(look.game.tables.plans[plan], totals(look.game, look.state, look.turn()), movers);
}

void begin_research(Step step, Scientist mover) {
  step.state.scientist = mover;
  step.push(TaskKind::mover_rp);
  step.push(TaskKind::upload);
  step.push(TaskKind::flip_plan);
}

// The marker stays where it is; a reward only if it moved.
void stop_uploading(Step step) {
  const bool moved = step.task().a != 0;
  step.pop();
  if (moved) step.push(TaskKind::upload_reward);
}

}  // namespace

void offer_scientists(Look look, MoveList& moves) {
  const Player& player = look.player();
  for_each_class(look.game, cards_in(player, face_up_of(look.game, player, CardType::scientist)),
                 [&](CardId card) { moves.add(make_move(MoveKind::use_scientist, card)); });
  if ((player.tiles_up >> kTileSci & 1U) != 0) moves.add(make_move(MoveKind::use_sci_tile));
}

void use_scientist(Step step, CardId card) {
  const unsigned slot = slot_of(step.player(), card);
  tell(step.events, EventKind::used_cards, step.turn(), card + 1);
  step.pop();
  step.push(TaskKind::turn_face_down, 1U << slot);
  begin_research(step, {.slot = static_cast<std::uint8_t>(slot + 1U)});
}

void use_sci_tile(Step step) {
  tell(step.events, EventKind::used_tile, step.turn(), kTileSci);
  step.pop();
  step.push(TaskKind::turn_face_down, 0, 1U << kTileSci);
  begin_research(step, {.tile = 1});
}

void use_removed_scientist(Step step, CardId card) {
  begin_research(step, {.removed = static_cast<std::uint8_t>(card + 1U)});
}

bool flip_plan_asks(Step step) {
  const Player& player = step.player();
  if (player.coins >= step.game.tables.flip_price && plans_ahead(player) != 0) return true;
  step.pop();
  return false;
}

void offer_flips(Look look, MoveList& moves) {
  for (unsigned rest = plans_ahead(look.player()); rest != 0; rest &= rest - 1U)
    moves.add(make_move(MoveKind::flip, static_cast<std::uint8_t>(std::countr_zero(rest))));
  moves.add(make_move(MoveKind::none));
}

void answer_flip(Step step, Move move) {
  step.pop();
  if (static_cast<MoveKind>(move.kind) == MoveKind::none) return;
  Player& player = step.player();
  const unsigned screen = move.args[0];
  pay_coins(step, step.game.tables.flip_price);
  player.plans_down = static_cast<std::uint16_t>(player.plans_down | 1U << screen);
  tell(step.events, EventKind::flipped_plan, step.turn(), screen, player.screens[screen]);
}

bool upload_asks(Step step) {
  if (step.player().upload < kScreens) return true;
  stop_uploading(step);  // SK-4.42
  return false;
}

void offer_upload(Look look, MoveList& moves) {
  if (can_enter_next(look)) moves.add(make_move(MoveKind::upload));
  moves.add(make_move(MoveKind::stop));
}

void answer_upload(Step step, Move move) {
  if (static_cast<MoveKind>(move.kind) == MoveKind::stop) return stop_uploading(step);
  Player& player = step.player();
  const unsigned screen = player.upload;
  const PlanCode plan = player.screens[screen];
  const unsigned coins =
      is_special(plan) && !is_down(player, screen) ? special_cost(step, plan) : 0;
  pay_coins(step, coins);
  ++player.upload;
  step.task().a = 1;
  tell(step.events, EventKind::uploaded, step.turn(), screen, coins);
  if (player.upload >= step.game.tables.slot_screen) open_slot(step, step.turn(), kUploadSlot);
}

void reward_upload(Step step) {
  const Player& player = step.player();
  const unsigned screen = player.upload - 1U;
  const PlanCode plan = player.screens[screen];
  step.pop();
  if (!is_down(player, screen) && !is_special(plan))
    gain(step, step.game.tables.plans[plan].reward);
}

void gain_mover_rp(Step step) {
  Scientist& mover = step.state.scientist;
  unsigned points = step.game.tables.tile_rp;
  if (mover.slot != 0)
    points = step.card(static_cast<CardId>(step.player().slots[mover.slot - 1U] - 1U)).rp;
  else if (mover.removed != 0)
    points = step.card(static_cast<CardId>(mover.removed - 1U)).rp;
  mover = {};
  step.pop();
  gain_rp(step, points);
}

}  // namespace orrery::skymines
