#include "cli/boards/solenia_signs.h"

#include <algorithm>
#include <array>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/boards/board.h"
#include "cli/boards/seat_signs.h"

namespace orrery::cli {
namespace {

constexpr std::array kTerrains = {
    TerrainSign{"wood", "W", "wood", "", Tint::green},
    TerrainSign{"stone", "S", "stone", "", Tint::plain},
    TerrainSign{"wheat", "H", "wheat", "", Tint::yellow},
    TerrainSign{"water", "A", "water", "", Tint::blue},
    TerrainSign{"day_city", "D", "city", "☼", Tint::red},
    TerrainSign{"night_city", "N", "city", "☾", Tint::magenta},
};

// One of several goods: "W/H".
std::string either(const json::object& goods) {
  std::string letters;
  for (const TerrainSign& terrain : kTerrains)
    if (const json::value* count = goods.if_contains(terrain.id); count != nullptr && *count != 0)
      letters += (letters.empty() ? "" : "/") + std::string(terrain.letter);
  return letters;
}

std::string effect_brief(const json::object& effect, const Style& style) {
  const std::string_view type = text_at(effect, "type");
  const json::object& goods = effect.at("goods").as_object();
  const std::int64_t count = number_at(effect, "count");
  const std::string_view star = shape(style, "★", "*");
  if (type == "gain") return "+" + goods_letters(goods, Style{});
  if (type == "gain_one_of") return "+" + either(goods);
  if (type == "gain_any") return fmt::format("+{}?", count);
  if (type == "stars") return fmt::format("+{}{}", count, star);
  if (type == "storage") return "+room";
  if (type == "island_extra") return "+isle";
  if (type == "end_stars_per_full_column") return fmt::format("{}{}/col", count, star);
  return "+";
}

}  // namespace

const TerrainSign& terrain_sign(std::string_view id) {
  const auto* found = std::ranges::find(kTerrains, id, &TerrainSign::id);
  return found == kTerrains.end() ? kTerrains.front() : *found;
}

std::string star_sign(const Style& style) {
  return tinted(style, Tint::yellow, shape(style, "★", "*"));
}

std::string owner_mark(const json::object& owner, const Style& style) {
  return seat_sign(text_at(owner, "colour"), text_at(owner, "mark"), style);
}

std::string goods_letters(const json::object& goods, const Style& style) {
  std::string letters;
  for (const TerrainSign& terrain : kTerrains)
    if (const json::value* count = goods.if_contains(terrain.id))
      for (auto i = count->to_number<int>(); i > 0; --i)
        letters += tinted(style, terrain.tint, terrain.letter);
  return letters;
}

std::string bonus_brief(const json::object& bonus, const Style& style) {
  std::string brief;
  for (const json::value& effect : bonus.at("effects").as_array())
    brief += effect_brief(effect.as_object(), style);
  return tinted(style, Tint::dim, brief);
}

}  // namespace orrery::cli
