// A table as one viewer has it: what the server sent once, brought up to date by its updates.
// Written from docs/protocol.md alone, so that it and the server check each other.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <boost/json.hpp>

namespace orrery::test {

namespace json = boost::json;

// Makes of `value` what the delta says; throws std::runtime_error where it does not fit.
void apply_delta(json::value& value, const json::value& delta);

// The notations of all answers that `asked` of a document lists, in order.
std::vector<std::string> answers_in(const json::value& asked);

class ViewerDocument {
 public:
  // A `table` or an `update`; throws std::runtime_error if it does not follow from what is known.
  void take(const json::object& frame);

  std::int64_t seq() const { return seq_; }
  const json::value& value() const { return value_; }
  const json::value& you() const { return you_; }
  const json::array& log() const { return log_; }
  int updates() const { return updates_; }

  const json::value& at(const std::string& pointer) const { return value_.at_pointer(pointer); }
  std::string phase() const;
  bool over() const { return phase() == "over"; }
  bool asked() const { return !value_.at("asked").is_null(); }
  std::int64_t decision() const { return value_.at("decision").as_int64(); }
  std::vector<std::string> answers() const { return answers_in(value_.at("asked")); }

 private:
  void take_log(const json::array& steps);

  json::value value_;
  json::value you_;
  json::array log_;
  std::int64_t seq_ = 0;
  int updates_ = 0;  // since the last whole table
};

}  // namespace orrery::test
