// The result of a game as a sentence, where points decide.
#pragma once

#include <string>

#include "core/message.h"
#include "core/scores.h"

namespace orrery {

// The messages of a game: `won` has the arguments seat and total, `shared` winners and total;
// `winner` names one seat of that list.
struct VictoryWords {
  std::string won;
  std::string shared;
  std::string winner;
};

// Somebody has won; all winners have the same total.
Message victory(const VictoryWords& words, const Scores& scores, SeatSet winners);

}  // namespace orrery
