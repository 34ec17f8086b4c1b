#include "table/course.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace orrery {
namespace {

// What stands in the way of taking a step back: something hidden that the seat learned, or that
// another seat learned through the step, as the one on turn who draws when the last answer is in.
const Event* learned_by(const Events& events, Seat seat) {
  const auto found = std::ranges::find_if(events, [&](const Event& event) {
    return event.learned.has(seat) || (event.seat != seat && !event.learned.empty());
  });
  return found == events.end() ? nullptr : &*found;
}

}  // namespace

Course::Course(GamePtr game, const Seed& seed)
    : game_(std::move(game)), seed_(seed), state_(game_->setup(seed)) {
  game_->settle(state_, &opening_);
}

Course::Course(GamePtr game, const Seed& seed, const AnyState& start)
    : game_(std::move(game)), seed_(seed), state_(start) {}

AnyState Course::state_after(std::size_t steps) const {
  assert(steps <= steps_.size());
  if (steps == steps_.size()) return state_;
  const std::size_t size = game_->state_bytes();
  return AnyState::of_bytes(std::span(before_).subspan(steps * size, size));
}

std::expected<void, Message> Course::play(Seat seat, Move move) {
  AnyState next = state_;
  Events events;
  if (auto applied = game_->try_apply(next, seat, move, &events); !applied)
    return std::unexpected(std::move(applied.error().reason));
  game_->settle(next, &events);
  steps_.push_back({.seat = seat, .move = move, .events = std::move(events)});
  const auto bytes = state_.bytes();
  before_.insert(before_.end(), bytes.begin(), bytes.end());
  state_ = next;
  ++decisions_[static_cast<std::size_t>(index(seat))];
  return {};
}

std::expected<std::size_t, Message> Course::undoable(Seat seat) const {
  std::size_t i = steps_.size();
  while (i > 0 && steps_[i - 1].seat != seat) --i;
  if (i == 0) return std::unexpected(Message("table.undo_nothing"));
  const std::size_t mine = i - 1;
  for (i = mine; i < steps_.size(); ++i)
    if (const Event* event = learned_by(steps_[i].events, seat))
      return std::unexpected(Message("table.undo_learned",
                                     {{"seen", std::vector{game_->event_message(*event, seat)}}}));
  if (mine + 1 < steps_.size() && !rest_without(mine))
    return std::unexpected(Message("table.undo_other_acted", {{"seat", steps_[mine + 1].seat}}));
  return mine;
}

std::expected<void, Message> Course::undo(Seat seat) {
  const auto step = undoable(seat);
  if (!step) return std::unexpected(step.error());
  Course rest = *rest_without(*step);
  cut(*step);
  std::ranges::move(rest.steps_, std::back_inserter(steps_));
  before_.insert(before_.end(), rest.before_.begin(), rest.before_.end());
  state_ = rest.state_;
  ++decisions_[static_cast<std::size_t>(index(seat))];
  return {};
}

void Course::rewind(std::size_t steps) {
  cut(steps);
  for (int& decision : decisions_) ++decision;
}

void Course::cut(std::size_t steps) {
  state_ = state_after(steps);
  steps_.resize(steps);
  before_.resize(steps * game_->state_bytes());
}

std::optional<Course> Course::rest_without(std::size_t dropped) const {
  Course rest(game_, seed_, state_after(dropped));
  // Only who was asked together with the taken-back decision answered independently of it.
  const SeatSet asked = rest.active();
  for (std::size_t i = dropped + 1; i < steps_.size(); ++i) {
    const Step& step = steps_[i];
    if (!asked.has(step.seat) || !rest.play(step.seat, step.move)) return std::nullopt;
    if (!rest.active().has(steps_[dropped].seat)) return std::nullopt;
  }
  return rest;
}

std::vector<LogLine> Course::log(Viewer viewer, std::size_t first) const {
  std::vector<LogLine> lines;
  const auto add = [&](std::size_t number, const Events& events) {
    for (const Event& event : events)
      lines.push_back({number, game_->event_message(event, viewer)});
  };
  if (first == 0) add(0, opening_);
  for (std::size_t i = std::max<std::size_t>(first, 1); i <= steps_.size(); ++i)
    add(i, steps_[i - 1].events);
  return lines;
}

}  // namespace orrery
