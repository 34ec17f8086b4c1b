// Small changes to JSON that the swappers make.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "core/chance.h"
#include "core/rng.h"

namespace orrery::test {

namespace json = boost::json;

inline int seats_of(const json::object& state) {
  return static_cast<int>(state.at("players").as_array().size());
}

inline json::object& player_of(json::object& state, int seat) {
  return state["players"].at(static_cast<std::size_t>(seat)).as_object();
}

// A pair of places of `one` and `other` (or of two places within one list) whose entries differ.
struct Places {
  std::size_t first;
  std::size_t second;
};

inline std::optional<Places> differing(const json::array& one, const json::array& other, Rng& rng) {
  std::vector<Places> found;
  for (std::size_t i = 0; i < one.size(); ++i)
    for (std::size_t j = &one == &other ? i + 1 : 0; j < other.size(); ++j)
      if (one[i] != other[j]) found.push_back({i, j});
  if (found.empty()) return std::nullopt;
  return found[rng.below(static_cast<std::uint32_t>(found.size()))];
}

inline void exchange(json::value& a, json::value& b) {
  const json::value kept = a;
  a = b;
  b = kept;
}

// Two places of a pile whose order is hidden.
inline bool exchange_within(json::array& pile, Rng& rng) {
  const auto places = differing(pile, pile, rng);
  if (!places) return false;
  exchange(pile[places->first], pile[places->second]);
  return true;
}

// A list of texts in the order of the alphabet.
inline json::array sorted(json::array list) {
  std::sort(list.begin(), list.end(), [](const json::value& a, const json::value& b) {
    return a.as_string() < b.as_string();
  });
  return list;
}

inline json::array joined(const json::array& one, const json::array& other) {
  json::array all = one;
  all.insert(all.end(), other.begin(), other.end());
  return all;
}

inline bool contains(const json::array& list, const json::value& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

inline std::string random_key(Rng& rng) { return Seed::of(rng.next()).hex(); }

}  // namespace orrery::test
