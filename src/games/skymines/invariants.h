// The checks behind broken_invariant, one file per part of a position.
#pragma once

#include <optional>
#include <string_view>

#include "core/message.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

using Found = std::optional<Message>;

// {"skymines.broken.<what>", {rule, args...}}
Message broken(std::string_view rule, std::string_view what, std::vector<Argument> args = {});

// invariants_cards.cpp: every action card is in one place.
Found check_cards(const Game& game, const State& state);
// invariants_companies.cpp: stations, map, tracks, markers on bonus spaces.
Found check_companies(const Game& game, const State& state);
Found check_markers(const Game& game, const State& state);
// invariants_plans.cpp
Found check_plans(const Game& game, const State& state);
// invariants_players.cpp
Found check_players(const Game& game, const State& state);
// invariants_lunas.cpp
Found check_lunas(const Game& game, const State& state);
// invariants_tasks.cpp: the pile of tasks can have come up in this position.
Found check_tasks(const Game& game, const State& state);

// Whether the seat in turn is leaving: its pile says so.
inline bool is_leaving(const State& state) {
  return state.phase == Phase::action && state.tasks.size() > 1 &&
         state.tasks[1].kind == TaskKind::finish_leaving;
}

}  // namespace orrery::skymines
