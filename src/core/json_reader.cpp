#include "core/json_reader.h"

#include <algorithm>
#include <array>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace orrery {

void Problems::add(Message message) {
  if (list_.size() < kMost) list_.push_back(std::move(message));
}

bool JsonReader::is_null() const { return value_ != nullptr && value_->is_null(); }
bool JsonReader::is_object() const { return value_ != nullptr && value_->is_object(); }

void JsonReader::complain(std::string id, std::vector<Argument> args) const {
  args.insert(args.begin(), Argument{"field", path_.empty() ? std::string("the text") : path_});
  problems_->add(Message(std::move(id), std::move(args)));
}

std::string JsonReader::member_path(std::string_view key) const {
  std::string path;
  path.reserve(path_.size() + 1 + key.size());
  if (!path_.empty()) path.append(path_).append(1, '.');
  return path.append(key);
}

JsonReader JsonReader::missing(std::string_view key) const {
  return {nullptr, member_path(key), problems_};
}

JsonReader JsonReader::maybe(std::string_view key) const {
  if (value_ == nullptr) return missing(key);
  const json::object* object = value_->if_object();
  if (object == nullptr) {
    complain("core.expected_object");
    return missing(key);
  }
  const json::value* member = object->if_contains(key);
  return {member, member_path(key), problems_};
}

JsonReader JsonReader::at(std::string_view key) const {
  JsonReader member = maybe(key);
  if (is_object() && !member.exists()) complain("core.missing_field", {{"key", std::string(key)}});
  return member;
}

void JsonReader::allow_only(std::span<const std::string_view> keys) const {
  if (value_ == nullptr) return;
  const json::object* object = value_->if_object();
  if (object == nullptr) return complain("core.expected_object");
  for (const auto& member : *object)
    if (std::ranges::find(keys, std::string_view(member.key())) == keys.end())
      complain("core.unknown_field", {{"key", std::string(member.key())},
                                      {"keys", fmt::format("{}", fmt::join(keys, ", "))}});
}

std::vector<std::string> JsonReader::keys() const {
  std::vector<std::string> keys;
  if (value_ == nullptr) return keys;
  if (const json::object* object = value_->if_object()) {
    for (const auto& member : *object) keys.emplace_back(member.key());
  } else {
    complain("core.expected_object");
  }
  return keys;
}

std::vector<JsonReader> JsonReader::items(std::size_t least, std::size_t most) const {
  std::vector<JsonReader> readers;
  if (value_ == nullptr) return readers;
  const json::array* array = value_->if_array();
  if (array == nullptr || array->size() < least || array->size() > most) {
    complain(least == most ? "core.expected_list_of" : "core.expected_list",
             {{"low", static_cast<std::int64_t>(least)},
              {"high", static_cast<std::int64_t>(most)},
              {"found", static_cast<std::int64_t>(array == nullptr ? 0 : array->size())}});
    return readers;
  }
  for (std::size_t i = 0; i < array->size(); ++i)
    readers.push_back({&(*array)[i], fmt::format("{}[{}]", path_, i), problems_});
  return readers;
}

std::int64_t JsonReader::integer(std::int64_t low, std::int64_t high) const {
  if (value_ == nullptr) return low;
  const std::int64_t* number = value_->if_int64();
  if (number == nullptr || *number < low || *number > high) {
    complain("core.expected_integer", {{"low", low}, {"high", high}});
    return low;
  }
  return *number;
}

bool JsonReader::boolean() const {
  if (value_ == nullptr) return false;
  if (!value_->is_bool()) {
    complain("core.expected_boolean");
    return false;
  }
  return value_->get_bool();
}

std::string JsonReader::text() const {
  if (value_ == nullptr) return {};
  if (!value_->is_string()) {
    complain("core.expected_text");
    return {};
  }
  return std::string(value_->get_string());
}

std::size_t JsonReader::name(std::span<const std::string> names) const {
  if (value_ == nullptr) return 0;
  if (const json::string* text = value_->if_string()) {
    const auto found = std::ranges::find(names, std::string_view(*text));
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  }
  complain("core.expected_name", {{"names", fmt::format("{}", fmt::join(names, ", "))}});
  return 0;
}

std::size_t JsonReader::name(std::initializer_list<std::string_view> names) const {
  return name(std::vector<std::string>(names.begin(), names.end()));
}

std::expected<json::value, Message> parse_json(std::string_view text, std::string_view what) {
  return parse_json(text, what, {});
}

std::expected<json::value, Message> parse_json(std::string_view text, std::string_view what,
                                               const json::storage_ptr& storage) {
  json::error_code error;
  std::array<unsigned char, 1024> room{};  // a short text is parsed without asking for memory
  json::stream_parser parser({}, {}, room.data(), room.size());
  parser.reset(storage);
  const std::size_t used = parser.write_some(text.data(), text.size(), error);
  if (!error && used == text.size()) parser.finish(error);
  if (!error && used == text.size()) return parser.release();
  const std::string_view before = text.substr(0, used);
  const auto line = std::ranges::count(before, '\n') + 1;
  return std::unexpected(Message(
      "core.not_json", {{"what", std::string(what)}, {"line", static_cast<std::int64_t>(line)}}));
}

}  // namespace orrery
