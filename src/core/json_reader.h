// Reading JSON that a person may have written: every complaint names the place and says what was
// expected. A reader of something missing stays quiet and yields defaults, so that reading code
// needs no branches; ask `problems` at the end.
#pragma once

#include <cstdint>
#include <expected>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/fwd.hpp>

#include "core/message.h"

namespace orrery {

// What was found wrong, in reading order; the first few are enough for anybody.
class Problems {
 public:
  void add(Message message);
  bool any() const { return !list_.empty(); }
  const Message& first() const { return list_.front(); }
  const std::vector<Message>& list() const { return list_; }

 private:
  static constexpr std::size_t kMost = 20;
  std::vector<Message> list_;
};

class JsonReader {
 public:
  JsonReader(const json::value& value, std::string path, Problems& problems)
      : value_(&value), path_(std::move(path)), problems_(&problems) {}

  const std::string& path() const { return path_; }
  bool exists() const { return value_ != nullptr; }
  bool is_null() const;
  bool is_object() const;

  // A member that must be there.
  JsonReader at(std::string_view key) const;
  // A member that may be missing: then the reader does not exist.
  JsonReader maybe(std::string_view key) const;
  // Complains about members that are none of `keys`.
  void allow_only(std::span<const std::string_view> keys) const;
  void allow_only(std::initializer_list<std::string_view> keys) const {
    allow_only(std::span(keys.begin(), keys.size()));
  }
  std::vector<std::string> keys() const;
  // The elements of a list of at least `least` and at most `most`.
  std::vector<JsonReader> items(std::size_t least, std::size_t most) const;

  std::int64_t integer(std::int64_t low, std::int64_t high) const;
  bool boolean() const;
  std::string text() const;
  // Which of `names` it is; 0 after a complaint.
  std::size_t name(std::span<const std::string> names) const;
  std::size_t name(std::initializer_list<std::string_view> names) const;

  // Complains about this place: `args` are added to the place, argument "field".
  void complain(std::string id, std::vector<Argument> args = {}) const;

 private:
  JsonReader(const json::value* value, std::string path, Problems* problems)
      : value_(value), path_(std::move(path)), problems_(problems) {}
  JsonReader missing(std::string_view key) const;
  std::string member_path(std::string_view key) const;

  const json::value* value_;  // null: missing, already reported
  std::string path_;
  Problems* problems_;
};

// Parses `text`; a message with its line when it is no JSON. `what` names the source.
std::expected<json::value, Message> parse_json(std::string_view text, std::string_view what);
// The same; the value lives in `storage`.
std::expected<json::value, Message> parse_json(std::string_view text, std::string_view what,
                                               const json::storage_ptr& storage);

}  // namespace orrery
