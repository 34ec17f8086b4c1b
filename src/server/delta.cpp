#include "server/delta.h"

#include <algorithm>
#include <string>
#include <utility>

#include <boost/json.hpp>

namespace orrery::server {
namespace {

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
      return length;
    }
    case json::kind::object: {
      std::size_t length = 1;
      for (const auto& [key, member] : value.get_object())
        length += key.size() + 4 + length_of(member);
      return length;
    }
    default:
      return 3;
  }
}

// A comparison, and how long both forms of the answer are: one walk finds out all of it.
struct Comparison {
  std::optional<json::value> change;
  std::size_t change_length = 0;
  std::size_t after_length = 0;
};

Comparison compare(const json::value& before, const json::value& after);

Comparison set_to(const json::value& after, std::size_t length) {
  json::array set;
  set.push_back(after);
  return {.change = std::move(set), .change_length = length + 2, .after_length = length};
}

// The changes of the members or elements of one value, as they are found.
struct Changes {
  json::object inside;
  std::size_t length = 1;
  std::size_t after_length = 1;

  void add(std::string_view key, Comparison found) {
    after_length += found.after_length;
    if (!found.change) return;
    length += key.size() + 4 + found.change_length;
    inside.emplace(key, *std::move(found.change));
  }
  // What is shorter: these changes, or the new value.
  Comparison best(const json::value& after) && {
    if (inside.empty()) return {.change = {}, .change_length = 0, .after_length = after_length};
    if (length >= after_length + 2) return set_to(after, after_length);
    return {.change = std::move(inside), .change_length = length, .after_length = after_length};
  }
};

Changes compare_members(const json::object& before, const json::object& after) {
  Changes changes;
  const auto* old = before.begin();
  for (const auto& [key, value] : after) {
    changes.after_length += key.size() + 4;
    // Both were made by the same code: as a rule their members have the same order.
    const json::value* counterpart = nullptr;
    if (old != before.end() && old->key() == key) {
      counterpart = &old->value();
      ++old;
    } else {
      counterpart = before.if_contains(key);
    }
    changes.add(key, counterpart != nullptr ? compare(*counterpart, value)
                                            : set_to(value, length_of(value)));
  }
  if (old == before.end() && before.size() == after.size()) return changes;
  for (const auto& member : before)
    if (!after.contains(member.key()))
      changes.add(member.key(), {.change = json::array(), .change_length = 2, .after_length = 0});
  return changes;
}

Changes compare_elements(const json::array& before, const json::array& after) {
  Changes changes;
  for (std::size_t i = 0; i < after.size(); ++i) {
    changes.after_length += 1;
    Comparison found = compare(before[i], after[i]);
    if (found.change)
      changes.add(std::to_string(i), std::move(found));
    else
      changes.after_length += found.after_length;
  }
  return changes;
}

// Elements that came in or went out in one place: {"@": [where, how many go, those that come]}.
Comparison spliced(const json::array& before, const json::array& after) {
  const auto same_start = std::ranges::mismatch(before, after);
  const auto start = static_cast<std::size_t>(same_start.in1 - before.begin());
  std::size_t before_end = before.size();
  std::size_t after_end = after.size();
  while (before_end > start && after_end > start &&
         before[before_end - 1] == after[after_end - 1]) {
    --before_end;
    --after_end;
  }
  json::array splice;
  splice.emplace_back(start);
  splice.emplace_back(before_end - start);
  for (std::size_t i = start; i < after_end; ++i) splice.push_back(after[i]);
  Changes changes;
  changes.after_length = length_of(after);
  changes.length += 5 + length_of(splice);
  changes.inside.emplace("@", std::move(splice));
  return std::move(changes).best(after);
}

Comparison compare(const json::value& before, const json::value& after) {
  if (before.is_object() && after.is_object())
    return compare_members(before.get_object(), after.get_object()).best(after);
  if (before.is_array() && after.is_array()) {
    const json::array& old = before.get_array();
    const json::array& now = after.get_array();
    if (old.size() != now.size()) return spliced(old, now);
    return compare_elements(old, now).best(after);
  }
  const std::size_t length = length_of(after);
  if (before == after) return {.change = {}, .change_length = 0, .after_length = length};
  return set_to(after, length);
}

}  // namespace

std::optional<json::value> delta_between(const json::value& before, const json::value& after) {
  return compare(before, after).change;
}

json::object member_deltas(const json::object& before, const json::object& after) {
  return compare_members(before, after).inside;
}

}  // namespace orrery::server
