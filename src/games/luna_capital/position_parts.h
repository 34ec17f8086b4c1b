// The parts of a position: cities, hands and what is remembered of them, and what stands for parts
// that were left out.
#pragma once

#include <span>

#include "core/fields.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

// The names of tiles alone; the first is that of kFirstTile.
inline std::span<const std::string> tile_names(const Game& game) {
  return std::span(game.tables.content_names).subspan(kFirstTile);
}

template <std::size_t kCapacity>
bool tiles_field(const FieldDoc& doc, FixedVector<Content, kCapacity>& tiles, const Game& game,
                 Fields& fields) {
  FixedVector<std::uint8_t, kCapacity> numbers;
  for (const Content tile : tiles) numbers.push_back(static_cast<std::uint8_t>(tile - kFirstTile));
  const bool there = fields.names(doc, numbers, tile_names(game));
  tiles.clear();
  for (const std::uint8_t number : numbers)
    tiles.push_back(static_cast<Content>(number + kFirstTile));
  return there;
}

inline void tile_field(const FieldDoc& doc, Content& tile, const Game& game, Fields& fields) {
  std::uint8_t code = tile == 0 ? std::uint8_t{0} : from_code(tile);
  fields.name_or_null(doc, code, tile_names(game));
  tile = code == 0 ? Content{0} : code_of(code);
}

void flag_field(const FieldDoc& doc, std::uint8_t& flag, Fields& fields);

void city_fields(const Game& game, City& city, Fields& fields);
// Returns whether the ledger was given.
bool ledger_fields(const Game& game, Ledger& ledger, Fields& fields);

// What stands for parts that were left out.
void fill_deck(State& state);
void fill_tower(const Game& game, State& state, std::size_t phase);
void fill_ledger(const Game& game, const State& state, Player& player);

// How many tiles the current tower has lost, by the round and the turns taken (section 3.4).
int tiles_drawn(const Game& game, const State& state);

}  // namespace orrery::luna_capital
