// The printed things and the parts of the table as JSON, for view.cpp alone.
#pragma once

#include "core/json_writer.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

void write_card(const Game& game, CardId card, JsonWriter& out);
void write_cards(const Game& game, const CardSet& cards, JsonWriter& out);
// Null for no plan.
void write_plan(const Game& game, PlanCode plan, JsonWriter& out);

// Companies with their tracks and stations, the sectors, the bonus spaces.
void write_companies(const Game& game, const State& state, JsonWriter& out);
void write_sectors(const Game& game, const State& state, JsonWriter& out);
void write_bonus_spaces(const Game& game, const State& state, JsonWriter& out);

}  // namespace orrery::skymines
