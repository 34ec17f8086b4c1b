#include "core/fields.h"

#include <algorithm>
#include <optional>

#include <boost/json.hpp>

namespace orrery {
namespace {

enum class Purpose : std::uint8_t { write, read, schema };

json::object enumeration(std::span<const std::string> names, bool or_null) {
  json::array values(names.begin(), names.end());
  if (or_null) values.push_back(nullptr);
  return {{"enum", values}};
}

json::object list_of(json::object item, std::size_t least, std::size_t most) {
  return {{"type", "array"}, {"items", std::move(item)}, {"minItems", least}, {"maxItems", most}};
}

json::object list_for(const FieldDoc& doc, json::object item, std::size_t exactly) {
  return doc.most == 0 ? list_of(std::move(item), exactly, exactly)
                       : list_of(std::move(item), doc.least, doc.most);
}

json::value name_json(std::uint8_t code, std::span<const std::string> names) {
  if (code == 0) return nullptr;
  return json::string(names[code - 1U]);
}

std::uint8_t read_code(const JsonReader& reader, std::span<const std::string> names, bool or_null) {
  if (or_null && reader.is_null()) return 0;
  return static_cast<std::uint8_t>(reader.name(names) + 1);
}

}  // namespace

struct Fields::Impl {
  Purpose purpose;
  json::object out{};                // written values, or schema properties
  json::array required{};            // schema: names of required fields
  std::optional<JsonReader> in{};    // reading
  std::vector<std::string> asked{};  // reading: names asked for

