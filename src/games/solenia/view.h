// What a viewer may know (chapter 10). `blind` is the game's single point of redaction: the view is
// drawn from it, and what it hides is drawn anew for bots.
#pragma once

#include "core/event.h"
#include "core/json_writer.h"
#include "core/message.h"
#include "core/move.h"
#include "core/rng.h"
#include "games/solenia/options.h"
#include "games/solenia/state.h"

namespace orrery::solenia {

State blind(const Game& game, const State& state, Viewer viewer);
void redraw(const Game& game, State& state, Viewer viewer, Rng& rng);
// What the slots of the player boards give, so that a client can show it before it is won. It never
// changes: a game keeps it.
std::string bonuses_json(const Game& game);
void view(const Game& game, const State& state, Viewer viewer, JsonWriter& out);
Message event_message(const Game& game, const Event& event, Viewer viewer);
Move move_seen_by(const Game& game, Seat seat, Move move, Viewer viewer);

}  // namespace orrery::solenia
