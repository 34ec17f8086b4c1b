// The moves of Luna Capital: one kind per alternative of chapter 9, their notation and their
// sentences.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/move.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

enum class MoveKind : std::uint8_t {
  keep = 1,      // LC-9.5: keep the cards dealt
  swap,          // LC-9.5: exchange all of them
  pass,          // declines whatever is offered
  give,          // card: LC-9.6
  give_for,      // space: LC-9.7
  shift,         // space, tile: LC-9.8
  shift_with,    // space, tile: LC-9.9
  take,          // space
  discard,       // card
  special,       // tile that the special tile replaces
  add_reserved,  // LC-9.13
  play,          // card
  at,            // card position
  plain,         // LC-9.16
  robot,         // LC-9.16
  face_down,     // LC-9.16
  tile,          // tile
  on,            // lattice cell: LC-9.18
  hold,          // card: LC-9.19
  lift,          // lattice cell: LC-9.20
  lower,         // lattice cell: LC-9.21
  reserve,       // tile: LC-9.22
  cruise,        // space: LC-9.23
};

// Lattice cells take two arguments, shifted to be no less than 0.
inline constexpr int kCellRowShift = 8;
inline constexpr int kCellColumnShift = 32;
constexpr Move cell_move(MoveKind kind, Cell cell) {
  return make_move(kind, static_cast<std::uint8_t>(cell.row + kCellRowShift),
                   static_cast<std::uint8_t>(cell.column + kCellColumnShift));
}
constexpr Cell move_cell(Move move) {
  return {static_cast<std::int8_t>(move.args[0] - kCellRowShift),
          static_cast<std::int8_t>(move.args[1] - kCellColumnShift)};
}

std::string notation(const Game& game, Move move);
std::expected<Move, Message> parse_move(const Game& game, std::string_view text);

Message prompt(const Game& game, const State& state, Seat seat);
Message describe(const Game& game, const State& state, Seat seat, Move move);
Message why_illegal(const Game& game, const State& state, Seat seat, Move move);

}  // namespace orrery::luna_capital
