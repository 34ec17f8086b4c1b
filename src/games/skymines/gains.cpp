// Coins, helium, and the rewards of one source in the order of SK-4.21.
#include <algorithm>

#include "games/skymines/actions/outposts.h"
#include "games/skymines/actions/research.h"
#include "games/skymines/actions/track_moves.h"

namespace orrery::skymines {

void gain_coins(Step step, Seat seat, unsigned coins) {
  if (coins == 0) return;
  Player& player = step.player(seat);
  player.coins = static_cast<std::uint16_t>(player.coins + coins);
  tell(step.events, EventKind::gained_coins, seat, coins);
}

void pay_coins(Step step, unsigned coins) {
  step.player().coins = static_cast<std::uint16_t>(step.player().coins - coins);
}

void open_slot(Step step, Seat seat, unsigned slot) {
  Player& player = step.player(seat);
  const auto bit = static_cast<std::uint8_t>(1U << slot);
  if ((player.open_slots & bit) != 0) return;
  player.open_slots |= bit;
  tell(step.events, EventKind::opened_slot, seat, slot);
}

unsigned filled_slots(const Player& player) {
  unsigned filled = 0;
  for (unsigned slot = 0; slot < kSlots; ++slot)
    if (player.slots[slot] != 0) filled |= 1U << slot;
  return filled;
}

unsigned slots_opened(const Game& game, const Player& player) {
  unsigned open = ((1U << kSlots) - 1U) & ~(1U << kHeliumSlot) & ~(1U << kUploadSlot);
  if (player.tank >= game.tables.slot_step) open |= 1U << kHeliumSlot;
  if (player.upload >= game.tables.slot_screen) open |= 1U << kUploadSlot;
  return open;
}

void gain_helium(Step step, Seat seat, unsigned steps) {
  if (steps == 0) return;
  Player& player = step.player(seat);
  const unsigned moved = std::min<unsigned>(steps, kTankSteps - player.tank);
  player.tank = static_cast<std::uint8_t>(player.tank + moved);
  if (moved > 0) tell(step.events, EventKind::gained_helium, seat, moved, player.tank);
  if (player.tank >= step.game.tables.slot_step) open_slot(step, seat, kHeliumSlot);
  gain_coins(step, seat, (steps - moved) * step.game.tables.surplus_coins);
}

void gain_rp(Step step, unsigned points) {
  if (points == 0) return;
  tell(step.events, EventKind::got_rp, step.turn(), points);
  step.push(Research{.points = narrow(points)});
}

void gain(Step step, const Reward& reward) {
  const Seat seat = step.turn();
  unsigned coins = reward.coins;
  if (reward.total_minus_one != 0) {
    const Totals sum = totals(step.game, step.state, seat);
    coins += std::max<unsigned>(1U, sum.resource[reward.total_minus_one - 1U]) - 1U;
  }
  gain_coins(step, seat, coins);
  gain_helium(step, seat, reward.he);
  // What comes last goes to the pile first.
  if (reward.track_any > 0) step.push(AnyTrack{.spaces = reward.track_any});
  for (unsigned company = kCompanies; company-- > 0;)
    if (reward.track[company] > 0)
      step.push(TrackMove{.company = narrow(company), .spaces = reward.track[company]});
  if (reward.remove_outposts > 0) step.push(RemoveOutpost{.count = reward.remove_outposts});
  gain_rp(step, reward.rp);
}

}  // namespace orrery::skymines
