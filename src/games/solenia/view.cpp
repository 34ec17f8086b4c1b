#include "games/solenia/view.h"

#include <boost/json.hpp>

#include "games/solenia/events.h"
#include "games/solenia/moves.h"
#include "games/solenia/placement.h"
#include "games/solenia/position.h"
#include "games/solenia/words.h"

namespace orrery::solenia {
namespace {

json::object goods_json(Goods goods) {
  json::object object;
  for (std::uint8_t kind = 0; kind < kGoodKinds; ++kind)
    object[good_names()[kind]] = goods.amount[kind];
  return object;
}

json::value tile_json(const Game& game, std::uint8_t code) {
  if (code == 0) return nullptr;
  const Tile& tile = game.tables.tiles[code - 1U];
  json::object cost;
  for (std::uint8_t kind = 0; kind < kGoodKinds; ++kind)
    if (tile.cost.amount[kind] != 0) cost[good_names()[kind]] = tile.cost.amount[kind];
  return json::object{
      {"tile", game.tables.tile_names[code - 1U]}, {"cost", cost}, {"stars", tile.stars}};
}

json::object card_json(const Game& game, std::uint8_t kind) {
  return {{"card", game.tables.card_names[kind]}, {"value", game.tables.kinds[kind].value}};
}

template <class Kinds>
json::array cards_json(const Game& game, const Kinds& kinds) {
  json::array list;
  for (const std::uint8_t kind : kinds) list.push_back(card_json(game, kind));
  return list;
}

json::array pile_json(const Game& game, const std::array<std::uint8_t, kMaxCardKinds>& counts) {
  json::array list;
  for (std::size_t kind = 0; kind < game.tables.card_names.size(); ++kind)
    for (std::uint8_t i = 0; i < counts[kind]; ++i)
      list.push_back(card_json(game, static_cast<std::uint8_t>(kind)));
  return list;
}

json::value owner_json(const Game& game, const State& state, unsigned cell) {
  for (int seat = 0; seat < game.players; ++seat)
    if ((state.cards_of[static_cast<std::size_t>(seat)] & cell_bit(cell)) != 0) return seat;
  return "rival";
}

json::object space_json(const Game& game, const State& state, unsigned cell) {
  json::object space = {
      {"space", cell_name(cell)},
      {"terrain", terrain_names()[static_cast<std::size_t>(terrain_at(game, state, cell))]}};
  if (state.card_at[cell] != 0) {
    json::object card = card_json(game, from_code(state.card_at[cell]));
    card["owner"] = owner_json(game, state, cell);
    space["card"] = std::move(card);
  }
  return space;
}

json::object board_json(const Game& game, const State& state) {
  json::array rows;
  for (unsigned row = 0; row < kRows; ++row) {
    json::array spaces;
    for (unsigned col = 0; col < kCols; ++col)
      spaces.push_back(space_json(game, state, row * kCols + col));
    rows.push_back({{"strip", game.tables.strips[state.strip_at[row]].id},
                    {"face", face_name(game, state, row)},
                    {"spaces", std::move(spaces)}});
  }
  return {{"rows", std::move(rows)},
          {"airship", cell_name(game.tables.airship_cell)},
          {"advances", state.advances}};
}

json::object market_json(const Game& game, const State& state, Side side) {
  json::array display;
  for (std::size_t i = 0; i < game.display_size(); ++i)
    display.push_back(tile_json(game, state.display[index(side)][i]));
  json::array left;  // which tiles are left is public, their order is not (SO-10.8, SO-10.9)
  for (const std::uint8_t tile : state.stack[index(side)])
    left.push_back(json::string(game.tables.tile_names[tile]));
  return {{"display", std::move(display)}, {"left", std::move(left)}};
}

json::object slots_json(const Game& game, const Player& player) {
  json::object sides;
  for (std::size_t side = 0; side < kSides; ++side) {
    json::array slots;
    for (const std::uint8_t code : player.slots[side]) slots.push_back(tile_json(game, code));
    sides[side_names()[side]] = std::move(slots);
  }
  return sides;
}

json::object improvements_json(const Game& game, const Player& player) {
  json::object object;
  if (player.level1 != 0)
    object["level1"] = {{"id", game.tables.level1_names[player.level1 - 1U]},
                        {"title", game.tables.level1_titles[player.level1 - 1U]},
                        {"active", column_full(player, game.tables.level1_column)}};
  for (const Side side : {Side::day, Side::night})
    if (const std::uint8_t half = player.halves[index(side)]; half != 0)
      object[side_names()[index(side)]] = {
          {"id", game.tables.half_names[index(side)][half - 1U]},
          {"title", half_term(game, side, half - 1U).id},
          {"active", player.slots[index(side)][game.tables.level3_column] != 0}};
  return object;
}

// What the slots of the player boards give, so that a client can show it before it is won.
json::object bonuses_json(const Game& game) {
  json::object sides;
  for (std::size_t side = 0; side < kSides; ++side) {
    json::array slots;
    for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) {
      json::array effects;
      for (const Effect& effect : game.face().slots[side][slot])
        effects.push_back({{"type", effect_name(effect.type)},
                           {"count", effect.count},
                           {"goods", goods_json(effect.goods)}});
      json::object bonus = {{"effects", std::move(effects)}};
      if (game.winter) bonus["power"] = game.tables.power_names[side * kSlotsPerSide + slot];
      slots.push_back(std::move(bonus));
    }
    sides[side_names()[side]] = std::move(slots);
  }
  return sides;
}

// The player as `known`, a blind state, has it.
json::object player_json(const Game& game, const State& known, int seat, Viewer viewer) {
  const Player& player = player_at(known, seat_at(seat));
  const std::uint8_t colour = game.colour[static_cast<std::size_t>(seat)];
  json::object object = {{"seat", seat},
                         {"colour", game.tables.colours[colour]},
                         {"mark", game.tables.colour_marks[colour]},
                         {"goods", goods_json(player.goods)},
                         {"capacity", player.capacity},
                         {"stars",
                          {{"city", player.stars[0]},
                           {"departure", player.stars[1]},
                           {"slots", player.stars[2]},
                           {"improvements", player.stars[3]}}},
                         {"slots", slots_json(game, player)},
                         {"hand_size", player.hand.size()},
                         {"deck_size", player.deck.size()},
                         {"discard", pile_json(game, player.discard)}};
  if (game.improvements) object["improvements"] = improvements_json(game, player);
  if (viewer.is(seat_at(seat))) {
    object["hand"] = cards_json(game, player.hand);
    object["deck"] = cards_json(game, player.deck);  // sorted: which, not in which order
    if (known.turn == seat && known.pending.card != 0)
      object["chosen"] = card_json(game, from_code(known.pending.card));
  } else {
    json::array left = cards_json(game, player.hand);  // sorted together with the deck
    for (const std::uint8_t kind : player.deck) left.push_back(card_json(game, kind));
    object["left"] = std::move(left);
  }
  return object;
}

json::object rival_json(const Game& game, const State& known) {
  json::array removed;
  for (std::uint8_t tile = 0; tile < kTiles; ++tile)
    if (is_removed(known, tile)) removed.push_back(json::string(game.tables.tile_names[tile]));
  const std::uint8_t colour = game.colour[static_cast<std::size_t>(game.players)];
  return {{"colour", game.tables.colours[colour]},
          {"mark", game.tables.colour_marks[colour]},
          {"left", cards_json(game, known.rival_deck)},
          {"discard", pile_json(game, known.rival_discard)},
          {"removed", std::move(removed)},
          {"die", known.die}};
}

json::object draft_json(const Game& game, const State& state) {
  json::array level1;
  json::array pairs;
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    if (state.offered_level1[i] != 0)
      level1.push_back({{"id", game.tables.level1_names[state.offered_level1[i] - 1U]},
                        {"title", game.tables.level1_titles[state.offered_level1[i] - 1U]}});
    if (const auto& pair = state.offered_pairs[i]; pair[0] != 0)
      pairs.push_back({{"day", half_term(game, Side::day, pair[0] - 1U).id},
                       {"night", half_term(game, Side::night, pair[1] - 1U).id}});
  }
  return {{"round", state.draft_round}, {"level1", std::move(level1)}, {"pairs", std::move(pairs)}};
}

}  // namespace

