// The things of Solenia as terms of messages.
#pragma once

#include <vector>

#include "core/message.h"
#include "games/solenia/options.h"

namespace orrery::solenia {

Term good_term(Good good);
Term side_term(Side side);
Term terrain_term(Terrain terrain);
Term space_term(unsigned cell);
Term card_term(const Game& game, unsigned kind);
Term tile_term(const Game& game, unsigned tile);
Term level1_term(const Game& game, unsigned improvement);
Term half_term(const Game& game, Side side, unsigned half);
// "2 wood, 1 wheat" as a list of amounts.
std::vector<Message> goods_list(Goods goods);

}  // namespace orrery::solenia
