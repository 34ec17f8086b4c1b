#include "load/document.h"

#include <fmt/format.h>

namespace orrery::load {
namespace {

std::optional<std::int64_t> integer(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr || !value->is_int64()) return std::nullopt;
  return value->get_int64();
}

const json::object* member(const json::value& value, std::string_view key) {
  const json::object* object = value.if_object();
  const json::value* found = object != nullptr ? object->if_contains(key) : nullptr;
  return found != nullptr ? found->if_object() : nullptr;
}

// What is asked of the viewer; null also before the document came.
const json::value& asked_in(const json::value& document) {
  static const json::value nothing;
  const json::object* object = document.if_object();
  const json::value* asked = object != nullptr ? object->if_contains("asked") : nullptr;
  return asked != nullptr ? *asked : nothing;
}

// The lists of answers, one for each way of describing them.
const json::array* groups(const json::value& asked) {
  const json::object* object = asked.if_object();
  const json::value* moves = object != nullptr ? object->if_contains("moves") : nullptr;
  return moves != nullptr ? moves->if_array() : nullptr;
}

const json::array& columns(const json::value& group) { return group.at("of").as_array(); }

std::size_t size_of(const json::value& group) { return columns(group).at(0).as_array().size(); }

std::string written(const json::value& value) {
  return value.is_string() ? std::string(value.get_string()) : json::serialize(value);
}

// The notation of an answer of the group: "at {@space}" with the value of that argument put in, or
// what stands in the first column.
std::string notation(const json::value& group, std::size_t number) {
  const json::value* pattern = group.as_object().if_contains("move");
  if (pattern == nullptr) return written(columns(group).at(0).at(number));
  std::string text(pattern->as_string());
  const std::size_t open = text.find('{');
  const std::size_t close = text.find('}');
  const std::string_view key = std::string_view(text).substr(open + 1, close - open - 1);
  const json::array& args = group.at("args").as_array();
  for (std::size_t i = 0; i < args.size(); ++i)
    if (args[i].as_string() == key)
      return text.replace(open, close + 1 - open, written(columns(group).at(i).at(number)));
  return text;
}

}  // namespace

std::size_t count_answers(const json::value& asked) {
  std::size_t count = 0;
  if (const json::array* all = groups(asked))
    for (const json::value& group : *all) count += size_of(group);
  return count;
}

std::string answer_at(const json::value& asked, std::size_t number) {
  if (const json::array* all = groups(asked))
    for (const json::value& group : *all) {
      if (number < size_of(group)) return notation(group, number);
      number -= size_of(group);
    }
  return "";
}

std::expected<void, std::string> Document::take_table(const json::object& message) {
  const auto seq = integer(message, "seq");
  const json::value* document = message.if_contains("doc");
  if (!seq || document == nullptr || !document->is_object())
    return std::unexpected("a table without seq or doc");
  log_.clear();
  if (auto added = add_steps(message.if_contains("log")); !added) return added;
  value_ = *document;
  seq_ = *seq;
  return {};
}

std::expected<void, std::string> Document::take_update(const json::object& message) {
  const auto to = integer(message, "to");
  if (!to) return std::unexpected("an update that leads nowhere");
  const std::int64_t from = integer(message, "from").value_or(*to - 1);
  if (*to <= seq_) return {};
  if (from != seq_)
    return std::unexpected(fmt::format("an update from {} to {} at {}", from, *to, seq_));
  if (const json::value* delta = message.if_contains("delta"))
    if (auto applied = apply_delta(value_, *delta); !applied) return applied;
  seq_ = *to;
  if (const json::value* log = message.if_contains("log")) return add_steps(log);
  return {};
}

// Steps from the first of these on have been taken back. One without messages says only that.
std::expected<void, std::string> Document::add_steps(const json::value* steps) {
  if (steps == nullptr || !steps->is_array()) return std::unexpected("a log that is no list");
  std::int64_t last = -1;
  for (const json::value& value : steps->get_array()) {
    const json::array* step = value.if_array();
    if (step == nullptr || step->empty() || !step->front().is_int64())
      return std::unexpected("a step of the log without a number");
    const std::int64_t number = step->front().get_int64();
    if (number <= last) return std::unexpected("steps of the log that are out of order");
    last = number;
    while (!log_.empty() && log_.back().step >= number) log_.pop_back();
    if (step->size() > 1) log_.push_back({.step = number, .messages = step->size() - 1});
  }
  return {};
}

bool Document::over() const {
  const json::object* table = member(value_, "table");
  const json::value* phase = table != nullptr ? table->if_contains("phase") : nullptr;
  return phase != nullptr && phase->is_string() && phase->get_string() == "over";
}

std::int64_t Document::decision() const {
  const json::object* object = value_.if_object();
  return object != nullptr ? integer(*object, "decision").value_or(-1) : -1;
}

std::optional<std::int64_t> Document::asked() const {
  if (!asked_in(value_).is_object()) return std::nullopt;
  return decision();
}

std::size_t Document::answers() const { return count_answers(asked_in(value_)); }

std::string Document::answer(std::size_t number) const {
  return answer_at(asked_in(value_), number);
}

}  // namespace orrery::load
