// The company tracks: steps, barriers, thresholds and the bonuses they unlock (section 4.9).
#include "games/skymines/turn.h"

namespace orrery::skymines {
namespace {

const Track& track_of(const Game& game, const State& state, unsigned company) {
  return game.tables.tracks[state.track[company]];
}

// SK-4.73: pays all whose marker is beyond it, and so the mover too.
void pass_threshold(Step step, unsigned company, unsigned which) {
  const Track& track = step.track(company);
  const unsigned coins = track.threshold_coins[which];
  for (int i = 0; i < step.game.seats(); ++i) {
    const Seat seat = seat_at(i);
    Player& player = step.player(seat);
    if (player.tracks[company] <= track.threshold_after[which]) continue;
    player.coins = static_cast<std::uint16_t>(player.coins + coins);
    tell(step.events, EventKind::threshold, seat, company, which, coins);
  }
}

}  // namespace

unsigned track_shares(const Game& game, const State& state, Seat seat, unsigned company) {
  return track_of(game, state, company).shares[player_at(state, seat).tracks[company]];
}

unsigned barrier_ahead(const Game& game, const State& state, Seat seat, unsigned company) {
  return track_of(game, state, company).barrier[player_at(state, seat).tracks[company]];
}

bool at_track_end(const Game& game, const State& state, Seat seat, unsigned company) {
  return player_at(state, seat).tracks[company] >= track_of(game, state, company).last;
}

void step_on_track(Step step, Seat seat, unsigned company) {
  const Track& track = step.track(company);
  const unsigned from = step.player(seat).tracks[company]++;
  for (unsigned which = 0; which < track.threshold_after.size(); ++which)
    if (track.threshold_after[which] == from) pass_threshold(step, company, which);
}

unsigned thresholds_passed(const Game& game, const State& state, Seat seat, unsigned company) {
  const Track& track = track_of(game, state, company);
  unsigned passed = 0;
  for (const std::uint8_t after : track.threshold_after)
    if (player_at(state, seat).tracks[company] > after) ++passed;
  return passed;
}

void step_paying(Step step, unsigned company) {
  const unsigned coins = barrier_ahead(step.game, step.state, step.turn(), company);
  if (coins > 0) {
    pay_coins(step, coins);
    tell(step.events, EventKind::paid_barrier, step.turn(), company, coins);
  }
  step_on_track(step, step.turn(), company);
  tell(step.events, EventKind::stepped, step.turn(), company, 1, step.player().tracks[company]);
}

}  // namespace orrery::skymines
