#include "load/delta.h"

#include <charconv>
#include <cstddef>
#include <optional>
#include <string_view>

#include <boost/json.hpp>
#include <fmt/format.h>

namespace orrery::load {
namespace {

using Applied = std::expected<void, std::string>;

constexpr std::string_view kSplice = "@";

Applied apply(json::value& value, const json::value& delta, const std::string& path);

std::unexpected<std::string> misfit(const std::string& path, std::string_view why) {
  return std::unexpected(fmt::format("{}: {}", path.empty() ? "the document" : path, why));
}

std::optional<std::size_t> as_index(std::string_view text) {
  std::size_t index = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), index);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return index;
}

// A delta that was not read from text may have unsigned numbers.
std::optional<std::size_t> as_size(const json::value& value) {
  if (value.is_uint64()) return static_cast<std::size_t>(value.get_uint64());
  if (!value.is_int64() || value.get_int64() < 0) return std::nullopt;
  return static_cast<std::size_t>(value.get_int64());
}

bool is_removal(const json::value& delta) { return delta.is_array() && delta.get_array().empty(); }

Applied apply_to_object(json::object& object, const json::object& delta, const std::string& path) {
  for (const auto& [key, change] : delta) {
    const std::string place = fmt::format("{}/{}", path, std::string_view(key));
    if (is_removal(change)) {
      if (object.erase(key) == 0) return misfit(place, "is not there to be removed");
      continue;
    }
    json::value* member = object.if_contains(key);
    if (member == nullptr) {
      if (!change.is_array()) return misfit(place, "is not there to be changed");
      member = &object[key];
    }
    if (auto applied = apply(*member, change, place); !applied) return applied;
  }
  return {};
}

// Elements that go and come at one place: [start, count, values that come ...].
Applied splice(json::array& list, const json::value& change, const std::string& path) {
  const json::array* splice = change.if_array();
  if (splice == nullptr || splice->size() < 2)
    return misfit(path, "has elements that come and go nowhere");
  const auto start = as_size(splice->at(0));
  const auto count = as_size(splice->at(1));
  if (!start || !count || *start > list.size() || *count > list.size() - *start)
    return misfit(path, "has not the elements that are to go");
  auto* const place = list.begin() + static_cast<std::ptrdiff_t>(*start);
  auto* next = list.erase(place, place + static_cast<std::ptrdiff_t>(*count));
  // One by one: a range would be inserted with the memory of the message it comes from.
  for (std::size_t i = 2; i < splice->size(); ++i) next = list.insert(next, (*splice)[i]) + 1;
  return {};
}

Applied apply_to_list(json::array& list, const json::object& delta, const std::string& path) {
  if (const json::value* change = delta.if_contains(kSplice)) {
    if (delta.size() != 1) return misfit(path, "changes in two ways");
    return splice(list, *change, path);
  }
  for (const auto& [key, change] : delta) {
    const std::string place = fmt::format("{}/{}", path, std::string_view(key));
    const std::optional<std::size_t> index = as_index(key);
    if (!index || *index >= list.size()) return misfit(place, "is no element of the list");
    if (is_removal(change)) return misfit(place, "cannot be taken out of a list");
    if (auto applied = apply(list[*index], change, place); !applied) return applied;
  }
  return {};
}

Applied apply(json::value& value, const json::value& delta, const std::string& path) {
  if (const json::array* whole = delta.if_array()) {
    if (whole->size() != 1) return misfit(path, "is set to something that is not one value");
    value = whole->front();
    return {};
  }
  const json::object* inside = delta.if_object();
  if (inside == nullptr) return misfit(path, "has a change that is neither list nor object");
  if (value.is_object()) return apply_to_object(value.get_object(), *inside, path);
  if (value.is_array()) return apply_to_list(value.get_array(), *inside, path);
  return misfit(path, "has no inside to be changed");
}

}  // namespace

std::expected<void, std::string> apply_delta(json::value& value, const json::value& delta) {
  return apply(value, delta, "");
}

}  // namespace orrery::load
