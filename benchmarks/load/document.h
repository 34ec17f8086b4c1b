// A table as one viewer has it: the document the server sent once, brought up to date by updates.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "load/delta.h"

namespace orrery::load {

class Document {
 public:
  // Takes a `table` message.
  std::expected<void, std::string> take_table(const json::object& message);
  // Takes an `update`. One that leads to nothing new is passed over; one that does not begin where
  // the document is, or does not fit it, is an error: ask for the whole table.
  std::expected<void, std::string> take_update(const json::object& message);

  bool known() const { return seq_ > 0; }
  std::int64_t seq() const { return seq_; }
  const json::value& value() const { return value_; }
  // The steps of the lines of the log, in order.
  const std::vector<std::int64_t>& log() const { return log_; }

  bool over() const;
  // The number of the decision the viewer is asked for.
  std::optional<std::int64_t> asked() const;
  // The answers to it, in the order of the document.
  std::size_t answers() const;
  std::string_view answer(std::size_t number) const;

 private:
  std::expected<void, std::string> take_log(const json::object& change);

  json::value value_;
  std::int64_t seq_ = 0;
  std::vector<std::int64_t> log_;
};

}  // namespace orrery::load
