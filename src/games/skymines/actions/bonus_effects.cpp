#include "games/skymines/actions/bonus_effects.h"

#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/actions/offer.h"
#include "games/skymines/moves.h"

namespace orrery::skymines {

void begin_effect(Step step, unsigned space, const BonusSpace& print) {
  switch (print.effect) {
    case SpaceEffect::none:
      return;
    case SpaceEffect::majority:
      return step.push(TaskKind::tier, space);
    case SpaceEffect::first_player:  // SK-3.16: from the next round on
      step.state.first_marker = step.state.turn;
      return tell(step.events, EventKind::took_first, step.turn());
    case SpaceEffect::buy:
      return step.push(TaskKind::buy_card, print.discount, print.optional ? 1U : 0U);
    case SpaceEffect::remove_card:
      return step.push(TaskKind::remove_card, static_cast<unsigned>(Removal::coins), print.plus,
                       print.carbon_only ? 1U : 0U);
    case SpaceEffect::use_removed:
      return step.push(TaskKind::remove_card, static_cast<unsigned>(removal_of(print)), space);
    case SpaceEffect::tile:
      return tell(step.events, EventKind::reserved_tile, step.turn(), print.tile);
    case SpaceEffect::choose_reward:
      return step.push(TaskKind::choose_effect, space);
    case SpaceEffect::other_tracks: {
      const unsigned own = (space - kBoardSpaces) / 2U;
      return step.push(TaskKind::other_tracks, space, 1U << own);
    }
  }
}

void offer_purchases(Look look, MoveList& moves) {
  const Task task = look.task();
  for (std::uint8_t space = 0; space < kDisplay; ++space)
    if (look.state.display[space] != 0 &&
        total_cost(look.game, look.state, space, task.a) <= look.player().coins)
      moves.add(make_move(MoveKind::gain, space));
  if (task.b != 0) moves.add(make_move(MoveKind::none));
}

void answer_purchase(Step step, Move move) {
  const Task task = step.task();
  step.pop();
  if (static_cast<MoveKind>(move.kind) == MoveKind::none) return;
  const unsigned coins = total_cost(step.game, step.state, move.args[0], task.a);
  pay_coins(step, coins);
  take_from_display(step, move.args[0], coins);
}

// One reward, or one of several.
void offer_effects(Look look, MoveList& moves) {
  const Task task = look.task();
  const BonusSpace& print = space_at(look.game, look.state, task.a);
  if (print.effect == SpaceEffect::choose_reward) {
    for (std::uint8_t effect = 0; effect < print.choices; ++effect)
      moves.add(make_move(MoveKind::effect, effect));
    return;
  }
  // E2-1: the action of the card, or a purchase; a share card has no action (SK-4.100).
  if (look.card(task.b).type != CardType::share) moves.add(make_move(MoveKind::effect, 0));
  if (look.player().coins >= look.game.tables.removed_price)
    moves.add(make_move(MoveKind::effect, 1));
}

void choose_effect(Step step, unsigned effect) {
  const Task task = step.task();
  const BonusSpace& print = space_at(step.game, step.state, task.a);
  step.pop();
  if (print.effect == SpaceEffect::choose_reward) return gain(step, print.rewards[effect]);
  if (effect == 0) return step.push(TaskKind::action_of_removed, task.b);
  step.push(TaskKind::removed_pile);
}

bool any_track_asks(Step step) {
  for (unsigned company = 0; company < kCompanies; ++company)
    if ((step.task().b >> company & 1U) == 0 &&
        !at_track_end(step.game, step.state, step.turn(), company))
      return true;
  step.pop();
  return false;
}

void offer_any_track(Look look, MoveList& moves) {
  const Task task = look.task();
  for (std::uint8_t company = 0; company < kCompanies; ++company)
    if ((task.b >> company & 1U) == 0 && !at_track_end(look.game, look.state, look.turn(), company))
      moves.add(make_move(MoveKind::track, company, task.a));
}

void choose_any_track(Step step, Move move) {
  step.pop();
  step.push(TaskKind::track_move, move.args[0], move.args[1]);
}

// SK-4.102: every company once, every length of move still to be made once per company.
void offer_other_tracks(Look look, MoveList& moves) {
  const Task task = look.task();
  const auto& lengths = space_at(look.game, look.state, task.a).moves;
  for (std::uint8_t company = 0; company < kCompanies; ++company) {
    if ((task.b >> company & 1U) != 0) continue;
    std::uint32_t offered = 0;
    for (unsigned i = 0; i < lengths.size(); ++i) {
      const std::uint32_t length = 1U << lengths[i];
      if (lengths[i] == 0 || (task.c >> i & 1U) != 0 || (offered & length) != 0) continue;
      offered |= length;
      moves.add(make_move(MoveKind::track, company, lengths[i]));
    }
  }
}

void choose_other_track(Step step, Move move) {
  Task& task = step.task();
  const auto& lengths = space_at(step.game, step.state, task.a).moves;
  unsigned made = 0;
  while (lengths[made] != move.args[1] || (task.c >> made & 1U) != 0) ++made;
  task.b = static_cast<std::uint8_t>(task.b | 1U << move.args[0]);
  task.c = static_cast<std::uint8_t>(task.c | 1U << made);
  bool more = false;
  for (unsigned i = 0; i < lengths.size(); ++i)
    more = more || (lengths[i] != 0 && (task.c >> i & 1U) == 0);
  if (!more) step.pop();
  step.push(TaskKind::track_move, move.args[0], move.args[1]);
}

bool remove_outpost_asks(Step step) {
  const Task task = step.task();
  for (unsigned company = 0; company < kCompanies && task.a > 0; ++company)
    if ((task.b == 0 || task.b == company + 1U) && has_outposts(step.state, company)) return true;
  step.pop();
  return false;
}

// SK-4.50: all of one station.
void offer_outposts(Look look, MoveList& moves) {
  const Task task = look.task();
  for (std::uint8_t company = 0; company < kCompanies; ++company)
    for (std::uint8_t column = 0; column < kColumns; ++column)
      if ((task.b == 0 || task.b == company + 1U) && can_take(look.state.station[company][column]))
        moves.add(make_move(MoveKind::outpost, company, column));
}

void remove_outpost(Step step, unsigned company, unsigned column) {
  Task& task = step.task();
  take_from(step.state.station[company][column]);
  ++step.state.boxed[company];
  --task.a;
  task.b = static_cast<std::uint8_t>(company + 1U);
  tell(step.events, EventKind::removed_outpost, step.turn(), company, column);
}

}  // namespace orrery::skymines
