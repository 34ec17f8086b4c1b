// How good a position looks: the score pad, and what cards, tracks and plans may still bring.
#include "games/skymines/heuristics.h"

#include <algorithm>
#include <array>

#include "games/skymines/scoring.h"
#include "games/skymines/tasks.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {
namespace {

// All weights are in points.
constexpr float kRivalShare = 0.3F;  // how much the best other score counts against mine
constexpr float kUsualValue = 6.0F;  // of a company at the end
constexpr float kTrust = 0.75F;      // how sure that is at the start
constexpr float kProgress = 0.6F;    // of a value that is not reached yet, by the way made
constexpr float kReady = 0.9F;       // of the use of a card that lies face up
constexpr float kInHand = 0.34F;     // of the use of a card, for each round it may be planned
constexpr float kResting = 0.22F;    //
constexpr float kMarker = 1.6F;      // a bonus marker that can still be placed this round
constexpr float kSlot = 1.6F;        // an open slot, for each round
constexpr float kPlanAhead = 1.3F;   // a plan that the upload marker can come to
constexpr int kPlansThatMatter = 6;
constexpr float kTile = 1.2F;

int rounds_after(const State& state) { return kRounds - 1 - state.round; }

// `table[i]` grows in steps; a part of the next one counts before it is reached.
template <std::size_t kSize>
float smooth(const std::array<std::uint8_t, kSize>& table, unsigned at, unsigned last) {
  unsigned next = at;
  while (next < last && table[next] == table[at]) ++next;
  unsigned from = at;
  while (from > 0 && table[from - 1] == table[at]) --from;
  if (next == at || table[next] == table[at]) return table[at];
  const float way = static_cast<float>(at - from) / static_cast<float>(next - from);
  return static_cast<float>(table[at]) +
         kProgress * way * static_cast<float>(table[next] - table[at]);
}

float cards_ahead(const Game& game, const State& state, const Player& player) {
  const auto rounds = static_cast<float>(rounds_after(state));
  const auto use = [&](unsigned card) { return use_of(game.tables.cards[card]); };
  float worth = 0;
  // During planning the hand is of use in this round too, if there are slots for it.
  const float hand = state.phase == Phase::planning ? rounds + 0.2F : rounds;
  for (const CardId card : player.hand) worth += kInHand * hand * use(card);
  for (const auto& stack : player.rest)
    for (const std::uint8_t card : stack) worth += kResting * rounds * use(card);
  for (unsigned slot = 0; slot < kSlots; ++slot) {
    if (player.slots[slot] == 0) continue;
    const unsigned card = player.slots[slot] - 1U;
    worth += kResting * rounds * use(card);
    if (state.phase == Phase::planning || (player.face_up >> slot & 1U) != 0)
      worth += kReady * use(card);
  }
  return worth;
}

float plans_ahead(const State& state, const Player& player) {
  const int most = std::min(kPlansThatMatter, 2 * (1 + rounds_after(state)));
  int plans = 0;
  for (unsigned screen = player.upload; screen < kScreens && plans < most; ++screen) {
    if (player.screens[screen] == kNoPlan) break;
    ++plans;
  }
  return kPlanAhead * static_cast<float>(plans);
}

// Plans taken in this turn lie nowhere yet.
float plans_in_hand(const State& state, Seat seat) {
  if (seat != seat_at(state.turn)) return 0;
  return 0.5F * kPlanAhead * static_cast<float>(state.gained.size());
}

float prospects(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const auto rounds = static_cast<float>(rounds_after(state));
  float worth =
      cards_ahead(game, state, player) + plans_ahead(state, player) + plans_in_hand(state, seat);
  worth += kSlot * rounds * static_cast<float>(std::popcount(player.open_slots));
  worth += kTile * static_cast<float>(std::popcount(player.tiles_up));
  if (player.left == 0) worth += kMarker * static_cast<float>(player.markers);
  return worth;
}

// The pad with what is on its way: values that companies will get, parts of the next step.
float standing(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  auto worth = static_cast<float>(player.coins);
  for (unsigned company = 0; company < kCompanies; ++company) {
    const Track& track = game.tables.tracks[state.track[company]];
    const unsigned at = player.tracks[company];
    const unsigned cards = shares(game, state, seat, company) - track.shares[at];
    const float mine = smooth(track.shares, at, track.last) + static_cast<float>(cards);
    worth += mine * expected_value(game, state, company);
  }
  worth += smooth(game.tables.tank_value, player.tank, kTankSteps);
  if (game.is_luna(seat))
    return worth +
           smooth(game.tables.luna_research_value, player.upload, game.tables.luna_research_steps);
  worth += smooth(game.tables.research_value, player.upload, kScreens);
  for (unsigned screen = 0; screen < player.upload; ++screen)
    if (is_special(player.screens[screen]) && (player.plans_down >> screen & 1U) == 0)
      worth += static_cast<float>(
          game.tables.special_plans[player.screens[screen] - kFirstSpecial].end_value);
  return worth;
}

}  // namespace

float use_of(const Card& card) {
  const auto value = static_cast<float>(card.value);
  switch (card.type) {
    case CardType::energy:
      return 0.5F + 1.9F * value;
    case CardType::scientist:
      return 2.0F + 1.2F * static_cast<float>(card.rp);
    case CardType::field:
      return 1.5F * static_cast<float>(card.he) + static_cast<float>(card.coins) + 0.5F;
    case CardType::share:
      break;
    case CardType::carbon:
    case CardType::minerals:
    case CardType::titanium:
      return 1.4F * value;
  }
  return 0;
}

float expected_value(const Game& game, const State& state, unsigned company) {
  const auto now = static_cast<float>(company_value(game, state, company));
  if (state.phase == Phase::over) return now;
  const float left = static_cast<float>(rounds_after(state) + 1) / kRounds;
  return now + left * kTrust * std::max(0.0F, kUsualValue - now);
}

float share_lead(const Game& game, const State& state, Seat seat, unsigned company) {
  unsigned best = 0;
  for (int i = 0; i < game.seats(); ++i)
    if (seat_at(i) != seat) best = std::max(best, shares(game, state, seat_at(i), company));
  return static_cast<float>(shares(game, state, seat, company)) - 0.5F * static_cast<float>(best);
}

float card_preference(const Game& game, const State& state, CardId card) {
  const Card& printed = game.tables.cards[card];
  const auto rounds = static_cast<float>(kRounds - 1 - state.round);
  float worth = kInHand * rounds * use_of(printed);
  if (printed.share != Company::none) worth += expected_value(game, state, index(printed.share));
  return worth;
}

float value(const Game& game, const State& state, Seat seat) {
  float best_other = 0;
  for (int i = 0; i < game.seats(); ++i)
    if (seat_at(i) != seat) best_other = std::max(best_other, standing(game, state, seat_at(i)));
  const float worth = standing(game, state, seat) - kRivalShare * best_other;
  return state.phase == Phase::over ? worth : worth + prospects(game, state, seat);
}

bool quiet(const Game& /*game*/, const State& state) {
  if (state.phase != Phase::action) return true;
  return asked(state).kind == TaskKind::menu;
}

}  // namespace orrery::skymines
