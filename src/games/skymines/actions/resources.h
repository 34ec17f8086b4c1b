// Using resource cards (section 4.1): which cards, a card of the display for them, and steps on the
// company tracks with what is left. Answers for res_target, resource_cards, gain_card and units.
#pragma once

#include "core/move.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

// Main actions of the menu.
void offer_resources(Look look, MoveList& moves);
void use_resource(Step step, unsigned type);
bool can_place_res(Look look);

void offer_res_targets(Look look, MoveList& moves);  // DP-04
void put_res_on(Step step, CardId card);

void offer_card_sets(Look look, MoveList& moves);  // DP-05
void use_cards(Step step, Move move);

// The action of a removed resource card (SK-4.91).
void use_removed_resource(Step step, CardId card);

bool gain_card_asks(Step step);
void offer_gains(Look look, MoveList& moves);  // DP-06
void answer_gain(Step step, Move move);

bool units_ask(Step step);
void offer_units(Look look, MoveList& moves);  // DP-07
void answer_unit(Step step, Move move);

}  // namespace orrery::skymines
