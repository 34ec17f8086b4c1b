#include "server/wire.h"

#include <variant>

#include <boost/json.hpp>
#include <fmt/format.h>

namespace orrery::server {
namespace {

std::string typed_key(std::string_view name, std::string_view type) {
  return name == type ? fmt::format("@{}", type) : fmt::format("{}@{}", name, type);
}

json::array with_args(std::string_view id, json::object args, std::string_view area) {
  json::array written;
  written.emplace_back(wire_id(id, area));
  if (!args.empty()) written.push_back(std::move(args));
  return written;
}

// A thing with a name is the only object among the values of core's form.
void add_argument(json::object& args, std::string_view name, const json::value& value,
                  std::string_view area) {
  if (const json::object* thing = value.if_object()) {
    const auto& [type, id] = *thing->begin();
    args.emplace(typed_key(name, type), id);
  } else if (const json::array* list = value.if_array()) {
    json::array messages;
    for (const json::value& message : *list)
      messages.push_back(wire_message(message.as_object(), area));
    args.emplace(name, std::move(messages));
  } else {
    args.emplace(name, value);
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

json::value wire_value(const Value& value, std::string_view area) {
  struct ToJson {
    std::string_view area;
    json::value operator()(std::int64_t number) const { return number; }
    json::value operator()(Seat seat) const { return index(seat); }
    json::value operator()(const Term& term) const { return json::string(term.id); }
    json::value operator()(const std::string& text) const { return json::string(text); }
    json::value operator()(const std::vector<Message>& messages) const {
      json::array list;
      for (const Message& message : messages) list.push_back(wire_message(message, area));
      return list;
    }
  };
  return std::visit(ToJson{area}, value);
}

json::array wire_message(const Message& message, std::string_view area) {
  json::object args;
  for (const Argument& argument : message.args)
    args.emplace(wire_key(argument), wire_value(argument.value, area));
  return with_args(message.id, std::move(args), area);
}

json::array wire_message(const json::object& message, std::string_view area) {
  json::object args;
  const json::object& given = message.at("args").as_object();
  for (const auto& [name, value] : given) add_argument(args, name, value, area);
  return with_args(message.at("id").as_string(), std::move(args), area);
}

}  // namespace orrery::server
