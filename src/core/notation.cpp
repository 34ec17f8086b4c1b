#include "core/notation.h"

#include <charconv>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace orrery {

std::string write_name(NameList names, std::size_t place) {
  return place < names.size() ? names[place] : std::string(kNoSuchThing);
}

bool read_name(NameList names, std::string_view text, std::uint8_t& place) {
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) return false;
  place = static_cast<std::uint8_t>(found - names.begin());
  return true;
}

std::string write_number(NumberForm form, std::uint8_t arg) {
  return fmt::to_string(arg + form.zero);
}

bool read_number(NumberForm form, std::string_view text, std::uint8_t& arg) {
  int number = 0;
  const auto [stop, error] = std::from_chars(text.begin(), text.end(), number);
  if (error != std::errc{} || stop != text.end() || number < form.low || number > form.high)
    return false;
  arg = static_cast<std::uint8_t>(number - form.zero);
  return true;
}

std::string write_hidden(std::string_view pattern) {
  return fmt::format("{} {}", pattern.substr(0, pattern.find(' ')), kNoSuchThing);
}

Message not_a_move(std::string_view text) {
  return {"core.not_a_move", {{"text", std::string(text)}}};
}

Message not_asked(std::string move, Message asked) {
  return {"core.not_asked",
          {{"move", std::move(move)}, {"asked", std::vector<Message>{std::move(asked)}}}};
}

}  // namespace orrery
