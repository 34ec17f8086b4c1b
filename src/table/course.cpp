#include "table/course.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/hash.h"

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

std::uint64_t state_hash(const AnyState& state) { return hash_bytes(state.bytes()); }

std::uint16_t short_hash(const AnyState& state) {
  return static_cast<std::uint16_t>(state_hash(state));
}

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
  const std::size_t kept = steps / kStride;
  AnyState state = AnyState::of_bytes(std::span(kept_).subspan(kept * size, size));
  for (std::size_t i = kept * kStride; i < steps; ++i) {
    game_->apply(state, steps_[i].seat, steps_[i].move, nullptr);
    game_->settle(state, nullptr);
  }
  return state;
}

std::expected<Course::Tried, Message> Course::applied(Seat seat, Move move) const {
  Tried tried{.step = {.seat = seat, .move = move, .hash = 0, .events = {}},
              .state = state_,
              .number = steps_.size() + 1};
  if (auto applied = game_->try_apply(tried.state, seat, move, &tried.step.events); !applied)
    return std::unexpected(std::move(applied.error().reason));
  game_->settle(tried.state, &tried.step.events);
  return tried;
}

std::expected<Course::Tried, Message> Course::try_play(Seat seat, Move move) const {
  auto tried = applied(seat, move);
  if (tried) tried->step.hash = short_hash(tried->state);
  return tried;
}

std::expected<Course::Tried, Message> Course::try_play(Seat seat, std::string_view notation) const {
  const auto move = game_->parse_move(notation);
  if (!move) return std::unexpected(move.error());
  return try_play(seat, *move);
}

void Course::take(Tried tried) {
  assert(tried.number == steps_.size() + 1);
  if (steps_.size() % kStride == 0) {
    const auto bytes = state_.bytes();
    kept_.insert(kept_.end(), bytes.begin(), bytes.end());
  }
  ++decisions_[static_cast<std::size_t>(index(tried.step.seat))];
  steps_.push_back(std::move(tried.step));
  state_ = tried.state;
}

std::expected<void, Message> Course::taken(std::expected<Tried, Message> tried) {
  if (!tried) return std::unexpected(std::move(tried.error()));
  take(*std::move(tried));
  return {};
}

std::expected<void, Message> Course::play(Seat seat, Move move) {
  return taken(try_play(seat, move));
}

std::expected<void, Message> Course::play(Seat seat, std::string_view notation) {
  return taken(try_play(seat, notation));
}

std::expected<void, Message> Course::play_again(Seat seat, std::string_view notation,
                                                std::uint16_t hash) {
  const auto move = game_->parse_move(notation);
  if (!move) return std::unexpected(move.error());
  auto tried = applied(seat, *move);
  if (tried) tried->step.hash = hash;
  return taken(std::move(tried));
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
  if (mine + 1 < steps_.size() && !stand_without(mine))
    return std::unexpected(Message("table.undo_other_acted", {{"seat", steps_[mine + 1].seat}}));
  return mine;
}

std::expected<void, Message> Course::undo(Seat seat) {
  const auto step = undoable(seat);
  if (!step) return std::unexpected(step.error());
  take_back(*step);
  return {};
}

void Course::take_back(std::size_t step) {
  Decisions decisions = decisions_;
  ++decisions[static_cast<std::size_t>(index(steps_[step].seat))];
  const std::vector<Step> later(steps_.begin() + static_cast<std::ptrdiff_t>(step) + 1,
                                steps_.end());
  cut(step);
  for (const Step& each : later) {
    [[maybe_unused]] const auto played = play(each.seat, each.move);
    assert(played);
  }
  decisions_ = decisions;
}

void Course::rewind(std::size_t steps) {
  cut(steps);
  for (int& decision : decisions_) ++decision;
}

void Course::cut(std::size_t steps) {
  state_ = state_after(steps);
  steps_.resize(steps);
  kept_.resize((steps + kStride - 1) / kStride * game_->state_bytes());
}

bool Course::stand_without(std::size_t step) const {
  AnyState state = state_after(step);
  // Only who was asked together with the taken-back decision answered independently of it.
  const SeatSet asked = game_->active(state);
  for (std::size_t i = step + 1; i < steps_.size(); ++i) {
    const Seat seat = steps_[i].seat;
    if (!asked.has(seat) || !game_->try_apply(state, seat, steps_[i].move, nullptr)) return false;
    game_->settle(state, nullptr);
    if (!game_->active(state).has(steps_[step].seat)) return false;
  }
  return true;
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
