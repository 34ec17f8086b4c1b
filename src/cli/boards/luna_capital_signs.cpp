#include "cli/boards/luna_capital_signs.h"

#include <algorithm>
#include <array>
#include <cctype>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/boards/board.h"

namespace orrery::cli {
namespace {

struct FamilyTint {
  std::string_view family;
  Tint tint;
};
constexpr std::array kTints = {
    FamilyTint{"hydrogen", Tint::orange},    FamilyTint{"oxygen", Tint::cyan},
    FamilyTint{"water", Tint::blue},         FamilyTint{"greenhouse", Tint::green},
    FamilyTint{"sales", Tint::yellow},       FamilyTint{"meteorite", Tint::red},
    FamilyTint{"modhab", Tint::violet},      FamilyTint{"complex", Tint::pink},
    FamilyTint{"landing_pad", Tint::magenta}};

char as_lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }
char as_upper(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }

// What a building counts: as the thing itself begins, so that M stays the meteorite's.
char target_sign(std::string_view target) {
  if (target == "modhab") return 'm';
  if (target == "complex") return 'r';
  return as_upper(target.front());
}

}  // namespace

std::string plot_sign(std::string_view code) {
  if (code == "#") return "##";
  code = code.substr(0, code.find('+'));
  const std::size_t colon = code.find(':');
  if (colon != std::string_view::npos && colon + 1 < code.size())
    return {as_lower(code.front()), target_sign(code.substr(colon + 1))};
  return std::string(code.substr(0, 2));
}

Tint family_tint(std::string_view family) {
  const auto* found = std::ranges::find(kTints, family, &FamilyTint::family);
  return found == kTints.end() ? Tint::plain : found->tint;
}

std::string tile_sign(const json::object& tile, const Style& style) {
  std::string sign = plot_sign(text_at(tile, "code"));
  if (const std::int64_t robots = number_at(tile, "robots"); robots > 0)
    sign += fmt::format("+{}", robots);
  return tinted(style, family_tint(text_at(tile, "family")), sign);
}

std::string card_sign(const json::object& card, const Style& style) {
  const json::array& codes = card.at("codes").as_array();
  const json::array& plots = card.at("plots").as_array();
  std::string text;
  for (std::size_t cell = 0; cell < codes.size(); ++cell) {
    const auto plot = plots[cell].to_number<std::size_t>();
    std::string sign = plot == cell       ? plot_sign(codes[cell].as_string())
                       : cell == plot + 1 ? "<<"
                                          : "^^";
    text += cell == 0 ? "" : cell == 2 ? " / " : " ";
    text += padded(std::move(sign), 2);
  }
  return tinted(style, Tint::dim, text);
}

}  // namespace orrery::cli
