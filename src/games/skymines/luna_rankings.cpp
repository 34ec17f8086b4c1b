// Luna's rankings of the companies (section 7.4).
#include <algorithm>
#include <limits>
#include <utility>

#include "games/skymines/luna.h"

namespace orrery::skymines {
namespace {

unsigned vacant_in_station(const Game& game, const State& state, unsigned company) {
  unsigned vacant = 0;
  for (unsigned column = 0; column < kColumns; ++column)
    vacant += vacant_spaces(game.station(company)[column], state.station[company][column]);
  return vacant;
}

bool more_valuable(const Game& game, const State& state, unsigned one, unsigned other) {
  const unsigned mine = company_value(game, state, one);
  const unsigned theirs = company_value(game, state, other);
  if (mine != theirs) return mine > theirs;
  const unsigned my_vacant = vacant_in_station(game, state, one);
  const unsigned their_vacant = vacant_in_station(game, state, other);
  if (my_vacant != their_vacant) return my_vacant > their_vacant;
  return state.track[one] < state.track[other];  // the tables hold the tracks from A1 to E2
}

// Four at most: each is put before those it comes before.
template <class Before>
void sort(Companies& companies, Before&& before) {
  for (std::size_t i = 1; i < companies.size(); ++i)
    for (std::size_t j = i; j > 0 && before(companies[j], companies[j - 1]); --j)
      std::swap(companies[j], companies[j - 1]);
}

Companies all_companies() {
  Companies companies;
  for (std::uint8_t company = 0; company < kCompanies; ++company) companies.push_back(company);
  return companies;
}

Companies first(const Companies& companies, std::size_t from, std::size_t count) {
  Companies some;
  for (std::size_t i = from; i < from + count; ++i) some.push_back(companies[i]);
  return some;
}

// SK-7.21: of equal leads the more valuable company comes first.
Companies by_lead(const Game& game, const State& state, Seat seat) {
  Companies companies = all_companies();
  sort(companies, [&](std::uint8_t one, std::uint8_t other) {
    const int mine = lead(game, state, seat, one);
    const int theirs = lead(game, state, seat, other);
    return mine != theirs ? mine > theirs : more_valuable(game, state, one, other);
  });
  return companies;
}

}  // namespace

Companies by_value(const Game& game, const State& state) {
  Companies companies = all_companies();
  sort(companies, [&](std::uint8_t one, std::uint8_t other) {
    return more_valuable(game, state, one, other);
  });
  return companies;
}

int lead(const Game& game, const State& state, Seat seat, unsigned company) {
  int best = 0;
  for (int other = 0; other < game.seats(); ++other)
    if (seat_at(other) != seat)
      best = std::max<int>(best, player_at(state, seat_at(other)).tracks[company]);
  return player_at(state, seat).tracks[company] - best;
}

Companies ranked(const Game& game, const State& state, Seat seat, Ranking ranking) {
  switch (ranking) {
    case Ranking::most_valuable:
      return first(by_value(game, state), 0, 1);
    case Ranking::second_most_valuable:
      return first(by_value(game, state), 1, 1);
    case Ranking::two_most_valuable:
      return first(by_value(game, state), 0, 2);
    case Ranking::least_valuable:
      return first(by_value(game, state), kCompanies - 1, 1);
    case Ranking::biggest_lead:
      return first(by_lead(game, state, seat), 0, 1);
    case Ranking::two_biggest_leads:
      return first(by_lead(game, state, seat), 0, 2);
    case Ranking::all_four:
      break;
  }
  return by_value(game, state);
}

Companies least_valuable_first(const Game& game, const State& state, const Companies& companies) {
  Companies sorted = companies;
  sort(sorted, [&](std::uint8_t one, std::uint8_t other) {
    return more_valuable(game, state, other, one);
  });
  return sorted;
}

unsigned farthest_behind(const Game& game, const State& state, Seat seat, unsigned bits) {
  unsigned found = kCompanies;
  int lowest = std::numeric_limits<int>::max();
  for (const std::uint8_t company : by_value(game, state)) {
    if ((bits >> company & 1U) == 0 || lead(game, state, seat, company) >= lowest) continue;
    found = company;
    lowest = lead(game, state, seat, company);
  }
  return found;
}

}  // namespace orrery::skymines
