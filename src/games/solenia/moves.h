// The moves of Solenia: one kind per alternative of chapter 9, their notation and their sentences.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/move.h"
#include "games/solenia/options.h"
#include "games/solenia/state.h"

namespace orrery::solenia {

enum class MoveKind : std::uint8_t {
  draft_level1 = 1,  // improvement
  draft_pair,        // day half, night half
  keep,              // DP-2: do not barter
  give,              // good
  take,              // good
  place,             // DP-4
  discard,           // DP-4
  card,              // kind
  space,             // cell
  pay,               // good
  tile,              // tile
  slot,              // slot - 1
  gain,              // good
  drop,              // good
};

std::string notation(const Game& game, Move move);
std::expected<Move, Message> parse_move(const Game& game, std::string_view text);

// A space as positions and sentences write it: "2,3" is row 2, column 3.
std::string cell_name(unsigned cell);
const std::vector<std::string>& cell_names();

Message prompt(const Game& game, const State& state, Seat seat);
Message describe(const Game& game, const State& state, Seat seat, Move move);
Message why_illegal(const Game& game, const State& state, Seat seat, Move move);

}  // namespace orrery::solenia
