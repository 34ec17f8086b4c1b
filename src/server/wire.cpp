#include "server/wire.h"

#include <variant>

#include <boost/json.hpp>

namespace orrery::server {
namespace {

std::string typed_key(std::string_view name, std::string_view type) {
  std::string key;
  if (name != type) key = name;
  key += '@';
  key += type;
  return key;
}

struct ValueWriter {
  std::string_view area;
  JsonWriter& out;
  void operator()(std::int64_t number) const { out.value(number); }
  void operator()(Seat seat) const { out.value(seat); }
  void operator()(const Term& term) const { out.value(term.id); }
  void operator()(const std::string& text) const { out.value(text); }
  void operator()(const std::vector<Message>& messages) const {
    const auto list = out.array();
    for (const Message& message : messages) write_wire(message, area, out);
  }
};

// A thing with a name is the only object among the values of core's form.
void write_argument(std::string_view name, const json::value& value, std::string_view area,
                    JsonWriter& out) {
  if (const json::object* thing = value.if_object()) {
    const auto& [type, id] = *thing->begin();
    out.key(typed_key(name, type)).raw(json::serialize(id));
  } else if (const json::array* list = value.if_array()) {
    const auto messages = out.array(name);
    for (const json::value& message : *list) write_wire(message.as_object(), area, out);
  } else {
    out.key(name).raw(json::serialize(value));
  }
}

}  // namespace

std::string_view area_of(const GameInfo& info) {
  return std::string_view(info.id).substr(0, info.id.find('-'));
}

std::string_view wire_id(std::string_view id, std::string_view area) {
  const bool ours =
      !area.empty() && id.starts_with(area) && id.substr(area.size()).starts_with('.');
  return ours ? id.substr(area.size()) : id;
}

std::string wire_key(const Argument& argument) {
  if (const Term* term = std::get_if<Term>(&argument.value))
    return typed_key(argument.name, term->type);
  if (std::holds_alternative<Seat>(argument.value)) return typed_key(argument.name, "seat");
  return argument.name;
}

void write_wire(const Value& value, std::string_view area, JsonWriter& out) {
  std::visit(ValueWriter{area, out}, value);
}

void write_wire(const Message& message, std::string_view area, JsonWriter& out) {
  const auto whole = out.array();
  out.value(wire_id(message.id, area));
  if (message.args.empty()) return;
  const auto args = out.object();
  for (const Argument& argument : message.args)
    write_wire(argument.value, area, out.key(wire_key(argument)));
}

void write_wire(const json::object& message, std::string_view area, JsonWriter& out) {
  const auto whole = out.array();
  out.value(wire_id(message.at("id").as_string(), area));
  const json::object& given = message.at("args").as_object();
  if (given.empty()) return;
  const auto args = out.object();
  for (const auto& [name, value] : given) write_argument(name, value, area, out);
}

json::value wire_json(const Message& message, std::string_view area) {
  JsonWriter out;
  write_wire(message, area, out);
  return out.parsed();
}

}  // namespace orrery::server
