#include "games/noughts/rules.h"

#include <bit>

namespace orrery::noughts {
namespace {

constexpr std::uint16_t kAllCells = 0x1FF;

// Whether a set of marks holds a line, for all 512 sets.
constexpr std::array<bool, 512> kHasLine = [] {
  std::array<bool, 512> table{};
  for (std::size_t marks = 0; marks < table.size(); ++marks)
    for (const std::uint16_t line : kLines)
      if ((marks & line) == line) table[marks] = true;
  return table;
}();

std::uint16_t taken(const State& state) {
  return static_cast<std::uint16_t>(state.marks[0] | state.marks[1]);
}

}  // namespace

bool has_line(std::uint16_t marks) { return kHasLine[marks]; }
bool board_full(const State& state) { return taken(state) == kAllCells; }

SeatSet active(const Game& /*game*/, const State& state) {
  if (has_line(state.marks[0]) || has_line(state.marks[1]) || board_full(state)) return {};
  return SeatSet::of(seat_at(state.turn));
}

void legal(const Game& /*game*/, const State& state, Seat /*seat*/, MoveList& moves) {
  for (unsigned free = kAllCells & ~unsigned{taken(state)}; free != 0; free &= free - 1)
    moves.add(make_move(MoveKind::mark, static_cast<std::uint8_t>(std::countr_zero(free))));
}

void apply(const Game& /*game*/, State& state, Seat seat, Move move, Events* events) {
  const auto who = static_cast<std::size_t>(index(seat));
  const unsigned cell = move.args[0];
  state.marks[who] = static_cast<std::uint16_t>(state.marks[who] | (1U << cell));
  state.turn = static_cast<std::uint16_t>(1 - who);
  tell(events, EventKind::marked, seat, cell);
  if (has_line(state.marks[who]))
    tell(events, EventKind::won, seat);
  else if (board_full(state))
    tell(events, EventKind::drawn, seat);
}

}  // namespace orrery::noughts
