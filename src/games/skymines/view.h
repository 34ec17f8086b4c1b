// What one viewer may see (chapter 10): the game's single place of redaction.
#pragma once

#include "core/event.h"
#include "core/json_writer.h"
#include "core/message.h"
#include "core/move.h"
#include "core/rng.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

// knowledge.cpp
State blind(const Game& game, const State& state, Viewer viewer);
void redraw(const Game& game, State& state, Viewer viewer, Rng& rng);
Move move_seen_by(const Game& game, Seat seat, Move move, Viewer viewer);
// Whether the viewer sees which cards a seat has planned, and which tokens it was dealt.
bool sees_plans(const State& state, Seat seat, Viewer viewer);
bool sees_tokens(const State& state, Seat seat, Viewer viewer);

// view.cpp
void view(const Game& game, const State& state, Viewer viewer, JsonWriter& out);
// events.cpp
Message event_message(const Game& game, const Event& event, Viewer viewer);

}  // namespace orrery::skymines
