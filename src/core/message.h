// Everything said to people is a message: an id and typed arguments. Text is made from it at the
// edge (terminal, web) with a catalogue, so that it can be said in any language.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <boost/json/fwd.hpp>

#include "core/seat.h"

namespace orrery {

namespace json = boost::json;

struct Message;

// A named thing of a game: a good, a card, a space. The catalogue may know its name under
// "<type>.<id>"; otherwise the id itself is shown.
struct Term {
  std::string type;
  std::string id;
  friend bool operator==(const Term&, const Term&) = default;
};

using Value = std::variant<std::int64_t, Seat, Term, std::string, std::vector<Message>>;

struct Argument {
  std::string name;
  Value value;
  friend bool operator==(const Argument&, const Argument&);
};

struct Message {
  std::string id;
  std::vector<Argument> args;

  Message() = default;
  Message(std::string message_id, std::vector<Argument> arguments = {})  // NOLINT(*-explicit-*)
      : id(std::move(message_id)), args(std::move(arguments)) {}

  // The argument of that name, or null.
  const Value* find(std::string_view name) const;
  friend bool operator==(const Message&, const Message&) = default;
};

inline bool operator==(const Argument& a, const Argument& b) {
  return a.name == b.name && a.value == b.value;
}

// {"id": "solenia.placed", "args": {"seat": {"seat": 0}, "card": {"card": "1A"}, "price": 2}}
json::object to_json(const Message& message);
// Reads that as a text; nothing if the text is of another form.
std::optional<Message> read_message(std::string_view text);
// The arguments alone, as above.
json::object args_json(const Message& message);

}  // namespace orrery
