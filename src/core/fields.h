// One description of a position's fields serves three ends: writing it, reading it, and its JSON
// Schema. A game describes its state once, in position.cpp, as calls on a Fields visitor.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/fwd.hpp>

#include "core/fixed_vector.h"
#include "core/json_reader.h"

namespace orrery {

// A field's name, its meaning, and what an absent one stands for (empty: it must be there).
struct FieldDoc {
  std::string_view name;
  std::string_view about;
  std::string_view fallback = {};
  // For a list whose length the options decide: its bounds over all options, for the schema.
  std::size_t least = 0;
  std::size_t most = 0;
};

class Fields {
 public:
  static Fields writer();
  static Fields reader(JsonReader from);
  static Fields schema();
  ~Fields();
  Fields(Fields&&) noexcept;
  Fields& operator=(Fields&&) = delete;

  bool reading() const;
  // Making the schema, which is one for all options and numbers of players: describe all fields.
  bool describing() const;
  // What was written, or the schema.
  json::object result() const;
  // After reading: complains about fields that were not asked for.
  void finish() const;
  // The place being read, for complaints that concern several fields.
  const JsonReader& place() const;

  // Each returns whether the field was there; an absent one keeps the value the caller put in.
  template <class T>
  bool integer(const FieldDoc& doc, T& value, std::int64_t low, std::int64_t high) {
    auto wide = static_cast<std::int64_t>(value);
    const bool there = integer_field(doc, wide, low, high);
    value = static_cast<T>(wide);
    return there;
  }
  // One of `names`, by index.
  template <class T>
  bool name(const FieldDoc& doc, T& value, std::span<const std::string> names) {
    auto code = static_cast<std::uint8_t>(static_cast<std::uint8_t>(value) + 1U);
    const bool there = name_field(doc, code, names, false);
    value = static_cast<T>(code - 1);
    return there;
  }
  // One of `names` as index + 1, or null as 0.
  bool name_or_null(const FieldDoc& doc, std::uint8_t& value, std::span<const std::string> names) {
    return name_field(doc, value, names, true);
  }
  bool boolean(const FieldDoc& doc, bool& value);
  bool text(const FieldDoc& doc, std::string& value);
  // A list of names, by index.
  template <std::size_t kCapacity>
  bool names(const FieldDoc& doc, FixedVector<std::uint8_t, kCapacity>& list,
             std::span<const std::string> names) {
    std::vector<std::uint8_t> items(list.begin(), list.end());
    const bool there = names_field(doc, items, names, 0, kCapacity);
    list.clear();
    for (const std::uint8_t item : items) list.push_back(item);
    return there;
  }
  // A list of exactly values.size() names, each as index + 1, or null as 0.
  bool names_or_null(const FieldDoc& doc, std::span<std::uint8_t> values,
                     std::span<const std::string> names);
  // How many of each name: {"wood": 2}; names left out count 0.
  bool counts(const FieldDoc& doc, std::span<std::uint8_t> values,
              std::span<const std::string> names, int high);
  // As `counts`, written as a list with repetitions: ["1A", "1A", "2*W"].
  bool multiset(const FieldDoc& doc, std::span<std::uint8_t> counts,
                std::span<const std::string> names, std::size_t most);

  template <class Body>
  bool object(const FieldDoc& doc, Body&& body) {
    return objects_field(doc, 0, [&](Fields& fields, std::size_t) { body(fields); });
  }
  // A list of exactly `count` objects; body(fields, i) describes one.
  template <class Body>
  bool objects(const FieldDoc& doc, std::size_t count, Body&& body) {
    return objects_field(doc, count, std::forward<Body>(body));
  }
  // A list of at most `most` objects, as many as there are: reading sets `count` before the first
  // body. A list that is left out keeps it.
  template <class Body>
  bool list(const FieldDoc& doc, std::size_t& count, std::size_t most, Body&& body) {
    return list_field(doc, count, most, std::forward<Body>(body));
  }

 private:
  struct Impl;
  explicit Fields(std::unique_ptr<Impl> impl);

  bool integer_field(const FieldDoc& doc, std::int64_t& value, std::int64_t low, std::int64_t high);
  bool name_field(const FieldDoc& doc, std::uint8_t& code, std::span<const std::string> names,
                  bool or_null);
  bool names_field(const FieldDoc& doc, std::vector<std::uint8_t>& items,
                   std::span<const std::string> names, std::size_t least, std::size_t most);
  // count 0: a single object.
  bool objects_field(const FieldDoc& doc, std::size_t count,
                     const std::function<void(Fields&, std::size_t)>& body);
  bool list_field(const FieldDoc& doc, std::size_t& count, std::size_t most,
                  const std::function<void(Fields&, std::size_t)>& body);
  static void read_each(const std::vector<JsonReader>& readers,
                        const std::function<void(Fields&, std::size_t)>& body);

  std::unique_ptr<Impl> impl_;
};

}  // namespace orrery
