// The score pad as a table: a row per category, a column per seat, automata last.
#pragma once

#include "cli/text.h"
#include "core/any_game.h"
#include "core/catalogue.h"

namespace orrery::cli {

Lines score_pad(const AnyGame& game, const AnyState& state, const std::vector<std::string>& names,
                const Catalogue& catalogue, const Style& style);

}  // namespace orrery::cli
