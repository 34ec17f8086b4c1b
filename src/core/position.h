// A position: game, options and complete state as one JSON object that a person can read and write.
//   {"game": "solenia", "rules": "solenia/1", "players": 2, "options": {...}, "state": {...}}
#pragma once

#include <expected>

#include "core/any_game.h"

namespace orrery {

struct Position {
  GamePtr game;
  AnyState state;
};

json::object write_position(const AnyGame& game, const AnyState& state);

// Reads and validates: JSON, options, fields, invariants. `entry` is the game it must be of.
std::expected<Position, Message> read_position(const GameEntry& entry, std::string_view text,
                                               const DataPack& pack);

// The JSON Schema of a game's positions.
json::object position_schema(const AnyGame& game);

}  // namespace orrery
