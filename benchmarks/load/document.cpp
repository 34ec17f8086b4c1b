#include "load/document.h"

#include <fmt/format.h>

namespace orrery::load {
namespace {

std::optional<std::int64_t> integer(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr || !value->is_int64()) return std::nullopt;
  return value->get_int64();
}

// Adds the steps of `lines` to `log`; false if they are no lines of a log.
bool add_lines(const json::value* lines, std::vector<std::int64_t>& log) {
  if (lines == nullptr || !lines->is_array()) return false;
  for (const json::value& line : lines->get_array()) {
    const json::object* object = line.if_object();
    const auto step = object != nullptr ? integer(*object, "step") : std::nullopt;
    if (!step || (!log.empty() && *step < log.back())) return false;
    log.push_back(*step);
  }
  return true;
}

const json::object* member(const json::value& value, std::string_view key) {
  const json::object* object = value.if_object();
  const json::value* found = object != nullptr ? object->if_contains(key) : nullptr;
  return found != nullptr ? found->if_object() : nullptr;
}

// The lists of answers, one for each way of describing them.
const json::array* groups(const json::value& document) {
  const json::object* asked = member(document, "asked");
  const json::value* moves = asked != nullptr ? asked->if_contains("moves") : nullptr;
  return moves != nullptr ? moves->if_array() : nullptr;
}

}  // namespace

std::expected<void, std::string> Document::take_table(const json::object& message) {
  const auto seq = integer(message, "seq");
  const json::value* document = message.if_contains("doc");
  if (!seq || document == nullptr || !document->is_object())
    return std::unexpected("a table without seq or doc");
  log_.clear();
  if (!add_lines(message.if_contains("log"), log_))
    return std::unexpected("a table whose log is no list of lines");
  value_ = *document;
  seq_ = *seq;
  return {};
}

std::expected<void, std::string> Document::take_update(const json::object& message) {
  const auto from = integer(message, "from");
  const auto to = integer(message, "to");
  const json::value* delta = message.if_contains("delta");
  if (!from || !to || delta == nullptr)
    return std::unexpected("an update without from, to or delta");
  if (*to <= seq_) return {};
  if (*from != seq_)
    return std::unexpected(fmt::format("an update from {} to {} at {}", *from, *to, seq_));
  if (auto applied = apply_delta(value_, *delta); !applied) return applied;
  seq_ = *to;
  if (const json::value* log = message.if_contains("log")) {
    if (!log->is_object()) return std::unexpected("an update whose log is no object");
    return take_log(log->get_object());
  }
  return {};
}

std::expected<void, std::string> Document::take_log(const json::object& change) {
  const auto from = integer(change, "from");
  if (!from) return std::unexpected("lines of a log without from");
  while (!log_.empty() && log_.back() >= *from) log_.pop_back();
  if (!add_lines(change.if_contains("lines"), log_))
    return std::unexpected("lines of a log that are out of order");
  return {};
}

bool Document::over() const {
  const json::object* table = member(value_, "table");
  const json::value* phase = table != nullptr ? table->if_contains("phase") : nullptr;
  return phase != nullptr && phase->is_string() && phase->get_string() == "over";
}

std::optional<std::int64_t> Document::asked() const {
  const json::object* asked = member(value_, "asked");
  return asked != nullptr ? integer(*asked, "decision") : std::nullopt;
}

std::size_t Document::answers() const {
  std::size_t count = 0;
  if (const json::array* all = groups(value_))
    for (const json::value& group : *all) count += group.at("of").as_array().size();
  return count;
}

std::string_view Document::answer(std::size_t number) const {
  if (const json::array* all = groups(value_))
    for (const json::value& group : *all) {
      const json::array& of = group.at("of").as_array();
      if (number < of.size()) return of[number].as_array().at(0).as_string();
      number -= of.size();
    }
  return {};
}

}  // namespace orrery::load
