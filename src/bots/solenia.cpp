// The bots of Solenia.
#include "games/solenia/game.h"

#include "bots/instantiate.h"

namespace orrery {

GameBots solenia_bots() { return instantiate_bots<solenia::Rules>(); }

}  // namespace orrery
