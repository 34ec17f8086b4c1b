// The bots of noughts and crosses.
#include "bots/instantiate.h"
#include "games/noughts/game.h"

namespace orrery {

GameBots noughts_bots() { return instantiate_bots<noughts::Rules>(); }

}  // namespace orrery
