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

}  // namespace orrery
