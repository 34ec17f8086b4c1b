// Who sits where: people first, then bots, each with a name.
#pragma once

#include <string>
#include <vector>

#include "table/record.h"

namespace orrery::cli {

// `bots` are dealt to the seats in turn; not empty.
std::vector<SeatInfo> bot_seats(int players, const std::vector<std::string>& bots);

// The first `humans` seats are people's, called by `names` as far as they go; the rest are `bots`.
std::vector<SeatInfo> mixed_seats(int players, int humans, const std::vector<std::string>& names,
                                  const std::vector<std::string>& bots);

}  // namespace orrery::cli
