#include "cli/boards/skymines_signs.h"

#include <cctype>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/boards/board.h"

namespace orrery::cli {
namespace {

Tint company_tint(std::string_view company) {
  if (company == "astrogo") return Tint::pink;
  if (company == "tawac") return Tint::blue;
  if (company == "skymine") return Tint::yellow;
  if (company == "minerva") return Tint::violet;
  return Tint::plain;
}

char capital(std::string_view word) {
  return static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
}

std::string own_sign(const json::object& card, const Style& style) {
  const std::string_view type = text_at(card, "type");
  if (type == "scientist") return fmt::format("S{}", number_at(card, "rp"));
  if (type == "share") return "$";
  if (type != "field") return fmt::format("{}{}", capital(type), number_at(card, "value"));
  const json::value& company = card.at("company");
  return "F" + (company.is_null() ? "n" : company_sign(company.as_string(), style));
}

Value value_of(const json::value& value) {
  if (const json::array* parts = value.if_array()) {
    std::vector<Message> messages;
    for (const json::value& part : *parts) messages.push_back(sky_message(part.as_object()));
    return messages;
  }
  if (const json::object* term = value.if_object())
    return Term{std::string(term->begin()->key()), std::string(term->begin()->value().as_string())};
  if (value.is_string()) return std::string(value.as_string());
  return value.to_number<std::int64_t>();
}

}  // namespace

std::string company_sign(std::string_view company, const Style& style) {
  return tinted(style, company_tint(company), company.substr(0, 1));
}

std::string capital_sign(std::string_view company, const Style& style) {
  return tinted(style, company_tint(company), std::string(1, capital(company)));
}

std::string sky_card_sign(const json::object& card, const Style& style) {
  const json::value& share = card.at("share");
  std::string sign = own_sign(card, style);
  if (share.is_null()) return sign;
  return sign + (sign == "$" ? "" : "+") + company_sign(share.as_string(), style);
}

std::string building_sign(const json::object& sector) {
  const std::string_view building = text_at(sector, "building");
  const char letter = building == "deep_mine"          ? 'C'
                      : building == "gas_collector"    ? 'H'
                      : building == "research_station" ? 'R'
                      : building == "surface_mine"     ? 'S'
                                                       : '-';
  return fmt::format("{}{}", letter, number_at(sector, "amount"));
}

std::string column_sign(const json::object& column) {
  const json::array& coins = column.at("coins").as_array();
  const std::size_t ordinary = coins.size() - 1;
  const auto vacant = ordinary - static_cast<std::size_t>(number_at(column, "ordinary"));
  std::string sign;
  for (std::size_t i = 0; i < ordinary; ++i) sign += i < vacant ? json::serialize(coins[i]) : "#";
  return sign + fmt::format("({})", column.at("crossed_out").as_bool()
                                        ? "#"
                                        : json::serialize(coins[ordinary]));
}

std::string track_sign(const json::object& track) {
  const auto find = [&track](std::string_view list, std::string_view key, std::int64_t at,
                             std::string_view what) -> std::int64_t {
    for (const json::value& each : track.at(list).as_array())
      if (number_at(each.as_object(), key) == at) return number_at(each.as_object(), what);
    return 0;
  };
  std::string sign;
  for (std::int64_t space = 0; space <= number_at(track, "last"); ++space) {
    const std::int64_t shares = find("shares", "space", space, "shares");
    sign += shares == 0 ? "." : fmt::to_string(shares);
    if (const std::int64_t toll = find("barriers", "after", space, "coins"); toll != 0)
      sign += fmt::format("|{}|", toll);
    if (const std::int64_t coins = find("thresholds", "after", space, "coins"); coins != 0)
      sign += fmt::format(">{}>", coins);
  }
  return sign;
}

Message sky_message(const json::object& object) {
  Message message{std::string(text_at(object, "id"))};
  for (const auto& [name, value] : object.at("args").as_object())
    message.args.push_back({std::string(name), value_of(value)});
  return message;
}

}  // namespace orrery::cli
