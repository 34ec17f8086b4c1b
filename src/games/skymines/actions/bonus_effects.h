// What bonus spaces do: buying and removing cards, one of two effects, moves on tracks, outposts.
// Answers for buy_card, remove_card, choose_effect, any_track, other_tracks, remove_outpost,
// removed_pile and action_of_removed; any_track and remove_outpost are rewards of plans too.
#pragma once

#include "core/move.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

// Leaves the effect of a space as tasks; its fee is paid, its first reward comes on top.
void begin_effect(Step step, unsigned space, const BonusSpace& print);

void offer_purchases(Look look, MoveList& moves);  // DP-18
void answer_purchase(Step step, Move move);

Removal removal_of(const BonusSpace& print);
bool has_removable(Look look, Removal removal, bool carbon_only);
void offer_removals(Look look, MoveList& moves);  // DP-19
void remove_card(Step step, CardId card);

void offer_effects(Look look, MoveList& moves);  // DP-20
void choose_effect(Step step, unsigned effect);

void use_removed_card(Step step);  // SK-4.91

bool any_track_asks(Step step);
void offer_any_track(Look look, MoveList& moves);  // DP-21
void choose_any_track(Step step, Move move);
void offer_other_tracks(Look look, MoveList& moves);  // DP-21
void choose_other_track(Step step, Move move);

bool remove_outpost_asks(Step step);
void offer_outposts(Look look, MoveList& moves);  // DP-22
void remove_outpost(Step step, unsigned company, unsigned column);

void offer_removed_pile(Look look, MoveList& moves);  // DP-23
void answer_removed_pile(Step step, Move move);

}  // namespace orrery::skymines
