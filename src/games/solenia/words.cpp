#include "games/solenia/words.h"

#include "games/solenia/moves.h"

namespace orrery::solenia {

Term good_term(Good good) { return {"good", good_names()[index(good)]}; }
Term side_term(Side side) { return {"side", side_names()[index(side)]}; }
Term terrain_term(Terrain terrain) {
  return {"terrain", terrain_names()[static_cast<std::size_t>(terrain)]};
}
Term space_term(unsigned cell) { return {"space", cell_name(cell)}; }
Term card_term(const Game& game, unsigned kind) { return {"card", game.tables.card_names[kind]}; }
Term tile_term(const Game& game, unsigned tile) { return {"tile", game.tables.tile_names[tile]}; }
Term level1_term(const Game& game, unsigned improvement) {
  return {"improvement", game.tables.level1_titles[improvement]};
}
Term half_term(const Game& game, Side side, unsigned half) {
  return {"half", game.tables.level3_effect_titles[game.tables.half_effects[index(side)][half]]};
}

std::vector<Message> goods_list(Goods goods) {
  std::vector<Message> list;
  for (std::uint8_t kind = 0; kind < kGoodKinds; ++kind)
    if (const std::uint8_t count = goods.amount[kind]; count != 0)
      list.push_back(
          {"solenia.amount",
           {{"count", std::int64_t{count}}, {"good", good_term(static_cast<Good>(kind))}}});
  return list;
}

}  // namespace orrery::solenia
