// The pile of tasks: read from the bottom as the rules put it together, and checked against what it
// works on.
#include <bit>

#include "games/skymines/actions/bonus_effects.h"
#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/actions/offer.h"
#include "games/skymines/actions/resources.h"
#include "games/skymines/invariants.h"
#include "games/skymines/sentences.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {
namespace {

constexpr unsigned kMost = 99;  // more energy, points or spaces than any turn brings

class Pile {
 public:
  Pile(const Game& game, const State& state)
      : game_(game), state_(state), look_(game, state), player_(look_.player()) {}

  bool fits() {
    if (!take(TaskKind::end_turn)) return false;
    if (next() == TaskKind::plan_next || next() == TaskKind::plan_screen) return placing();
    if (take(TaskKind::finish_leaving)) return state_.gained.empty() && leaving();
    if (!take(TaskKind::end_action)) return false;
    if (take(TaskKind::menu)) return state_.gained.empty() && menu();
    if (take(TaskKind::resource_cards))
      return state_.gained.empty() && nothing_under_way() && now_.a <= kMixed && now_.b == 0 &&
             now_.c == 0 && done();
    if (take(TaskKind::turn_face_down)) return card_action();
    return marker_action();
  }

 private:
  TaskKind next() const {
    return at_ < state_.tasks.size() ? state_.tasks[at_].kind : TaskKind::none;
  }
  // Moves on over a task of this kind, which `now_` is then.
  bool take(TaskKind kind) {
    if (next() != kind) return false;
    now_ = state_.tasks[at_++];
    return true;
  }
  bool done() const { return at_ == state_.tasks.size(); }
  bool plain() const { return now_.a == 0 && now_.b == 0 && now_.c == 0; }
  bool nothing_under_way() const {
    return state_.expansion == Expansion{} && state_.scientist == Scientist{};
  }

  // SK-4.44: one after the other; the last is not asked for.
  bool placing() {
    if (!nothing_under_way()) return false;
    const bool several = take(TaskKind::plan_next);
    if (several && !plain()) return false;
    const std::size_t left = state_.gained.size();
    if (done()) return left > 1;
    return take(TaskKind::plan_screen) && now_.b == 0 && now_.c == 0 &&
           (several ? left > 0 : left == 0) && now_.a < kPlanCodes && player_.upload < kScreens &&
           done();
  }

  // SK-4.96
  bool leaving() {
    if (!nothing_under_way() || state_.round == kRounds - 1 || !take(TaskKind::rest_slot))
      return false;
    const Task resting = now_;
    const unsigned filled = filled_slots(player_);
    if (player_.face_up != filled || resting.c != 0) return false;
    if (take(TaskKind::rest_stack))
      return resting == Task{TaskKind::rest_slot} && plain() && done();
    // A stack that takes a card is not empty, and no card is left below the one asked for.
    unsigned stacks = 0;
    for (unsigned rest = 0; rest < kSlots; ++rest)
      if (!player_.rest[rest].empty()) stacks |= 1U << rest;
    return !game_.linked_slots && filled != 0 && resting.a < kSlots &&
           resting.a == static_cast<unsigned>(std::countr_zero(filled)) &&
           (resting.b & ~stacks) == 0 && std::popcount(resting.b) <= static_cast<int>(resting.a) &&
           done();
  }

  // SK-3.12
  bool menu() {
    if (!plain() || !nothing_under_way()) return false;
    if (done()) return true;
    return take(TaskKind::res_target) && plain() && can_place_res(look_) && done();
  }

  bool are_face_up(const Task& down) const {
    return (down.a & ~player_.face_up) == 0 && (down.b & ~player_.tiles_up) == 0 && down.c == 0 &&
           (down.a | down.b) != 0;
  }

  // The cards and tiles used are all of one kind.
  bool used(const Task& down, CardType type, unsigned tile) const {
    if ((down.b & ~(1U << tile)) != 0) return false;
    for (const CardId card : cards_in(player_, down.a))
      if (look_.card(card).type != type) return false;
    return true;
  }

  bool used_resources(const Task& down) const {
    if ((down.b & ~(1U << kTileRes)) != 0 || down.a == 0) return false;
    for (const CardId card : cards_in(player_, down.a))
      if (!is_resource(look_.card(card).type)) return false;
    const bool tile = player_.res_on != 0 && (down.a >> (player_.res_on - 1U) & 1U) != 0;
    return tile == (down.b != 0);
  }

  bool card_action() {
    const Task down = now_;
    if (!are_face_up(down)) return false;
    if (next() == TaskKind::gain_card || next() == TaskKind::units)
      return used_resources(down) && nothing_under_way() && resource_block();
    if (next() == TaskKind::return_outposts)
      return used(down, CardType::energy, kTileEnergy) && state_.expansion.from_removed == 0 &&
             expansion_block();
    if (!used(down, CardType::scientist, kTileSci) ||
        std::popcount(down.a) + std::popcount(down.b) != 1)
      return false;
    return scientist_block(down);
  }

  // --- blocks of one action -------------------------------------------------------------------

