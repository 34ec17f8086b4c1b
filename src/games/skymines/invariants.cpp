// The invariants of chapter 11 that can be seen in a single state: a position that passes can be
// played on.
#include "games/skymines/invariants.h"

#include "core/move.h"
#include "games/skymines/position.h"
#include "games/skymines/rules.h"

namespace orrery::skymines {
namespace {

// The seats in the order of turns of this round (SK-3.9, SK-7.9): 0 for the first player.
int order_of(const Game& game, const State& state, int seat) {
  return (seat + game.seats() - state.first) % game.seats();
}

// SK-3.9: a seat that has not left has had a turn more than those after it in the order.
Found check_turns(const Game& game, const State& state) {
  const int on_turn = order_of(game, state, state.turn);
  const int begun = player_at(state, seat_at(state.turn)).turns;
  for (int i = 0; i < game.seats(); ++i) {
    const Player& player = player_at(state, seat_at(i));
    const int most = order_of(game, state, i) <= on_turn ? begun : begun - 1;
    const bool fits =
        player.left != 0 ? player.turns >= 1 && player.turns <= most : player.turns == most;
    if (!fits) return broken("SK-3.9", "turns", {{"seat", seat_at(i)}});
  }
  return std::nullopt;
}

bool phase_fits(const Game& game, const State& state) {
  bool all_done = true;
  bool any_done = false;
  for (int i = 0; i < game.seats(); ++i) {
    const Player& player = player_at(state, seat_at(i));
    if (!game.is_luna(seat_at(i))) {
      all_done = all_done && player.planned != 0;
      any_done = any_done || player.planned != 0;
    }
    const bool in_action = state.phase == Phase::action;
    if (!in_action && (player.left != 0) != (state.phase == Phase::over)) return false;
    if (state.phase < Phase::action && player.turns != 0) return false;
  }
  switch (state.phase) {
    case Phase::draft:
      return game.draft && state.round == 0 && !all_done;
    case Phase::planning:
      return !all_done;
    case Phase::action:
      return !any_done && state.turn < game.players &&
             player_at(state, seat_at(state.turn)).left == 0 &&
             player_at(state, seat_at(state.turn)).turns > 0;
    case Phase::over:
      return !any_done && state.round == kRounds - 1;
  }
  return false;
}

// SK-3.1, SK-3.23, SK-7.10
Found check_course(const Game& game, const State& state) {
  const bool before_turns = state.phase < Phase::action;
  if (!phase_fits(game, state) || state.round >= kRounds || state.first >= game.players ||
      state.first_marker >= game.players || (before_turns && state.turn != state.first) ||
      (before_turns && state.first_marker != state.first))
    return broken("SK-3.1", "course");
  if (state.phase == Phase::action) return check_turns(game, state);
  return std::nullopt;
}

}  // namespace

Message broken(std::string_view rule, std::string_view what, std::vector<Argument> args) {
  args.insert(args.begin(), {"rule", std::string(rule)});
  return {"skymines.broken." + std::string(what), std::move(args)};
}

std::optional<Message> broken_invariant(const Game& game, const State& state) {
  using Check = Found (*)(const Game&, const State&);
  for (const Check check : {check_course, check_cards, check_companies, check_players,
                            check_markers, check_plans, check_lunas, check_tasks})
    if (Found found = check(game, state)) return found;
  for (const Seat seat : active(game, state)) {
    MoveList moves;
    legal(game, state, seat, moves);
    if (moves.empty()) return broken("SK-9.1", "no_move", {{"seat", seat}});
  }
  return std::nullopt;
}

}  // namespace orrery::skymines
