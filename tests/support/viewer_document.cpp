#include "support/viewer_document.h"

#include <expected>
#include <stdexcept>

#include <fmt/format.h>

namespace orrery::test {
namespace {

void require(const std::expected<void, std::string>& done) {
  if (!done) throw std::runtime_error(done.error());
}

}  // namespace

void apply_delta(json::value& value, const json::value& delta) {
  require(load::apply_delta(value, delta));
}

std::vector<std::string> answers_in(const json::value& asked) {
  std::vector<std::string> answers(load::count_answers(asked));
  for (std::size_t i = 0; i < answers.size(); ++i) answers[i] = load::answer_at(asked, i);
  return answers;
}

void ViewerDocument::take(const json::object& frame) {
  if (!frame.contains("update")) {
    require(document_.take_table(frame));
    you_ = frame.at("you");
    log_ = frame.at("log").as_array();
    updates_ = 0;
    return;
  }
  const std::int64_t to = frame.at("to").as_int64();
  if (to <= seq())
    throw std::runtime_error(fmt::format("an update to {} brings nothing new at {}", to, seq()));
  require(document_.take_update(frame));
  if (const json::value* steps = frame.if_contains("log")) take_log(steps->as_array());
  ++updates_;
}

void ViewerDocument::take_log(const json::array& steps) {
  const std::int64_t first = steps.at(0).at(0).as_int64();
  while (!log_.empty() && log_.back().at(0).as_int64() >= first) log_.pop_back();
  for (const json::value& step : steps)
    if (step.as_array().size() > 1) log_.push_back(step);
}

std::string ViewerDocument::phase() const { return std::string(at("/table/phase").as_string()); }

}  // namespace orrery::test