json::object view(const Game& game, const State& state, Viewer viewer) {
  const State known = blind(game, state, viewer);
  json::array players;
  for (int seat = 0; seat < game.players; ++seat)
    players.push_back(player_json(game, known, seat, viewer));
  json::array asked;
  for (const Seat seat : SeatSet::from_bits(known.open)) asked.push_back(orrery::index(seat));
  json::object object = {{"round", known.round},
                         {"turn", known.turn},
                         {"first", known.first},
                         {"phase", phase_names()[static_cast<std::size_t>(known.phase)]},
                         {"asked", std::move(asked)},
                         {"face", game.winter ? "winter" : "summer"},
                         {"board", board_json(game, known)},
                         {"day", market_json(game, known, Side::day)},
                         {"night", market_json(game, known, Side::night)},
                         {"bonuses", bonuses_json(game)},
                         {"players", std::move(players)}};
  if (known.phase == Phase::extension || known.phase == Phase::tile) {
    object["target"] = cell_name(known.pending.cell);
    object["price"] = known.pending.price;
  }
  if (known.pending.tile != 0) object["delivering"] = tile_json(game, known.pending.tile);
  if (known.phase == Phase::draft) object["draft"] = draft_json(game, known);
  if (game.solo()) object["rival"] = rival_json(game, known);
  return object;
}

}  // namespace orrery::solenia
