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

json::value wire_json(const Message& message, std::string_view area) {
  JsonWriter out;
  write_wire(message, area, out);
  return out.parsed();
}

}  // namespace orrery::server
