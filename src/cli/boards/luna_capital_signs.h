// The short signs in which the terminal writes things of Luna Capital.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

#include "cli/text.h"

namespace orrery::cli {

namespace json = boost::json;

// At most two letters for what lies on a plot: "H", "Gp", "mW" for a mod-hab that counts water,
// "rS" for a residential complex, "rm" for one that counts mod-habs, "&p" for a special tile, "##"
// for scaffolding, "." for an empty plot.
std::string plot_sign(std::string_view code);
Tint family_tint(std::string_view family);
// A tile of the display: its sign, and "+1" or "+2" for its robots.
std::string tile_sign(const json::object& tile, const Style& style);
// The two rows of a card's cells: ". Gp / ## <<".
std::string card_sign(const json::object& card, const Style& style);

}  // namespace orrery::cli
