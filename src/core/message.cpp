#include "core/message.h"

#include <boost/json.hpp>

#include "core/json_writer.h"

namespace orrery {

const Value* Message::find(std::string_view name) const {
  for (const Argument& arg : args)
    if (arg.name == name) return &arg.value;
  return nullptr;
}

json::object to_json(const Message& message) {
  JsonWriter out;
  write_message(message, out);
  return out.parsed().as_object();
}

json::object args_json(const Message& message) { return to_json(message).at("args").as_object(); }

namespace {

std::optional<Message> read_form(const json::value& form);

// {"seat": 0} is a seat, {"card": "1A"} a named thing.
std::optional<Value> read_thing(const json::object& thing) {
  if (thing.size() != 1) return std::nullopt;
  const auto& [type, id] = *thing.begin();
  if (const json::string* name = id.if_string())
    return Term{.type = type, .id = std::string(*name)};
  const std::int64_t* seat = id.if_int64();
  if (type != "seat" || seat == nullptr || *seat < 0 || *seat >= kMaxSeats) return std::nullopt;
  return seat_at(static_cast<int>(*seat));
}

std::optional<Value> read_messages(const json::array& list) {
  std::vector<Message> messages;
  for (const json::value& form : list) {
    auto message = read_form(form);
    if (!message) return std::nullopt;
    messages.push_back(*std::move(message));
  }
  return messages;
}

std::optional<Value> read_value(const json::value& value) {
  if (const std::int64_t* number = value.if_int64()) return *number;
  if (const json::string* text = value.if_string()) return std::string(*text);
  if (const json::object* thing = value.if_object()) return read_thing(*thing);
  if (const json::array* list = value.if_array()) return read_messages(*list);
  return std::nullopt;
}

std::optional<Message> read_form(const json::value& form) {
  const json::object* object = form.if_object();
  if (object == nullptr || object->size() != 2) return std::nullopt;
  const json::value* id = object->if_contains("id");
  const json::value* args = object->if_contains("args");
  if (id == nullptr || !id->is_string() || args == nullptr || !args->is_object())
    return std::nullopt;
  Message message(std::string(id->get_string()));
  for (const auto& [name, given] : args->get_object()) {
    auto value = read_value(given);
    if (!value) return std::nullopt;
    message.args.push_back({.name = name, .value = *std::move(value)});
  }
  return message;
}

}  // namespace

std::optional<Message> read_message(std::string_view text) {
  json::error_code broken;
  const json::value form = json::parse(text, broken);
  return broken ? std::nullopt : read_form(form);
}

}  // namespace orrery
