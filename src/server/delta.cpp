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

// Elements that came in or went out in one place: {"@": [where, how many go, those that come]}.
json::object spliced(const json::array& before, const json::array& after) {
  const auto same_start = std::ranges::mismatch(before, after);
  const auto start = static_cast<std::size_t>(same_start.in1 - before.begin());
  std::size_t before_end = before.size();
  std::size_t after_end = after.size();
  while (before_end > start && after_end > start && before[before_end - 1] == after[after_end - 1]) {
    --before_end;
    --after_end;
  }
  json::array splice;
  splice.emplace_back(start);
  splice.emplace_back(before_end - start);
  for (std::size_t i = start; i < after_end; ++i) splice.push_back(after[i]);
  return {{"@", std::move(splice)}};
}

json::object by_index(const json::array& before, const json::array& after) {
  json::object changes;
  for (std::size_t i = 0; i < after.size(); ++i)
    if (auto change = delta_between(before[i], after[i]))
      changes.emplace(std::to_string(i), *std::move(change));
  return changes;
}

// Lists of one length change in place; others by elements that come and go, or both at once, for
// which nothing short can be said.
json::object inside(const json::array& before, const json::array& after) {
  if (before.size() == after.size()) return by_index(before, after);
  return spliced(before, after);
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
