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

// A step of the log: the number of a move, and how many messages say what happened.
struct LogStep {
  std::int64_t step = 0;
  std::size_t messages = 0;
  friend bool operator==(const LogStep&, const LogStep&) = default;
};

// The answers that `asked` of a document lists, in its order, as they are sent. There are none
// where nothing is asked.
std::size_t count_answers(const json::value& asked);
std::string answer_at(const json::value& asked, std::size_t number);

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
  const std::vector<LogStep>& log() const { return log_; }

  bool over() const;
  // The number of the viewer's present or next decision; -1 if it has none.
  std::int64_t decision() const;
  // That number, if the viewer is asked now.
  std::optional<std::int64_t> asked() const;
  // The answers to it.
  std::size_t answers() const;
  std::string answer(std::size_t number) const;

 private:
  std::expected<void, std::string> add_steps(const json::value* steps);

  json::value value_;
  std::int64_t seq_ = 0;
  std::vector<LogStep> log_;
};

}  // namespace orrery::load
