#include "support/viewer_document.h"

#include <stdexcept>
#include <string_view>

#include <fmt/format.h>

namespace orrery::test {
namespace {

void require(bool condition, std::string_view what) {
  if (!condition) throw std::runtime_error(std::string(what));
}

// {"@": [start, count, ...values]}
void splice(json::array& list, const json::array& change) {
  require(change.size() >= 2, "a splice names where and how many");
  const auto start = change.at(0).to_number<std::size_t>();
  const auto count = change.at(1).to_number<std::size_t>();
  require(start + count <= list.size(), "a splice stays inside its list");
  const auto at = list.begin() + static_cast<std::ptrdiff_t>(start);
  auto place = list.erase(at, at + static_cast<std::ptrdiff_t>(count));
  for (std::size_t i = 2; i < change.size(); ++i) place = list.insert(place, change[i]) + 1;
}

void apply_inside(json::array& list, const json::object& delta) {
  for (const auto& [key, change] : delta) {
    if (key == "@") {
      require(delta.size() == 1, "a splice stands alone");
      splice(list, change.as_array());
      continue;
    }
    const std::size_t index = std::stoul(std::string(key));
    require(index < list.size(), "an index is inside its list");
    apply_delta(list[index], change);
  }
}

void apply_inside(json::object& object, const json::object& delta) {
  for (const auto& [key, change] : delta) {
    if (change.is_array() && change.get_array().empty()) {
      require(object.erase(key) == 1, "what goes was there");
      continue;
    }
    require(object.contains(key) || change.is_array(), "what changes was there");
    apply_delta(object[key], change);
  }
}

std::string text_of(const json::value& value) {
  return value.is_string() ? std::string(value.get_string()) : json::serialize(value);
}

// "at {@space}" with the value of that argument.
std::string filled(std::string pattern, const json::object& group, std::size_t number) {
  const json::array& args = group.at("args").as_array();
  for (std::size_t i = 0; i < args.size(); ++i) {
    const std::string key = fmt::format("{{{}}}", std::string_view(args[i].as_string()));
    if (const std::size_t at = pattern.find(key); at != std::string::npos)
      return pattern.replace(at, key.size(), text_of(group.at("of").at(i).at(number)));
  }
  throw std::runtime_error("a pattern names one of the arguments: " + pattern);
}

}  // namespace

void apply_delta(json::value& value, const json::value& delta) {
  if (const json::array* set = delta.if_array()) {
    require(set->size() == 1, "a value is set to one value");
    value = set->front();
    return;
  }
  if (value.is_array()) return apply_inside(value.get_array(), delta.as_object());
  require(value.is_object(), "one goes inside of lists and objects alone");
  apply_inside(value.get_object(), delta.as_object());
}

std::vector<std::string> answers_in(const json::value& asked) {
  std::vector<std::string> answers;
  if (asked.is_null()) return answers;
  for (const json::value& each : asked.at("moves").as_array()) {
    const json::object& group = each.as_object();
    const json::array& first = group.at("of").at(0).as_array();
    for (std::size_t i = 0; i < first.size(); ++i)
      answers.push_back(group.contains("move") ? filled(text_of(group.at("move")), group, i)
                                               : text_of(first[i]));
  }
  return answers;
}

void ViewerDocument::take(const json::object& frame) {
  if (frame.at("type") == "table") {
    value_ = frame.at("doc");
    you_ = frame.at("you");
    log_ = frame.at("log").as_array();
    seq_ = frame.at("seq").as_int64();
    updates_ = 0;
    return;
  }
  const std::int64_t to = frame.at("to").as_int64();
  const json::value* from = frame.if_contains("from");
  const std::int64_t needed = from == nullptr ? to - 1 : from->as_int64();
  require(needed == seq_, fmt::format("an update from {} to {} does not fit {}", needed, to, seq_));
  if (const json::value* delta = frame.if_contains("delta")) apply_delta(value_, *delta);
  if (const json::value* steps = frame.if_contains("log")) take_log(steps->as_array());
  seq_ = to;
  ++updates_;
}

void ViewerDocument::take_log(const json::array& steps) {
  const std::int64_t first = steps.at(0).at(0).as_int64();
  while (!log_.empty() && log_.back().at(0).as_int64() >= first) log_.pop_back();
  for (const json::value& step : steps)
    if (step.as_array().size() > 1) log_.push_back(step);
}

std::string ViewerDocument::phase() const { return text_of(at("/table/phase")); }

}  // namespace orrery::test
