// The letters, marks and short forms in which the terminal writes things of Solenia.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

#include "cli/text.h"

namespace orrery::cli {

namespace json = boost::json;

// A terrain, and as far as it is an island its good.
struct TerrainSign {
  std::string_view id;
  std::string_view letter;
  std::string_view word;
  std::string_view shape;  // beside the word, where it can be shown
  Tint tint;
};
const TerrainSign& terrain_sign(std::string_view id);

std::string star_sign(const Style& style);
// The mark of a player or of the Rival, in their colour.
std::string owner_mark(const json::object& owner, const Style& style);
// Amounts of goods as letters, one for each: "SSA".
std::string goods_letters(const json::object& goods, const Style& style);
// What a slot gives: "+W/H", "+5*".
std::string bonus_brief(const json::object& bonus, const Style& style);

}  // namespace orrery::cli