  void put(const FieldDoc& doc, json::value value) { out[doc.name] = std::move(value); }
  void describe(const FieldDoc& doc, json::object type) {
    type["description"] = doc.about;
    if (doc.fallback.empty()) {
      required.push_back(json::string(doc.name));
    } else {
      type["description"] =
          std::string(doc.about) + " If left out: " + std::string(doc.fallback) + ".";
    }
    out[doc.name] = std::move(type);
  }
  JsonReader take(const FieldDoc& doc) {
    asked.emplace_back(doc.name);
    return doc.fallback.empty() ? in->at(doc.name) : in->maybe(doc.name);
  }
};

Fields::Fields(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Fields::~Fields() = default;
Fields::Fields(Fields&&) noexcept = default;

Fields Fields::writer() { return Fields(std::make_unique<Impl>(Purpose::write)); }
Fields Fields::schema() { return Fields(std::make_unique<Impl>(Purpose::schema)); }
Fields Fields::reader(JsonReader from) {
  auto impl = std::make_unique<Impl>(Purpose::read);
  impl->in = std::move(from);
  return Fields(std::move(impl));
}

bool Fields::reading() const { return impl_->purpose == Purpose::read; }
bool Fields::describing() const { return impl_->purpose == Purpose::schema; }
const JsonReader& Fields::place() const { return *impl_->in; }

json::object Fields::result() const {
  if (impl_->purpose != Purpose::schema) return impl_->out;
  json::object schema = {
      {"type", "object"}, {"properties", impl_->out}, {"additionalProperties", false}};
  if (!impl_->required.empty()) schema["required"] = impl_->required;
  return schema;
}

void Fields::finish() const {
  std::vector<std::string_view> keys(impl_->asked.begin(), impl_->asked.end());
  impl_->in->allow_only(keys);
}

bool Fields::integer_field(const FieldDoc& doc, std::int64_t& value, std::int64_t low,
                           std::int64_t high) {
  switch (impl_->purpose) {
    case Purpose::write:
      impl_->put(doc, value);
      return true;
    case Purpose::schema:
      impl_->describe(doc, {{"type", "integer"}, {"minimum", low}, {"maximum", high}});
      return true;
    case Purpose::read:
      break;
  }
  const JsonReader reader = impl_->take(doc);
  if (reader.exists()) value = reader.integer(low, high);
  return reader.exists();
}

bool Fields::boolean(const FieldDoc& doc, bool& value) {
  switch (impl_->purpose) {
    case Purpose::write:
      impl_->put(doc, value);
      return true;
    case Purpose::schema:
      impl_->describe(doc, {{"type", "boolean"}});
      return true;
    case Purpose::read:
      break;
  }
  const JsonReader reader = impl_->take(doc);
  if (reader.exists()) value = reader.boolean();
  return reader.exists();
}

bool Fields::text(const FieldDoc& doc, std::string& value) {
  switch (impl_->purpose) {
    case Purpose::write:
      impl_->put(doc, json::string(value));
      return true;
    case Purpose::schema:
      impl_->describe(doc, {{"type", "string"}});
      return true;
    case Purpose::read:
      break;
  }
  const JsonReader reader = impl_->take(doc);
  if (reader.exists()) value = reader.text();
  return reader.exists();
}

bool Fields::name_field(const FieldDoc& doc, std::uint8_t& code, std::span<const std::string> names,
                        bool or_null) {
  switch (impl_->purpose) {
    case Purpose::write:
      impl_->put(doc, name_json(code, names));
      return true;
    case Purpose::schema:
      impl_->describe(doc, enumeration(names, or_null));
      return true;
    case Purpose::read:
      break;
  }
  const JsonReader reader = impl_->take(doc);
  if (reader.exists()) code = read_code(reader, names, or_null);
  return reader.exists();
}

bool Fields::names_field(const FieldDoc& doc, std::vector<std::uint8_t>& items,
                         std::span<const std::string> names, std::size_t least, std::size_t most) {
  switch (impl_->purpose) {
    case Purpose::write: {
      json::array list;
      for (const std::uint8_t item : items) list.push_back(json::string(names[item]));
      impl_->put(doc, std::move(list));
      return true;
    }
    case Purpose::schema:
      impl_->describe(doc, list_of(enumeration(names, false), least, most));
      return true;
    case Purpose::read:
      break;
  }
  const JsonReader reader = impl_->take(doc);
  if (!reader.exists()) return false;
  items.clear();
  for (const JsonReader& item : reader.items(least, most))
    items.push_back(static_cast<std::uint8_t>(item.name(names)));
  return true;
}

bool Fields::names_or_null(const FieldDoc& doc, std::span<std::uint8_t> values,
                           std::span<const std::string> names) {
  switch (impl_->purpose) {
    case Purpose::write: {
      json::array list;
      for (const std::uint8_t code : values) list.push_back(name_json(code, names));
      impl_->put(doc, std::move(list));
      return true;
    }
    case Purpose::schema:
      impl_->describe(doc, list_for(doc, enumeration(names, true), values.size()));
      return true;
    case Purpose::read:
      break;
  }
  const JsonReader reader = impl_->take(doc);
  if (!reader.exists()) return false;
  std::size_t i = 0;
  for (const JsonReader& item : reader.items(values.size(), values.size()))
    values[i++] = read_code(item, names, true);
  return true;
}

bool Fields::counts(const FieldDoc& doc, std::span<std::uint8_t> values,
                    std::span<const std::string> names, int high) {
  return object(doc, [&](Fields& fields) {
    for (std::size_t i = 0; i < names.size(); ++i)
      fields.integer({names[i], "how many", "0"}, values[i], 0, high);
  });
}

bool Fields::multiset(const FieldDoc& doc, std::span<std::uint8_t> counts,
                      std::span<const std::string> names, std::size_t most) {
  std::vector<std::uint8_t> items;
  for (std::size_t i = 0; i < names.size(); ++i)
    items.insert(items.end(), counts[i], static_cast<std::uint8_t>(i));
  const bool there = names_field(doc, items, names, 0, most);
  std::ranges::fill(counts, std::uint8_t{0});
  for (const std::uint8_t item : items) ++counts[item];
  return there;
}

bool Fields::objects_field(const FieldDoc& doc, std::size_t count,
                           const std::function<void(Fields&, std::size_t)>& body) {
  const bool single = count == 0;
  const std::size_t times = single ? 1 : count;
  if (impl_->purpose == Purpose::write) {
    json::array list;
    for (std::size_t i = 0; i < times; ++i) {
      Fields inner = writer();
      body(inner, i);
      list.push_back(inner.result());
    }
    impl_->put(doc, single ? json::value(list.front()) : json::value(list));
    return true;
  }
  if (impl_->purpose == Purpose::schema) {
    Fields inner = schema();
    body(inner, 0);
    impl_->describe(doc, single ? inner.result() : list_for(doc, inner.result(), count));
    return true;
  }
  const JsonReader reader = impl_->take(doc);
  if (!reader.exists()) return false;
  std::vector<JsonReader> readers{reader};
  if (!single) readers = reader.items(count, count);
  read_each(readers, body);
  return true;
}

bool Fields::list_field(const FieldDoc& doc, std::size_t& count, std::size_t most,
                        const std::function<void(Fields&, std::size_t)>& body) {
  if (impl_->purpose == Purpose::write) {
    json::array list;
    for (std::size_t i = 0; i < count; ++i) {
      Fields inner = writer();
      body(inner, i);
      list.push_back(inner.result());
    }
    impl_->put(doc, std::move(list));
    return true;
  }
  if (impl_->purpose == Purpose::schema) {
    Fields inner = schema();
    body(inner, 0);
    impl_->describe(doc, list_of(inner.result(), 0, most));
    return true;
  }
  const JsonReader reader = impl_->take(doc);
  if (!reader.exists()) return false;
  const std::vector<JsonReader> readers = reader.items(0, most);
  count = readers.size();
  read_each(readers, body);
  return true;
}

void Fields::read_each(const std::vector<JsonReader>& readers,
                       const std::function<void(Fields&, std::size_t)>& body) {
  for (std::size_t i = 0; i < readers.size(); ++i) {
    Fields inner = Fields::reader(readers[i]);
    body(inner, i);
    inner.finish();
  }
}

}  // namespace orrery
