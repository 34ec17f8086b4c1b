#include "games/skymines/actions/track_moves.h"

#include <bit>

#include "games/skymines/actions/bonus_effects.h"
#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/actions/resources.h"
#include "games/skymines/heuristics.h"
#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

bool is_finished(const Look& look, unsigned company) {
  return at_track_end(look.game, look.state, look.seat, company);
}

unsigned toll_ahead(const Look& look, unsigned company) {
  return barrier_ahead(look.game, look.state, look.seat, company);
}

bool some_track_open(const Look& look) {
  for (unsigned company = 0; company < kCompanies; ++company)
    if (!is_finished(look, company)) return true;
  return false;
}

// Near to more shares, and to coins of a threshold, is better.
float prefer_step(const Look& look, Move move) {
  const unsigned company = move.args[0];
  const Track& track = look.game.tables.tracks[look.state.track[company]];
  const unsigned at = look.player().tracks[company];
  const auto spaces = static_cast<float>(move.args[1]);
  if (at >= track.last) return kNever + spaces;
  unsigned next = at + 1U;
  while (next < track.last && track.shares[next] == track.shares[at]) ++next;
  const float worth =
      expected_value(look.game, look.state, company) / static_cast<float>(next - at);
  const float threshold = track.threshold_after[0] == at || track.threshold_after[1] == at ? 1 : 0;
  return worth + threshold - static_cast<float>(track.barrier[at]) + spaces;
}

Message describe_track(const Look& look, Move move) {
  return say("track", {company_argument(look.game, move.args[0]), number("n", move.args[1])});
}

// --- units
// ----------------------------------------------------------------------------------------

bool units_ask(Step step) {
  if (step.task<Units>().left > 0 && some_track_open(step)) return true;
  step.pop();
  return false;
}

bool can_step(const Look& look, unsigned company, bool& free) {
  if (is_finished(look, company)) return false;
  const unsigned toll = toll_ahead(look, company);
  free = free || toll == 0;
  return toll <= look.player().coins;
}

void offer_units(const Look& look, MoveList& moves) {
  bool free = false;
  for (std::uint8_t company = 0; company < kCompanies; ++company)
    if (can_step(look, company, free)) moves.add(make_move(MoveKind::step, company));
  if (!free) moves.add(make_move(MoveKind::forfeit));  // SK-4.7
}

void answer_unit(Step step, Move move) {
  if (is(move, MoveKind::forfeit)) return step.pop();
  step.replace(Units{.left = narrow(step.task<Units>().left - 1U)});
  step_paying(step, move.args[0]);
}

Message describe_unit(const Look& look, Move move) {
  if (is(move, MoveKind::forfeit)) return say("forfeit");
  const Argument company = company_argument(look.game, move.args[0]);
  const unsigned toll = toll_ahead(look, move.args[0]);
  if (toll == 0) return say("step", {company});
  return say("step_over_barrier", {company, number("coins", toll)});
}

// --- a granted move
// -------------------------------------------------------------------------------

// Carries the move on as far as nothing has to be paid; asks at a barrier.
bool track_move_asks(Step step) {
  auto [company, spaces] = step.task<TrackMove>();
  unsigned moved = 0;
  while (spaces > 0 && !is_finished(step, company) && toll_ahead(step, company) == 0) {
    step_on_track(step, step.turn(), company);
    --spaces;
    ++moved;
  }
  if (moved > 0)
    tell(step.events, EventKind::stepped, step.turn(), company, moved,
         step.player().tracks[company]);
  if (spaces > 0 && !is_finished(step, company)) {
    step.replace(TrackMove{.company = company, .spaces = spaces});
    return true;
  }
  step.pop();
  return false;
}

void offer_barrier(const Look& look, MoveList& moves) {
  if (toll_ahead(look, look.task<TrackMove>().company) <= look.player().coins)
    moves.add(make_move(MoveKind::pay));
  moves.add(make_move(MoveKind::stop));
}

void answer_barrier(Step step, Move move) {
  if (is(move, MoveKind::stop)) return step.pop();
  const auto [company, spaces] = step.task<TrackMove>();
  step.replace(TrackMove{.company = company, .spaces = narrow(spaces - 1U)});
  step_paying(step, company);
}

Message ask_at_barrier(const Look& look) {
  const auto [company, spaces] = look.task<TrackMove>();
  return ask("barrier", {company_argument(look.game, company),
                         number("coins", toll_ahead(look, company)), number("spaces", spaces)});
}

Message describe_barrier(const Look& look, Move move) {
  if (is(move, MoveKind::stop)) return say("stop_before_barrier");
  return say("pay", {number("coins", toll_ahead(look, look.task<TrackMove>().company))});
}

// SK-4.21: rewards of one source, the last to be taken at the bottom; the companies in order.
bool moves_on_track(const Lying& task) {
  const auto [company, spaces] = task.as<TrackMove>();
  if (spaces == 0) return false;
  const bool stands = !is_finished(task.look, company) && toll_ahead(task.look, company) > 0;
  if (task.on(TaskKind::other_tracks)) return task.on_top() && stands;
  const bool in_order =
      task.on(TaskKind::track_move) && company < task.below().as<TrackMove>().company;
  return (in_order || task.on(TaskKind::any_track) || begins_rewards(task)) &&
         (stands || !task.on_top());
}

// --- a company of choice
// --------------------------------------------------------------------------

