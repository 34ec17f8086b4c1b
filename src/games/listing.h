// The games there are, as a form for choosing one needs them: modes, options, a sentence on each.
#pragma once

#include <string>

#include "core/any_game.h"
#include "core/catalogue.h"

namespace orrery {

std::string title_of(const GameInfo& info, const Catalogue& catalogue);

// What an option is about, in the words of its game; empty if the catalogue has none.
std::string about_option(const GameInfo& info, const OptionSpec& option,
                         const Catalogue& catalogue);

// One object for every game of the registry.
json::array games_json(const Catalogue& catalogue);

}  // namespace orrery
