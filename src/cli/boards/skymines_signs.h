// The short forms in which the terminal writes things of Skymines.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

#include "cli/text.h"
#include "core/message.h"

namespace orrery::cli {

namespace json = boost::json;

// A company by the first letter of its id, in its colour.
std::string company_sign(std::string_view company, const Style& style);
std::string capital_sign(std::string_view company, const Style& style);
// "C2", "T2+a" with a share, "S3" for a scientist, "Fa" for a field scientist, "$a" for a share
std::string sky_card_sign(const json::object& card, const Style& style);
// "H2": what stands in a sector
std::string building_sign(const json::object& sector);
// Coins that can be seen, # for an outpost that hides them; the crossed-out space in brackets.
std::string column_sign(const json::object& column);
// The spaces of a company track: shares by number, |2| a barrier, >1> a threshold.
std::string track_sign(const json::object& track);
// A message that the view holds as JSON, its parts included.
Message sky_message(const json::object& object);

inline constexpr std::string_view kSkyLegend =
    "C carbon, M minerals, T titanium, E energy, S scientist, F field scientist (n neutral), $ "
    "share card; small letters are companies: a Astrogo, t Tawac, s Skymine, m Minerva; +a a "
    "share. "
    "Sectors: C coins, H helium, R research points, S surface mine; | and _ are single lines, # "
    "and "
    "= double ones; letters on the rim are stations, capitals over a double line. Stations: coins "
    "that can be seen, # an outpost, () crossed out. Tracks: a number is where so many shares "
    "begin, |2| a barrier, >1> a threshold.";

}  // namespace orrery::cli
