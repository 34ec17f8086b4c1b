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

constexpr std::string_view kSize = "#";
constexpr std::size_t kMostElements = 100'000;

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

// Brings the list to the size that the delta names. Elements that are new have to be set by it.
std::expected<void, std::string> resize(json::array& list, const json::object& delta,
                                        const std::string& path) {
  const json::value* size = delta.if_contains(kSize);
  if (size == nullptr) return {};
  if (!size->is_int64() || size->get_int64() < 0 ||
      static_cast<std::size_t>(size->get_int64()) > kMostElements)
    return misfit(path, "has no such number of elements");
  const auto wanted = static_cast<std::size_t>(size->get_int64());
  for (std::size_t i = list.size(); i < wanted; ++i) {
    const json::value* change = delta.if_contains(fmt::to_string(i));
    if (change == nullptr || !change->is_array())
      return misfit(fmt::format("{}/{}", path, i), "is new and has no value");
  }
  list.resize(wanted);
  return {};
}

Applied apply_to_list(json::array& list, const json::object& delta, const std::string& path) {
  if (auto sized = resize(list, delta, path); !sized) return sized;
  for (const auto& [key, change] : delta) {
    if (key == kSize) continue;
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
