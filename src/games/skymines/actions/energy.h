// Using all energy (section 4.2): one company expands. Answers for expand_company, expand_entry,
// expand_column, rewards_of_expansion, return_outposts and return_column.
#pragma once

#include "core/move.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {

// Main action of the menu.
bool can_use_energy(Look look);
void use_energy(Step step);

// The action of a removed energy card (SK-4.91).
void use_removed_energy(Step step, CardId card);

bool expand_company_asks(Step step);
void offer_companies(Look look, MoveList& moves);  // DP-09
void choose_company(Step step, unsigned company);

void offer_entries(Look look, MoveList& moves);  // DP-10
void answer_entry(Step step, Move move);

void offer_columns_to_take(Look look, MoveList& moves);  // DP-11
void take_outpost(Step step, unsigned column);

void reward_expansion(Step step);  // SK-4.20
void return_next_outpost(Step step);
bool return_column_asks(Step step);
void offer_columns_to_return(Look look, MoveList& moves);  // DP-13
void return_outpost(Step step, unsigned column);

}  // namespace orrery::skymines
