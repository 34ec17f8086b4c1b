// Turns messages into sentences of one language. A catalogue is a JSON object per area under
// messages/<language>/: message id -> template. Templates are a subset of ICU message format:
//   {name}                                     the argument
//   {name, plural, one {# good} other {# goods}}   by number; # is the number itself,
//                                              =0 {...} before them is for exactly that number
//   {name, select, none {...} other {...}}     by the id of a term, or the text
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace orrery {

class Catalogue {
 public:
  // The catalogue of a language built into the program ("en").
  static Catalogue built_in(std::string_view language = "en");

  // Adds the templates of one JSON file; throws std::runtime_error on a broken file, which is a
  // defect of the program, not of its input.
  void add(std::string_view json_text);

  using SeatName = std::function<std::string(Seat)>;
  // Seats are named by `seat_name`, by default "seat 1" and so on (counted from 1 for people).
  std::string say(const Message& message, const SeatName& seat_name = {}) const;
  // The name of a term alone: a good, a score row.
  std::string name(const Term& term) const;
  bool has(std::string_view id) const { return templates_.contains(id); }
  std::vector<std::string> ids() const;

 private:
  std::map<std::string, std::string, std::less<>> templates_;
};

}  // namespace orrery
