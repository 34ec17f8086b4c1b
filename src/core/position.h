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

// The state of a position of this very game, with the same players and options. Of another version
// of the rules it may be: what is asked is whether the state makes sense under those of `game`.
std::expected<AnyState, Message> read_position_of(const AnyGame& game, std::string_view text);

// The JSON Schema of a game's positions.
json::object position_schema(const AnyGame& game);

}  // namespace orrery
