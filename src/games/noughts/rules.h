// Legal moves and applying them; what the lines on the board say.
#pragma once

#include "core/event.h"
#include "core/move.h"
#include "games/noughts/state.h"

namespace orrery::noughts {

enum class MoveKind : std::uint8_t { mark = 1 };
enum class EventKind : std::uint8_t { marked, won, drawn };

// The eight lines, as sets of cells.
inline constexpr std::array<std::uint16_t, 8> kLines = {
    0b000000111, 0b000111000, 0b111000000,  // rows
    0b001001001, 0b010010010, 0b100100100,  // columns
    0b100010001, 0b001010100,               // diagonals
};

bool has_line(std::uint16_t marks);
bool board_full(const State& state);

SeatSet active(const Game& game, const State& state);
void legal(const Game& game, const State& state, Seat seat, MoveList& moves);
void apply(const Game& game, State& state, Seat seat, Move move, Events* events);

}  // namespace orrery::noughts