  bool resource_block() {
    if (take(TaskKind::gain_card))
      return now_.a <= kMost && now_.b <= 1 && now_.c <= kMost &&
             cheapest(game_, state_, now_.c) <= now_.a && done();
    return take(TaskKind::units) && now_.a > 0 && now_.a <= kMost && now_.b == 0 && now_.c == 0 &&
           some_track_open(0) && done();
  }

  bool some_track_open(unsigned closed) const {
    for (unsigned company = 0; company < kCompanies; ++company)
      if ((closed >> company & 1U) == 0 && !at_track_end(game_, state_, look_.turn(), company))
        return true;
    return false;
  }

  bool expansion_block() {
    const Expansion& expansion = state_.expansion;
    if (!take(TaskKind::return_outposts) || !plain() || state_.scientist != Scientist{})
      return false;
    if (expansion.company >= kCompanies || expansion.energy > kMost ||
        (expansion.entered & ~state_.pieces[expansion.company]) != 0)
      return false;
    if (take(TaskKind::rewards_of_expansion)) return plain() && expanding();
    if (take(TaskKind::return_column)) return returning();
    return rewards();
  }

  bool expanding() {
    const Expansion& expansion = state_.expansion;
    if (take(TaskKind::expand_company)) {
      bool any = false;
      for (unsigned company = 0; company < kCompanies; ++company)
        any = any || has_outposts(state_, company);
      return plain() && any && expansion.company == 0 && expansion.entered == 0 && done();
    }
    if (!take(TaskKind::expand_entry) || !plain()) return false;
    if (done()) return true;
    if (!take(TaskKind::expand_column) || now_.a >= game_.map().places || now_.b != 0 ||
        now_.c != 0)
      return false;
    const unsigned cost = entry_cost(game_, state_, expansion.company, now_.a);
    return cost > 0 && cost <= expansion.energy && has_outposts(state_, expansion.company) &&
           done();
  }

  // SK-4.22, SK-4.24: the lowest sector with a foreign outpost.
  bool returning() {
    const Expansion& expansion = state_.expansion;
    if (now_.a >= game_.map().places || now_.b >= kCompanies || now_.b == expansion.company ||
        now_.c != 0)
      return false;
    PlaceSet waiting = 0;
    for (unsigned other = 0; other < kCompanies; ++other)
      if (other != expansion.company) waiting |= state_.pieces[other] & expansion.entered;
    if (waiting == 0 || std::countr_zero(waiting) != now_.a ||
        (state_.pieces[now_.b] & bit(now_.a)) == 0)
      return false;
    for (unsigned column = 0; column < kColumns; ++column)
      if (can_return(game_.station(now_.b)[column], state_.station[now_.b][column])) return done();
    return false;
  }

  // `down` names the card or tile in use; nothing for a removed card.
  bool scientist_block(const Task& down) {
    if (state_.expansion != Expansion{}) return false;
    const bool moving = take(TaskKind::mover_rp);
    if (moving && !plain()) return false;
    if (!moving) return state_.scientist == Scientist{} && rewards();
    const Scientist& mover = state_.scientist;
    const bool from_slot = mover.slot != 0 && mover.tile == 0 && mover.removed == 0 &&
                           down.a == 1U << (mover.slot - 1U);
    const bool from_tile =
        mover.slot == 0 && mover.tile == 1 && mover.removed == 0 && down.b == 1U << kTileSci;
    const bool from_pile = mover.slot == 0 && mover.tile == 0 && mover.removed != 0 &&
                           (down.a | down.b) == 0 && is_removed(mover.removed, CardType::scientist);
    if (!from_slot && !from_tile && !from_pile) return false;
    if (!take(TaskKind::upload)) return rewards();
    if (now_.a > 1 || now_.b != 0 || now_.c != 0 || player_.upload == kScreens ||
        (now_.a == 1 && player_.upload == 0))
      return false;
    if (done()) return true;
    const bool before_moving = now_.a == 0;
    return take(TaskKind::flip_plan) && before_moving && plain() && can_flip() && done();
  }

  bool can_flip() const {
    for (unsigned screen = player_.upload; screen < kScreens; ++screen)
      if (player_.screens[screen] != kNoPlan && (player_.plans_down >> screen & 1U) == 0)
        return player_.coins >= game_.tables.flip_price;
    return false;
  }

  bool is_removed(unsigned code, CardType type) const {
    return state_.removed.has(static_cast<CardId>(code - 1U)) &&
           look_.card(static_cast<CardId>(code - 1U)).type == type;
  }

  // Rewards of one source, the last to be taken at the bottom (SK-4.21).
  bool rewards() {
    if (take(TaskKind::any_track)) {
      if (now_.a == 0 || now_.a > kMost || now_.b != 0 || now_.c != 0) return false;
      if (done()) return some_track_open(now_.b);
    }
    unsigned below = kCompanies;
    while (take(TaskKind::track_move)) {
      if (now_.a >= below || now_.b == 0 || now_.b > kMost || now_.c != 0) return false;
      below = now_.a;
      if (done()) return stands_at_barrier(now_.a);
    }
    if (take(TaskKind::remove_outpost)) {
      if (now_.a == 0 || now_.a > kMost || now_.b > kCompanies || now_.c != 0) return false;
      if (done()) return has_outpost_to_remove();
    }
    return take(TaskKind::research) && now_.a > 0 && now_.a <= kMost && now_.b == 0 &&
           now_.c == 0 && player_.upload < kScreens && done();
  }

