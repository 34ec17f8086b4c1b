#include "core/outcome.h"

#include <utility>
#include <vector>

namespace orrery {

Message victory(const VictoryWords& words, const Scores& scores, SeatSet winners) {
  const Seat first = winners.lowest();
  const std::int64_t total = scores.total[static_cast<std::size_t>(index(first))];
  if (winners.size() == 1) return {words.won, {{"seat", first}, {"total", total}}};
  std::vector<Message> sharing;
  for (const Seat seat : winners) sharing.push_back({words.winner, {{"seat", seat}}});
  return {words.shared, {{"winners", std::move(sharing)}, {"total", total}}};
}

}  // namespace orrery
