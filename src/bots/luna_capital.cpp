// The bots of Luna Capital.
#include "bots/instantiate.h"
#include "games/luna_capital/game.h"

namespace orrery {

GameBots luna_capital_bots() { return instantiate_bots<luna_capital::Rules>(); }

}  // namespace orrery
