#include "games/skymines/actions/bonus_marker.h"

#include <algorithm>
#include <optional>

#include "games/skymines/actions/bonus_effects.h"
#include "games/skymines/actions/removed_card.h"
#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

// The totals of the seat in turn, made when first asked for.
class OwnTotals {
 public:
  explicit OwnTotals(const Look& look) : look_(look) {}
  const Totals& get() {
    if (!made_) made_ = totals(look_.game, look_.state, look_.seat);
    return *made_;
  }

 private:
  const Look& look_;
  std::optional<Totals> made_;
};

// SK-4.64
bool has_majority(const Look& look, const BonusSpace& print, OwnTotals& own) {
  if (!reaches(print.tiers[0], print.measure, own.get())) return false;
  const unsigned mine = own.get().of(print.measure);
  for (int i = 0; i < look.game.seats(); ++i)
    if (i != look.state.turn && measure(look.game, look.state, seat_at(i), print.measure) > mine)
      return false;
  return true;
}

bool can_buy(const Look& look, const BonusSpace& print) {
  const unsigned price = cheapest(look.game, look.state, print.discount);
  return price != kNothingToBuy && price + print.fee <= look.player().coins;
}

// SK-4.57: whether the effect of a space whose fee is paid can be carried out.
bool can_carry_out(const Look& look, const BonusSpace& print, OwnTotals& own) {
  const Player& player = look.player();
  switch (print.effect) {
    case SpaceEffect::none:
      return false;
    case SpaceEffect::majority:
      return has_majority(look, print, own);
    case SpaceEffect::first_player:  // SK-4.65
      return look.state.turn != look.state.first || player.turns > 1;
    case SpaceEffect::buy:
      return print.optional || can_buy(look, print);
    case SpaceEffect::remove_card:
    case SpaceEffect::use_removed:
      return has_removable(look, print);
    case SpaceEffect::tile:
    case SpaceEffect::choose_reward:
    case SpaceEffect::other_tracks:
      return true;
  }
  return false;
}

// SK-4.80: one of the two spaces of a track, if it is active.
bool track_space_open(const Player& player, unsigned company, unsigned which) {
  return player.active_bonus[company] > which && (player.track_spaces_used >> company & 1U) == 0;
}

bool is_open(const Look& look, unsigned space, OwnTotals& own) {
  if (look.state.marker_on[space] != 0) return false;
  const BonusSpace& print = space_at(look.game, look.state, space);
  return look.player().coins >= print.fee && can_carry_out(look, print, own);
}

// Calls `found` with every open space in ascending order until it says to stop.
template <class Found>
void for_each_space(const Look& look, Found&& found) {
  OwnTotals own(look);
  const Player& player = look.player();
  for (unsigned space = 0; space < kBoardSpaces; ++space)
    if (is_open(look, space, own) && !found(space)) return;
  for (unsigned company = 0; company < kCompanies; ++company)
    for (unsigned which = 0; which < 2; ++which) {
      const unsigned space = track_space(company, which);
      if (track_space_open(player, company, which) && is_open(look, space, own) && !found(space))
        return;
    }
}

// --- placing a marker
// -----------------------------------------------------------------------------

void offer_marker(const Look& look, MoveList& moves) {
  if (look.player().markers == 0) return;
  for_each_space(look, [&moves](unsigned /*space*/) {
    moves.add(make_move(MoveKind::place_marker));
    return false;
  });
}

Message describe_marker(const Look& look, Move /*move*/) {
  return say("place_marker", {number("n", look.player().markers + look.player().one_time_markers)});
}

std::optional<Message> refuse_marker(const Look& look) {
  const bool none = look.player().markers + look.player().one_time_markers == 0;
  return no(none ? "markers" : "bonus_space");
}

void offer_spaces(const Look& look, MoveList& moves) {
  for_each_space(look, [&moves](unsigned space) {
    moves.add(make_move(MoveKind::space, narrow(space)));
    return true;
  });
}

void put_marker_on(Step step, Move move) {
  Player& player = step.player();
  const std::uint8_t space = move.args[0];
  const BonusSpace& print = space_at(step.game, step.state, space);
  --player.markers;
  step.state.marker_on[space] = narrow(step.state.turn + 1U);
  if (space >= kBoardSpaces)
    player.track_spaces_used = narrow(player.track_spaces_used | 1U << (space - kBoardSpaces) / 2U);
  tell(step.events, EventKind::placed_marker, step.turn(), space);
  pay_coins(step, print.fee);
  step.pop();
  begin_effect(step, space, print);
  gain(step, print.first);
}

// A majority offers the rewards that are reached, a tile says itself what it is.
Message describe_space(const Look& look, Move move) {
  const unsigned space = move.args[0];
  const BonusSpace& print = space_at(look.game, look.state, space);
  Arguments args = {{"space", space_term(look.game, space)}, number("coins", print.fee)};
  if (print.effect == SpaceEffect::tile) return say("space", std::move(args));
  std::vector<Message> effect = {space_message(look.game, print)};
  if (print.effect == SpaceEffect::majority) {
    const Totals sum = totals(look.game, look.state, look.seat);
    for (unsigned tier = 0; tier < print.tier_count; ++tier)
      if (reaches(print.tiers[tier], print.measure, sum))
        effect = reward_messages(look.game, print.tiers[tier].reward);
  }
  args.push_back({"effect", std::move(effect)});
  if (space < kBoardSpaces) return say("space_for", std::move(args));
  args.push_back(company_argument(look.game, (space - kBoardSpaces) / 2U));
  return say("track_space", std::move(args));
}

}  // namespace

const BonusSpace& space_at(const Game& game, const State& state, unsigned space) {
  if (space < kBoardSpaces) return game.tables.spaces[space];
  const unsigned of_track = space - kBoardSpaces;
  return game.tables.tracks[state.track[of_track / 2U]].bonus[of_track % 2U].space;
}

constexpr MainAction kPlaceMarker = {
    .move = MoveKind::place_marker,
    .offer = offer_marker,
    .begin = [](Step step, Move /*move*/) { step.replace(ChooseSpace{}); },
    .describe = describe_marker,
    .refuse = refuse_marker,
};

// DP-16
constexpr TaskRow ChooseSpace::kRow = {
    .name = "bonus_space",
    .offer = offer_spaces,
    .answer = put_marker_on,
    .prompt = [](const Look& /*look*/) { return ask("bonus_space"); },
    .describe = describe_space,
    .fits =
        [](const Lying& task) {
          return task.on(TaskKind::end_action) && task.on_top() && task.look.state.gained.empty() &&
                 task.look.player().markers > 0;
        },
};

}  // namespace orrery::skymines
