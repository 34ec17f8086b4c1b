// The bots of Solenia.
#include "bots/instantiate.h"
#include "games/solenia/game.h"

namespace orrery {

GameBots solenia_bots() { return instantiate_bots<solenia::Rules>(); }

}  // namespace orrery
