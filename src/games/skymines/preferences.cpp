// A quick guess at every alternative, for the rest of a turn that a bot looks at.
#include <algorithm>

#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/heuristics.h"
#include "games/skymines/moves.h"
#include "games/skymines/sentences.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {
namespace {

constexpr float kNever = -50.0F;

float number_of(unsigned n) { return static_cast<float>(n); }

// How much more a seat gains by a company's value than the best of the others does.
float share_lead(const Game& game, const State& state, Seat seat, unsigned company) {
  unsigned best = 0;
  for (int i = 0; i < game.seats(); ++i)
    if (seat_at(i) != seat) best = std::max(best, shares(game, state, seat_at(i), company));
  return number_of(shares(game, state, seat, company)) - 0.5F * number_of(best);
}

// A space on a track: near to more shares, and to coins of a threshold, is better.
float step_preference(const Game& game, const State& state, Seat seat, unsigned company) {
  const Track& track = game.tables.tracks[state.track[company]];
  const unsigned at = player_at(state, seat).tracks[company];
  if (at >= track.last) return kNever;
  unsigned next = at + 1U;
  while (next < track.last && track.shares[next] == track.shares[at]) ++next;
  const float worth = expected_value(game, state, company) / number_of(next - at);
  const float threshold = track.threshold_after[0] == at || track.threshold_after[1] == at ? 1 : 0;
  return worth + threshold - number_of(track.barrier[at]);
}

float card_preference(const Game& game, const State& state, CardId card) {
  const Card& printed = game.tables.cards[card];
  const auto rounds = static_cast<float>(kRounds - 1 - state.round);
  float worth = 0.34F * rounds * use_of(printed);
  if (printed.share != Company::none) worth += expected_value(game, state, index(printed.share));
  return worth;
}

float display_preference(const Game& game, const State& state, unsigned space) {
  const Task task = asked(state);
  const unsigned discount = task.kind == TaskKind::buy_card ? task.a : task.c;
  const auto card = static_cast<CardId>(state.display[space] - 1U);
  return card_preference(game, state, card) -
         1.2F * number_of(total_cost(game, state, space, discount));
}

float reward_preference(const Reward& reward) {
  float worth = number_of(reward.coins) + 1.6F * number_of(reward.he) + 1.5F * number_of(reward.rp);
  worth += 0.5F * number_of(reward.remove_outposts) + 1.4F * number_of(reward.track_any);
  if (reward.total_minus_one != 0) worth += 2;
  for (const std::uint8_t spaces : reward.track) worth += 1.3F * number_of(spaces);
  return worth;
}

float plan_preference(const Game& game, const State& state, const Player& player, PlanCode plan) {
  const float late = state.round >= kRounds - 2 ? 1.5F : 0.0F;
  int waiting = static_cast<int>(state.gained.size());
  for (unsigned screen = player.upload; screen < kScreens; ++screen)
    if (player.screens[screen] != kNoPlan) ++waiting;
  const float enough = waiting > 6 ? 2.0F : 0.0F;
  if (is_special(plan)) return 2.5F - late - enough;
  float worth = 3.0F + 0.3F * reward_preference(game.tables.plans[plan].reward) - late - enough;
  for (const Requirement& need : game.tables.plans[plan].requirements)
    if (need.kind != RequirementKind::none) worth -= 0.3F + 0.35F * number_of(need.n + need.first);
  return worth;
}

float entry_preference(const Game& game, const State& state, Place place) {
  const PlaceData& data = game.map().place[place];
  const float amount = number_of(data.amount);
  const float reward = data.building == Building::deep_mine          ? amount
                       : data.building == Building::gas_collector    ? 1.6F * amount
                       : data.building == Building::research_station ? 1.5F * amount
                                                                     : 1.3F * amount;
  return 3.0F + reward - 1.3F * number_of(entry_cost(game, state, state.expansion.company, place));
}

// Coins that appear when a piece is taken from a column, for or against the seat.
float column_preference(const Game& game, const State& state, Seat seat, unsigned company,
                        unsigned column, bool taking) {
  Column changed = state.station[company][column];
  const HomeColumn& print = game.station(company)[column];
  const auto before = static_cast<float>(visible_coins(print, changed));
  if (taking)
    take_from(changed);
  else
    return_to(changed);
  const auto after = static_cast<float>(visible_coins(print, changed));
  return (after - before) * share_lead(game, state, seat, company);
}

float menu_preference(MoveKind kind) {
  switch (kind) {
    case MoveKind::place_res:
      return 5;
    case MoveKind::leave:
      return kNever;
    default:
      return 1;
  }
}

float cards_preference(const Game& game, const State& state, const Player& player, Seat seat,
                       Move move) {
  float worth = 0;
  for (unsigned i = 0; i < kSlots && move.args[i] != 0; ++i)
    for (unsigned slot = 0; slot < kSlots; ++slot)
      if (player.slots[slot] == move.args[i])
        worth += number_of(card_value(game, state, seat, slot));
  return worth;
}

float stack_preference(const Game& game, const Player& player, unsigned stack) {
  float worth = 0;
  for (const std::uint8_t card : player.rest[stack]) worth += use_of(game.tables.cards[card]);
  return worth;
}

float screen_preference(const Player& player, unsigned screen) {
  return (player.screens[screen] == kNoPlan ? 0.0F : -30.0F) - number_of(screen);
}

}  // namespace

