// The score pad: rows by category, columns by seat, readable at any time of a game.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/seat.h"

namespace orrery {

inline constexpr std::size_t kMaxScoreRows = 24;

struct ScoreRow {
  std::string id;          // "pairs"; a part of another row is written "play.city"
  bool part = false;       // parts explain the row above and are not added to the total
  bool automaton = false;  // scored by the game's own opponents alone
};

// The columns of the players come first, then those of the game's automata.
struct Scores {
  std::array<std::array<std::int16_t, kMaxScoreRows>, kMaxSeats> rows{};
  std::array<std::int16_t, kMaxSeats> total{};

  friend bool operator==(const Scores&, const Scores&) = default;
};

// The seats among the first `seats` that have the highest total.
inline SeatSet highest(const Scores& scores, int seats) {
  SeatSet best;
  for (int i = 0; i < seats; ++i) {
    const auto mine = scores.total[static_cast<std::size_t>(i)];
    if (best.empty() || mine > scores.total[static_cast<std::size_t>(index(best.lowest()))])
      best = SeatSet::of(seat_at(i));
    else if (mine == scores.total[static_cast<std::size_t>(index(best.lowest()))])
      best.add(seat_at(i));
  }
  return best;
}

}  // namespace orrery
