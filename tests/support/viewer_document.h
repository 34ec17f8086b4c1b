// A table as one viewer has it, for tests: the load program's document, which is written from
// docs/protocol.md alone, so that it and the server check each other. Here whatever does not fit
// throws, and the messages of the log are kept.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "load/document.h"

namespace orrery::test {

namespace json = boost::json;

// Makes of `value` what the delta says; throws std::runtime_error where it does not fit.
void apply_delta(json::value& value, const json::value& delta);

// The notations of all answers that `asked` of a document lists, in order.
std::vector<std::string> answers_in(const json::value& asked);

class ViewerDocument {
 public:
  // A `table` or an `update`; throws std::runtime_error if it does not follow from what is known.
  // The server sends nothing twice, so an update that brings nothing new does not follow either.
  void take(const json::object& frame);

  std::int64_t seq() const { return document_.seq(); }
  const json::value& value() const { return document_.value(); }
  const json::value& you() const { return you_; }
  const json::array& log() const { return log_; }
  int updates() const { return updates_; }

  const json::value& at(const std::string& pointer) const { return value().at_pointer(pointer); }
  std::string phase() const;
  bool over() const { return document_.over(); }
  bool asked() const { return document_.asked().has_value(); }
  std::int64_t decision() const { return value().at("decision").as_int64(); }
  std::vector<std::string> answers() const { return answers_in(value().at("asked")); }

 private:
  void take_log(const json::array& steps);

  load::Document document_;
  json::value you_;
  json::array log_;
  int updates_ = 0;  // since the last whole table
};

}  // namespace orrery::test
