#include "table/seating.h"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/hash.h"

namespace orrery {

std::expected<Seating, Message> Seating::make(std::vector<SeatInfo> seats, const AnyGame& game) {
  assert(seats.size() == static_cast<std::size_t>(game.players()));
  Seating seating;
  for (const SeatInfo& seat : seats) {
    seating.bots_.push_back(make_bot(seat.kind, game));
    if (seating.bots_.back() == nullptr && seat.kind != kHumanKind)
      return std::unexpected(Message(
          "table.unknown_kind",
          {{"kind", seat.kind}, {"kinds", fmt::format("{}", fmt::join(bot_names(), ", "))}}));
  }
  seating.seats_ = std::move(seats);
  return seating;
}

int Seating::people() const {
  return static_cast<int>(std::ranges::count_if(bots_, [](const auto& bot) { return !bot; }));
}

std::vector<std::string> Seating::names() const {
  std::vector<std::string> names;
  for (const SeatInfo& seat : seats_) names.push_back(seat.name);
  return names;
}

std::optional<Seat> Seating::next_bot(const Course& course) const {
  for (const Seat seat : course.active())
    if (is_bot(seat)) return seat;
  return std::nullopt;
}

Move Seating::choose(const Course& course, Seat seat) const {
  assert(is_bot(seat));
  Rng rng(hash_of(course.seed().words, course.steps().size()));
  return bot_at(seat)->choose(course.game(), course.state(), seat, rng);
}

void Seating::play_bots(Course& course) const {
  while (const std::optional<Seat> seat = next_bot(course)) {
    const auto played = course.play(*seat, choose(course, *seat));
    assert(played);
    if (!played) return;
  }
}

}  // namespace orrery