bool any_track_asks(Step step) {
  if (some_track_open(step)) return true;
  step.pop();
  return false;
}

void offer_any_track(const Look& look, MoveList& moves) {
  const std::uint8_t spaces = look.task<AnyTrack>().spaces;
  for (std::uint8_t company = 0; company < kCompanies; ++company)
    if (!is_finished(look, company)) moves.add(make_move(MoveKind::track, company, spaces));
}

// SK-4.102: every company once, every length of move still to be made once per company.
void offer_other_tracks(const Look& look, MoveList& moves) {
  const auto task = look.task<OtherTracks>();
  const auto& lengths = space_at(look.game, look.state, task.space).moves;
  for (std::uint8_t company = 0; company < kCompanies; ++company) {
    if ((task.closed >> company & 1U) != 0) continue;
    std::uint32_t offered = 0;
    for (unsigned i = 0; i < lengths.size(); ++i) {
      const std::uint32_t length = 1U << lengths[i];
      if (lengths[i] == 0 || (task.made >> i & 1U) != 0 || (offered & length) != 0) continue;
      offered |= length;
      moves.add(make_move(MoveKind::track, company, lengths[i]));
    }
  }
}

// The moves (bits) that a space has.
unsigned moves_of(const Look& look, unsigned space) {
  const auto& lengths = space_at(look.game, look.state, space).moves;
  unsigned moves = 0;
  for (unsigned i = 0; i < lengths.size(); ++i)
    if (lengths[i] != 0) moves |= 1U << i;
  return moves;
}

void choose_other_track(Step step, Move move) {
  auto task = step.task<OtherTracks>();
  const auto& lengths = space_at(step.game, step.state, task.space).moves;
  unsigned made = 0;
  while (lengths[made] != move.args[1] || (task.made >> made & 1U) != 0) ++made;
  task.closed = narrow(task.closed | 1U << move.args[0]);
  task.made = narrow(task.made | 1U << made);
  step.replace(task);
  if (task.made == moves_of(step, task.space)) step.pop();
  step.push(TrackMove{.company = move.args[0], .spaces = move.args[1]});
}

// SK-4.102: as many companies are closed as moves are made, besides the own one.
bool moves_on_other_tracks(const Lying& task) {
  const auto [space, closed, made] = task.as<OtherTracks>();
  if (!task.on(TaskKind::end_action) || !stands_on(task.look, space, SpaceEffect::other_tracks) ||
      space < kBoardSpaces)
    return false;
  const unsigned own = (space - kBoardSpaces) / 2U;
  const unsigned moves = moves_of(task.look, space);
  return (closed >> own & 1U) != 0 && std::popcount(closed) == std::popcount(made) + 1 &&
         (made & ~moves) == 0 && made != moves;
}

constexpr TaskParameter kSpaces = {"spaces", kMany};

}  // namespace

// DP-07
constexpr TaskRow Units::kRow = {
    .name = "units",
    .parameters = {{{"left", kMany}}},
    .asks = units_ask,
    .offer = offer_units,
    .answer = answer_unit,
    .prompt =
        [](const Look& look) { return ask("units", {number("units", look.task<Units>().left)}); },
    .describe = describe_unit,
    .prefer = [](const Look& look,
                 Move move) { return is(move, MoveKind::forfeit) ? 0 : prefer_step(look, move); },
    .show = [](const Look& look, JsonWriter& out) { out.member("units", look.task<Units>().left); },
    .fits =
        [](const Lying& task) {
          return task.on_top() && task.as<Units>().left > 0 && is_paid_by_resources(task) &&
                 some_track_open(task.look);
        },
};

// DP-08
constexpr TaskRow TrackMove::kRow = {
    .name = "track_move",
    .parameters = {{{"company", kCompanies - 1}, kSpaces}},
    .asks = track_move_asks,
    .offer = offer_barrier,
    .answer = answer_barrier,
    .prompt = ask_at_barrier,
    .describe = describe_barrier,
    .prefer = [](const Look& /*look*/, Move move) { return is(move, MoveKind::pay) ? 1.0F : 0.0F; },
    .fits = moves_on_track,
};

// DP-21
constexpr TaskRow AnyTrack::kRow = {
    .name = "any_track",
    .parameters = {{kSpaces}},
    .asks = any_track_asks,
    .offer = offer_any_track,
    .answer =
        [](Step step, Move move) {
          step.replace(TrackMove{.company = move.args[0], .spaces = move.args[1]});
        },
    .prompt =
        [](const Look& look) {
          return ask("any_track", {number("spaces", look.task<AnyTrack>().spaces)});
        },
    .describe = describe_track,
    .prefer = prefer_step,
    .fits =
        [](const Lying& task) {
          return task.as<AnyTrack>().spaces > 0 && begins_rewards(task) &&
                 (!task.on_top() || some_track_open(task.look));
        },
};

// DP-21
constexpr TaskRow OtherTracks::kRow = {
    .name = "other_tracks",
    .parameters = {{{"space", kBonusSpaces - 1},
                    {"closed", (1U << kCompanies) - 1U},
                    {"made", (1U << kCompanies) - 1U}}},
    .offer = offer_other_tracks,
    .answer = choose_other_track,
    .prompt = [](const Look& /*look*/) { return ask("other_tracks"); },
    .describe = describe_track,
    .prefer = prefer_step,
    .fits = moves_on_other_tracks,
};

}  // namespace orrery::skymines
