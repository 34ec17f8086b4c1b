#include "games/skymines/scoring.h"

#include <algorithm>

#include "core/outcome.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {
namespace {

// Rows of the pad; the companies come in their order from kFirstCompany on.
constexpr std::size_t kCoins = 0;
constexpr std::size_t kFirstCompany = 1;
constexpr std::size_t kTank = kFirstCompany + kCompanies;
constexpr std::size_t kResearch = kTank + 1;
constexpr std::size_t kRowCount = kResearch + 1;

std::int16_t points(unsigned value) { return static_cast<std::int16_t>(value); }

// The share symbols on the cards a seat owns, by company.
std::array<std::uint8_t, kCompanies + 1> card_shares(const Game& game, const Player& player) {
  std::array<std::uint8_t, kCompanies + 1> count{};  // the last are cards without one
  const auto add = [&](CardId card) { ++count[index(game.tables.cards[card].share)]; };
  for (const CardId card : player.hand) add(card);
  for (const std::uint8_t card : player.slots)
    if (card != 0) add(static_cast<CardId>(card - 1U));
  for (const auto& stack : player.rest)
    for (const std::uint8_t card : stack) add(card);
  return count;
}

unsigned research_points(const Game& game, const Player& player) {
  unsigned points = game.tables.research_value[player.upload];
  for (unsigned screen = 0; screen < player.upload; ++screen) {
    const PlanCode plan = player.screens[screen];
    if (is_special(plan) && (player.plans_down >> screen & 1U) == 0)
      points += game.tables.special_plans[plan - kFirstSpecial].end_value;
  }
  return points;
}

}  // namespace

unsigned shares(const Game& game, const State& state, Seat seat, unsigned company) {
  return track_shares(game, state, seat, company) +
         card_shares(game, player_at(state, seat))[company];
}

std::vector<ScoreRow> score_rows() {
  return {{"coins"}, {"astrogo"}, {"tawac"}, {"skymine"}, {"minerva"}, {"tank"}, {"research"}};
}

Scores scores(const Game& game, const State& state) {
  Scores pad;
  std::array<unsigned, kCompanies> value{};
  for (unsigned company = 0; company < kCompanies; ++company)
    value[company] = company_value(game, state, company);
  for (int i = 0; i < game.seats(); ++i) {
    const Seat seat = seat_at(i);
    const Player& player = player_at(state, seat);
    auto& rows = pad.rows[static_cast<std::size_t>(i)];
    const auto cards = card_shares(game, player);
    rows[kCoins] = points(player.coins);
    for (unsigned company = 0; company < kCompanies; ++company)
      rows[kFirstCompany + company] =
          points((track_shares(game, state, seat, company) + cards[company]) * value[company]);
    rows[kTank] = points(game.tables.tank_value[player.tank]);
    rows[kResearch] = points(game.is_luna(seat) ? game.tables.luna_research_value[player.upload]
                                                : research_points(game, player));
    int total = 0;
    for (std::size_t row = 0; row < kRowCount; ++row) total += rows[row];
    pad.total[static_cast<std::size_t>(i)] = static_cast<std::int16_t>(total);
  }
  return pad;
}

SeatSet winners(const Game& game, const State& state) {
  const SeatSet best = highest(scores(game, state), game.seats());
  return SeatSet::from_bits(
      static_cast<std::uint8_t>(best.bits() & SeatSet::first(game.players).bits()));
}

Message outcome(const Game& game, const State& state) {
  const Scores pad = scores(game, state);
  const SeatSet won = winners(game, state);
  if (!won.empty())
    return victory({"skymines.won", "skymines.shared", "skymines.winner"}, pad, won);
  const auto best_of = [&pad](int from, int to) {
    return std::int64_t{*std::max_element(pad.total.begin() + from, pad.total.begin() + to)};
  };
  return {"skymines.luna_won",
          {{"luna", best_of(game.players, game.seats())}, {"total", best_of(0, game.players)}}};
}

}  // namespace orrery::skymines
