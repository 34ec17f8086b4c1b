// The bots of Skymines.
#include "bots/instantiate.h"
#include "games/skymines/game.h"

namespace orrery {

GameBots skymines_bots() { return instantiate_bots<skymines::Rules>(); }

}  // namespace orrery
