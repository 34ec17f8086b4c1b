#include "server/delta.h"

#include <algorithm>
#include <string>

#include <boost/json.hpp>

namespace orrery::server {
namespace {

json::value set_to(const json::value& value) {
  json::array set;
  set.push_back(value);
  return set;
}

// About how long a value is when it is written; exact enough to choose the shorter of two forms.
std::size_t length_of(const json::value& value) {
  switch (value.kind()) {
    case json::kind::null:
    case json::kind::bool_:
      return 4;
    case json::kind::string:
      return value.get_string().size() + 2;
    case json::kind::array: {
      std::size_t length = 1;
      for (const json::value& element : value.get_array()) length += length_of(element) + 1;
      return std::max<std::size_t>(length, 2);
    }
    case json::kind::object: {
      std::size_t length = 1;
      for (const auto& [key, member] : value.get_object())
        length += key.size() + 4 + length_of(member);
      return std::max<std::size_t>(length, 2);
    }
    default:
      return 3;
  }
}

json::object inside(const json::object& before, const json::object& after) {
  json::object changes;
  for (const auto& [key, old] : before)
    if (!after.contains(key)) changes.emplace(key, json::array());
  for (const auto& [key, value] : after) {
    const json::value* old = before.if_contains(key);
    if (old == nullptr)
      changes.emplace(key, set_to(value));
    else if (auto change = delta_between(*old, value))
      changes.emplace(key, *std::move(change));
  }
  return changes;
}

json::object inside(const json::array& before, const json::array& after) {
  json::object changes;
  const std::size_t both = std::min(before.size(), after.size());
  for (std::size_t i = 0; i < both; ++i)
    if (auto change = delta_between(before[i], after[i]))
      changes.emplace(std::to_string(i), *std::move(change));
  for (std::size_t i = both; i < after.size(); ++i)
    changes.emplace(std::to_string(i), set_to(after[i]));
  if (before.size() != after.size()) changes.emplace("#", after.size());
  return changes;
}

}  // namespace

std::optional<json::value> delta_between(const json::value& before, const json::value& after) {
  json::object changes;
  if (before.is_object() && after.is_object())
    changes = inside(before.get_object(), after.get_object());
  else if (before.is_array() && after.is_array())
    changes = inside(before.get_array(), after.get_array());
  else if (before == after)
    return std::nullopt;
  else
    return set_to(after);
  if (changes.empty()) return std::nullopt;
  json::value change = std::move(changes);
  if (length_of(change) < length_of(after) + 2) return change;
  return set_to(after);
}

}  // namespace orrery::server
