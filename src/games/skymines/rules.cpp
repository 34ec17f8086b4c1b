#include "games/skymines/rules.h"

#include "core/notation.h"
#include "games/skymines/actions/planning.h"
#include "games/skymines/heuristics.h"
#include "games/skymines/tasks.h"

namespace orrery::skymines {

SeatSet active(const Game& game, const State& state) {
  if (state.phase == Phase::over) return {};
  if (state.phase == Phase::action) return SeatSet::of(seat_at(state.turn));
  SeatSet waiting;
  for (int i = 0; i < game.players; ++i)
    if (player_at(state, seat_at(i)).planned == 0) waiting.add(seat_at(i));
  return waiting;
}

void legal(const Game& game, const State& state, Seat seat, MoveList& moves) {
  row_asked(state).offer({game, state, seat}, moves);
}

void apply(const Game& game, State& state, Seat seat, Move move, Events* events) {
  const Step step{{game, state, events}};
  switch (state.phase) {
    case Phase::draft:
      return choose_token(step, seat, move);
    case Phase::planning:
      return answer_planning(step, seat, move);
    case Phase::action:
      row_asked(state).answer(step, move);
      return run(step);
    case Phase::over:
      return;
  }
}

Message prompt(const Game& game, const State& state, Seat seat) {
  return row_asked(state).prompt({game, state, seat});
}

Message describe(const Game& game, const State& state, Seat seat, Move move) {
  return row_asked(state).describe({game, state, seat}, move);
}

Message why_illegal(const Game& game, const State& state, Seat seat, Move move) {
  const TaskRow& row = row_asked(state);
  if (row.refuse != nullptr)
    if (std::optional<Message> reason = row.refuse({game, state, seat}, move))
      return *std::move(reason);
  return not_asked(notation(game, move), prompt(game, state, seat));
}

float preference(const Game& game, const State& state, Seat seat, Move move) {
  const TaskRow& row = row_asked(state);
  return row.prefer == nullptr ? 0 : row.prefer({game, state, seat}, move);
}

}  // namespace orrery::skymines
