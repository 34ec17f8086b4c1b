#include "cli/seats.h"

#include <map>

#include <fmt/format.h>

#include "table/seating.h"

namespace orrery::cli {

std::vector<SeatInfo> bot_seats(int players, const std::vector<std::string>& bots) {
  return mixed_seats(players, 0, {}, bots);
}

std::vector<SeatInfo> mixed_seats(int players, int humans, const std::vector<std::string>& names,
                                  const std::vector<std::string>& bots) {
  std::vector<SeatInfo> seats;
  std::map<std::string, int> count;
  for (int seat = 0; seat < players; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    if (seat < humans) {
      seats.push_back({i < names.size() ? names[i] : fmt::format("Player {}", seat + 1),
                       std::string(kHumanKind)});
      continue;
    }
    const std::string& bot = bots[static_cast<std::size_t>(seat - humans) % bots.size()];
    seats.push_back({bot_seat_name(bot, ++count[bot]), bot});
  }
  return seats;
}

}  // namespace orrery::cli