float preference(const Game& game, const State& state, Seat seat, Move move) {
  const Player& player = player_at(state, seat);
  const auto kind = static_cast<MoveKind>(move.kind);
  const std::uint8_t arg = move.args[0];
  switch (kind) {
    case MoveKind::plan:
      return 1.0F + use_of(game.tables.cards[arg]);
    case MoveKind::with_cards:
      return cards_preference(game, state, player, seat, move);
    case MoveKind::gain:
      return display_preference(game, state, arg);
    case MoveKind::step:
    case MoveKind::track:
      return step_preference(game, state, seat, arg) + number_of(move.args[1]);
    case MoveKind::company:
      return share_lead(game, state, seat, arg);
    case MoveKind::enter:
      return entry_preference(game, state, arg);
    case MoveKind::from_column:
      return column_preference(game, state, seat, state.expansion.company, arg, true);
    case MoveKind::to_column:
      return column_preference(game, state, seat, asked(state).b, arg, false);
    case MoveKind::outpost:
      return column_preference(game, state, seat, arg, move.args[1], true);
    case MoveKind::take_plan:
      return plan_preference(game, state, player, state.research_display[arg][move.args[1]]);
    case MoveKind::take_special:
      return plan_preference(game, state, player, static_cast<PlanCode>(kFirstSpecial + arg));
    case MoveKind::take_coin:
      return 1;
    case MoveKind::flip:
      return -1;
    case MoveKind::upload:
    case MoveKind::pay:
      return 1;
    case MoveKind::tier:
      return number_of(arg);
    case MoveKind::effect:
      return -number_of(arg);
    case MoveKind::remove:
      return number_of(game.tables.cards[arg].cost) - card_preference(game, state, arg);
    case MoveKind::recover:
      return card_preference(game, state, arg) - number_of(game.tables.removed_price);
    case MoveKind::screen:
      return screen_preference(player, arg);
    case MoveKind::take_stack:
      return stack_preference(game, player, arg);
    case MoveKind::rest:
      return number_of(static_cast<unsigned>(player.rest[arg].size()));
    case MoveKind::place_res:
    case MoveKind::use_resource:
    case MoveKind::use_energy:
    case MoveKind::use_scientist:
    case MoveKind::use_sci_tile:
    case MoveKind::use_field:
    case MoveKind::use_field_tile:
    case MoveKind::place_marker:
    case MoveKind::leave:
      return menu_preference(kind);
    default:
      return 0;
  }
}

}  // namespace orrery::skymines
