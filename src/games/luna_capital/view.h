// What one viewer may see (chapter 10): the game's single place of redaction.
#pragma once

#include "core/event.h"
#include "core/json_writer.h"
#include "core/message.h"
#include "core/move.h"
#include "core/rng.h"
#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

// knowledge.cpp
State blind(const Game& game, const State& state, Viewer viewer);
void redraw(const Game& game, State& state, Viewer viewer, Rng& rng);
Move move_seen_by(const Game& game, Seat seat, Move move, Viewer viewer);
// Whether the viewer sees the cards of a hand: its own, an open one, all when the game is over.
bool sees_hand(const Game& game, const State& state, Seat seat, Viewer viewer);
// Whether the viewer is shown which card the seat in turn has chosen. A hand that all know hides
// nothing: then what it must do is done unasked (LC-9.25), so all must be able to tell.
bool sees_choice(const Game& game, const State& state, Viewer viewer);

void view(const Game& game, const State& state, Viewer viewer, JsonWriter& out);
Message event_message(const Game& game, const Event& event, Viewer viewer);

}  // namespace orrery::luna_capital