  bool stands_at_barrier(unsigned company) const {
    return !at_track_end(game_, state_, look_.turn(), company) &&
           barrier_ahead(game_, state_, look_.turn(), company) > 0;
  }

  bool has_outpost_to_remove() const {
    for (unsigned company = 0; company < kCompanies; ++company)
      if ((now_.b == 0 || now_.b == company + 1U) && has_outposts(state_, company)) return true;
    return false;
  }

  // --- bonus markers --------------------------------------------------------------------------

  bool stands_on(unsigned space, SpaceEffect effect) const {
    return space < state_.marker_on.size() && state_.marker_on[space] == state_.turn + 1 &&
           space_at(game_, state_, space).effect == effect;
  }

  bool stands_anywhere() const {
    for (const std::uint8_t on : state_.marker_on)
      if (on == state_.turn + 1) return true;
    return false;
  }

  bool marker_action() {
    if (take(TaskKind::bonus_space))
      return plain() && state_.gained.empty() && player_.markers > 0 && nothing_under_way() &&
             done();
    if (!stands_anywhere()) return false;
    switch (next()) {
      case TaskKind::tier:
      case TaskKind::buy_card:
      case TaskKind::remove_card:
      case TaskKind::choose_effect:
        return effect() && nothing_under_way() && (done() || rewards());
      case TaskKind::other_tracks:
        return other_tracks();
      case TaskKind::removed_pile:
        take(TaskKind::removed_pile);
        if (now_.a > 1 || now_.b != 0 || now_.c != 0) return false;
        return done() ? nothing_under_way() : now_.a == 1 && removed_action();
      default:
        return removed_action();
    }
  }

  bool effect() {
    if (take(TaskKind::tier))
      return stands_on(now_.a, SpaceEffect::majority) && now_.b == 0 && now_.c == 0;
    if (take(TaskKind::buy_card)) return now_.a <= kMost && now_.b <= 1 && now_.c == 0;
    if (take(TaskKind::choose_effect)) {
      if (stands_on(now_.a, SpaceEffect::choose_reward)) return now_.b == 0 && now_.c == 0;
      return stands_on(now_.a, SpaceEffect::use_removed) && now_.b < kCards &&
             state_.removed.has(now_.b) && now_.c == 0;
    }
    take(TaskKind::remove_card);
    if (now_.a == static_cast<unsigned>(Removal::coins)) return now_.b <= kMost && now_.c <= 1;
    return stands_on(now_.b, SpaceEffect::use_removed) && now_.c == 0 &&
           now_.a == static_cast<unsigned>(removal_of(space_at(game_, state_, now_.b)));
  }

  // SK-4.102: as many companies are closed as moves are made, besides the own one.
  bool other_tracks() {
    take(TaskKind::other_tracks);
    if (!nothing_under_way() || !stands_on(now_.a, SpaceEffect::other_tracks) ||
        now_.a < kBoardSpaces)
      return false;
    const unsigned own = (now_.a - kBoardSpaces) / 2U;
    unsigned open = 0;
    const auto& lengths = space_at(game_, state_, now_.a).moves;
    for (unsigned i = 0; i < lengths.size(); ++i)
      if (lengths[i] != 0) open |= 1U << i;
    const bool counts = std::popcount(now_.b) == std::popcount(now_.c) + 1;
    const unsigned companies = (1U << kCompanies) - 1U;
    if ((now_.b & ~companies) != 0 || (now_.b >> own & 1U) == 0 || !counts ||
        (now_.c & ~open) != 0 || now_.c == open)
      return false;
    if (done()) return true;
    return take(TaskKind::track_move) && now_.a < kCompanies && now_.b > 0 && now_.b <= kMost &&
           now_.c == 0 && stands_at_barrier(now_.a) && done();
  }

  // The action of a removed card (SK-4.91), or what a space gives.
  bool removed_action() {
    if (next() == TaskKind::gain_card || next() == TaskKind::units)
      return nothing_under_way() && resource_block();
    if (next() == TaskKind::return_outposts)
      return state_.expansion.from_removed == 1 && expansion_block();
    return scientist_block({});
  }

  const Game& game_;
  const State& state_;
  Look look_;
  const Player& player_;
  std::size_t at_ = 0;
  Task now_;
};

bool is_idle(const State& state) {
  return state.tasks.empty() && state.gained.empty() && state.expansion == Expansion{} &&
         state.scientist == Scientist{};
}

}  // namespace

Found check_tasks(const Game& game, const State& state) {
  const bool fits = state.phase == Phase::action ? Pile(game, state).fits() : is_idle(state);
  if (!fits) return broken("SK-9.5", "tasks");
  return std::nullopt;
}

}  // namespace orrery::skymines
