#include "core/message.h"

#include <boost/json.hpp>

namespace orrery {
namespace {

json::value value_json(const Value& value) {
  struct ToJson {
    json::value operator()(std::int64_t number) const { return number; }
    json::value operator()(Seat seat) const { return json::object{{"seat", index(seat)}}; }
    json::value operator()(const Term& term) const { return json::object{{term.type, term.id}}; }
    json::value operator()(const std::string& text) const { return json::string(text); }
    json::value operator()(const std::vector<Message>& messages) const {
      json::array list;
      for (const Message& message : messages) list.push_back(to_json(message));
      return list;
    }
  };
  return std::visit(ToJson{}, value);
}

}  // namespace

const Value* Message::find(std::string_view name) const {
  for (const Argument& arg : args)
    if (arg.name == name) return &arg.value;
  return nullptr;
}

json::object args_json(const Message& message) {
  json::object args;
  for (const Argument& arg : message.args) args[arg.name] = value_json(arg.value);
  return args;
}

json::object to_json(const Message& message) {
  return {{"id", message.id}, {"args", args_json(message)}};
}

}  // namespace orrery
